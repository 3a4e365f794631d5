import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import type { UnitCode } from '../../data/units.ts';
import type { UnitType } from '../../units/unitType.ts';
import { nearestStandard } from '../create/recipe.ts';
import { PRICES } from '../data/prices.ts';
import { UPKEEP, type UpkeepLine, type UpkeepName } from '../data/upkeep.ts';
import { UPKEEP_LINE_OF } from '../data/upkeepLines.ts';
import type { Terms } from './advertisement.ts';

/** What one unit costs, in gold pieces, and the line of the table it is paid by. */
export interface UnitUpkeep extends UpkeepLine {
  readonly line: UpkeepName;
  /** CSW-MUS-18: how often it pays the line. */
  readonly times: 1 | 2;
}

const times = (line: UpkeepLine, factor: number): UpkeepLine => ({
  arms: line.arms * factor,
  armour: line.armour * factor,
  equipment: line.equipment * factor,
  monthlyPay: line.monthlyPay * factor,
  monthlyExpenses: line.monthlyExpenses * factor,
  battleCost: line.battleCost * factor,
});

/** CSW-MUS-18; a custom unit is paid like the nearest standard one. */
const lineNameOf = (type: UnitType): UpkeepName | undefined =>
  UPKEEP_LINE_OF[type.code as UnitCode] ?? UPKEEP_LINE_OF[nearestStandard(type).code as UnitCode];

/**
 * CSW-MUS-17, CSW-MUS-18: foot pay the line of ten twice, everybody else once; a Giant has his own equipment. Leaders
 * have no line (undefined): they draw a salary (CSW-LRC-03).
 */
export const upkeepOf = (type: UnitType): UnitUpkeep | undefined => {
  if (type.category === 'leader' || type.category === 'riderless') return undefined;
  const line = lineNameOf(type);
  if (line === undefined) return undefined;
  const factor = type.category === 'foot' ? 2 : 1;
  const paid = times(UPKEEP[line], factor);
  return { ...paid, equipment: type.traits.includes('giant') ? 0 : paid.equipment, line, times: factor };
};

/** The bill of some units for some months. */
export interface Bill {
  /** Arms, armour and equipment, once. */
  readonly outfit: number;
  /** CSW-R-71: a bonus is pay in advance, of one month or of three. */
  readonly bonus: number;
  readonly pay: number;
  readonly expenses: number;
  readonly battles: number;
  readonly total: number;
}

export interface Service {
  readonly months: number;
  /** How many of the months see a battle. */
  readonly battleMonths: number;
  readonly isNew: boolean;
  readonly terms: Terms;
}

const BONUS_MONTHS = { none: 0, ordinary: 1, triple: 3 } as const;
/** CSW-R-71; a reputation for poor pay saves nothing (CSW-R-142). */
const PAY_TIMES = { poor: 1, ordinary: 1, triple: 3 } as const;

/** CSW-MUS-18: in a month with a battle the battle cost is paid instead of the pay; expenses continue. */
export const billOf = (upkeep: UnitUpkeep, count: number, service: Service): Bill => {
  const { months, battleMonths, isNew, terms } = service;
  const outfit = isNew ? count * (upkeep.arms + upkeep.armour + upkeep.equipment) : 0;
  const bonus = isNew ? count * upkeep.monthlyPay * BONUS_MONTHS[terms.bonus] : 0;
  const pay = count * upkeep.monthlyPay * PAY_TIMES[terms.pay] * (months - battleMonths);
  const expenses = count * upkeep.monthlyExpenses * months;
  const battles = count * upkeep.battleCost * battleMonths;
  return { outfit, bonus, pay, expenses, battles, total: outfit + bonus + pay + expenses + battles };
};

const NOTHING: Bill = { outfit: 0, bonus: 0, pay: 0, expenses: 0, battles: 0, total: 0 };

export const sumOfBills = (bills: readonly Bill[]): Bill =>
  bills.reduce(
    (sum, bill) => ({
      outfit: sum.outfit + bill.outfit,
      bonus: sum.bonus + bill.bonus,
      pay: sum.pay + bill.pay,
      expenses: sum.expenses + bill.expenses,
      battles: sum.battles + bill.battles,
      total: sum.total + bill.total,
    }),
    NOTHING,
  );

const PRICE_OF: Readonly<Record<string, number>> = { ...PRICES.armour, ...PRICES.arms };

/** CSW-MUS-19: the cost of these pieces for a number of men. */
export const outfitCost = (pieces: readonly string[], men: number): Reading<number> => {
  const unknown = pieces.find((piece) => PRICE_OF[piece] === undefined);
  if (unknown !== undefined)
    return unreadable(`nobody sells "${unknown}" (CSW-MUS-19)`, [pieces.indexOf(unknown)]);
  return readingOf(men * pieces.reduce((sum, piece) => sum + (PRICE_OF[piece] as number), 0));
};
