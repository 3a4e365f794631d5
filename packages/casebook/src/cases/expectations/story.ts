import { type Difference, inWords } from '../difference.ts';
import { type ExpectationReader, happenedIn, type Played } from '../expectation.ts';
import { Misread } from '../misread.ts';
import { fieldsOf, oneOrMore, textOf, textsOf } from '../shapes.ts';
import { chairOf } from './chair.ts';

/** A seat's story: each text must occur in one of its sentences, or in none. */
export const readStory: ExpectationReader = (value, at) =>
  oneOrMore(value, at).map((entry) => {
    const fields = fieldsOf(entry.value, '`story`', entry.at, ['seat', 'says', 'never']);
    const seat = textOf(fields.seat, '`seat` of `story`', [...entry.at, 'seat']);
    const says = fields.says === undefined ? [] : textsOf(fields.says, '`says`', [...entry.at, 'says']);
    const never = fields.never === undefined ? [] : textsOf(fields.never, '`never`', [...entry.at, 'never']);
    if (says.length + never.length === 0)
      throw new Misread('`story` needs `says` or `never`: texts that are told, or are not', entry.at);
    return {
      name: `what ${seat} is told`,
      at: entry.at,
      differences: (played) => {
        const told = toldTo(played, chairOf(played.match, seat, [...entry.at, 'seat']));
        return [...untold(says, told), ...givenAway(never, told)];
      },
    };
  });

const toldTo = (played: Played, seat: string): string[] =>
  happenedIn(played).flatMap(({ told }) => (told[seat] ?? []).map(({ text }) => text));

const untold = (says: readonly string[], told: readonly string[]): Difference[] =>
  says
    .filter((text) => !told.some((sentence) => sentence.includes(text)))
    .map((text) => ({ path: 'story', expected: `to say ${inWords(text)}`, got: inWords(told) }));

const givenAway = (never: readonly string[], told: readonly string[]): Difference[] =>
  never.flatMap((text) =>
    told
      .filter((sentence) => sentence.includes(text))
      .map((sentence) => ({ path: 'story', expected: `never ${inWords(text)}`, got: inWords(sentence) })),
  );
