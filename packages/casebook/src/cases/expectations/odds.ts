import { chancesOf, type Odds, oddsOf, refusalSentence, type Seat } from '@warmoot/kernel';
import { CaseFault, type Path } from '../caseFault.ts';
import type { Difference } from '../difference.ts';
import type { ExpectationReader, Played } from '../expectation.ts';
import { commandIn } from '../readCommand.ts';
import { type Fields, fieldsOf, oneOrMore, textOf } from '../shapes.ts';
import { knownSeat } from './knownSeat.ts';
import { type Share, shareOf } from './share.ts';

interface WantedOdds {
  readonly at: Path;
  readonly seat: Seat;
  readonly command: unknown;
  readonly figure: string;
  readonly chances: readonly (readonly [value: string, share: Share])[];
  readonly within: number;
}

/** The chances of what a command would do next, as far as the seat can know. */
export const readOdds: ExpectationReader = (value, at) =>
  oneOrMore(value, at).map((entry) => {
    const wanted = wantedOdds(entry.value, entry.at);
    return {
      name: `odds of ${wanted.figure} for ${wanted.seat}`,
      at: entry.at,
      differences: (played) => oddsDifferences(played, wanted),
    };
  });

const KEYS = ['seat', 'command', 'figure', 'chances', 'within'];

const wantedOdds = (value: unknown, at: Path): WantedOdds => {
  const fields = fieldsOf(value, '`odds`', at, KEYS);
  const chances = chancesIn(fields, [...at, 'chances']);
  if (fields.within === undefined && chances.some(([, { rounded }]) => rounded))
    throw new CaseFault('percentages are rounded, so give a tolerance, such as `within: 0.1%`', at);
  return {
    at,
    seat: textOf(fields.seat, '`seat` of `odds`', [...at, 'seat']),
    command: fields.command,
    figure: textOf(fields.figure, '`figure` of `odds`', [...at, 'figure']),
    chances,
    within: fields.within === undefined ? 0 : shareOf(fields.within, [...at, 'within']).value,
  };
};

const chancesIn = (fields: Fields, at: Path): [string, Share][] => {
  const chances = Object.entries(fieldsOf(fields.chances, '`chances`', at));
  if (chances.length === 0) throw new CaseFault('`chances` is empty', at);
  return chances.map(([value, share]) => [value, shareOf(share, [...at, value])]);
};

const oddsDifferences = (played: Played, wanted: WantedOdds): Difference[] => {
  const { door, match } = played;
  const seat = knownSeat(match, wanted.seat, [...wanted.at, 'seat']);
  const command = commandIn(door, match.state, wanted.command, [...wanted.at, 'command']);
  const view = match.viewOf(seat);
  const verdict = door.system.check(view, seat, command);
  if (!verdict.ok) {
    const got = refusalSentence(door.system.describe(view, command), verdict);
    return [{ path: 'odds.command', expected: 'a command that is allowed', got }];
  }
  return chanceDifferences(oddsOf(door.system, view, seat, command), wanted);
};

/** Exact odds are sums of fractions in floating point; no real difference is as small as this. */
const ROUNDING = 1e-9;

const chanceDifferences = (odds: Odds, { figure, chances, within }: WantedOdds): Difference[] => {
  if (!odds.exact && within === 0)
    return [
      {
        path: 'odds',
        expected: 'exact odds',
        got: `${odds.samples} samples: give a tolerance with \`within\``,
      },
    ];
  const found = new Map([...chancesOf(odds, figure)].map(([value, chance]) => [String(value), chance]));
  if (found.size === 0) return [{ path: 'odds.figure', expected: figure, got: figuresIn(odds) }];
  return chances
    .filter(([value, share]) => Math.abs((found.get(value) ?? 0) - share.value) > within + ROUNDING)
    .map(([value, share]) => ({
      path: `odds.${figure}.${value}`,
      expected: share.written,
      got: chanceInWords(found.get(value) ?? 0),
    }));
};

const figuresIn = ({ chances, readAgainst }: Odds): string =>
  [...new Set([...chances.map(({ gist }) => gist), readAgainst].flatMap(Object.keys))].join(', ') ||
  'no figure';

/** The most likely fraction of dice rolls, otherwise a percentage. */
const chanceInWords = (chance: number): string => {
  for (const below of [1, 2, 3, 4, 6, 10, 12, 20, 36, 100, 216, 1296]) {
    const above = Math.round(chance * below);
    if (Math.abs(above / below - chance) < ROUNDING) return below === 1 ? `${above}` : `${above}/${below}`;
  }
  return `${(chance * 100).toFixed(2)}%`;
};
