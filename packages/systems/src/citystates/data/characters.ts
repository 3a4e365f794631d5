/** CST-CHR-02 */
export const CLASSES = ['Hero', 'Rogue', 'Mage', 'Priest', 'Barbarian'] as const;
export type CharacterClass = (typeof CLASSES)[number];

export interface CharacterCard {
  readonly id: string;
  readonly name: string;
  readonly class: CharacterClass;
  readonly level: number;
}

/** CST-CHR-01: what a Character of each level is called. */
export const TITLES: Readonly<Record<CharacterClass, readonly string[]>> = {
  Hero: ['Warrior', 'Veteran', 'Sergeant', 'Captain', 'Hero', 'Lord'],
  Rogue: ['Spy', 'Thief', 'Assassin', 'Agent', 'Rogue', 'Master'],
  Mage: ['Alchemist', 'Adept', 'Sorcerer', 'Wizard', 'Mage', 'Archimage'],
  Priest: ['Initiate', 'Acolyte', 'Cleric', 'Monk', 'Priest', 'High Priest'],
  Barbarian: ['Tribesman', 'Philistine', 'Outlander', 'Destroyer', 'Barbarian', 'Barbarian Lord'],
};

/** Section 33.1: the 40 cards of the base game. */
export const BASE_CHARACTERS: readonly CharacterCard[] = [
  { id: 'CC-B01', name: 'Tam Orrel', class: 'Hero', level: 1 },
  { id: 'CC-B02', name: 'Brida Holt', class: 'Hero', level: 1 },
  { id: 'CC-B03', name: 'Corwyn Vask', class: 'Hero', level: 2 },
  { id: 'CC-B04', name: 'Edda Stroud', class: 'Hero', level: 2 },
  { id: 'CC-B05', name: 'Joss Merrin', class: 'Hero', level: 2 },
  { id: 'CC-B06', name: 'Halric Dunmore', class: 'Hero', level: 3 },
  { id: 'CC-B07', name: 'Sable Venn', class: 'Hero', level: 3 },
  { id: 'CC-B08', name: 'Ulric Tarn', class: 'Hero', level: 3 },
  { id: 'CC-B09', name: 'Maerwen Ashlock', class: 'Hero', level: 4 },
  { id: 'CC-B10', name: 'Garrick Thole', class: 'Hero', level: 4 },
  { id: 'CC-B11', name: 'Ysolde Farrow', class: 'Hero', level: 4 },
  { id: 'CC-B12', name: 'Torvald Greyhelm', class: 'Hero', level: 5 },
  { id: 'CC-B13', name: 'Kestrel Amaury', class: 'Hero', level: 5 },
  { id: 'CC-B14', name: 'Aurelian Drax', class: 'Hero', level: 6 },
  { id: 'CC-B15', name: 'Pip Sallow', class: 'Rogue', level: 1 },
  { id: 'CC-B16', name: 'Nessa Quill', class: 'Rogue', level: 1 },
  { id: 'CC-B17', name: 'Fenn Lockley', class: 'Rogue', level: 2 },
  { id: 'CC-B18', name: 'Mirelle Dusk', class: 'Rogue', level: 2 },
  { id: 'CC-B19', name: 'Oswin Crake', class: 'Rogue', level: 2 },
  { id: 'CC-B20', name: 'Isaura Bane', class: 'Rogue', level: 3 },
  { id: 'CC-B21', name: 'Vex Harrow', class: 'Rogue', level: 3 },
  { id: 'CC-B22', name: 'Dorn Hush', class: 'Rogue', level: 3 },
  { id: 'CC-B23', name: 'Selka Moth', class: 'Rogue', level: 4 },
  { id: 'CC-B24', name: 'Rook Tamsin', class: 'Rogue', level: 4 },
  { id: 'CC-B25', name: 'Lysander Vane', class: 'Rogue', level: 5 },
  { id: 'CC-B26', name: 'Ravna Coil', class: 'Rogue', level: 5 },
  { id: 'CC-B27', name: 'Mother Thimble', class: 'Rogue', level: 6 },
  { id: 'CC-B28', name: 'Ludo Brand', class: 'Mage', level: 1 },
  { id: 'CC-B29', name: 'Ottoline Fay', class: 'Mage', level: 1 },
  { id: 'CC-B30', name: 'Perrin Glass', class: 'Mage', level: 2 },
  { id: 'CC-B31', name: 'Zaira Noll', class: 'Mage', level: 2 },
  { id: 'CC-B32', name: 'Bastian Wick', class: 'Mage', level: 2 },
  { id: 'CC-B33', name: 'Morwen Sedge', class: 'Mage', level: 3 },
  { id: 'CC-B34', name: 'Kaspar Orm', class: 'Mage', level: 3 },
  { id: 'CC-B35', name: 'Tilda Vray', class: 'Mage', level: 3 },
  { id: 'CC-B36', name: 'Eldrin Hask', class: 'Mage', level: 4 },
  { id: 'CC-B37', name: 'Sunniva Pell', class: 'Mage', level: 4 },
  { id: 'CC-B38', name: 'Voruk the Pale', class: 'Mage', level: 5 },
  { id: 'CC-B39', name: 'Amaranth Leil', class: 'Mage', level: 5 },
  { id: 'CC-B40', name: 'Xanthe Oriel', class: 'Mage', level: 6 },
];

/** Section 33.2: the 30 cards of the supplement. */
export const SUPPLEMENT_CHARACTERS: readonly CharacterCard[] = [
  { id: 'CC-S01', name: 'Novice Ansel', class: 'Priest', level: 1 },
  { id: 'CC-S02', name: 'Sister Wren', class: 'Priest', level: 1 },
  { id: 'CC-S03', name: 'Brother Hobb', class: 'Priest', level: 2 },
  { id: 'CC-S04', name: 'Jorunn of the Well', class: 'Priest', level: 2 },
  { id: 'CC-S05', name: 'Cantor Ysme', class: 'Priest', level: 3 },
  { id: 'CC-S06', name: 'Father Malk', class: 'Priest', level: 3 },
  { id: 'CC-S07', name: 'Deacon Rhys', class: 'Priest', level: 3 },
  { id: 'CC-S08', name: 'Abbess Corliss', class: 'Priest', level: 4 },
  { id: 'CC-S09', name: 'Tesh of the Long Fast', class: 'Priest', level: 4 },
  { id: 'CC-S10', name: 'Prior Valdane', class: 'Priest', level: 5 },
  { id: 'CC-S11', name: 'Mother Ilse', class: 'Priest', level: 5 },
  { id: 'CC-S12', name: 'Hierarch Sorrow', class: 'Priest', level: 6 },
  { id: 'CC-S13', name: 'Gnar', class: 'Barbarian', level: 1 },
  { id: 'CC-S14', name: 'Yulk Reedcutter', class: 'Barbarian', level: 1 },
  { id: 'CC-S15', name: 'Hesk', class: 'Barbarian', level: 2 },
  { id: 'CC-S16', name: 'Brannoch', class: 'Barbarian', level: 2 },
  { id: 'CC-S17', name: 'Skorri Half-Hand', class: 'Barbarian', level: 3 },
  { id: 'CC-S18', name: 'Ulla Wolfskin', class: 'Barbarian', level: 3 },
  { id: 'CC-S19', name: 'Tark', class: 'Barbarian', level: 3 },
  { id: 'CC-S20', name: 'Droga the Burner', class: 'Barbarian', level: 4 },
  { id: 'CC-S21', name: 'Varn Oxbreaker', class: 'Barbarian', level: 4 },
  { id: 'CC-S22', name: 'Signy Redmane', class: 'Barbarian', level: 5 },
  { id: 'CC-S23', name: 'Kolm Skullpike', class: 'Barbarian', level: 5 },
  { id: 'CC-S24', name: 'Hrothgan', class: 'Barbarian', level: 6 },
  { id: 'CC-S25', name: 'Marisol Keene', class: 'Hero', level: 3 },
  { id: 'CC-S26', name: 'Teague Rowe, sea-captain', class: 'Hero', level: 4 },
  { id: 'CC-S27', name: 'Sefa Saltcat', class: 'Rogue', level: 3 },
  { id: 'CC-S28', name: 'Omar Dunewalker', class: 'Rogue', level: 4 },
  { id: 'CC-S29', name: 'Nerys Tidecaller', class: 'Mage', level: 3 },
  { id: 'CC-S30', name: 'Azhar Sandglass', class: 'Mage', level: 4 },
];
