/** Scouts, settlers and spies (CHR-CPU-02). */

import type { Action, Improvement } from '../orders/orders.ts';
import { isSuitable } from '../rules/actions/foundCity.ts';
import { cityNameFor } from '../rules/commands/naming.ts';
import { distance, type Hex, hexCount } from '../state/ground.ts';
import { citiesOf, spiesOf, unitsOf } from '../state/readers.ts';
import type { City, Unit } from '../state/state.ts';
import { settlingSites } from './cities.ts';
import { type Draft, foesNear, HOLD, isEnemy } from './draft.ts';
import { orderEngineers } from './engineers.ts';
import { unitTo } from './marching.ts';

/** The nearest land in supply, out of our sight and with no enemy near. */
const scouting = (draft: Draft, unit: Unit): Action[] => {
  const { view, me, ranges } = draft;
  const seen = new Set(view.knowledge[me]?.inSight ?? []);
  const dark: Hex[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++)
    if (
      !seen.has(hex) &&
      ranges[hex]! <= 10 &&
      distance(view.ground, unit.at, hex) <= 8 &&
      foesNear(draft, hex, 1).length === 0
    )
      dark.push(hex);
  return dark.length === 0 ? [HOLD] : unitTo(draft, unit, dark, 2);
};

/** Several bands do not head for the same place. */
const settling = (draft: Draft, unit: Unit, nth: number): Action[] => {
  const { view, me, ranges } = draft;
  if (isSuitable(view, unit) && ranges[unit.at]! <= 8) {
    const name = cityNameFor(view, me, draft.names);
    draft.names.add(name);
    return [{ a: 'foundCity', name }];
  }
  const sites = settlingSites(draft, unit.at, 8).filter((hex) => foesNear(draft, hex, 2).length === 0);
  return sites.length === 0 ? [HOLD] : unitTo(draft, unit, sites.slice(2 * nth, 2 * nth + 6), 1);
};

/** The most painful loss, as far as a spy has reported (CHR-SPA-02). */
const PRIZES: readonly Improvement[] = ['aqueduct', 'granary', 'marketplace', 'academy'];

const missionAgainst = (draft: Draft, { name, owner, id }: City): Action => {
  const { view, me } = draft;
  const city = { name, empire: view.empires[owner]!.name };
  const known = view.knowledge[me]?.spied[id];
  const prize = PRIZES.find((kind) => known?.improvements.includes(kind));
  if (prize !== undefined) return { a: 'destroy', city, improvement: prize };
  return known === undefined ? { a: 'spyOnCity', city } : { a: 'disrupt', city };
};

const orderSpies = (draft: Draft): void => {
  const { view, me } = draft;
  const targets = citiesOf(view).filter(
    ({ owner }) => view.empires[owner]!.power === 'player' && isEnemy(draft, owner),
  );
  for (const { name } of spiesOf(view, me)) {
    if (targets.length === 0) continue;
    const target = targets[draft.chance(targets.length) - 1]!;
    draft.statements.push({ s: 'order', unit: name, actions: [missionAgainst(draft, target)] });
  }
};

export const orderUnits = (draft: Draft): void => {
  const units = unitsOf(draft.view, draft.me);
  const order = (unit: Unit, actions: Action[]): void => {
    draft.statements.push({ s: 'order', unit: unit.name, actions });
  };
  for (const unit of units.filter(({ kind }) => kind === 'scout')) order(unit, scouting(draft, unit));
  for (const [nth, unit] of units.filter(({ kind }) => kind === 'settler').entries())
    order(unit, settling(draft, unit, nth));
  orderEngineers(
    draft,
    units.filter(({ kind }) => kind === 'engineer'),
  );
  orderSpies(draft);
};
