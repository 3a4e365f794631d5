/** CSW-MUS-20; the steps are the training of CSW-AMO-03. */
export const TRAINING = [
  { name: 'Drill', cost: 100, weekDice: 1 },
  { name: 'Discipline', cost: 200, weekDice: 2 },
  { name: 'Weapons', cost: 300, weekDice: 3 },
  { name: 'Tactics', cost: 400, weekDice: 4 },
] as const;
