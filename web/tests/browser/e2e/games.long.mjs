import { testWholeGames } from "./games.mjs";

testWholeGames([
  { game: "race", where: "desk" },
  { game: "roll", where: "desk" },
  { game: "roll", where: "phone" },
  { game: "defenders", where: "desk" },
  { game: "defenders", where: "phone" },
]);
