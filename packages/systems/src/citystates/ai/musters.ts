import { type Game, groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { NOBODY, type PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import { mightOf } from './might.ts';
import { threatTo } from './prizes.ts';
import type { Temper } from './temper.ts';

/** A nation's own land Units in one hex: those that must stay, and those that may go. */
export interface Muster {
  readonly at: Spot;
  readonly guard: readonly Unit[];
  readonly spare: readonly Unit[];
}

const cheapestFirst =
  (game: Game) =>
  (a: Unit, b: Unit): number =>
    mightOf(game, [a]) - mightOf(game, [b]) || a.id - b.id;

/** The fewest, weakest first, that together reach a given strength. */
const enough = (game: Game, units: readonly Unit[], might: number): Unit[] => {
  const guard: Unit[] = [];
  for (const unit of units) {
    if (mightOf(game, guard) >= might) break;
    guard.push(unit);
  }
  return guard;
};

/** The Units that must stay in a place: enough against the threat, or one to hold it. */
const guardOf = (
  game: Game,
  player: PlayerNumber,
  hex: Spot,
  units: readonly Unit[],
  temper: Temper,
): Unit[] => {
  const centre = groundIn(game).centreAt[hex] as number;
  if (centre < 0) return [];
  const { controller, pillagedInTurn } = game.centres[centre] ?? { controller: NOBODY, pillagedInTurn: 1 };
  if (pillagedInTurn > 0) return [];
  const isCity = groundIn(game).centres[centre]?.isCity === true;
  const one = controller !== player || isCity ? units.slice(0, 1) : [];
  const threat = threatTo(game, player, hex, temper.alarm) * temper.guard;
  return threat === 0 ? one : enough(game, units, Math.max(1, threat / 100));
};

/** All Units on land, hex by hex in ascending order. */
export const mustersOf = (game: Game, player: PlayerNumber, temper: Temper): Muster[] => {
  const ground = groundIn(game);
  const byHex = new Map<Spot, Unit[]>();
  for (const unit of game.units)
    if (unit.owner === player && TRAITS[unit.type].isLandFighting && ground.isOpen[unit.at] === 1)
      byHex.set(unit.at, [...(byHex.get(unit.at) ?? []), unit]);
  return [...byHex].map(([at, units]) => {
    const sorted = units.sort(cheapestFirst(game));
    const guard = guardOf(game, player, at, sorted, temper);
    return { at, guard, spare: sorted.filter((unit) => !guard.includes(unit) && !unit.hasMoved) };
  });
};
