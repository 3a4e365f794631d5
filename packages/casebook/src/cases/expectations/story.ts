import { CaseFault } from '../caseFault.ts';
import { type Difference, inWords } from '../difference.ts';
import { type ExpectationReader, happenedIn, type Played } from '../expectation.ts';
import { fieldsOf, oneOrMore, textOf, textsOf } from '../shapes.ts';
import { knownSeat } from './knownSeat.ts';

/** A seat's story: each text must occur in one of its sentences, or in none. */
export const readStory: ExpectationReader = (value, at) =>
  oneOrMore(value, at).map((entry) => {
    const fields = fieldsOf(entry.value, '`story`', entry.at, ['seat', 'says', 'never']);
    const seat = textOf(fields.seat, '`seat` of `story`', [...entry.at, 'seat']);
    const says = fields.says === undefined ? [] : textsOf(fields.says, '`says`', [...entry.at, 'says']);
    const never = fields.never === undefined ? [] : textsOf(fields.never, '`never`', [...entry.at, 'never']);
    if (says.length + never.length === 0)
      throw new CaseFault(
        '`story` needs `says` or `never`: texts the story must contain, or must not',
        entry.at,
      );
    return {
      name: `what ${seat} reads`,
      at: entry.at,
      differences: (played) => {
        const sentences = sentencesFor(played, knownSeat(played.match, seat, [...entry.at, 'seat']));
        return [...missing(says, sentences), ...revealed(never, sentences)];
      },
    };
  });

const sentencesFor = (played: Played, seat: string): string[] =>
  happenedIn(played).flatMap(({ told }) => (told[seat] ?? []).map(({ text }) => text));

const missing = (says: readonly string[], sentences: readonly string[]): Difference[] =>
  says
    .filter((text) => !sentences.some((sentence) => sentence.includes(text)))
    .map((text) => ({ path: 'story', expected: `to say ${inWords(text)}`, got: inWords(sentences) }));

const revealed = (never: readonly string[], sentences: readonly string[]): Difference[] =>
  never.flatMap((text) =>
    sentences
      .filter((sentence) => sentence.includes(text))
      .map((sentence) => ({ path: 'story', expected: `never ${inWords(text)}`, got: inWords(sentence) })),
  );
