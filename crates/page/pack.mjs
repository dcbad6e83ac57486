// Compresses every file of a folder into another one, as FILE.br and FILE.gz, where that makes it shorter.
// Node has both compressors built in, so that cargo need not compile them.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [from, to] = process.argv.slice(2);
rmSync(to, { recursive: true, force: true });
for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const packed = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, shorter] of Object.entries(packed)) {
    if (shorter.length >= bytes.length) continue;
    const target = `${join(to, path.slice(from.length))}.${ending}`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, shorter);
  }
}
