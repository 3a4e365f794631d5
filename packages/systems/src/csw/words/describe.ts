import type { Direction } from '@warmoot/hex';
import { inEnglish, say } from '@warmoot/kernel';
import { STEPS, type StepName } from '../engine/sequence.ts';
import { idOf } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, unitOf } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';

/** `a, b and c` */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : say`${items(words.slice(0, -1))} and ${words.at(-1) as string}`;

/** Each item can be translated by itself. */
const items = (words: readonly string[]): string => words.map((word) => say`${word}`).join(', ');

/** With exactly one full stop. */
export const sentence = (words: string): string => (/[.!?]$/.test(inEnglish(words)) ? words : say`${words}.`);

/** `2, 3 and 5`; three or more in a row become a range: `2–5`. */
const numbersOf = (numbers: readonly number[]): string[] => {
  const ranges: [first: number, last: number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range !== undefined && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.flatMap(([first, last]) => {
    if (first === last) return [`${first}`];
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}–${last}`];
  });
};

/** `Heavy Foot` of `Heavy Foot 4`, and the number; a proper name such as `Harald` has no number. */
const KIND_AND_NUMBER = /^(.*\S) (\d+)$/;

export const kindOf = (name: string): string => KIND_AND_NUMBER.exec(name)?.[1] ?? name;

export const numberOf = (name: string): string | undefined => KIND_AND_NUMBER.exec(name)?.[2];

/** Units as players name them, those of one kind together: `Medium Cavalry 2 and 3`. */
export const namesOf = (battle: Battle, ids: readonly UnitId[]): string => {
  const kinds = new Map<string, number[]>();
  const whole: string[] = [];
  for (const id of ids) {
    const { name } = unitOf(battle, id);
    const number = numberOf(name);
    if (number === undefined) whole.push(name);
    else kinds.set(kindOf(name), [...(kinds.get(kindOf(name)) ?? []), Number(number)]);
  }
  const numberedKinds = Array.from(kinds, ([kind, numbers]) => say`${kind} ${listed(numbersOf(numbers))}`);
  return listed([...numberedKinds, ...whole]);
};

/** Whether a unit of the other side has the same name: `Heavy Foot 1` fights on both. */
const isNamesake = (battle: Battle, id: UnitId): boolean => {
  const { name, side } = unitOf(battle, id);
  return battle.units.some((other) => other.name === name && other.side !== side);
};

/** The same, with their side where the names alone are ambiguous: `Heavy Foot 1 (English)`. */
export const namesAndSide = (battle: Battle, ids: readonly UnitId[]): string => {
  const [first] = ids;
  const names = namesOf(battle, ids);
  return first !== undefined && ids.some((id) => isNamesake(battle, id))
    ? say`${names} (${sideName(battle, unitOf(battle, first).side)})`
    : names;
};

/** The sentence for one unit, or for more. */
export const oneOrMore = (units: readonly UnitId[], one: string, more: string): string =>
  units.length === 1 ? one : more;

/** `0706`, and what the map calls it. */
export const hexName = (battle: Battle, cell: number): string => {
  const id = idOf(boardIn(battle), cell);
  const place = battle.setup.field.names.find((each) => each.cell === cell);
  return place === undefined ? id : `${id} (${place.name})`;
};

export const hexNames = (battle: Battle, cells: readonly number[]): string =>
  listed(cells.map((cell) => hexName(battle, cell)));

export const sideName = (battle: Battle, side: Side): string => battle.setup.sides[side].name;

/** Peoples and armies take the definite article (`the Normans`, `the Papal army`); `Red` and `Gondor` do not. */
const TAKES_ARTICLE = /(s|sh|army|host|horde|folk)$/i;

export const nameWithArticle = ({ setup }: Battle, side: Side): string => {
  const { name } = setup.sides[side];
  return TAKES_ARTICLE.test(name) ? `the ${name}` : name;
};

/** `The Normans`, `Red`: a side as the subject of a sentence. */
export const sideSubject = ({ setup }: Battle, side: Side): string => {
  const { name } = setup.sides[side];
  return TAKES_ARTICLE.test(name) ? `The ${name}` : name;
};

/** The sentence for a people (`The Normans are`), or for an army or a single name (`Red is`). */
export const sideDoes = ({ setup }: Battle, side: Side, one: string, many: string): string =>
  /(s|sh|folk)$/i.test(setup.sides[side].name) ? many : one;

/** `the Normans'` half, `Red's` half. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

const DIRECTION_WORDS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

export const directionWord = (direction: Direction): string => DIRECTION_WORDS[direction];

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `1 unit`, `16 units`: figures, for values that are compared with other figures. */
export const numbered = (count: number, one: string, many = `${one}s`): string =>
  say`${count} ${count === 1 ? one : many}`;

/** `one loss`, `3 hits`: small numbers in words. */
export const counted = (count: number, one: string, many: string): string =>
  say`${NUMBER_WORDS[count] ?? count} ${count === 1 ? one : many}`;

export const lossesText = (losses: number): string => counted(losses, 'loss', 'losses');

/** CSW-P-15: 1 to 12; 0 before the battle. */
export const segmentOf = ({ step, phasing, sideA }: Battle): number => {
  const { segment } = STEPS[step];
  return segment === 0 || phasing === sideA ? segment : segment + 6;
};

export const SEGMENT_NAMES = [
  'Set-up',
  'Rally',
  'Movement',
  'Missile fire',
  'Morale',
  'Melee',
  'Morale',
] as const;

/** CSW-SEQ-01 */
export const segmentName = (step: StepName): string => SEGMENT_NAMES[STEPS[step].segment] as string;

/** What a case calls a unit: its name, prefixed with its side if another unit has the same name. */
export const caseNameOf = ({ units }: Battle, { id, name, side }: Unit): string =>
  units.some((other) => other.id !== id && other.name === name) ? `${side} ${name}` : name;
