const units = (count: number): string => (count === 1 ? '1 land unit' : `${count} land units`);
const ships = (count: number): string => (count === 1 ? '1 ship' : `${count} ships`);
const cities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`);
const towns = (count: number): string => (count === 1 ? '1 town' : `${count} towns`);

/** The page's text for City-States only. */
export const nations = {
  label: 'Nations',
  tab: 'Nations',
  gold: (count: number) => `${count} gold`,
  cities,
  towns,
  units,
  ships,
  income: (income: number, goal: number) => `Income ${income} of the ${goal} needed to win`,
  incomeAlone: (income: number) => `Income ${income}`,
  out: 'eliminated',
  acts: 'its turn',
  you: 'you',
  nobody: 'nobody yet',
  talk: 'Write to them',
  none: 'There is nothing to negotiate with the other nations right now.',
};

export const hand = {
  tab: 'Hand',
  label: 'Your hand',
  empty: 'No Characters left. A City may hire one for 10 gold.',
  purse: 'Purse',
  gold: 'gold',
  income: (count: number) => `+${count} a turn`,
  encounter: 'Encounter',
};

export const purse = {
  tab: 'Purse',
  title: 'What your centres yield',
  total: (count: number) => `${count} gold at the start of your next turn`,
  goal: (income: number, goal: number) => `${income} of the ${goal} needed to win the game`,
  pillaged: 'pillaged, yields nothing',
  besieged: 'besieged, yields nothing',
  none: 'You hold no Town or City.',
  other: 'Other business',
};

export const recruit = {
  tab: 'Recruit',
  where: 'Where',
  at: (name: string, raised: number, most: number) => `${name}: ${raised} of ${most} raised`,
  costs: (gold: number) => `${gold} gold`,
  more: (unit: string) => `One more: ${unit}`,
  fewer: (unit: string) => `One fewer: ${unit}`,
  chosen: (unit: string, count: number) => `${unit}: ${count} chosen`,
  buy: (count: number, gold: number) =>
    count === 1 ? `Buy 1 unit for ${gold} gold` : `Buy ${count} units for ${gold} gold`,
  nothing: 'Nothing chosen yet',
  left: (gold: number) => `${gold} gold left`,
  ships: 'Ships, in a port',
  notNow: 'Units are raised in the recruit phase of your own turn.',
  none: 'You hold no Town or City that can raise units.',
};

export const act = {
  tab: 'Act',
  choose: 'Choose one of your Characters to see what it can do.',
  once: 'A Character acts once a turn.',
  none: 'This Character has no actions of its own.',
  noTarget: 'There is no target for it now.',
  targets: (count: number) => `${count} targets to choose from`,
  percent: (chance: number) => `${Math.round(100 * chance)}%`,
  orLess: (number: number) => `${number} or less`,
};

export const begin = {
  title: 'City-States with Sea and Sand',
  lead: 'Two to ten nations on a map made up of boards: armies, fleets and Characters, and battles with secret tactics.',
  ways: {
    quick: {
      title: 'Quick game',
      about:
        'Three nations, eight turns, ready-made forces and hints for beginners: half an hour against two computers.',
      press: 'Play now',
      match: 'Quick game',
    },
    four: {
      title: 'Four nations',
      about: 'An evening against three computer nations, 24 turns.',
      press: 'Play now',
      match: 'Four nations',
    },
    friends: {
      title: 'Play with friends',
      about: 'Four nations by link; computers take any seats still open.',
      press: 'Invite by link',
      match: 'Four nations, with friends',
    },
  },
  more: 'All ways to play',
  nations: 'Nations',
  turns: 'Game turns',
  rules: 'Rules',
  presets: { standard: 'Standard', full: 'Everything: sieges, forced marches, supply' },
  forces: 'Starting forces',
  forcesOf: { readyMade: 'Ready-made', bought: 'Bought in secret' },
};

export const hints = {
  label: 'First steps',
  hide: 'Hide the hints',
  goal: (income: number | undefined, turns: number) =>
    `You win ${income === undefined ? '' : `by collecting ${income} gold in one turn, or `}by having the highest income from your centres after ${turns} turns.`,
  homes:
    'Choose one of the marked Cities. Near the middle of the map there is more to take, and more neighbours.',
  buy: 'Take the ready-made force for your first game: infantry, cavalry and a few Characters.',
  recruit:
    'Your centres pay gold each turn. Press one of your Cities, choose units in the Recruit tab and buy them. Then end the phase.',
  operations:
    'Press a stack, then a hex inside the dotted line. A Unit that stays in an empty Town until your next turn takes it: a Town pays 3 gold a turn, a City 5.',
  combat:
    'Press a stack next to an enemy, then the enemy: you see your chances before you attack. You never have to attack.',
  battle:
    'Choose a tactic in secret; both sides’ tactics are turned over together. Each pays off against some tactics and fails against others.',
  waiting: 'The other nations are taking their turns. The log shows what you are allowed to know about them.',
};
