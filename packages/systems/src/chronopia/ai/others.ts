/** Scouts that look, engineers that build, settlers that found (CHR-CPU-02). */
import { distance, type Hex, hexCount } from '../ground.ts';
import type { Action } from '../orders.ts';
import { cityAt, unitsOf } from '../readers.ts';
import { isSuitable } from '../rules/actions/foundCity.ts';
import { allowance } from '../rules/ground/allowance.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { pathToward } from '../rules/ground/pathToward.ts';
import { cityNameFor } from '../rules/naming.ts';
import type { Unit } from '../state.ts';
import { settlingSites } from './cities.ts';
import { type Desk, foesNear, spend } from './desk.ts';

const HOLD: Action = { a: 'hold', with: [] };

const wayTo = (desk: Desk, unit: Unit, goals: readonly Hex[], actions: number): Action[] => {
  const mover = moverOf(desk.view, unit);
  const way = pathToward(desk.view, mover, unit.at, goals, { within: 20 });
  if (way === null || way.steps.length === 0) return [HOLD];
  const each = Math.max(1, allowance(mover, 'move', {}));
  const moves: Action[] = [];
  for (let at = 0; at < way.steps.length && moves.length < actions; at += each)
    moves.push({ a: 'move', steps: way.steps.slice(at, at + each), with: [] });
  return moves;
};

/** The nearest land in supply that nobody of ours sees and no foe is near. */
const scouting = (desk: Desk, unit: Unit): Action[] => {
  const { view, me, ranges } = desk;
  const seen = new Set(view.knowledge[me]?.inSight ?? []);
  const dark: Hex[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++)
    if (
      !seen.has(hex) &&
      ranges[hex]! <= 12 &&
      distance(view.ground, unit.at, hex) <= 8 &&
      foesNear(desk, hex, 1).length === 0
    )
      dark.push(hex);
  return dark.length === 0 ? [HOLD] : wayTo(desk, unit, dark, 2);
};

/** A mine in reach is worked; else the roads between our cities are built out. */
const building = (desk: Desk, unit: Unit): Action[] => {
  const { view, ranges } = desk;
  const mines = Object.entries(view.sites)
    .filter(
      ([hex, { mine }]) =>
        mine !== undefined && ranges[Number(hex)]! <= 5 && foesNear(desk, Number(hex), 2).length === 0,
    )
    .map(([hex]) => Number(hex));
  if (mines.includes(unit.at)) return [{ a: 'workMine' }, { a: 'workMine' }];
  if (mines.length > 0) return wayTo(desk, unit, mines, 2);
  const site = view.sites[unit.at];
  if (site?.road !== true && cityAt(view, unit.at) === undefined)
    return [
      { a: 'buildRoad' },
      ...wayTo(
        desk,
        unit,
        desk.cities.map(({ at }) => at),
        1,
      ),
    ];
  if (site?.depot === undefined && ranges[unit.at]! === 5 && desk.purse > 300 && spend(desk, 50))
    return [
      { a: 'buildStructure', structure: 'depot' },
      { a: 'buildStructure', structure: 'depot' },
    ];
  return wayTo(
    desk,
    unit,
    desk.cities.filter(({ at }) => at !== unit.at).map(({ at }) => at),
    2,
  );
};

const settling = (desk: Desk, unit: Unit): Action[] => {
  if (isSuitable(desk.view, unit)) return [{ a: 'foundCity', name: cityNameFor(desk.view, desk.me) }];
  const sites = settlingSites(desk, unit.at, 8).filter((hex) => foesNear(desk, hex, 2).length === 0);
  return sites.length === 0 ? [HOLD] : wayTo(desk, unit, sites.slice(0, 6), 1);
};

const WORK = { scout: scouting, engineer: building, settler: settling } as const;

export const orderUnits = (desk: Desk): void => {
  for (const unit of unitsOf(desk.view, desk.me))
    desk.statements.push({ s: 'order', unit: unit.name, actions: WORK[unit.kind](desk, unit) });
};
