/** CSW-MUS-08, 2d6. The classes are those of CSW-AMO-02. */
export const TRAINED_CLASSES = [
  { upTo: 6, name: 'green' },
  { upTo: 9, name: 'experienced' },
  { upTo: 11, name: 'veteran' },
  { upTo: 12, name: 'elite' },
] as const;
export type TrainedClass = (typeof TRAINED_CLASSES)[number]['name'];

/** CSW-MUS-09, 2d6 */
export const DEFENCE_CLASSES = [
  { upTo: 5, defence: 0 },
  { upTo: 7, defence: 1 },
  { upTo: 9, defence: 2 },
  { upTo: 11, defence: 3 },
  { upTo: 12, defence: 4 },
] as const;

/** CSW-MUS-10: d100 for the row, d6 for the column; 1 and 2 are the first (CSW-R-75). */
export const TYPES = [
  { upTo: 60, columns: ['Altanians', 'Elephians', 'Ebonians', 'Sekars', 'Tarantians'] },
  { upTo: 75, columns: ['Wood Elves', 'Half-Elves', 'High Elves', 'Goblins', 'Neanderthals'] },
  { upTo: 90, columns: ['Dwarves', 'Orcs', 'Kobolds', 'Great Orcs', 'Bugbears'] },
  { upTo: 99, columns: ['Halflings', 'Gnomes', 'Gnolls', 'Ogres', 'Hobgoblins'] },
  { upTo: 100, columns: ['Giants', 'Trolls', 'Lycanthropes', 'Demons', 'Centaur'] },
] as const;
export type People = (typeof TYPES)[number]['columns'][number];

/** CSW-MUS-11, 2d6 */
export const WEAPON_CLASSES = [
  { upTo: 4, weapon: 'mixed' },
  { upTo: 5, weapon: 'hand axe' },
  { upTo: 7, weapon: 'sword' },
  { upTo: 9, weapon: 'battle axe' },
  { upTo: 10, weapon: 'military pick' },
  { upTo: 11, weapon: 'pike' },
  { upTo: 12, weapon: 'missile' },
] as const;

/** CSW-MUS-12, d6 */
export const MIXED_WEAPONS = [
  ['hand axe', 'sword'],
  ['pike', 'missile'],
  ['battle axe', 'hand axe'],
  ['military pick', 'sword'],
  ['sword', 'missile'],
  ['missile', 'missile'],
] as const;

/** CSW-MUS-13, 2d6 */
export const MISSILE_WEAPONS = [
  { upTo: 5, weapon: 'short bow' },
  { upTo: 7, weapon: 'light crossbow' },
  { upTo: 9, weapon: 'long bow' },
  { upTo: 10, weapon: 'heavy crossbow' },
  { upTo: 11, weapon: 'composite short bow' },
  { upTo: 12, weapon: 'composite long bow' },
] as const;

/** CSW-MUS-14, d100; 91-00 is decided by d6 (CSW-R-74). */
export const ALIGNMENTS = [
  { upTo: 20, alignment: 'law' },
  { upTo: 60, alignment: 'neutral' },
  { upTo: 90, alignment: 'chaotic' },
  { upTo: 100, alignment: 'open' },
] as const;
/** CSW-MUS-14, d6 */
export const OPEN_ALIGNMENTS = [
  { upTo: 2, alignment: 'law' },
  { upTo: 4, alignment: 'neutral' },
  { upTo: 6, alignment: 'chaotic' },
] as const;
export type Alignment = (typeof OPEN_ALIGNMENTS)[number]['alignment'];

/** CSW-MUS-07: how many answer, by d100; and what a triple bonus and triple pay add (CSW-R-71). */
// biome-ignore format: a table reads by its columns
export const NUMBERS = [
  { upTo: 50,  men: 20,  tripleBonus: 10, triplePay: 20, specialists: 1, specialistsTripleBonus: 1 },
  { upTo: 65,  men: 30,  tripleBonus: 20, triplePay: 30, specialists: 2, specialistsTripleBonus: 1 },
  { upTo: 80,  men: 40,  tripleBonus: 25, triplePay: 40, specialists: 3, specialistsTripleBonus: 1 },
  { upTo: 90,  men: 60,  tripleBonus: 30, triplePay: 50, specialists: 4, specialistsTripleBonus: 2 },
  { upTo: 99,  men: 80,  tripleBonus: 35, triplePay: 60, specialists: 5, specialistsTripleBonus: 2 },
  { upTo: 100, men: 100, tripleBonus: 40, triplePay: 80, specialists: 6, specialistsTripleBonus: 3 },
] as const;

/** CSW-MUS-07 */
export const NON_FIGHTERS_ADD = 20;
