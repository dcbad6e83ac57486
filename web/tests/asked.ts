/** Questions for tests, with all that the server always sends along. */

import type { Choice } from "$generated/words/Choice";
import type { Question } from "$generated/words/Question";

/** A question with these answers; `more` says what is special about it. */
export function asked(choice: Choice, more: Partial<Question> = {}): Question {
  return { ask: { key: "?" }, details: [], verb: { key: "answer" }, is_part: false, presets: [], ...more, choice };
}
