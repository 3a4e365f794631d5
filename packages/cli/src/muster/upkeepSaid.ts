import { type Advertisement, billOf, sumOfBills, upkeepOf } from '@warmoot/systems/csw/campaign';
import type { Page } from '../rules/terminal.ts';
import type { Said } from './answering.ts';
import { counted, drawColumns, gold } from './drawColumns.ts';
import { wholeNumber } from './named.ts';
import { troopsIn } from './troops.ts';
import { Unanswerable } from './unanswerable.ts';

export interface UpkeepOptions {
  readonly months: string;
  readonly battles: string;
  readonly new?: true;
  readonly bonus: Advertisement['terms']['bonus'];
  readonly pay: Advertisement['terms']['pay'];
  readonly json?: true;
}

const COLUMNS = [
  { head: '', figures: true },
  { head: 'unit' },
  { head: 'outfit', figures: true },
  { head: 'bonus', figures: true },
  { head: 'pay', figures: true },
  { head: 'expenses', figures: true },
  { head: 'battles', figures: true },
  { head: 'total', figures: true },
] as const;

/** CSW-MUS-17, CSW-MUS-18 for an army as it stands. */
export const upkeepSaid = (typed: readonly string[], options: UpkeepOptions, page: Page): Said => {
  const months = wholeNumber('--months', options.months, 1, 120);
  const battleMonths = wholeNumber('--battles', options.battles, 0, months);
  const terms = { bonus: options.bonus, pay: options.pay };
  const service = { months, battleMonths, isNew: options.new === true, terms };
  const bills = troopsIn(typed.join(' ')).map(({ type, count }) => {
    const upkeep = upkeepOf(type);
    if (upkeep === undefined)
      throw new Unanswerable(
        `${type.name} is in no line of the upkeep table: leaders draw a salary (CSW-LRC-03).`,
      );
    return {
      code: type.code,
      name: type.name,
      count,
      line: upkeep.line,
      bill: billOf(upkeep, count, service),
    };
  });
  const total = sumOfBills(bills.map(({ bill }) => bill));
  const row = (count: string, name: string, bill: typeof total): string[] => [
    count,
    name,
    ...[bill.outfit, bill.bonus, bill.pay, bill.expenses, bill.battles, bill.total].map((each) =>
      gold(each).replace(' GP', ''),
    ),
  ];
  return {
    json: { months, battleMonths, units: bills, total },
    lines: [
      page.paint('bold', `Upkeep for ${counted(months, 'month')}, ${battleMonths} with a battle, in GP`),
      '',
      ...drawColumns(
        COLUMNS,
        [...bills.map(({ count, name, bill }) => row(String(count), name, bill)), row('', 'in all', total)],
        page,
      ),
      '',
      page.paint('dim', 'Battle cost stands in for pay in a month with a battle (CSW-MUS-18).'),
    ],
  };
};
