import { outfitCost, PRICES } from '@warmoot/systems/csw/campaign';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted, drawColumns, gold } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';
import { named, wholeNumber } from './named.ts';

export interface ArmsOptions {
  readonly men: string;
  readonly json?: true;
}

const ARMOUR = Object.entries(PRICES.armour);
const ARMS = Object.entries(PRICES.arms);

const list = (page: Page): string[] => {
  const cells = ([piece, price]: readonly [string, number] | readonly [] = []): string[] =>
    piece === undefined ? ['', ''] : [piece, String(price)];
  const half = Math.ceil(ARMS.length / 2);
  const rows = ARMOUR.map((armour, at) => [
    ...cells(armour),
    ...cells(at < half ? ARMS[at] : undefined),
    ...cells(ARMS[half + at]),
  ]);
  const figures = { head: 'GP', figures: true } as const;
  return drawColumns(
    [{ head: 'armour' }, figures, { head: 'arms' }, figures, { head: 'arms' }, figures],
    rows,
    page,
  );
};

/** CSW-MUS-19: the price list, or what some pieces cost for some men. */
export const showArms = (typed: readonly string[], options: ArmsOptions, page: Page): CommandOutput => {
  const men = wholeNumber('--men', options.men, 1, 9999);
  const names = [...ARMOUR, ...ARMS].map(([piece]) => piece);
  const pieces = typed.map((piece) => named('piece', piece, names));
  if (pieces.length === 0)
    return {
      json: PRICES,
      lines: [
        page.paint('bold', 'Arms and armour, for each man'),
        ...list(page),
        '',
        'For example: warmoot muster arms sword shield leather --men 20',
        page.paint('dim', 'Rules: warmoot rules csw MUS-19'),
      ],
    };
  const cost = outfitCost(pieces, men);
  if (!cost.ok) throw new Error(cost.problem);
  return {
    json: { pieces, men, gold: cost.value },
    lines: [`${pieces.join(', ')} for ${counted(men, 'man', 'men')}: ${gold(cost.value)} (CSW-MUS-19).`],
  };
};
