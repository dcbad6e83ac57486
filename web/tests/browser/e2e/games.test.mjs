import { testWholeGames } from "./games.mjs";

// In Roll and Planet Defenders every kind of question has come up by then.
testWholeGames([
  { game: "race", where: "phone" },
  { game: "roll", where: "desk", byHand: 14 },
  { game: "defenders", where: "desk", byHand: 14 },
]);
