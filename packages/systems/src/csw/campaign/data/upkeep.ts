/** A line of the upkeep table, in gold pieces for ten combatants. */
export interface UpkeepLine {
  readonly arms: number;
  readonly armour: number;
  readonly equipment: number;
  readonly monthlyPay: number;
  readonly monthlyExpenses: number;
  readonly battleCost: number;
}

/** CSW-MUS-17 */
// biome-ignore format: a table reads by its columns
export const UPKEEP = {
  'Light Foot':     { arms:  80, armour:  60, equipment:   10, monthlyPay: 12, monthlyExpenses: 16, battleCost: 20 },
  'Heavy Foot':     { arms: 100, armour: 420, equipment:   12, monthlyPay: 24, monthlyExpenses: 22, battleCost: 40 },
  'Pike':           { arms: 150, armour: 420, equipment:   10, monthlyPay: 30, monthlyExpenses: 20, battleCost: 42 },
  'Armored Foot':   { arms: 150, armour: 960, equipment:   20, monthlyPay: 32, monthlyExpenses: 24, battleCost: 42 },
  'Short Bow':      { arms: 170, armour:  50, equipment:   50, monthlyPay: 20, monthlyExpenses: 20, battleCost: 36 },
  'Long Bow':       { arms: 626, armour: 380, equipment:   56, monthlyPay: 36, monthlyExpenses: 22, battleCost: 60 },
  'Light Crossbow': { arms: 140, armour: 380, equipment:   56, monthlyPay: 20, monthlyExpenses: 20, battleCost: 44 },
  'Heavy Crossbow': { arms: 232, armour: 380, equipment:   58, monthlyPay: 22, monthlyExpenses: 20, battleCost: 40 },
  'Light Mounted':  { arms: 140, armour:  64, equipment: 1200, monthlyPay: 30, monthlyExpenses: 34, battleCost: 40 },
  'Medium Mounted': { arms: 160, armour: 380, equipment: 2000, monthlyPay: 38, monthlyExpenses: 36, battleCost: 40 },
  'Heavy Mounted':  { arms: 166, armour: 910, equipment: 4000, monthlyPay: 42, monthlyExpenses: 40, battleCost: 60 },
  'Mounted Bow':    { arms: 260, armour:  64, equipment: 1220, monthlyPay: 44, monthlyExpenses: 40, battleCost: 60 },
  'Cataphracts':    { arms: 300, armour: 970, equipment: 4120, monthlyPay: 56, monthlyExpenses: 40, battleCost: 60 },
  'Onager':         { arms:  60, armour:  40, equipment:  760, monthlyPay: 26, monthlyExpenses: 20, battleCost: 40 },
  'Ballista':       { arms:  60, armour:  40, equipment:  840, monthlyPay: 28, monthlyExpenses: 20, battleCost: 40 },
  'Oliphant':       { arms:  60, armour:  40, equipment: 6000, monthlyPay: 40, monthlyExpenses: 40, battleCost: 60 },
  'Triceratops':    { arms:  88, armour:  60, equipment: 9900, monthlyPay: 60, monthlyExpenses: 90, battleCost: 60 },
} as const satisfies Readonly<Record<string, UpkeepLine>>;

export type UpkeepName = keyof typeof UPKEEP;
