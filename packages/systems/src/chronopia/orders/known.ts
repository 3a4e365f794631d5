/**
 * Everything needed to check an empire's orders: the names it may use and what its own view shows (CHR-GRM-05,
 * CHR-HID-25).
 */
import { DOGS, PROFILES, SPELLS } from '../data/index.ts';
import type { CheckWith, Known, KnownUnit, Problem } from '../orderText/index.ts';
import { casterIn } from '../rules/combat/choices.ts';
import { tooLateAmongOrders } from '../rules/execution/ignoredLines.ts';
import { actionCount, unitActionCount } from '../rules/execution/orders.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { checkMarch } from '../rules/ground/walk.ts';
import { goesTooFar } from '../rules/supply/farAway.ts';
import { type SupplyNet, supplyNetOf } from '../rules/supply/net.ts';
import { withoutGhosts } from '../rules/supply/supplyNow.ts';
import { hexOfLabel, NOWHERE } from '../state/ground.ts';
import { armiesOf, citiesOf, sameName, spiesOf, unitsOf } from '../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Unit } from '../state/state.ts';
import type { Action } from './orders.ts';

const ownUnits = (view: Campaign, me: EmpireId): KnownUnit[] => [
  ...armiesOf(view, me).map(({ name }): KnownUnit => ({ name, kind: 'army' })),
  ...unitsOf(view, me).map(({ name, kind }): KnownUnit => ({ name, kind })),
  ...spiesOf(view, me).map(({ name }): KnownUnit => ({ name, kind: 'spy' })),
  ...citiesOf(view, me).map(({ name }): KnownUnit => ({ name, kind: 'city' })),
];

/** And casters inside bands: their spells are noted in the same way (CHR-DOW-11). */
const individualsOf = ({ heroes, bands }: Army): string[] => [
  ...heroes.map(({ name }) => name),
  ...bands.flatMap((band) => casterIn(band) ?? []),
];

/** All names an empire may use, from its own view. */
export const knownTo = (view: Campaign, me: EmpireId): Known => {
  const { empires } = view;
  return {
    own: ownUnits(view, me),
    individuals: armiesOf(view, me).flatMap(individualsOf),
    foreign: (view.knowledge[me]?.names ?? []).map((name) => ({ name, empire: '' })),
    empires: empires.map(({ name }) => name),
    cities: citiesOf(view).map(({ name, owner }) => ({ name, empire: empires[owner]!.name })),
    bands: DOGS.map(({ id, name }) => ({ id, name })),
    spells: SPELLS.map(({ name }) => ({ id: name })),
    profiles: [...Object.values(PROFILES), ...empires[me]!.creations].map(({ id, name }) => ({ id, name })),
    isHex: (label) => hexOfLabel(view.ground, label) !== NOWHERE,
  };
};

const named = <T extends { readonly name: string }>(things: readonly T[], name: string): T | undefined =>
  things.find((thing) => sameName(thing.name, name));

interface Desk {
  readonly view: Campaign;
  readonly me: EmpireId;
  army(name: string): Army | undefined;
  unit(name: string): Unit | undefined;
  city(name: string): City | undefined;
  net(): SupplyNet;
}

const deskOf = (view: Campaign, me: EmpireId): Desk => {
  let net: SupplyNet | undefined;
  return {
    view,
    me,
    army: (name) => named(armiesOf(view, me), name),
    unit: (name) => named(unitsOf(view, me), name),
    city: (name) => named(citiesOf(view, me), name),
    net: () => {
      net ??= supplyNetOf(withoutGhosts(view), me);
      return net;
    },
  };
};

/** CHR-ACT-01, as far as the last known supply shows; spies have one action, cities depend on size. */
const allowanceAt = ({ view, army, unit, city }: Desk, name: string): number | undefined => {
  const own = army(name);
  if (own !== undefined) return actionCount(view, own);
  const other = unit(name);
  if (other !== undefined) return unitActionCount(view, other);
  const town = city(name);
  return town === undefined ? 1 : town.size >= 7 ? 2 : 1;
};

type Going = Extract<Action, { a: 'move' | 'march' }>;

const marches = (
  { view, army, unit }: Desk,
  name: string,
  going: Going,
  before: readonly Action[],
): Problem | undefined => {
  const thing = army(name) ?? unit(name);
  if (thing === undefined || going.a !== 'march' || before.some(({ a }) => a === 'move' || a === 'march'))
    return undefined;
  const verdict = checkMarch(view, moverOf(view, thing), thing.at, going.steps);
  return verdict.ok
    ? undefined
    : { code: 'E-06', rule: verdict.rule, because: `${verdict.because}; it will Move instead` };
};

/** CHR-R-79: armies go hungry, other units are lost. */
const strays = (
  { view, unit, net }: Desk,
  name: string,
  going: Going,
  before: readonly Action[],
): Problem | undefined => {
  const thing = unit(name);
  return thing && goesTooFar(view, net(), thing, [...before, going]);
};

export const checkWith = (view: Campaign, me: EmpireId): CheckWith => {
  const desk = deskOf(view, me);
  return {
    known: knownTo(view, me),
    empire: view.empires[me]!.name,
    turn: view.turn,
    isTooLate: (statement) => (view.window?.name === 'orders' ? tooLateAmongOrders(statement) : undefined),
    allowance: (name) => allowanceAt(desk, name),
    mayGo: (name, going, before) => marches(desk, name, going, before) ?? strays(desk, name, going, before),
    sees: (target) =>
      'name' in target
        ? true
        : armiesOf(view).some(
            ({ owner, number }) =>
              number === target.number && sameName(view.empires[owner]!.name, target.empire),
          ),
  };
};
