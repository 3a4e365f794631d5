/** GRD-GNL-01: ability by d10. */
const ABILITY: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4];

export const abilityOn = (roll: number): number => ABILITY[roll - 1] as number;

/** GRD-GNL-02: percentage points for each point of ability. */
export const PERCENT_PER_ABILITY = 5;

/** GRD-GNL-03: experience in quarters. */
export const EXPERIENCE = { won: 2, lost: 1 } as const;

/** GRD-GNL-04: an ability of 1 costs four quarters. */
export const QUARTERS = 4;

/** Generals are called by these in the order they appear; later ones get a number. */
export const GENERAL_NAMES: readonly string[] = [
  'Aldric',
  'Berengar',
  'Corwin',
  'Dagobert',
  'Eadric',
  'Falko',
  'Gerold',
  'Hadrian',
  'Ingram',
  'Jocelin',
  'Konrad',
  'Leofwin',
  'Manfred',
  'Norbert',
  'Osric',
  'Perrin',
  'Quintin',
  'Roland',
  'Sigmund',
  'Tancred',
  'Ulric',
  'Volmar',
  'Wulfric',
  'Yvain',
  'Adelard',
  'Baldwin',
  'Clovis',
  'Drogo',
  'Everard',
  'Fulk',
  'Godfrey',
  'Hugo',
  'Ivo',
  'Jordan',
  'Kenelm',
  'Lambert',
  'Merewin',
  'Nigel',
  'Odo',
  'Pepin',
  'Radulf',
  'Siward',
  'Thibault',
  'Umfrey',
  'Vivian',
  'Walram',
  'Alaric',
  'Bertram',
  'Conan',
  'Edmund',
];
