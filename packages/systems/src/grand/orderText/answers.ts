import type { GrandOrder } from '../orders/orders.ts';
import type { Question } from '../rules/combat/battle.ts';
import { retreatHexes } from '../rules/retreat/hexes.ts';
import type { Game } from '../state/game.ts';
import { spotIn } from '../state/places.ts';
import type { LineReader } from './lineReader.ts';
import { type Author, readHex } from './names.ts';

/** GRD-PLY-37: what the general and the king do in every battle of this file. */
export type Standing = Readonly<Partial<Record<Question, GrandOrder>>> & {
  /** Hexes to retreat to, the first possible one counts. */
  readonly retreats?: readonly string[];
};

type Reads = (author: Author, line: LineReader) => Standing;

const either =
  <Word extends string>(words: readonly Word[], standing: (word: Word) => Standing): Reads =>
  (_author, line) =>
    standing(line.oneOf(words, `${line.ahead} is not one of ${words.join(', ')}`));

const KEYWORDS: Readonly<Record<string, Reads>> = {
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
  if (question !== 'retreat') return standing[question];
  const open = retreatHexes(game, battle);
  const hex = standing.retreats?.find((each) => open.includes(spotIn(game, each)));
  return hex === undefined ? undefined : { type: 'retreat', hex };
};
