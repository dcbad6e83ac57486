/** How the kit draws the pieces of a game: with the game's own component, or with the kit's card. */

import type { Component } from "svelte";
import type { Piece } from "$generated/words/Piece";
import { SvelteMap } from "svelte/reactivity";

/** Draws one piece at the available width. */
export type Face = Component<{ piece: Piece }>;

const faces = new SvelteMap<string, Face>();

export const setFace = (game: string, face: Face): void => void faces.set(game, face);

export const faceOf = (game: string): Face | null => faces.get(game) ?? null;
