/** The sources of random orders: dice, the names an empire knows, and those that the file has given so far. */
import { type Dice, pick } from '@warmoot/kernel';
import { foldName, isSameName } from '../../../orderText/names.ts';
import type { CityName, Item, Step, TargetName } from '../../orders/orders.ts';
import { STEPS } from '../keywords.ts';
import type { Known } from '../known.ts';
import { nameProblem } from '../names.ts';

export interface RandomSource {
  readonly dice: Dice;
  readonly known: Known;
  /** Names of units that lines drawn so far have given: they may be ordered too. */
  readonly given: string[];
  readonly used: Set<string>;
}

export const randomSource = (dice: Dice, known: Known): RandomSource => ({
  dice,
  known,
  given: [],
  used: new Set([...known.own.map(({ name }) => name), ...known.individuals].map(foldName)),
});

export const draw = <Thing>({ dice }: RandomSource, things: readonly Thing[]): Thing =>
  pick(dice, things, 'drawn');
export const chance = ({ dice }: RandomSource, oneIn: number): boolean => dice.roll(oneIn, 'whether') === 1;
export const upTo = ({ dice }: RandomSource, most: number): number => dice.roll(most, 'how many');

export const some = <Thing>(
  hat: RandomSource,
  least: number,
  most: number,
  thing: (hat: RandomSource) => Thing,
): Thing[] => Array.from({ length: least - 1 + upTo(hat, most - least + 1) }, () => thing(hat));

/** `{ key: value }`, or nothing at all. */
export const maybe = <Key extends string, Value>(
  hat: RandomSource,
  key: Key,
  value: (hat: RandomSource) => Value,
): { readonly [K in Key]?: Value } =>
  chance(hat, 2) ? ({ [key]: value(hat) } as { readonly [K in Key]?: Value }) : {};

const WORDS = [
  'Third',
  'Host',
  'of',
  'the',
  'North',
  'To',
  'In',
  'As',
  'With',
  'Inside',
  'Learn',
  '2',
  '7',
  'VS',
];
const MORE_WORDS = ["O'Neil", 'St.', 'Al-Karsk', 'Größe', 'Δύναμις', 'हिन्दी', 'Move', 'Tower', 'ATTACK', 'x'];

/** A free name. */
export const freshName = (hat: RandomSource): string => {
  for (;;) {
    const name = some(hat, 1, 3, () => draw(hat, [...WORDS, ...MORE_WORDS])).join(' ');
    if (hat.used.has(foldName(name)) || nameProblem(name, hat.known.empires) !== undefined) continue;
    hat.used.add(foldName(name));
    return name;
  }
};

export const givenName = (hat: RandomSource): string => {
  const name = freshName(hat);
  hat.given.push(name);
  return name;
};

export const drawStep = (hat: RandomSource): Step => draw(hat, Object.values(STEPS));
export const drawHex = (hat: RandomSource): string => {
  const figures = () => String(upTo(hat, 29)).padStart(2, '0');
  return `${figures()}${figures()}${chance(hat, 3) ? ' below' : ''}`;
};

export const drawEmpire = (hat: RandomSource): string => draw(hat, hat.known.empires);
export const drawOwn = (hat: RandomSource): string => draw(hat, hat.known.own).name;
export const drawHero = (hat: RandomSource): string => draw(hat, hat.known.individuals);
export const drawSpell = (hat: RandomSource): string => draw(hat, hat.known.spells).id;

const bearers = (things: readonly { readonly name: string }[], name: string): number =>
  things.filter((thing) => isSameName(thing.name, name)).length;

/** Qualified if necessary, and sometimes if it is not. */
export const drawCity = (hat: RandomSource): CityName => {
  if (chance(hat, 4)) return { name: drawHex(hat) };
  const { name, empire } = draw(hat, hat.known.cities);
  return bearers(hat.known.cities, name) > 1 || chance(hat, 4) ? { name, empire } : { name };
};

export const drawTarget = (hat: RandomSource): TargetName => {
  const named = hat.known.foreign.filter(({ name }) => bearers(hat.known.foreign, name) === 1);
  if (chance(hat, 2) && named.length > 0) return { name: draw(hat, named).name };
  return { empire: drawEmpire(hat), number: upTo(hat, 12) };
};

const drawOption = (hat: RandomSource): string =>
  draw(hat, ['great claw', 'mace-and-dagger', '5 pikes', 'standard']);

const drawItem = (hat: RandomSource): Item => ({
  count: upTo(hat, 12),
  profile: draw(hat, [...hat.known.profiles.map(({ id }) => id), 'no-such-troops', 'such as these']),
  ...maybe(hat, 'options', () => some(hat, 1, 3, drawOption)),
  ...maybe(hat, 'as', freshName),
});
export const drawItems = (hat: RandomSource): Item[] => some(hat, 1, 3, drawItem);

export const drawRef = (hat: RandomSource): string =>
  draw(hat, [
    ...hat.known.own.map(({ name }) => name),
    'granary of Karsk',
    'fb-swordsmen of Iron Host',
    'as To 2',
  ]);
