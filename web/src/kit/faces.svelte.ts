/** How the pieces of a game are drawn where the kit shows them: games bring their own drawing, or take the kit's card. */

import type { Component } from "svelte";
import type { Piece } from "$generated/words/Piece";
import { SvelteMap } from "svelte/reactivity";

/** Draws one piece as wide as there is room. */
export type Face = Component<{ piece: Piece }>;

const faces = new SvelteMap<string, Face>();

export const setFace = (game: string, face: Face): void => void faces.set(game, face);

export const faceOf = (game: string): Face | null => faces.get(game) ?? null;
