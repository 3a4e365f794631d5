import { cachePerObject } from '@warmoot/kernel';
import type { Condition, Counted, Setup, Side } from '../state/setup.ts';
import { SIDES } from '../state/setup.ts';
import { type Battle, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import type { UnitType } from '../units/unitType.ts';

/** What units are worth to their side, in half points, by side and type. */
type Worths = Readonly<Record<Side, ReadonlyMap<string, number>>>;

/** A leader is worth more than his price: command, morale and rallies depend on him. */
const COMMAND = 8;
/** The value of a unit if victory counts units. */
const HEAD = 3;
const NAMED_IN_VICTORY = 8;

const conditionsOf = ({ victory }: Setup): readonly Condition[] =>
  victory.kind === 'grades' ? victory.grades.flatMap(({ blue = [], red = [] }) => [...blue, ...red]) : [];

const countsType = (counted: Counted, { category, code }: UnitType): boolean =>
  counted === 'leaders' ? category === 'leader' : counted !== 'all' && counted.type === code;

/** CSW-P-13: some units decide the battle. */
const namedIn = (setup: Setup, side: Side, type: UnitType): boolean =>
  conditionsOf(setup).some(
    (condition) =>
      condition.kind === 'eliminated' && condition.of === side && countsType(condition.units, type),
  );

const countsHeads = ({ victory }: Setup): boolean =>
  victory.kind === 'grades' || victory.kind === 'fewerEliminated';

const worthIn = (setup: Setup, side: Side, type: UnitType): number => {
  const price = countsHeads(setup) ? HEAD + type.halfPoints / 2 : type.halfPoints;
  return (
    price + (type.category === 'leader' ? COMMAND : 0) + (namedIn(setup, side, type) ? NAMED_IN_VICTORY : 0)
  );
};

const worthsOf = cachePerObject(
  (setup: Setup) =>
    Object.fromEntries(
      SIDES.map((side) => [
        side,
        new Map(setup.types.map((type) => [type.code, worthIn(setup, side, type)])),
      ]),
    ) as unknown as Worths,
);

/** A wounded beast loses worth in proportion to its hits. */
export const worthOf = (battle: Battle, unit: Unit): number => {
  const whole = worthsOf(battle.setup)[unit.roster].get(unit.type) ?? 0;
  if (unit.hitsTaken === 0) return whole;
  const { hits } = typeOf(battle, unit);
  return (whole * (2 * hits - unit.hitsTaken)) / (2 * hits);
};
