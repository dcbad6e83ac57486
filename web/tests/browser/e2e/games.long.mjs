import { testWholeGames } from "./games.mjs";

testWholeGames({ race: "desk", roll: "phone", defenders: "phone" });
