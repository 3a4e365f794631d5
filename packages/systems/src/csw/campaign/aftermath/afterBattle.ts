import type { Dice, Line } from '@warmoot/kernel';
import type { UnitType } from '../../units/unitType.ts';
import { type Character, chargesAgainst } from '../guidelines/playerCharacter.ts';
import { type BaggageLoss, baggageLoss } from './baggage.ts';
import { type Lost, recoverUnit, returnWhole, type UnitRecovery } from './casualties.ts';
import type { Field } from './field.ts';
import { type LeaderRecovery, leaderSalary, recoverLeader } from './leaderRecovery.ts';
import { type Refilled, refill } from './refill.ts';

/** A unit or leader that a side lost. */
export interface Casualty extends Lost {
  /** CSW-LRC-01: for a leader, the name of the unit that fell with him in the same hex and segment. */
  readonly fellWith?: string;
}

/** What a side brings out of a battle. */
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
