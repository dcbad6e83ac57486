import { testWholeGames } from "./games.mjs";

testWholeGames({ race: "phone", roll: "desk", defenders: "desk" });
