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
