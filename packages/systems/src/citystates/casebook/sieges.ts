import type { Breach, Siege } from '../rules/siege/state.ts';
import type { Game } from '../state/game.ts';
import { idOfSpot, spotIn } from '../state/places.ts';
import { numberOf, seatOf } from '../state/seats.ts';

interface CentreWords {
  readonly controller?: string | undefined;
  readonly besieged?: number | undefined;
}

/** Sieges of controlled centres are written with the centre, the others by hex. */
export const readSieges = (
  game: Game,
  centres: Readonly<Record<string, CentreWords>>,
  others: Readonly<Record<string, { readonly owner: string; readonly starts: number }>>,
): Siege[] =>
  [
    ...Object.entries(centres).flatMap(([hex, { controller, besieged }]) =>
      controller === undefined || besieged === undefined
        ? []
        : [{ hex: spotIn(game, hex), owner: numberOf(controller), starts: besieged }],
    ),
    ...Object.entries(others).map(([hex, { owner, starts }]) => ({
      hex: spotIn(game, hex),
      owner: numberOf(owner),
      starts,
    })),
  ].sort((a, b) => a.hex - b.hex);

export const readBreaches = (game: Game, words: Readonly<Record<string, number>>): Breach[] =>
  Object.entries(words)
    .map(([hex, count]) => ({ hex: spotIn(game, hex), count }))
    .sort((a, b) => a.hex - b.hex);

export const showSieges = (game: Game): unknown =>
  Object.fromEntries(
    game.sieges.map(({ hex, owner, starts }) => [idOfSpot(game, hex), { owner: seatOf(owner), starts }]),
  );
