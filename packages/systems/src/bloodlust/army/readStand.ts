import { asItIs, say } from '@warmoot/kernel';
import { CLASSES, type TroopClass } from '../data/classes.ts';
import type { Flag, Morale, Race, Setting, TroopEntry } from '../data/readArmyList.ts';
import { ARMOUR, type Armour, MELEE, type Melee, type Missile, RANGES } from '../data/weapons.ts';
import { standCost } from '../rules/points/standCost.ts';
import { standFault } from './ownStands.ts';

const CELLS = [
  'code',
  'name',
  'class',
  'castings',
  'melee',
  'missile',
  'armour',
  'shield',
  'morale',
  'flags',
  'limits',
];
const WORDS: Readonly<Record<string, readonly string[]>> = {
  class: Object.keys(CLASSES),
  melee: Object.keys(MELEE),
  missile: [...Object.keys(RANGES), '—'],
  armour: Object.keys(ARMOUR),
  shield: ['yes', 'no'],
  morale: ['Elite', 'Fanatic', 'Average', 'Poor'],
};
const FLAGS: readonly string[] = ['te', 'we', 'hc', 'vo', 'as', 'sk'];

/** A player's own stand, priced by BLD-PTS-01; or what is wrong with the line. */
export const readStand = (line: string, setting: Setting, race: Race): TroopEntry | string => {
  const given = line.split('|').map((cell) => cell.trim());
  if (given.length !== CELLS.length)
    return say`troops have ${CELLS.length} cells (${CELLS.join(' | ')}), not ${given.length}`;
  const cells = Object.fromEntries(
    CELLS.map((name, at) => [name, given[at] === '-' ? '—' : given[at]]),
  ) as Cells;
  const problem = wrongWord(cells);
  if (problem !== undefined) return problem;
  const stand = standFrom(cells);
  const fault = standFault(stand, race);
  if (fault !== undefined) return say`${asItIs(stand.name)}: ${fault.because} (${fault.rule})`;
  return { ...stand, points: standCost(stand, setting, race) };
};

type Cells = Readonly<Record<string, string>>;
const cell = (cells: Cells, name: string): string => cells[name] as string;
const LIMITS = /^(\d+)\s*[-–]\s*(\d+)$/;

const wrongWord = (cells: Cells): string | undefined => {
  if (!/^[A-Z]+\d*$/.test(cell(cells, 'code')))
    return 'a code must be capital letters, perhaps with a number, such as OWN1';
  for (const [name, words] of Object.entries(WORDS))
    if (!words.includes(cell(cells, name)))
      return say`the cell ${name} must be one of ${words.join(', ')}, not ${asItIs(`"${cell(cells, name)}"`)}`;
  if (!/^\d$/.test(cell(cells, 'castings'))) return 'castings must be a number from 1 to 9';
  if (flagsOf(cells).some((flag) => !FLAGS.includes(flag)))
    return say`flags must be some of ${FLAGS.join(', ')}, or —`;
  return LIMITS.test(cell(cells, 'limits')) ? undefined : 'the limits must be two numbers, such as 0-8';
};

const flagsOf = (cells: Cells): string[] => (cells.flags === '—' ? [] : cell(cells, 'flags').split(/\s+/));

const standFrom = (cells: Cells): Omit<TroopEntry, 'points'> => {
  const [, least, most] = LIMITS.exec(cell(cells, 'limits')) as unknown as [string, string, string];
  return {
    code: cell(cells, 'code'),
    name: cell(cells, 'name'),
    class: cells.class as TroopClass,
    castings: Number(cells.castings),
    melee: cells.melee as Melee,
    missile: cells.missile === '—' ? undefined : (cells.missile as Missile),
    armour: cells.armour as Armour,
    hasShield: cells.shield === 'yes',
    morale: cells.morale as Morale,
    flags: flagsOf(cells) as Flag[],
    least: Number(least),
    most: Number(most),
  };
};
