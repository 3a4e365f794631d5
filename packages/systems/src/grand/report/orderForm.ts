import type { GrandOrder } from '../orders/orders.ts';
import { headerLines, orderLines } from '../orderText/print.ts';
import { defaultDeploy } from '../rules/calendar/deployment.ts';
import { defaultPlace } from '../rules/calendar/placement.ts';
import { defaultStage } from '../rules/resources/stage.ts';
import { defaultSetUp } from '../rules/setup/setUp.ts';
import { strengthOf } from '../state/army.ts';
import { armiesOf, citiesOf, cityOf, type Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import type { Kingdom } from '../state/seats.ts';
import { figureOf } from '../words/points.ts';

const HEAD = [
  '# Lines that start with this mark are not read. To give an order, remove the mark and change the line.',
  '# "warmoot rules grand PLY-35" shows the grammar, docs/campaigns.md has examples.',
];

const BATTLES = [
  '',
  '# In battles; without a line the best choice counts',
  '# GENERAL best',
  '# RANSOM pay',
  '# PRINCE offer',
  '# DEFECTORS accept',
];

const noted = (line: string, note: string): string => `# ${line.padEnd(34)} # ${note}`;

const weekForm = (game: Game, kingdom: Kingdom): string[] => [
  ...armiesOf(game, kingdom).map((army) =>
    noted(
      `${nameOfSpot(game, army.at)} - Hold`,
      `${figureOf(game, strengthOf(army))} points; or Move, Attack, Send 50 to …`,
    ),
  ),
  ...BATTLES,
];

const asWritten = (game: Game, order: GrandOrder): string[] =>
  orderLines(game, order).map((line) => `# ${line}`);

const purchases = (game: Game, kingdom: Kingdom): string[] =>
  citiesOf(game, kingdom).map((city) => noted(`${cityOf(game, city).name} - Buy 0`, 'one RP for each point'));

/** GRD-PLY-38: everything that may be ordered now; unedited it orders nothing. */
export const orderForm = (game: Game, kingdom: Kingdom): string => {
  const forms: Readonly<Record<Game['phase'], () => string[]>> = {
    setUp: () => asWritten(game, defaultSetUp(game, kingdom)),
    week: () => weekForm(game, kingdom),
    stage: () => [...asWritten(game, defaultStage(game, kingdom)), ...purchases(game, kingdom)],
    market: () => ['# HIRE 50'],
    placement: () => asWritten(game, defaultPlace(game, kingdom)),
    deployment: () => [
      ...asWritten(game, defaultDeploy(game, kingdom)),
      ...citiesOf(game, kingdom).map((city) =>
        noted(`${cityOf(game, city).name} - Deploy 0000`, 'a vacant hex beside it'),
      ),
    ],
  };
  return `${[...headerLines(game, kingdom), ...HEAD, '', ...forms[game.phase]()].join('\n')}\n`;
};
