/** Battalions of a computer empire: mines first, then depots toward the enemy and roads between the cities (CHR-CPU-02). */

import type { Action } from '../orders/orders.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { pathToward } from '../rules/ground/pathToward.ts';
import { distance, type Hex } from '../state/ground.ts';
import { citiesOf, cityAt, unitsAt } from '../state/readers.ts';
import type { Unit } from '../state/state.ts';
import { type Draft, foesNear, HOLD, isEnemy, spend } from './draft.ts';
import { unitTo } from './marching.ts';

/** Engineers live within Regular range (CHR-SUP-09). */
const MAX_RANGE = 5;

export const minesInReach = ({ view, ranges }: Draft): Hex[] =>
  Object.entries(view.sites)
    .filter(([hex, { mine }]) => mine !== undefined && ranges[Number(hex)]! <= MAX_RANGE)
    .map(([hex]) => Number(hex));

/** Others working there may block us (CHR-R-103): we do not wait forever. */
const isContested = ({ view, me, chance }: Draft, hex: Hex): boolean =>
  unitsAt(view, hex).some(({ owner, kind }) => owner !== me && kind === 'engineer') && chance(3) > 1;

const isSafe = (draft: Draft, hex: Hex): boolean => foesNear(draft, hex, 2).length === 0;

/** One battalion works a mine (CHR-R-103): the others look for another. */
const mining = (draft: Draft, unit: Unit, taken: Set<Hex>): Action[] | undefined => {
  const open = minesInReach(draft).filter(
    (hex) => !taken.has(hex) && isSafe(draft, hex) && !isContested(draft, hex),
  );
  if (open.includes(unit.at)) {
    taken.add(unit.at);
    return [{ a: 'workMine' }, { a: 'workMine' }];
  }
  const [nearest] = open.sort(
    (a, b) => distance(draft.view.ground, unit.at, a) - distance(draft.view.ground, unit.at, b) || a - b,
  );
  const way = nearest === undefined ? [HOLD] : unitTo(draft, unit, [nearest], 2);
  if (nearest === undefined || way[0] === HOLD) return undefined;
  taken.add(nearest);
  return way;
};

/** CHR-STR-04: the first within 5 of a city, each further one within 3 of another. */
const isDepotGround = ({ view, ranges, me }: Draft, hex: Hex): boolean => {
  const site = view.sites[hex];
  if (site?.depot !== undefined || cityAt(view, hex) !== undefined) return false;
  const chained = Object.entries(view.sites).some(
    ([at, { depot }]) => depot?.owner === me && distance(view.ground, Number(at), hex) <= 3,
  );
  return ranges[hex]! === 3 ? chained : ranges[hex]! >= 4 && ranges[hex]! <= MAX_RANGE;
};

/** Toward the nearest enemy city, as far as it is fed; there a depot. */
const pioneering = (draft: Draft, unit: Unit): Action[] | undefined => {
  const { view, ranges } = draft;
  const goals = citiesOf(view)
    .filter(({ owner }) => view.empires[owner]!.power === 'player' && isEnemy(draft, owner))
    .map(({ at }) => at);
  if (goals.length === 0 || !isSafe(draft, unit.at)) return undefined;
  if (unit.work?.kind === 'depot' || (isDepotGround(draft, unit.at) && draft.purse > 400 && spend(draft, 50)))
    return [
      { a: 'buildStructure', structure: 'depot' },
      { a: 'buildStructure', structure: 'depot' },
    ];
  const way = pathToward(view, moverOf(view, unit), unit.at, goals, { within: 25 });
  const fed = way?.hexes.filter((hex) => ranges[hex]! <= MAX_RANGE && isSafe(draft, hex)).at(-1);
  if (fed === undefined || fed === unit.at) return undefined;
  return pavedWay(draft, unit, [fed]);
};

/** A road in every hex it leaves (CHR-EAC-02). */
const pavedWay = (draft: Draft, unit: Unit, goals: readonly Hex[]): Action[] => {
  const { view } = draft;
  const paved = view.sites[unit.at]?.road === true || cityAt(view, unit.at) !== undefined;
  return paved ? unitTo(draft, unit, goals, 2) : [{ a: 'buildRoad' }, ...unitTo(draft, unit, goals, 1)];
};

/** From city to city, a different one every few turns. */
const paving = (draft: Draft, unit: Unit): Action[] => {
  const others = draft.cities.filter(({ at }) => at !== unit.at);
  const goal = others[(Math.floor(draft.view.turn / 6) + unit.id) % Math.max(1, others.length)];
  return goal === undefined ? [HOLD] : pavedWay(draft, unit, [goal.at]);
};

/** Battalions already at a mine keep it; the first that has none builds toward the enemy. */
export const orderEngineers = (draft: Draft, units: readonly Unit[]): void => {
  const taken = new Set<Hex>();
  const mines = new Set(minesInReach(draft));
  const settled = [...units].sort((a, b) => Number(mines.has(b.at)) - Number(mines.has(a.at)) || a.id - b.id);
  let pioneers = 0;
  for (const unit of settled) {
    const isPioneer = !mines.has(unit.at) && units.length > 1 && pioneers++ === 0;
    const actions =
      (isPioneer ? pioneering(draft, unit) : undefined) ?? mining(draft, unit, taken) ?? paving(draft, unit);
    draft.statements.push({ s: 'order', unit: unit.name, actions });
  }
};
