import type { Dice, Line, Roll } from '@warmoot/kernel';
import { type ListingInfo, listingInfo } from '../data/listings.ts';
import {
  ALIGNMENTS,
  type Alignment,
  DEFENCE_CLASSES,
  MISSILE_WEAPONS,
  MIXED_WEAPONS,
  NON_FIGHTERS_ADD,
  NUMBERS,
  OPEN_ALIGNMENTS,
  type People,
  TRAINED_CLASSES,
  type TrainedClass,
  TYPES,
  WEAPON_CLASSES,
} from '../data/recruits.ts';
import { ROLES, type RoleColumn } from '../data/roles.ts';
import { rowFor, tell, throwDice } from '../throwDice.ts';
import type { Terms, Wish } from './advertisement.ts';

/** A chart's result, and the line that reports it. */
export interface Reported<T> {
  readonly value: T;
  readonly lines: readonly Line[];
}

const reported = <T>(value: T, text: string, rule: string, rolls: readonly Roll[]): Reported<T> => ({
  value,
  lines: [tell(text, [rule], rolls)],
});

/** CSW-MUS-10 */
export const rollPeople = (dice: Dice, whose: string): Reported<People> => {
  const row = throwDice(dice, 1, 100, `type of the ${whose}, row`);
  const column = throwDice(dice, 1, 6, `type of the ${whose}, column`);
  const people = rowFor(TYPES, row.total).columns[Math.max(0, column.total - 2)] as People;
  return reported(people, `They are ${people}.`, 'CSW-MUS-10', [...row.rolls, ...column.rolls]);
};

/** CSW-MUS-14 */
export const rollAlignment = (dice: Dice, whose: string): Reported<Alignment> => {
  const first = throwDice(dice, 1, 100, `alignment of the ${whose}`);
  const { alignment } = rowFor(ALIGNMENTS, first.total);
  if (alignment !== 'open')
    return reported(alignment, `Their alignment is ${alignment}.`, 'CSW-MUS-14', first.rolls);
  const open = throwDice(dice, 1, 6, `open alignment of the ${whose}`);
  const decided = rowFor(OPEN_ALIGNMENTS, open.total).alignment;
  return reported(decided, `Their alignment was open: ${decided}.`, 'CSW-MUS-14', [
    ...first.rolls,
    ...open.rolls,
  ]);
};

/** CSW-MUS-07 */
export const rollNumber = (wish: Wish, terms: Terms, dice: Dice): Reported<number> => {
  const thrown = throwDice(dice, 1, 100, `number of ${wish.listing}`);
  const row = rowFor(NUMBERS, thrown.total);
  const triple = { bonus: terms.bonus === 'triple', pay: terms.pay === 'triple' };
  const count = listingInfo(wish.listing).specialist
    ? row.specialists + (triple.bonus ? row.specialistsTripleBonus : 0)
    : row.men +
      (triple.bonus ? row.tripleBonus : 0) +
      (triple.pay ? row.triplePay : 0) +
      (wish.listing === 'Non-Fighters' ? NON_FIGHTERS_ADD : 0);
  return reported(count, `${count} come.`, 'CSW-MUS-07', thrown.rolls);
};

/** CSW-MUS-08: of trained fighters; others are green without a roll. */
export const rollTrainedClass = (
  { fights, trained }: ListingInfo,
  dice: Dice,
  whose: string,
): Reported<TrainedClass | null> => {
  if (!fights) return { value: null, lines: [] };
  if (!trained) return { value: 'green', lines: [] };
  const thrown = throwDice(dice, 2, 6, `trained class of the ${whose}`);
  const { name } = rowFor(TRAINED_CLASSES, thrown.total);
  return reported(name, `Their class is ${name}.`, 'CSW-MUS-08', thrown.rolls);
};

/** CSW-MUS-09 */
export const rollDefence = ({ fights }: ListingInfo, dice: Dice, whose: string): Reported<number | null> => {
  if (!fights) return { value: null, lines: [] };
  const thrown = throwDice(dice, 2, 6, `Defence Class of the ${whose}`);
  const { defence } = rowFor(DEFENCE_CLASSES, thrown.total);
  return reported(defence, `Their Defence Class is ${defence}.`, 'CSW-MUS-09', thrown.rolls);
};

/** CSW-MUS-13 */
const rollMissile = (dice: Dice, whose: string): Reported<string> => {
  const thrown = throwDice(dice, 2, 6, `missile weapon of the ${whose}`);
  const { weapon } = rowFor(MISSILE_WEAPONS, thrown.total);
  return reported(weapon, `Their missile weapon is the ${weapon}.`, 'CSW-MUS-13', thrown.rolls);
};

const mixedText = (pair: readonly string[]): string => {
  const [one, other] = pair.map((weapon) => (weapon === 'missile' ? 'missiles' : `the ${weapon}`));
  return `Half of them have ${one}, half ${one === other ? `other ${other}` : other}.`;
};

/** CSW-MUS-12 */
const rollMixed = (dice: Dice, whose: string): Reported<readonly string[]> => {
  const thrown = throwDice(dice, 1, 6, `mixed weapons of the ${whose}`);
  const pair = MIXED_WEAPONS[thrown.total - 1] as readonly string[];
  const each = pair.map((weapon) =>
    weapon === 'missile' ? rollMissile(dice, whose) : { value: weapon, lines: [] },
  );
  return {
    value: each.map(({ value }) => value),
    lines: [tell(mixedText(pair), ['CSW-MUS-12'], thrown.rolls), ...each.flatMap(({ lines }) => lines)],
  };
};

/** CSW-MUS-11 */
const rollWeaponClass = (dice: Dice, whose: string): Reported<readonly string[]> => {
  const thrown = throwDice(dice, 2, 6, `weapon class of the ${whose}`);
  const { weapon } = rowFor(WEAPON_CLASSES, thrown.total);
  const line = tell(`Their weapon class is ${weapon}.`, ['CSW-MUS-11'], thrown.rolls);
  if (weapon === 'mixed') {
    const mixed = rollMixed(dice, whose);
    return { value: mixed.value, lines: [line, ...mixed.lines] };
  }
  if (weapon !== 'missile') return { value: [weapon], lines: [line] };
  const missile = rollMissile(dice, whose);
  return { value: [missile.value], lines: [line, ...missile.lines] };
};

/**
 * The weapon the listing names, otherwise CSW-MUS-11 to 13; Missile Troops have the weapon of their role (CSW-MUS-15).
 */
export const rollWeapons = (
  info: ListingInfo,
  role: string | null,
  dice: Dice,
  whose: string,
): Reported<readonly string[]> => {
  if (!info.fights) return { value: [], lines: [] };
  if (info.weapon === undefined) return rollWeaponClass(dice, whose);
  if (info.weapon === 'role') return { value: [(role ?? '').toLowerCase()], lines: [] };
  if (info.weapon !== 'missile chart') return { value: [info.weapon], lines: [] };
  const missile = rollMissile(dice, whose);
  return { value: [missile.value], lines: missile.lines };
};

/** CSW-MUS-15: 3 to 18; an 18 among the Horsemen rolls again under Unusual Mounted. */
export const rollRole = (column: RoleColumn, dice: Dice): Reported<string> => {
  const thrown = throwDice(dice, 3, 6, `role: ${column}`);
  const role = ROLES[column][thrown.total - 3] as string;
  if (role !== 'Unusual Mounted') return reported(role, `Role: ${role}.`, 'CSW-MUS-15', thrown.rolls);
  const again = rollRole('unusualMounted', dice);
  return {
    value: again.value,
    lines: [tell('Role: Unusual Mounted, rolled again.', ['CSW-MUS-15'], thrown.rolls), ...again.lines],
  };
};
