/** What is drawn from: dice, the names an empire knows, and those that the file has given so far. */
import { type Dice, pick } from '@warmoot/kernel';
import type { CityName, Item, Step, TargetName } from '../../orders/orders.ts';
import { STEPS } from '../keywords.ts';
import type { Known } from '../known.ts';
import { foldName, isSameName, nameProblem } from '../names.ts';

export interface Hat {
  readonly dice: Dice;
  readonly known: Known;
  /** Names of units that lines drawn so far have given: they may be ordered too. */
  readonly given: string[];
  readonly used: Set<string>;
}

export const hatOf = (dice: Dice, known: Known): Hat => ({
  dice,
  known,
  given: [],
  used: new Set([...known.own.map(({ name }) => name), ...known.individuals].map(foldName)),
});

export const draw = <Thing>({ dice }: Hat, things: readonly Thing[]): Thing => pick(dice, things, 'drawn');
export const chance = ({ dice }: Hat, oneIn: number): boolean => dice.roll(oneIn, 'whether') === 1;
export const upTo = ({ dice }: Hat, most: number): number => dice.roll(most, 'how many');

export const some = <Thing>(hat: Hat, least: number, most: number, thing: (hat: Hat) => Thing): Thing[] =>
  Array.from({ length: least - 1 + upTo(hat, most - least + 1) }, () => thing(hat));

/** `{ key: value }`, or nothing at all. */
export const maybe = <Key extends string, Value>(
  hat: Hat,
  key: Key,
  value: (hat: Hat) => Value,
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
export const freshName = (hat: Hat): string => {
  for (;;) {
    const name = some(hat, 1, 3, () => draw(hat, [...WORDS, ...MORE_WORDS])).join(' ');
    if (hat.used.has(foldName(name)) || nameProblem(name, hat.known.empires) !== undefined) continue;
    hat.used.add(foldName(name));
    return name;
  }
};

export const givenName = (hat: Hat): string => {
  const name = freshName(hat);
  hat.given.push(name);
  return name;
};

export const drawStep = (hat: Hat): Step => draw(hat, Object.values(STEPS));
export const drawHex = (hat: Hat): string => {
  const figures = () => String(upTo(hat, 29)).padStart(2, '0');
  return `${figures()}${figures()}${chance(hat, 3) ? ' below' : ''}`;
};

export const drawEmpire = (hat: Hat): string => draw(hat, hat.known.empires);
export const drawOwn = (hat: Hat): string => draw(hat, hat.known.own).name;
export const drawHero = (hat: Hat): string => draw(hat, hat.known.individuals);
export const drawSpell = (hat: Hat): string => draw(hat, hat.known.spells).id;

const bearers = (things: readonly { readonly name: string }[], name: string): number =>
  things.filter((thing) => isSameName(thing.name, name)).length;

/** Qualified where it must be, and now and then where it need not be. */
export const drawCity = (hat: Hat): CityName => {
  if (chance(hat, 4)) return { name: drawHex(hat) };
  const { name, empire } = draw(hat, hat.known.cities);
  return bearers(hat.known.cities, name) > 1 || chance(hat, 4) ? { name, empire } : { name };
};

export const drawTarget = (hat: Hat): TargetName => {
  const named = hat.known.foreign.filter(({ name }) => bearers(hat.known.foreign, name) === 1);
  if (chance(hat, 2) && named.length > 0) return { name: draw(hat, named).name };
  return { empire: drawEmpire(hat), number: upTo(hat, 12) };
};

const drawOption = (hat: Hat): string => draw(hat, ['great claw', 'mace-and-dagger', '5 pikes', 'standard']);

const drawItem = (hat: Hat): Item => ({
  count: upTo(hat, 12),
  profile: draw(hat, [...hat.known.profiles.map(({ id }) => id), 'no-such-troops', 'such as these']),
  ...maybe(hat, 'options', () => some(hat, 1, 3, drawOption)),
  ...maybe(hat, 'as', freshName),
});
export const drawItems = (hat: Hat): Item[] => some(hat, 1, 3, drawItem);

export const drawRef = (hat: Hat): string =>
  draw(hat, [
    ...hat.known.own.map(({ name }) => name),
    'granary of Karsk',
    'fb-swordsmen of Iron Host',
    'as To 2',
  ]);
