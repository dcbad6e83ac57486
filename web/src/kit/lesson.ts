/** The parts of a lesson's table, loaded together. */

import LessonBar from "./LessonBar.svelte";
import LessonDone from "./LessonDone.svelte";

export default { LessonBar, LessonDone };
