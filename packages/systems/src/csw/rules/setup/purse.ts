import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { impressedMorale, moraleOfSimilar } from '../../campaign/impress/impressedUnit.ts';
import { CALTROPS_HALF_POINTS } from '../../data/units.ts';
import { MAX_MORALE } from '../../scenarios/moraleFactor.ts';
import { hasModule, type Side } from '../../state/setup.ts';
import { type Battle, isLeader, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { tenthOf } from '../../units/armyList.ts';
import { pointsInWords, pointsText } from '../../units/unitType.ts';

/** Something a side wants to spend points on before the battle. */
export interface Purchase {
  readonly battle: Battle;
  readonly unit: Unit;
  /** CSW-AMO-08; 0 if caltrops are bought. */
  readonly points: number;
}

const sumOver = (battle: Battle, side: Side, worth: (unit: Unit) => number): number =>
  battle.units.reduce((sum, unit) => (unit.roster === side ? sum + worth(unit) : sum), 0);

const moraleBought = (battle: Battle, side: Side): number =>
  sumOver(battle, side, (unit) => unit.moraleBought);

/** In half points. */
const caltropsBought = (battle: Battle, side: Side): number =>
  CALTROPS_HALF_POINTS * sumOver(battle, side, (unit) => (unit.carriesCaltrops ? 1 : 0));

/** In half points, as the purse is. */
const spent = (battle: Battle, side: Side): number =>
  2 * moraleBought(battle, side) + caltropsBought(battle, side);

/** CSW-SET-08: purchases come out of the agreed points. */
const inThePurse =
  (rule: string, price: (purchase: Purchase) => number): Clause<Purchase> =>
  (purchase) => {
    const { battle, unit } = purchase;
    const left = (battle.setup.sides[unit.side].purse ?? 0) - spent(battle, unit.side);
    return price(purchase) <= left
      ? permit
      : refuse(
          rule,
          say`it costs ${pointsInWords(price(purchase))} and ${pointsText(left)} ${left === 2 ? 'is' : 'are'} left to spend`,
        );
  };

const moraleIsPlayed: Clause<Purchase> = ({ battle }) =>
  hasModule(battle.setup, 'advancedMorale') ? permit : refuse('CSW-AMO-08', 'advanced morale is not in play');

/** CSW-MOR-01 */
const hasMorale: Clause<Purchase> = ({ battle, unit }) =>
  isLeader(battle, unit) ? refuse('CSW-MOR-01', say`${unit.name} is a leader and never checks`) : permit;

/** CSW-AMO-09 */
const withinTwelve: Clause<Purchase> = ({ unit, points }) =>
  unit.morale + points <= MAX_MORALE
    ? permit
    : refuse('CSW-AMO-09', say`its Morale Factor is ${unit.morale} and 12 is the maximum`);

/** CSW-AMO-10, CSW-IMP-07: at least one below any similar unit of the army. */
const impressedStayBelow: Clause<Purchase> = ({ battle, unit, points }) => {
  const { impressed = [] } = battle.setup;
  const wished = unit.morale + points;
  const most = impressedMorale(wished, moraleOfSimilar(battle.units, impressed, unit));
  return !impressed.includes(unit.id) || wished <= most
    ? permit
    : refuse(
        'CSW-AMO-10',
        say`${unit.name} was impressed and stays below any other ${typeOf(battle, unit).name}`,
      );
};

/** CSW-R-122: a tenth of the agreed total, otherwise of its units' points. */
const tenthFor = (battle: Battle, side: Side): number =>
  tenthOf(
    battle.setup.sides[side].agreed ?? sumOver(battle, side, (unit) => typeOf(battle, unit).halfPoints),
  );

const limitText = (battle: Battle, side: Side): string => {
  const whole = battle.setup.sides[side].agreed === undefined ? 'army' : 'agreed total';
  return say`the limit is a tenth of the ${whole}, ${tenthFor(battle, side)}`;
};

/** CSW-AMO-08 */
const moraleWithinATenth: Clause<Purchase> = ({ battle, unit: { side }, points }) => {
  const total = moraleBought(battle, side) + points;
  return total <= tenthFor(battle, side)
    ? permit
    : refuse(
        'CSW-AMO-08',
        say`morale would take ${pointsInWords(2 * total)}, and ${limitText(battle, side)}`,
      );
};

const MORALE_CLAUSES: readonly Clause<Purchase>[] = [
  moraleIsPlayed,
  hasMorale,
  withinTwelve,
  impressedStayBelow,
  moraleWithinATenth,
  inThePurse('CSW-AMO-08', ({ points }) => 2 * points),
];

export const checkMoraleBought = (purchase: Purchase): Verdict => firstRefusal(MORALE_CLAUSES, purchase);

const caltropsArePlayed: Clause<Purchase> = ({ battle }) =>
  hasModule(battle.setup, 'caltrops') ? permit : refuse('CSW-CAL-01', 'caltrops are not in play');

const isFoot: Clause<Purchase> = ({ battle, unit }) =>
  typeOf(battle, unit).category === 'foot'
    ? permit
    : refuse('CSW-CAL-01', say`${unit.name} is not a foot unit, and only foot can carry caltrops`);

const carriesNone: Clause<Purchase> = ({ unit }) =>
  unit.carriesCaltrops ? refuse('CSW-CAL-01', say`${unit.name} already carries a marker`) : permit;

/** CSW-CAL-01, CSW-R-122: a separate tenth, besides that for morale. */
const caltropsWithinATenth: Clause<Purchase> = ({ battle, unit: { side } }) => {
  const total = caltropsBought(battle, side) + CALTROPS_HALF_POINTS;
  return total <= 2 * tenthFor(battle, side)
    ? permit
    : refuse('CSW-R-122', say`caltrops would take ${pointsInWords(total)}, and ${limitText(battle, side)}`);
};

const CALTROP_CLAUSES: readonly Clause<Purchase>[] = [
  caltropsArePlayed,
  isFoot,
  carriesNone,
  caltropsWithinATenth,
  inThePurse('CSW-CAL-01', () => CALTROPS_HALF_POINTS),
];

export const checkCaltrops = (purchase: Purchase): Verdict => firstRefusal(CALTROP_CLAUSES, purchase);
