/** Scouts, settlers and spies (CHR-CPU-02). */

import type { Action, Improvement } from '../orders/orders.ts';
import { isSuitable } from '../rules/actions/foundCity.ts';
import { cityNameFor } from '../rules/commands/naming.ts';
import { distance, type Hex, hexCount } from '../state/ground.ts';
import { citiesOf, spiesOf, unitsOf } from '../state/readers.ts';
import type { City, Unit } from '../state/state.ts';
import { settlingSites } from './cities.ts';
import { type Desk, foesNear, HOLD, isEnemy } from './desk.ts';
import { orderEngineers } from './engineers.ts';
import { unitTo } from './marching.ts';

/** The nearest land in supply, out of our sight and with no enemy near. */
const scouting = (desk: Desk, unit: Unit): Action[] => {
  const { view, me, ranges } = desk;
  const seen = new Set(view.knowledge[me]?.inSight ?? []);
  const dark: Hex[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++)
    if (
      !seen.has(hex) &&
      ranges[hex]! <= 10 &&
      distance(view.ground, unit.at, hex) <= 8 &&
      foesNear(desk, hex, 1).length === 0
    )
      dark.push(hex);
  return dark.length === 0 ? [HOLD] : unitTo(desk, unit, dark, 2);
};

/** Several bands do not head for the same place. */
const settling = (desk: Desk, unit: Unit, nth: number): Action[] => {
  const { view, me, ranges } = desk;
  if (isSuitable(view, unit) && ranges[unit.at]! <= 8) {
    const name = cityNameFor(view, me, desk.names);
    desk.names.add(name);
    return [{ a: 'foundCity', name }];
  }
  const sites = settlingSites(desk, unit.at, 8).filter((hex) => foesNear(desk, hex, 2).length === 0);
  return sites.length === 0 ? [HOLD] : unitTo(desk, unit, sites.slice(2 * nth, 2 * nth + 6), 1);
};

/** The most painful loss, as far as a spy has reported (CHR-SPA-02). */
const PRIZES: readonly Improvement[] = ['aqueduct', 'granary', 'marketplace', 'academy'];

const missionAgainst = (desk: Desk, { name, owner, id }: City): Action => {
  const { view, me } = desk;
  const city = { name, empire: view.empires[owner]!.name };
  const known = view.knowledge[me]?.spied[id];
  const prize = PRIZES.find((kind) => known?.improvements.includes(kind));
  if (prize !== undefined) return { a: 'destroy', city, improvement: prize };
  return known === undefined ? { a: 'spyOnCity', city } : { a: 'disrupt', city };
};

const orderSpies = (desk: Desk): void => {
  const { view, me } = desk;
  const targets = citiesOf(view).filter(
    ({ owner }) => view.empires[owner]!.power === 'player' && isEnemy(desk, owner),
  );
  for (const { name } of spiesOf(view, me)) {
    if (targets.length === 0) continue;
    const target = targets[desk.chance(targets.length) - 1]!;
    desk.statements.push({ s: 'order', unit: name, actions: [missionAgainst(desk, target)] });
  }
};

export const orderUnits = (desk: Desk): void => {
  const units = unitsOf(desk.view, desk.me);
  const order = (unit: Unit, actions: Action[]): void => {
    desk.statements.push({ s: 'order', unit: unit.name, actions });
  };
  for (const unit of units.filter(({ kind }) => kind === 'scout')) order(unit, scouting(desk, unit));
  for (const [nth, unit] of units.filter(({ kind }) => kind === 'settler').entries())
    order(unit, settling(desk, unit, nth));
  orderEngineers(
    desk,
    units.filter(({ kind }) => kind === 'engineer'),
  );
  orderSpies(desk);
};
