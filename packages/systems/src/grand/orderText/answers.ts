import type { GrandOrder } from '../orders/orders.ts';
import type { Question } from '../rules/combat/battle.ts';
import { retreatHexes } from '../rules/retreat/hexes.ts';
import { type Game, hasRosters } from '../state/game.ts';
import { spotIn } from '../state/places.ts';
import {
  isAboutRansoms,
  isAboutShares,
  type Redeems,
  readRedeems,
  readShare,
  redeemFrom,
  type Share,
  shareFrom,
  sideAsked,
} from './leaders.ts';
import type { LineReader } from './lineReader.ts';
import { type Author, readHex } from './names.ts';
import { readPoints } from './troops.ts';

/** GRD-PLY-37: what the general and the king do in every battle of this file. */
export type Standing = Readonly<Partial<Record<Question, GrandOrder>>> & {
  /** Hexes to retreat to, the first possible one counts. */
  readonly retreats?: readonly string[];
  readonly shares?: readonly Share[];
  readonly redeems?: Redeems;
};

type Reads = (author: Author, line: LineReader) => Standing;

const either =
  <Word extends string>(words: readonly Word[], standing: (word: Word) => Standing): Reads =>
  (_author, line) =>
    standing(line.oneOf(words, `${line.ahead} is not one of ${words.join(', ')}`));

/** GRD-R-67, GRD-R-130: in whichever way the battle comes about; with points it is settled here or after the table. */
const readSettle: Reads = ({ game }, line) => {
  if (!hasRosters(game)) return readTableResult(line);
  const how = line.oneOf(HOW, `${line.ahead} is not one of ${HOW.join(', ')}`);
  return {
    manner: { type: 'settle', how },
    confirmed: { type: 'confirm', agree: how !== 'quick' },
    ...(how !== 'either' && { wish: { type: 'settle', how } }),
  };
};

const HOW = ['quick', 'board', 'either'] as const;

/** GRD-R-81: `SETTLE 120 : 80`, what attacker and defender have left. */
const readTableResult = (line: LineReader): Standing => {
  if (line.accept('quick')) return { manner: { type: 'settle' } };
  const attacker = readPoints(line);
  line.expect(':');
  return { manner: { type: 'settle', survivors: { attacker, defender: readPoints(line) } } };
};

const KEYWORDS: Readonly<Record<string, Reads>> = {
  settle: readSettle,
  confirm: either(['agree', 'refuse'], (word) => ({
    confirmed: { type: 'confirm', agree: word === 'agree' },
  })),
  share: (_author, line) => ({ shares: line.list(() => readShare(line)) }),
  redeem: (_author, line) => ({ redeems: readRedeems(line) }),
  general: either(['add', 'subtract', 'best'], (use) =>
    use === 'best' ? {} : { attackerUse: { type: 'general', use }, defenderUse: { type: 'general', use } },
  ),
  ransom: either(['pay', 'refuse'], (word) => {
    const answer: GrandOrder = { type: 'ransom', pay: word === 'pay' };
    return { ransom: answer, princeRansom: answer };
  }),
  prince: either(['offer', 'execute', 'hold'], (choice) =>
    choice === 'hold'
      ? { princeRefused: { type: 'prince', choice } }
      : {
          princeFate: { type: 'prince', choice },
          ...(choice === 'execute' && { princeRefused: { type: 'prince', choice } }),
        },
  ),
  defectors: either(['accept', 'decline'], (word) => {
    const answer: GrandOrder = { type: 'defectors', accept: word === 'accept' };
    return { defectors: answer, thirdDefectors: answer };
  }),
  retreat: (author, line) => ({ retreats: line.list(() => readHex(author, line)) }),
  raise: (author, line) => ({ raise: { type: 'raise', hex: readHex(author, line) } }),
  shelter: (author, line) => ({ shelter: { type: 'shelter', city: readHex(author, line) } }),
};

export const STANDING_WORDS = Object.keys(KEYWORDS);

/** GRD-PLY-37: `GENERAL add`, `RANSOM refuse`, `RETREAT 0304, 0305`; undefined for any other line. */
export const readStanding = (author: Author, line: LineReader): Standing | undefined => {
  const word = STANDING_WORDS.find((each) => line.accept(each));
  return word === undefined ? undefined : KEYWORDS[word]?.(author, line);
};

/** The answer to the question that is open now; undefined: the default of GRD-PLY-07. */
export const answerFrom = (game: Game, standing: Standing): GrandOrder | undefined => {
  const { battle } = game;
  const question = battle?.asks?.question;
  if (battle === null || question === undefined) return undefined;
  if (isAboutShares(question)) return shareFrom(game, sideAsked(question), standing.shares);
  if (isAboutRansoms(question)) return redeemFrom(game, sideAsked(question), standing.redeems);
  if (question !== 'retreat') return standing[question];
  const open = retreatHexes(game, battle);
  const hex = standing.retreats?.find((each) => open.includes(spotIn(game, each)));
  return hex === undefined ? undefined : { type: 'retreat', hex };
};
