import type { Aftermath, BattleSide } from '@warmoot/systems/csw/campaign';
import { unitTypeOf } from '@warmoot/systems/csw/units';
import { type Column, counted, drawColumns } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';
import { shortened } from '../../../rules/words.ts';
import { drawLines } from '../muster/drawLines.ts';

/** The table keeps to 80 columns. */
const MAX_NAME = 20;
const DAYS = [7, 14, 30, 60] as const;

const FIGURES: readonly Column[] = [...DAYS.map((days) => `day ${days}`), 'total', 'of'].map((head) => ({
  head,
  figures: true,
}));
const COLUMNS: readonly Column[] = [{ head: 'who is back by' }, ...FIGURES, { head: 'they make' }];

const makeText = (units: number, waiting: number): string => {
  const rest = waiting > 0 ? [`${waiting} ${units > 0 ? 'over' : 'to fill gaps'}`] : [];
  return [...(units > 0 ? [counted(units, 'unit')] : []), ...rest].join(', ');
};

/** CSW-CAS-04: type by type, how many are back by when, and how many units they form. */
export const drawReturns = ({ losses }: BattleSide, { units, refilled }: Aftermath, page: Page): string[] => {
  const types = [...losses.eliminated, ...losses.routedOff].map(({ type }) => type);
  const rows = refilled.map(({ code, men, units: whole, waiting }) => {
    const { name, men: inAUnit } = unitTypeOf(types, code);
    const own = units.filter((unit) => unit.code === code);
    const returns = own.flatMap((unit) => unit.returns);
    const by = (day: number): number =>
      returns.reduce((sum, each) => sum + (each.days <= day ? each.men : 0), 0);
    const figures = [...DAYS.map(by), men, own.length * inAUnit];
    return [shortened(name, MAX_NAME), ...figures.map(String), makeText(whole, waiting)];
  });
  if (rows.length === 0) return [];
  const note = {
    text: 'Men left over fill gaps in other units of their type.',
    rules: ['CSW-CAS-01', 'CSW-CAS-04'],
  };
  return ['', ...drawColumns(COLUMNS, rows, page), ...drawLines([note], page)];
};
