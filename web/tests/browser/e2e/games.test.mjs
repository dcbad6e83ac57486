/** Whole games at desktop size by mouse. */

import { testWholeGames } from "./games.mjs";

testWholeGames({ phone: false });
