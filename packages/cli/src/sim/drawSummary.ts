import type { SystemDoor } from '@warmoot/systems';
import { seatName } from '../play/names.ts';
import type { Bot, SimRequest } from './request.ts';
import { type Rate, type Summary, speedOf } from './summary.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `62.5 % (125 of 200; 55.6 to 68.9 %)` */
const rateText = ({ share, count, interval: [low, high] }: Rate, games: number): string =>
  `${percent(share).padStart(7)}  ${String(count).padStart(String(games).length)} of ${games}, 95 % between ${(100 * low).toFixed(1)} and ${(100 * high).toFixed(1)}`;

const tenths = (value: number): string => String(Math.round(value * 10) / 10);

const lossesText = (losses: Readonly<Record<string, number>>): string =>
  Object.entries(losses)
    .map(([name, value]) => `${name} ${tenths(value)}`)
    .join(', ');

const rows = (pairs: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
};

/** Distinguishes two players with one name. */
const botNames = ({ a, b }: SimRequest): Record<Bot, string> =>
  a === b ? { a: `${a} (a)`, b: `${b} (b)` } : { a, b };

const winRows = (request: SimRequest, { games, wins, draws, winsBySeat }: Summary): string[] => {
  const names = botNames(request);
  return [
    ...rows([
      [names.a, rateText(wins.a, games)],
      [names.b, rateText(wins.b, games)],
      ['drawn', rateText(draws, games)],
    ]),
    '',
    'By seat:',
    ...rows(Object.entries(winsBySeat).map(([seat, rate]) => [seatName(seat), rateText(rate, games)])),
  ];
};

const lossRows = (request: SimRequest, { meanLosses, meanLossesOf }: Summary): string[] => {
  const names = botNames(request);
  const pairs = [
    ...Object.entries(meanLosses).map(([seat, losses]) => [seatName(seat), lossesText(losses)] as const),
    [names.a, lossesText(meanLossesOf.a)] as const,
    [names.b, lossesText(meanLossesOf.b)] as const,
  ].filter(([, text]) => text !== '');
  return pairs.length === 0 ? [] : ['', 'Mean losses:', ...rows(pairs)];
};

/** Beside the share that would be fair. */
const groupRows = (sim: SystemDoor['sim'], { winsByGroup, winsBySeat }: Summary): string[] => {
  if (sim === undefined) return [];
  const fair = percent(1 / Object.keys(winsBySeat).length);
  return [
    '',
    `${sim.group.heading} (a fair share is ${fair}):`,
    ...rows(Object.entries(winsByGroup).map(([name, rate]) => [name, rateText(rate, rate.games)])),
  ];
};

/** How often each kind of victory ended a game, if the system has words for them. */
const kindRows = (sim: SystemDoor['sim'], { endings }: Summary): string[] => {
  const counts = new Map<string, number>();
  for (const { clause, count } of endings) counts.set(clause, (counts.get(clause) ?? 0) + count);
  return [
    '',
    'Endings:',
    ...rows(
      [...counts].map(([clause, count]) => [clause, `${count}  ${sim?.endings[clause] ?? ''}`.trimEnd()]),
    ),
  ];
};

const endingRows = ({ endings }: Summary): string[] => [
  '',
  'Endings:',
  ...rows(
    endings.map(({ clause, winners, count }) => [
      clause,
      `${count}  ${winners.length === 0 ? 'drawn' : `won by ${winners.map(seatName).join(' and ')}`}`,
    ]),
  ),
];

const countRows = ({ counts, games }: Summary): string[] => {
  const pairs = Object.entries(counts).map(
    ([name, { mean, games: some }]) => [name, `${tenths(mean)}, in ${some} of ${games} games`] as const,
  );
  return pairs.length === 0 ? [] : ['', 'In a game:', ...rows(pairs)];
};

const paceText = (summary: Summary, seconds: number): string => {
  const { meanTurns, turns, meanCommands } = summary;
  const range = turns === undefined ? '' : ` (${turns.least} to ${turns.most})`;
  const length = meanTurns === undefined ? '' : `${tenths(meanTurns)} turns${range} and `;
  return `A game lasted ${length}${Math.round(meanCommands)} commands; ${speedOf(summary, seconds)} commands/s.`;
};

/** The results of a run, for people. */
export const drawSummary = (
  request: SimRequest,
  summary: Summary,
  seconds: number,
  sim: SystemDoor['sim'],
): string[] => {
  const { games } = summary;
  const asked = games < request.games ? ` of ${request.games}` : '';
  const heading = `${games}${asked} games, ${request.a} against ${request.b}, seed ${request.seed}:`;
  if (games === 0) return ['No game was finished.'];
  return [
    heading,
    ...winRows(request, summary),
    ...groupRows(sim, summary),
    ...lossRows(request, summary),
    ...(sim === undefined ? endingRows(summary) : kindRows(sim, summary)),
    ...countRows(summary),
    '',
    paceText(summary, seconds),
  ];
};
