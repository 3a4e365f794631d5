import type { Race } from '../data/races.ts';
import type { UnitType } from '../data/units.ts';
import { type Character, cardOf, newCharacter } from '../state/character.ts';
import { BLANK, changed, type Game, groundIn, NEW_CENTRE, NEW_PLAYER, withPlayer } from '../state/game.ts';
import type { LaidBoard } from '../state/ground.ts';
import { spotIn } from '../state/places.ts';
import { type CstOptions, resolveOptions } from '../state/resolveOptions.ts';
import { type PlayerNumber, seatOf } from '../state/seats.ts';
import { newUnit, type Unit, unitId } from '../state/unit.ts';
import { addCharacters, addUnits } from '../state/units.ts';

/** A position for a test: boards side by side, one race for each player, and the pieces on the map. */
export interface Drawn {
  readonly boards?: readonly LaidBoard[];
  readonly races?: readonly Race[];
  readonly options?: CstOptions;
}

/** A match in OPERATIONS of the first player, with nothing on the map yet. */
export const position = ({ boards, races = ['Humans', 'Orcs'], options }: Drawn = {}): Game => {
  const resolved = resolveOptions({ players: races.length, ...options });
  const bare = changed(BLANK, {
    options: resolved,
    layout: boards ?? [{ board: 'B01', q: 0, r: 0, rotation: 0 }],
    setUp: { boards: [], layer: -1, purchases: [] },
    phase: 'operations',
    turn: 1,
    active: 0,
    players: races.map((race, player) => ({ ...NEW_PLAYER, race, bloc: resolved.teams[player] ?? 0 })),
    units: [],
  });
  return changed(bare, { centres: groundIn(bare).centres.map(() => NEW_CENTRE) });
};

/** Adds a Unit that has been there since the START of its owner's turn. */
export const place = (
  game: Game,
  owner: PlayerNumber,
  type: UnitType,
  at: string,
  more: Partial<Unit> = {},
): Game => {
  const spot = spotIn(game, at);
  if (spot < 0) throw new Error(`${at} is not on the map`);
  const raised = game.players[owner]?.raised ?? 0;
  const unit = newUnit(unitId(owner, raised), owner, type, spot, { startedAt: spot, ...more });
  return withPlayer(addUnits(game, [unit]), owner, { raised: raised + 1 });
};

export const placeCharacter = (
  game: Game,
  owner: PlayerNumber,
  card: string,
  at: string,
  more: Partial<Character> = {},
): Game => {
  const spot = spotIn(game, at);
  return addCharacters(game, [newCharacter(cardOf(card), owner, spot, { startedAt: spot, ...more })]);
};

/** The first, second, … Unit ever raised by a player. */
export const nth = (owner: PlayerNumber, serial: number): number => unitId(owner, serial);

export const seat = seatOf;
