/** CSW-MUS-07: how many answer, by d100; what a triple bonus and triple pay add (CSW-R-71). */
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
