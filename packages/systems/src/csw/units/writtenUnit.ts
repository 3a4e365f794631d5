import { z } from 'zod';
import type { Category, UnitType } from './unitType.ts';

const CATEGORIES = ['foot', 'mounted', 'large', 'creature', 'engine', 'leader'] as const;
const RACES = [
  'human',
  'elf',
  'dwarf',
  'goblin',
  'orc',
  'gnome',
  'gnoll',
  'ogre',
  'troll',
  'giant',
  'other',
] as const;
const TRAITS = [
  'pike',
  'bow',
  'elephant',
  'giant',
  'priest',
  'wizard',
  'warrior',
  'breaches',
  'stonethrower',
  'movesAndFires',
  'greaterUndead',
] as const;

export const wholeNumber = z.int({ error: 'a whole number is needed' });

/** The columns of CSW-UNT-01, as an author writes them; anything the category determines may be left out. */
export const WrittenUnit = z.strictObject({
  code: z.string(),
  name: z.string().min(1, 'a unit needs a name'),
  category: z.enum(CATEGORIES),
  race: z.enum(RACES).default('human'),
  points: z.number(),
  melee: wholeNumber,
  defence: wholeNumber,
  missile: wholeNumber.default(0),
  range: wholeNumber.default(0),
  movement: wholeNumber,
  stacking: wholeNumber.optional(),
  hits: wholeNumber.optional(),
  men: wholeNumber.optional(),
  level: wholeNumber.optional(),
  traits: z.array(z.enum(TRAITS)).default([]),
  attackDie: wholeNumber.optional(),
});
export type WrittenUnit = z.infer<typeof WrittenUnit>;

/** CSW-STK-04 */
export const STACKING = {
  leader: 0,
  foot: 1,
  mounted: 2,
  large: 2,
  creature: 4,
  engine: 4,
  riderless: 0,
} as const;

/** CSW-DEF-08; an engine's crew is that of CSW-UNT-01. */
const MEN: Readonly<Record<Category, number>> = {
  foot: 20,
  mounted: 10,
  large: 10,
  creature: 1,
  engine: 5,
  leader: 1,
  riderless: 0,
};

/** Leaders take as many hits as their level (CSW-CRE-04), ordinary units one (CSW-DEF-07). */
export const typeWritten = (unit: WrittenUnit): UnitType => ({
  code: unit.code,
  name: unit.name,
  category: unit.category,
  race: unit.race,
  halfPoints: unit.points * 2,
  melee: unit.melee,
  defence: unit.defence,
  missile: unit.missile,
  rangeInHexes: unit.range,
  movement: unit.movement,
  stacking: STACKING[unit.category],
  hits: unit.hits ?? unit.level ?? 1,
  men: unit.men ?? MEN[unit.category],
  ...(unit.level === undefined ? {} : { level: unit.level as 1 | 2 | 3 }),
  traits: unit.traits,
  ...(unit.attackDie === undefined ? {} : { attackDie: unit.attackDie }),
});
