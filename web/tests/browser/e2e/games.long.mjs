/** Whole games at phone size by touch. */

import { testWholeGames } from "./games.mjs";

testWholeGames({ phone: true });
