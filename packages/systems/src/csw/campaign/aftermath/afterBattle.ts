import { type Dice, type Line, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { type UnitType, unitTypeOf } from '../../units/unitType.ts';
import { type Character, chargesAgainst } from '../guidelines/playerCharacter.ts';
import { tell, throwDice } from '../throwDice.ts';
import type { Field } from './battleEnd.ts';
import { type Lost, recoverUnit, returnWhole, type UnitRecovery } from './casualties.ts';
import { type LeaderRecovery, leaderSalary, recoverLeader } from './leaderRecovery.ts';

/** The units that returning men of one type form, and men who wait or fill gaps. */
export interface Refilled {
  readonly code: string;
  readonly men: number;
  readonly units: number;
  readonly waiting: number;
}

/**
 * CSW-CAS-04, by the numbers of CSW-MUS-21. The crew of a lost engine returns without it (CSW-CAS-03) and waits for
 * another. Leaders do not fill units.
 */
export const refill = (types: readonly UnitType[], recoveries: readonly UnitRecovery[]): Refilled[] => {
  const codes = [...new Set(recoveries.map(({ code }) => code))];
  return codes
    .map((code) => {
      const own = recoveries.filter((recovery) => recovery.code === code);
      const men = own.reduce((sum, { recovered }) => sum + recovered, 0);
      const { men: inAUnit, category } = unitTypeOf(types, code);
      const formable = category === 'engine' ? own.filter(({ roll }) => roll === null) : own;
      const units = Math.floor(formable.reduce((sum, { recovered }) => sum + recovered, 0) / inAUnit);
      return { code, men, units, waiting: men - units * inAUnit };
    })
    .filter(({ code, men }) => men > 0 && unitTypeOf(types, code).category !== 'leader');
};

export interface BaggageLoss {
  readonly percent: number;
  readonly modifiers: readonly Modifier[];
  readonly lines: readonly Line[];
}

/** CSW-BAG-01, CSW-BAG-02: d6 x 10%, and 30 points more for the side that lost the field: 70% on a 4 (CSW-X-15). */
export const baggageLoss = (field: Field, dice: Dice): BaggageLoss => {
  const thrown = throwDice(dice, 1, 6, 'baggage lost');
  const ledger = modifiers(
    [true, 'CSW-BAG-01', 'baggage lost', thrown.total * 10],
    [field === 'lost', 'CSW-BAG-02', 'field lost', 30],
  );
  const percent = totalOf(ledger);
  const line = tell(`${percent}% of the baggage is lost.`, ['CSW-BAG-01'], thrown.rolls, ledger);
  return { percent, modifiers: ledger, lines: [line] };
};

/** A unit or leader that a side lost. */
export interface Casualty extends Lost {
  /** CSW-LRC-01: for a leader, the name of the unit that fell with him in the same hex and segment. */
  readonly fellWith?: string;
}

/** A side's result of a battle. */
export interface SideLosses {
  readonly field: Field;
  readonly eliminated: readonly Casualty[];
  readonly routedOff: readonly Lost[];
  /** The types in its army, for the salary of its leaders (CSW-LRC-03). */
  readonly army: readonly UnitType[];
  /** CSW-BGL-09 */
  readonly characters?: readonly Character[];
}

export interface Aftermath {
  readonly field: Field;
  readonly units: readonly UnitRecovery[];
  readonly leaders: readonly LeaderRecovery[];
  readonly refilled: readonly Refilled[];
  readonly baggage: BaggageLoss;
  readonly charges: readonly Line[];
  readonly lines: readonly Line[];
}

const isLeader = ({ type }: Lost): boolean => type.category === 'leader';
const isMarker = ({ type }: Lost): boolean => type.category === 'riderless';

/** The dice of a unit that rolled none (a beast, say) cannot be shared. */
const sharedRoll = (units: readonly UnitRecovery[], { fellWith }: Casualty): number | undefined =>
  units.find(({ name }) => name === fellWith)?.roll ?? undefined;

/** Sections 35 to 37 for one side: its units in order, then its leaders, then its baggage. */
export const afterBattle = (losses: SideLosses, dice: Dice): Aftermath => {
  const { field, eliminated, routedOff, army, characters = [] } = losses;
  const troops = eliminated.filter((each) => !isLeader(each) && !isMarker(each));
  const units = [
    ...troops.map((lost) => recoverUnit(lost, field, dice)),
    ...routedOff.filter((each) => !isMarker(each)).map(returnWhole),
  ];
  const leaders = eliminated.filter(isLeader).map((leader) => {
    const shared = sharedRoll(units, leader);
    const salary = leaderSalary(army, leader.type);
    const { name, type } = leader;
    return recoverLeader({ name, type, salary, ...(shared === undefined ? {} : { shared }) }, field, dice);
  });
  const baggage = baggageLoss(field, dice);
  const charges = chargesAgainst(characters, eliminated);
  const types = [...eliminated, ...routedOff].map(({ type }) => type);
  return {
    field,
    units,
    leaders,
    refilled: refill(types, units),
    baggage,
    charges,
    lines: [...[...units, ...leaders, baggage].flatMap(({ lines }) => lines), ...charges],
  };
};
