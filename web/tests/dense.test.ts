/** Text that does not fit its box is set smaller, and as usual again once it fits. */

import { expect, it } from "vitest";
import { dense } from "$kit/dense";

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

it("a text without room is dense until it fits", async () => {
  const box = document.body.appendChild(document.createElement("div"));
  const node = box.appendChild(document.createElement("p"));
  let lines = 4;
  Object.defineProperty(node, "clientHeight", { get: () => 60 });
  Object.defineProperty(node, "scrollHeight", { get: () => lines * (node.hasAttribute("data-dense") ? 15 : 20) });
  const action = dense(node, "long");
  await drawn();
  expect(node.hasAttribute("data-dense")).toBe(true);
  // Looking again compares with the usual size, not with the dense one.
  action.update!("long");
  await drawn();
  expect(node.hasAttribute("data-dense")).toBe(true);
  lines = 3;
  action.update!("short");
  await drawn();
  expect(node.hasAttribute("data-dense")).toBe(false);
  action.destroy!();
  box.remove();
});
