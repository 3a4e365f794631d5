import type { Dice, Line } from '@warmoot/kernel';
import type { UnitType } from '../../units/unitType.ts';
import { FOUND_RECOVERY_DICE, LEADER_FATES, type LeaderFate, PERMANENT_LOSSES } from '../data/recovery.ts';
import { upkeepOf } from '../muster/upkeep.ts';
import { type Throw, tell, throwDice } from '../throwDice.ts';
import { entryFor, type Field } from './battleEnd.ts';

/** A leader who fell. */
export interface FallenLeader {
  readonly name: string;
  readonly type: UnitType;
  /** CSW-LRC-01: the 2d6 of the unit that fell with him, if one did. */
  readonly shared?: number;
  /** CSW-LRC-03, in gold pieces a month. */
  readonly salary: number;
}

export interface LeaderRecovery {
  readonly name: string;
  readonly code: string;
  readonly roll: number;
  readonly fate: string;
  readonly outcome: 'returns' | 'captured' | 'dead';
  /** Days until he is back; null if he is captured or dead. */
  readonly days: number | null;
  /** The gold he brings, and the ransom his captors demand. */
  readonly loot: number;
  readonly ransom: number;
  /** The same in months of salary. */
  readonly months: number;
  readonly lines: readonly Line[];
}

/** CSW-LRC-03: the most expensive line in the army times his level. */
export const leaderSalary = (army: readonly UnitType[], leader: UnitType): number => {
  const pays = army.map((type) => {
    const upkeep = upkeepOf(type);
    return upkeep === undefined ? 0 : upkeep.monthlyPay / upkeep.times;
  });
  return Math.max(0, ...pays) * (leader.level ?? 1);
};

/** What the special rows add to an ordinary return (CSW-LRC-02). */
interface Turn {
  readonly text: string;
  readonly outcome: LeaderRecovery['outcome'];
  readonly days: number | null;
  readonly loot: number;
  readonly ransom: number;
  readonly months: number;
  readonly rolls: Throw['rolls'];
}

const PLAIN = { outcome: 'returns', loot: 0, ransom: 0, months: 0 } as const;
const DEAD = { ...PLAIN, outcome: 'dead', days: null } as const;

/** CSW-LRC-03: in gold if the army has a price line, otherwise in months of salary. */
const salaryText = (months: number, salary: number): string => {
  const time = `${months} ${months === 1 ? 'month’s' : 'months’'} salary`;
  return salary === 0 ? time : `${months * salary} GP, ${time}`;
};

const daysTill = ({ dayDice }: LeaderFate, field: Field, dice: Dice, name: string): Throw => {
  const count = entryFor(dayDice ?? [0, 0], field);
  return count === 0 ? { total: 1, rolls: [] } : throwDice(dice, count, 6, `days until ${name} returns`);
};

const after = (days: number): string => `back after ${days} ${days === 1 ? 'day' : 'days'}`;

const returns = (fate: LeaderFate, field: Field, dice: Dice, name: string): Turn => {
  const days = daysTill(fate, field, dice, name);
  return { ...PLAIN, text: `${fate.text}, ${after(days.total)}`, days: days.total, rolls: days.rolls };
};

const withLoot = (fate: LeaderFate, field: Field, dice: Dice, { name, salary }: FallenLeader): Turn => {
  const back = returns(fate, field, dice, name);
  const months = throwDice(dice, 1, 6, `months' salary in loot for ${name}`);
  const loot = months.total * salary;
  const text = `${back.text}, with ${salaryText(months.total, salary)}`;
  return { ...back, text, loot, months: months.total, rolls: [...back.rolls, ...months.rolls] };
};

const ransomed = (fate: LeaderFate, dice: Dice, { name, salary }: FallenLeader): Turn => {
  const months = throwDice(dice, 2, 6, `ransom of ${name}, in months' salary`);
  const ransom = months.total * salary;
  return {
    outcome: 'captured',
    days: null,
    loot: 0,
    ransom,
    months: months.total,
    text: `${fate.text}: ${salaryText(months.total, salary)}`,
    rolls: months.rolls,
  };
};

const maimed = (fate: LeaderFate, field: Field, dice: Dice, name: string): Turn => {
  const part = throwDice(dice, 1, 6, `what ${name} loses for good`);
  const days = daysTill(fate, field, dice, name);
  const text = `loses ${PERMANENT_LOSSES[part.total - 1]} for good, in fair health after ${days.total} days`;
  return { ...PLAIN, text, days: days.total, rolls: [...part.rolls, ...days.rolls] };
};

/** Row 12: each day one chance in six to be found, for d6 days. */
const leftForDead = (fate: LeaderFate, dice: Dice, name: string): Turn => {
  const lives = throwDice(dice, 1, 6, `days ${name} lives on`);
  const search: Throw[] = [];
  while (search.length < lives.total && search.at(-1)?.total !== 1)
    search.push(throwDice(dice, 1, 6, `${name} is found on day ${search.length + 1} (1)`));
  const rolls = [...lives.rolls, ...search.flatMap((day) => day.rolls)];
  if (search.at(-1)?.total !== 1) return { ...DEAD, text: `${fate.text}; nobody finds him`, rolls };
  const days = throwDice(dice, FOUND_RECOVERY_DICE, 6, `days until ${name} recovers`);
  const text = `${fate.text}; found on day ${search.length}, scarred and back after ${days.total} more days`;
  return { ...PLAIN, text, days: search.length + days.total, rolls: [...rolls, ...days.rolls] };
};

const turnOf = (fate: LeaderFate, leader: FallenLeader, field: Field, dice: Dice): Turn => {
  switch (fate.special) {
    case 'loot':
      return withLoot(fate, field, dice, leader);
    case 'ransom':
      return ransomed(fate, dice, leader);
    case 'maimed':
      return maimed(fate, field, dice, leader.name);
    case 'killed':
      return { ...DEAD, text: fate.text, rolls: [] };
    case 'left for dead':
      return leftForDead(fate, dice, leader.name);
    default:
      return returns(fate, field, dice, leader.name);
  }
};

/** CSW-LRC-01, CSW-LRC-02 */
export const recoverLeader = (leader: FallenLeader, field: Field, dice: Dice): LeaderRecovery => {
  const { name, type, shared } = leader;
  const own = shared === undefined ? throwDice(dice, 2, 6, `fate of ${name}`) : { total: shared, rolls: [] };
  const fate: LeaderFate = LEADER_FATES[own.total - 2] as LeaderFate;
  const { text, rolls, ...turn } = turnOf(fate, leader, field, dice);
  const rules = ['CSW-LRC-01', 'CSW-LRC-02', ...(turn.months > 0 ? ['CSW-LRC-03'] : [])];
  const lines = [tell(`${name}: ${text}.`, rules, [...own.rolls, ...rolls])];
  return { name, code: type.code, roll: own.total, fate: text, ...turn, lines };
};
