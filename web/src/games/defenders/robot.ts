/** How a robot looks: the silhouette follows from its type, wear and face from its id. */

import { Seeded } from "$kit/seeded";
import type { RobotType } from "./facts";

export interface RobotLook {
  accent: string;
  metal: { light: string; base: string; dark: string };
  eyes: "round" | "visor" | "square" | "wink";
  eyeColor: string;
  /** Degrees that the head leans. */
  lean: number;
  stripe: boolean;
  rust: { x: number; y: number; r: number }[];
}

const ACCENTS: Record<RobotType, string> = {
  miner: "#f5b63f",
  gardener: "#86d45a",
  courier: "#62c8f5",
  welder: "#ff7d61",
  sentinel: "#b79aff",
  surveyor: "#f191cb",
};

const METALS = [
  { light: "#e8edf8", base: "#aab5cf", dark: "#5d6885" },
  { light: "#efe9e2", base: "#b9aea2", dark: "#6a6055" },
  { light: "#dfeceb", base: "#9fb8b8", dark: "#546d70" },
];

export function robotLook(id: string, type: RobotType): RobotLook {
  const seeded = new Seeded(`robot ${id}`);
  return {
    accent: ACCENTS[type],
    metal: seeded.pick(METALS),
    eyes: seeded.pick(["round", "visor", "square", "wink"] as const),
    eyeColor: seeded.pick(["#8ff6ff", "#ffe27a", "#ff9d9d", "#b8ff9d"]),
    lean: seeded.whole(-5, 5),
    stripe: seeded.chance(0.5),
    rust: Array.from({ length: seeded.whole(1, 3) }, () => ({
      x: seeded.whole(24, 40),
      y: seeded.whole(36, 47),
      r: seeded.between(1, 2.2),
    })),
  };
}
