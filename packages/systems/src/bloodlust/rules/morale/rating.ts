import type { TroopClass } from '../../data/classes.ts';
import type { Morale } from '../../data/readArmyList.ts';

const GRADES: Readonly<Record<string, 'top' | 'Average' | 'Poor'>> = {
  A: 'top',
  B: 'top',
  SUPERIOR: 'top',
  C: 'Average',
  ORDINARY: 'Average',
  D: 'Poor',
  INFERIOR: 'Poor',
};

const FANATICS: readonly TroopClass[] = ['MASS', 'FLEXIBLE', 'MLO'];

/** BLD-MOR-02, BLD-R-22: what the top grade of a class is called; both behave alike. */
const topOf = (of: TroopClass): Morale => (FANATICS.includes(of) ? 'Fanatic' : 'Elite');

/** BLD-MOR-03: a grade of another system; undefined if it is not one we know. */
export const ratingFrom = (grade: string, of: TroopClass): Morale | undefined => {
  const found = GRADES[grade.trim().toUpperCase()];
  return found === 'top' ? topOf(of) : found;
};

/** BLD-R-58, spell A: one grade lower; Poor stays. */
export const lowered = (morale: Morale): Morale =>
  morale === 'Elite' || morale === 'Fanatic' ? 'Average' : 'Poor';

/** BLD-MAG-11, BLD-R-58, spell D. */
export const raised = (morale: Morale, of: TroopClass): Morale => (morale === 'Fanatic' ? morale : topOf(of));
