/** CSW-MUS-19: what a piece costs, in gold pieces, poor to medium quality. */
export const PRICES = {
  armour: {
    'small shield': 1,
    shield: 6,
    leather: 5,
    padded: 4,
    studded: 15,
    ring: 26,
    scale: 36,
    chain: 45,
    splinted: 65,
    plate: 90,
    helm: 7,
  },
  arms: {
    'hand axe': 1,
    'dagger and scabbard': 2,
    pike: 3,
    lance: 4,
    'battle axe': 5,
    'military pick': 8,
    sword: 10,
    'short bow': 15,
    'long bow': 60,
    'arrows, dozen': 1,
    'light crossbow': 12,
    'heavy crossbow': 20,
    'bolts, light, 20': 1,
    'bolts, heavy, 20': 2,
    'composite short bow': 75,
    'composite long bow': 100,
  },
} as const;

/** CSW-MUS-20; the steps are the training of CSW-AMO-03. */
export const TRAINING = [
  { name: 'Drill', cost: 100, weekDice: 1 },
  { name: 'Discipline', cost: 200, weekDice: 2 },
  { name: 'Weapons', cost: 300, weekDice: 3 },
  { name: 'Tactics', cost: 400, weekDice: 4 },
] as const;
