import { counted } from '../../../text/plural.ts';

export const campaign = {
  kingdoms: 'The kingdoms in this week’s turn order',
  purse: (stockpile: number, income: number, cities: number) =>
    `${stockpile} RP, +${income} next, ${counted(cities, 'city', 'cities')}`,
  rp: (stockpile: number) => `${stockpile} RP`,
  you: 'you',
  out: 'fallen',
  acts: 'moves now',
  hasChosen: 'has chosen',
  calendar: (year: number) => `Campaign season of year ${year}`,
  week: (week: number) => `week ${week}`,
  stage: (week: number) => `A resource stage follows week ${week}`,
  offSeason: 'off-season',
  season: (year: number) => `Year ${year}, campaign season, mid-spring to mid-autumn`,
  winter: (year: number) => `Year ${year}, off-season`,
  ahead: (stage: number, winter: number) =>
    `${stage === 0 ? 'resource stage after this week' : `${counted(stage, 'week', 'weeks')} to the resource stage`}, ${winter === 0 ? 'then the off-season' : `${counted(winter, 'week', 'weeks')} to the off-season`}`,
  fromBoard: 'Fought on the board:',
  replayBattle: 'What became of it',
  treasury: (stockpile: number) => `${stockpile} RP`,
  comes: (income: number, weeks: number) =>
    weeks === 0 ? `+${income} after this week` : `+${income} in ${counted(weeks, 'week', 'weeks')}`,
};

export const table = {
  label: 'On the table',
  pack: (left: number) => `Pack: ${left} left`,
  rp: (strength: number) => `${strength} RP`,
  dice: 'Dice of the last battle: attacker, defender',
};

export const attack = {
  tab: 'Attack',
  choose: 'Choose an army, then an enemy beside it.',
  on: (place: string, terrain: string) => `Attack on ${place}, ${terrain}`,
  against: 'against',
  side: {
    attacker: (kingdom: string) => `${kingdom} attacks`,
    defender: (kingdom: string) => `${kingdom} defends`,
  },
  general: (name: string, ability: number) => `${name}, ability ${ability}`,
  acting: 'acting commander',
  you: 'you',
  they: 'they',
  dice: 'Each side rolls a d100 for the percentage of its points that counts',
  generalRow: 'general’s bonus or penalty',
  win: (percent: number) => `win ${percent}%`,
  lose: (percent: number) => `lose ${percent}%`,
  chances: (win: number, destroys: number) =>
    `You win ${win}% of the time and destroy them ${destroys}% of the time.`,
  safe: 'No roll destroys you.',
  fatal: (percent: number) => `They destroy you ${percent}% of the time.`,
  losses: {
    attacker: (points: string) => `Your losses, out of ${points}`,
    defender: (points: string) => `Their losses, out of ${points}`,
  },
  usual: (low: string, middle: string, high: string) =>
    `Half the time ${middle} or less; one time in ten ${low} or less; nine times in ten ${high} or less.`,
  exact:
    'Exact over all 10,000 pairs of dice. Marks at 10, 50 and 90%. One battle in four also draws a card, which is not included.',
  back: 'Cancel',
  fallsBack: (hexes: readonly string[]) => `If beaten, you fall back to ${hexes.join(' or ')}.`,
  staysInside: 'If beaten, you stay in your city.',
  surrenders: 'If beaten, you have no way out and surrender.',
  advances: 'Advance into the hex after a victory',
};

export const army = {
  tab: 'Divide',
  choose: 'Choose an army of yours that has not acted.',
  how: (strength: string) => `${strength} points. Send some of them into an adjacent hex; the rest stay.`,
  points: 'Points to send',
  takes: (name: string, ability: number) => `${name} (ability ${ability}) goes with them`,
  chosen: (points: number) => counted(points, 'point goes', 'points go'),
  send: (place: string) => `Send to ${place}`,
  attack: (place: string) => `Attack ${place}…`,
};

export const kingdoms = {
  tab: 'Kingdoms',
  out: 'Fallen.',
  holdouts: (armies: number) => `Fallen; ${counted(armies, 'army holds', 'armies hold')} out.`,
  purse: (stockpile: number, income: number) =>
    `${stockpile} RP in the treasury, +${income} at the next stage`,
  forces: (cities: number, armies: number, strength: string, generals: number) =>
    `${counted(cities, 'city', 'cities')}, ${counted(armies, 'army', 'armies')} with ${strength} points, ${counted(generals, 'general', 'generals')}`,
  demands: (mean: number, worst: number) => `Mercenaries demand ${mean} RP on average, ${worst} at worst.`,
  peace: (names: string) => `At peace with ${names}.`,
  print: 'Print map and army sheets',
};

export const battle = {
  tab: 'Battle',
  none: 'No general has a decision to make now.',
  title: (general: string, place: string) => `What does ${general} do in ${place}?`,
  rolled: {
    attacker: (kingdom: string) => `${kingdom} attacks`,
    defender: (kingdom: string) => `${kingdom} defends`,
  },
  use: { add: 'Spur on my own men', subtract: 'Hinder the enemy' },
  comesTo: (dealt: string, taken: string) => `You deal ${dealt} damage and take ${taken}`,
  wins: 'you win',
  loses: 'you lose',
  reply: 'The enemy general chooses after you; his best reply is taken into account.',
};

export const generals = {
  tab: 'Generals',
  none: 'You have no generals.',
  commands: (place: string) => `commands in ${place}`,
  rides: (place: string) => `rides along in ${place}`,
  experience: (has: string, needed: string) => `experience ${has} of ${needed}`,
  noHistory: 'No deeds recorded yet.',
  history: (count: number) => counted(count, 'deed', 'deeds'),
  replay: (number: number) => `Watch what happened at ${number}`,
};

export const chronicle = {
  tab: 'Chronicle',
  empty: 'Nothing worth chronicling has happened yet.',
  when: (year: number, week: number) => (week === 0 ? 'Before the first week' : `Year ${year}, week ${week}`),
  wins: (kingdom: string) => `${kingdom} has the better of it.`,
  replay: (number: number) => `Watch what happened at ${number}`,
};

export const recovery = {
  title: 'On their way back',
  none: 'None of your men are on their way back.',
  how: 'Lost men who return, by type. Each full unit re-forms automatically; any men left over are lost.',
  men: (unit: string, city: string) => `${unit}, to ${city}`,
  arrived: (arrived: number, missing: number) =>
    `${counted(arrived, 'man has', 'men have')} arrived, ${missing} more needed for a unit`,
  band: (men: number, weeks: number) =>
    weeks === 0
      ? `${counted(men, 'man', 'men')} this week`
      : `${counted(men, 'man', 'men')} in ${counted(weeks, 'week', 'weeks')}`,
  leader: (name: string, city: string) => `${name}, to ${city}`,
  inWeeks: (weeks: number) => `in ${counted(weeks, 'week', 'weeks')}`,
};

/** GRD-CSW-05 */
const LEVELS = { 1: 'green', 2: 'experienced', 3: 'veteran', 4: 'elite' } as const;

export const field = {
  title: (place: string) => `Battle in ${place}`,
  enter: 'Fought on your own table? Enter the result',
  enterAgain: 'Enter another result',
  own: 'You have entered this result. It counts when the enemy confirms it.',
  theirs: 'The enemy has entered this result. Is it right?',
  confirm: 'Confirm the result',
  refuse: 'Refuse it',
  how: 'Say what each side lost; every other unit survived. The other player confirms it.',
  ending: 'How it ended',
  endings: {
    agreed: 'both sides agreed to stop',
    turnLimit: 'the last turn was played',
    noUnits: 'one side had nobody left',
    withdrew: 'one side withdrew',
  },
  ended: (how: string, turns: number) => `After ${counted(turns, 'turn', 'turns')}: ${how}.`,
  turns: (most: number) => `Turns played (${most} at most)`,
  fates: {
    eliminated: 'lost',
    leftField: 'left the map',
    changedSides: 'changed sides',
    deserted: 'deserted',
  },
  count: {
    eliminated: (unit: string) => `${unit}: how many were lost`,
    leftField: (unit: string) => `${unit}: how many fled off the map`,
    changedSides: (unit: string) => `${unit}: how many changed sides`,
    deserted: (unit: string) => `${unit}: how many deserted`,
  },
  losses: {
    eliminated: (kingdom: string, units: string) => `${kingdom} lost ${units}.`,
    leftField: (kingdom: string, units: string) => `${units} of ${kingdom} fled off the map.`,
    changedSides: (kingdom: string, units: string) => `${units} of ${kingdom} changed sides.`,
    deserted: (kingdom: string, units: string) => `${units} of ${kingdom} deserted.`,
  },
  noLosses: (kingdom: string) => `${kingdom} lost no units.`,
  wins: (kingdom: string) => `By this result ${kingdom} wins.`,
  fellWith: (leader: string) => `${leader} fell together with`,
  alone: 'nobody',
  give: 'Enter the result',
  confirmed: 'It counts when the other player confirms it.',
};

export const orders = {
  tab: 'Orders',
  notNow: 'There is no form to fill in now.',
  hexAs: (hex: string, terrain: string) => `${hex}, ${terrain}`,
  points: (city: string) => `Points, ${city}`,
  mounted: 'of which mounted',
  mercenaries: 'mercenaries',
  garrison: (points: number, room: number) => `${points} inside, room for ${room}`,
  inside: (points: number) => `${points} inside`,
  officer: (name: string, ability: number) => `${name}, ability ${ability}`,
  unit: (name: string, points: number) => `${name}, ${points === 1 ? '1 point' : `${points} points`}`,
  addUnit: (city: string) => `Add units: ${city}…`,
  units: {
    kind: (name: string, level: 1 | 2 | 3 | 4 | undefined, isMercenary: boolean) =>
      [name, ...(level === undefined ? [] : [LEVELS[level]]), ...(isMercenary ? ['mercenary'] : [])].join(
        ', ',
      ),
    of: (name: string, count: number) => (count === 1 ? name : `${name} (${count})`),
  },
  leaders: {
    shares: 'Leaders who fell with several units share the recovery roll of one of them.',
    rollOf: (name: string) => `Whose roll ${name} shares`,
    share: 'Share these rolls',
    ransoms: 'Some of your leaders have been captured. Those you do not ransom are lost.',
    ransom: (name: string, price: number) => `${name}: ${price} RP`,
    refuse: 'Pay nothing',
    raise: 'New troops of up to 50 points, with a leader for every 20 units. Their best leader is a general.',
    raiseIn: 'New troops gather in',
    raiseNow: 'Raise these troops',
  },
  rosters: {
    quarters: (most: string) =>
      `Every unit winters in one of your cities, at most ${most} points in each. Generals go with their leader units.`,
    moveAll: (city: string) => `Send all in ${city} to…`,
    marches: (points: number) => `${points} points march out`,
    garrison: (points: number) => `Garrison: ${points} points`,
    setUp:
      'At most one field army beside each city, with 50 to 500 points of units and a leader for every 20 of them. Garrisons get their usual mix.',
    worth: (points: number) => `${points} points`,
    inAll: (points: number) => `${points} points in the field.`,
    market: 'Up to 100 points of mercenary units at half price; they arrive when winter is over.',
    hire: (price: number) => `Hire them for ${price} RP`,
  },
  setUp: {
    how: (least: number, most: number) =>
      `At most one field army beside each city, with ${least} to ${most} points each. Every city also gets its garrison.`,
    where: (city: string) => `Hex beside ${city}`,
    none: 'no army',
    left: (left: number, pool: number) => `${left} of ${pool} points left.`,
    give: (armies: number) =>
      armies === 0 ? 'Form no field army' : `Form ${counted(armies, 'field army', 'field armies')}`,
  },
  stage: {
    purse: (stockpile: number) => `${stockpile} RP in the treasury`,
    pay: (army: string, price: number) => `${army}: pay its mercenaries ${price} RP`,
    ransom: (city: string, price: number) => `Pay ${price} RP for your prince in ${city}`,
    free: (kingdom: string, city: string, price: number) =>
      `Free the prince of ${kingdom} in ${city} for ${price} RP`,
    band: (number: number) => `Band ${number} of free mercenaries`,
    anywhere: 'where there is most room',
    buy: 'Buy troops',
    left: (left: number) => `${left} RP left.`,
    give: (cost: number) => (cost === 0 ? 'Spend nothing' : `Spend ${cost} RP`),
  },
  market: {
    how: (most: number) =>
      `Up to ${most} points of mercenaries at half price; they arrive when winter is over.`,
    points: 'Points to hire',
    nobody: 'Hire nobody',
    give: (points: number, price: number) =>
      points === 1 ? `Hire 1 point for ${price} RP` : `Hire ${points} points for ${price} RP`,
  },
  quarters: {
    how: (most: number) => `Every army winters in one of your cities, at most ${most} points in each.`,
    generals: 'Generals',
    housed: (housed: number, all: number) => `${housed} of ${all} points are housed.`,
    give: 'House the armies',
  },
  result: {
    how: 'If you fought this battle on your own table, enter what both sides have left. The other player confirms it.',
    left: (kingdom: string, strength: number) => `${kingdom}: points left (of ${strength})`,
    give: 'Enter the result',
    confirmed: 'If you do not agree, the battle is settled here.',
  },
  deployment: {
    how: 'Each city may send out one army to a vacant hex beside it.',
    hired: (points: number, city: string) => `${points} points of mercenaries come to ${city}.`,
    where: (city: string) => `Army from ${city}`,
    stays: 'stays inside',
    renew: (kingdom: string) => `Renew the peace with ${kingdom}`,
    sent: (armies: number) =>
      armies === 0 ? 'All armies stay inside.' : `${counted(armies, 'army', 'armies')} will march out.`,
    give: (armies: number): string => (armies === 0 ? 'Keep all inside' : 'Deploy'),
  },
};

export const begin = {
  title: 'Grand campaign: kingdoms at war',
  lead: 'Two to eight kingdoms, thirty weeks a year. Raise armies, weigh every attack before the dice fall, take capitals.',
  ways: {
    quick: {
      title: 'First war',
      about: 'You against one computer kingdom, one year, about half an hour.',
      press: 'Play',
      match: 'A first war',
    },
    four: {
      title: 'Four kingdoms',
      about: 'Three stronger computer kingdoms and three years of war.',
      press: 'Play',
      match: 'Four kingdoms at war',
    },
    rosters: {
      title: 'Every unit counts',
      about: 'Armies of real units. Settle a battle by dice, or fight it out on the board.',
      press: 'Play',
      match: 'Three kingdoms at war',
    },
    friends: {
      title: 'With friends',
      about: 'Four kingdoms; computers take the seats that stay empty.',
      press: 'Invite friends',
      match: 'Kingdoms at war',
    },
  },
  more: 'More kingdoms, weather, mounted troops',
  kingdoms: 'Kingdoms',
  years: 'Length',
  yearsOf: (years: number) => (years === 0 ? 'until one kingdom is left' : counted(years, 'year', 'years')),
  points: 'Troops',
  pointsOf: {
    points: 'as points, as the rulebook counts them',
    scaled: 'ten times as many points',
    csw: 'as units; battles by dice or on the board',
  },
  weather: 'Weather',
  fast: 'Mounted troops and fast armies',
};
