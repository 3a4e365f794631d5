import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { upkeepOf } from '../../campaign/muster/upkeep.ts';
import { type Desk, type OrderRule, type Question, TABLE } from '../../engine/decisions.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { bonusCurrency } from '../victory/counts.ts';
import { companyUnits, desert, isMan } from './turncoats.ts';

type BonusQuestion = Extract<Question, { kind: 'payBonus' }>;

/** The question that is open now: paying is possible and offered only then. */
const asked = ({ questions }: Battle): BonusQuestion => questions[0] as BonusQuestion;

/** CSW-DIS-08: by its roster type. */
const musteredType = (battle: Battle, unit: Unit): UnitType =>
  typeOf(battle, { ...unit, type: unit.mustered ?? unit.type });

const sumOf = (types: readonly UnitType[], worth: (type: UnitType) => number): number =>
  types.reduce((sum, type) => sum + worth(type), 0);

/**
 * CSW-MER-03, CSW-R-66: a fifth, rounded up to whole points (kept in halves) or units; in a campaign, of the Battle
 * Cost in gold.
 */
export const bonusFor = (battle: Battle, side: Side, company: string): number => {
  const units = companyUnits(battle, side, company).filter((unit) => isMan(battle, unit));
  const types = units.map((unit) => musteredType(battle, unit));
  const currency = bonusCurrency(battle);
  if (currency === 'units') return Math.ceil(units.length / 5);
  if (currency === 'points') return 2 * Math.ceil(sumOf(types, ({ halfPoints }) => halfPoints) / 10);
  return Math.floor(sumOf(types, (type) => upkeepOf(type)?.battleCost ?? 0) / 5);
};

/** CSW-MER-03 */
const demandsIt: Clause<{ battle: Battle; company: string }> = ({ battle, company }) =>
  asked(battle).company === company
    ? permit
    : refuse('CSW-MER-03', say`${company} is not demanding a bonus now`);

const priceOf = (battle: Battle, { side, company }: BonusQuestion): string => {
  const amount = bonusFor(battle, side, company);
  const currency = bonusCurrency(battle);
  if (currency === 'gold') return say`${amount} GP`;
  return currency === 'points' ? say`${amount / 2} points` : say`${amount} units`;
};

/** CSW-MER-03: pay, or lose the company as on a 3. */
export const payBonusOrder: OrderRule<'payBonus'> = {
  check: (battle, _side, { company }) => firstRefusal([demandsIt], { battle, company }),
  decide: (tale, side, { company, pay }) => {
    tale.tell({ type: 'answered', rules: ['CSW-MER-03'] });
    if (!pay) desert(tale, side, company);
    else {
      const amount = bonusFor(tale.state, side, company);
      tale.tell({ type: 'bonusPaid', side, amount, company, rules: ['CSW-MER-03'] });
    }
  },
  describe: (battle, { company, pay }) => {
    const [question] = battle.questions;
    if (question?.kind !== 'payBonus')
      return pay ? say`pay ${company} the bonus` : say`refuse ${company} the bonus`;
    const price = priceOf(battle, question);
    return pay ? say`pay ${company} the bonus of ${price}` : say`refuse ${company} the bonus of ${price}`;
  },
};

/** CSW-P-14 7; a side that never answers pays (CSW-P-24). */
export const payBonusDesk: Desk = {
  task: 'pay the mercenaries or lose them',
  deadline: 'reply',
  accepts: ['payBonus'],
  standIn: (battle) => ({ type: 'payBonus', company: asked(battle).company, pay: true }),
  subjects: () => [TABLE],
  *legal(battle) {
    const { company } = asked(battle);
    yield { type: 'payBonus', company, pay: true };
    yield { type: 'payBonus', company, pay: false };
  },
};
