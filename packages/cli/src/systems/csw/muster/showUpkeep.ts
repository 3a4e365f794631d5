import { type Advertisement, type Bill, billOf, sumOfBills, upkeepOf } from '@warmoot/systems/csw/campaign';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted, drawColumns, gold } from '../../../output/drawColumns.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { wholeNumber } from './named.ts';
import { troopsIn } from './troops.ts';

export interface UpkeepOptions {
  readonly months: string;
  readonly battles: string;
  readonly new?: true;
  readonly bonus: Advertisement['terms']['bonus'];
  readonly pay: Advertisement['terms']['pay'];
  readonly json?: true;
}

interface Billed {
  readonly count: number;
  readonly name: string;
  readonly bill: Bill;
}

const PARTS = ['outfit', 'bonus', 'pay', 'expenses', 'battles', 'total'] as const;

/** A cost that is zero has no column. */
const drawBills = (billed: readonly Billed[], total: Bill, page: Page): string[] => {
  const parts = PARTS.filter((part) => part === 'total' || total[part] > 0);
  const row = (count: string, name: string, bill: Bill): string[] => [
    count,
    name,
    ...parts.map((part) => gold(bill[part]).replace(' GP', '')),
  ];
  return drawColumns(
    [
      { head: '', figures: true },
      { head: 'unit' },
      ...parts.map((head) => ({ head, figures: true }) as const),
    ],
    [...billed.map(({ count, name, bill }) => row(String(count), name, bill)), row('', 'total', total)],
    page,
  );
};

/** CSW-MUS-17, CSW-MUS-18 for a given army. */
export const showUpkeep = (typed: readonly string[], options: UpkeepOptions, page: Page): CommandOutput => {
  const months = wholeNumber('--months', options.months, 1, 120);
  const battleMonths = wholeNumber('--battles', options.battles, 0, months);
  const terms = { bonus: options.bonus, pay: options.pay };
  const service = { months, battleMonths, isNew: options.new === true, terms };
  const bills = troopsIn(typed.join(' ')).map(({ type, count }) => {
    const upkeep = upkeepOf(type);
    if (upkeep === undefined)
      throw new UserError(`${type.name} is not in the upkeep table: leaders draw a salary (CSW-LRC-03).`);
    return {
      code: type.code,
      name: type.name,
      count,
      line: upkeep.line,
      bill: billOf(upkeep, count, service),
    };
  });
  const total = sumOfBills(bills.map(({ bill }) => bill));
  return {
    json: { months, battleMonths, units: bills, total },
    lines: [
      page.paint(
        'bold',
        `Upkeep for ${counted(months, 'month')}${battleMonths > 0 ? `, ${battleMonths} with a battle` : ''}, in GP`,
      ),
      '',
      ...drawBills(bills, total, page),
      ...(battleMonths > 0
        ? ['', page.paint('dim', 'Battle cost replaces pay in a month with a battle (CSW-MUS-18).')]
        : []),
    ],
  };
};
