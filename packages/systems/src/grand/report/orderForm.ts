import type { GrandOrder } from '../orders/orders.ts';
import { headerLines, orderLines } from '../orderText/print.ts';
import { reportText } from '../orderText/printBattles.ts';
import { defaultDeploy } from '../rules/calendar/deployment.ts';
import { defaultPlace } from '../rules/calendar/placement.ts';
import { defaultStage } from '../rules/resources/bundle.ts';
import { fieldsOf } from '../rules/rosters/fieldOrders.ts';
import { defaultSetUp } from '../rules/setup/setUp.ts';
import { strengthOf } from '../state/army.ts';
import { armiesOf, citiesOf, cityOf, type Game, hasRosters } from '../state/game.ts';
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

const ROSTER_BATTLES = [
  '# SETTLE quick                      # or board, or either: as the enemy likes',
  '# REDEEM all                        # captured leaders; or generals, or nobody',
];

/** GRD-R-129: what this kingdom may say about its battles on the board. */
const fieldForm = (game: Game, kingdom: Kingdom): string[] =>
  fieldsOf(game, kingdom).flatMap(({ battle, claim, request }) => {
    const hex = nameOfSpot(game, battle.hex);
    const written =
      claim === null ? [] : reportText(game, { type: 'report', result: claim.result as Result });
    return [
      `# A battle in ${hex}, ${request.handedOver.turns} turns at most: play it, and enter its result.`,
      ...written.map((line) => `# ${claim?.by === kingdom ? 'You have' : 'The enemy has'} entered: ${line}`),
      ...(claim === null || claim.by === kingdom
        ? [noted(`BATTLE ${hex} - Result agreed after 6`, 'then ": Red lost 3 Heavy Foot; Blue left 1 Pike"')]
        : [noted(`BATTLE ${hex} - Confirm`, 'or Refuse')]),
      noted(`BATTLE ${hex} - Leave`, 'if the enemy leaves too, it is settled quickly'),
      '',
    ];
  });

type Result = Parameters<typeof reportText>[1]['result'];

const weekForm = (game: Game, kingdom: Kingdom): string[] => [
  ...fieldForm(game, kingdom),
  ...armiesOf(game, kingdom).map((army) =>
    noted(
      `${nameOfSpot(game, army.at)} - Hold`,
      `${figureOf(game, strengthOf(army))} points; or Move, Attack, Send 50 to …`,
    ),
  ),
  ...BATTLES,
  ...(hasRosters(game) ? ROSTER_BATTLES : []),
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
