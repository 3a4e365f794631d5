import { counted } from '../../../../text/plural.ts';

export const begin = {
  title: 'Blood Lust: miniatures on a free table',
  lead: 'No hexes: everything is measured to a tenth of a millimetre. What a unit can reach, see, shoot or charge is shown before you decide.',
  ways: {
    first: {
      title: 'First blood',
      about: 'Three units a side against an easy opponent, about twenty minutes.',
      press: 'Play',
    },
    village: {
      title: 'The village on the heath',
      about: 'Whole armies of elves and orcs on a six-by-four-foot table.',
      press: 'Play',
    },
    friend: {
      title: 'With a friend',
      about: 'Romans against Carthaginians; your friend gets a link.',
      press: 'Invite a friend',
    },
  },
  more: 'Other armies, tables and rules',
  red: 'Red army',
  blue: 'Blue army',
  armies: {
    romans: 'Romans',
    macedonians: 'Macedonians',
    carthaginians: 'Carthaginians',
    huns: 'Huns and Mongols',
    normans: 'Normans',
    elves: 'Elves',
    dwarves: 'Dwarves',
    orcs: 'Orcs',
    humans: 'Human Kingdoms',
    lizardmen: 'Lizardmen',
    undead: 'Undead',
  },
  field: 'Table',
  fields: {
    crossroads: 'Hill at the crossroads',
    village: 'Village on the heath',
    plain: 'Plain with an outpost',
    pass: 'Tollgate in the pass',
    marsh: 'Temple in the marsh',
    barrows: 'Barrows',
    steppe: 'Steppe',
    ridge: 'Ridge',
  },
  setting: 'Rules for',
  settings: { FANTASY: 'fantasy', HISTORICAL: 'historical battles, with morale tests' },
  order: 'Order of play',
  orders: {
    ALTERNATING: 'in turn: one side, then the other',
    SIMULTANEOUS: 'sealed orders, revealed together',
    CARD: 'a card for each general',
  },
  command: 'Command',
  commands: { BASIC: 'basic: generals order freely', ADVANCED: 'advanced: control points and radius' },
  dice: 'Dice in melee',
  diceOf: { NONE: 'none', D6: 'a six-sided die each', TYPED: 'a die by troop type' },
  scale: 'Figures',
  scales: { 15: '15 mm, six by four feet', 25: '25 mm, nine by six feet', 6: '6 to 10 mm' },
  turns: 'Turns',
};

export const charge = {
  tab: 'Charge',
  choose: 'Choose a unit, then an enemy ahead of it.',
  inches: (far: string) => `${far} in`,
  of: (most: string) => `of ${most}`,
  contact: (most: string) => `of ${most} · contact`,
  noContact: (gap: string, most: string) =>
    `The charge goes ${gap} of ${most} inches and ends without a fight: the target gives way, or something stops it.`,
  drawnUp: (formation: string, stands: number) => `${formation}, ${counted(stands, 'stand', 'stands')}`,
  if: { hold: 'if they hold', counter: 'if they counter' },
  on: (own: string, enemy: string) => `${own} on ${enemy}`,
  strike: (castings: number) => (castings === 1 ? '1 strikes' : `${castings} strike`),
  stands: (fighting: number, all: number) => `${fighting} of ${counted(all, 'stand', 'stands')}`,
  killValue: 'Kill value',
  weapon: 'Weapon',
  die: 'Die, ours minus theirs',
  final: 'Final',
  finalBefore: 'Final, before dice',
  table: 'Casualty table',
  kv: 'KV',
  lose: (side: string, of: number) => `${side}: losses (out of ${of})`,
  mean: (mean: string) => `${mean} on average`,
  chanceOf: (lost: string, percent: number) => `${lost}: ${percent} per cent`,
  after: 'Then',
  verdicts: {
    theyRout: (percent: number) => `they rout ${percent}%`,
    theyRecoil: (percent: number) => `they recoil ${percent}%`,
    locked: (percent: number) => `locked ${percent}%`,
    weRecoil: (percent: number) => `we recoil ${percent}%`,
    weRout: (percent: number) => `we rout ${percent}%`,
  },
  answers: { hold: 'They hold', counter: 'They counter' },
  noCounter: (because: string) => `They cannot counter: ${because}.`,
};

export const spell = {
  tab: 'Spell',
  mine: (spell: string) => `Face down: ${spell}`,
  theirs: (side: string) => `A spell of ${side} lies face down.`,
  laid: 'Turned up at the end of the turn. It fizzles if the caster moves or is hit.',
  strikes: (units: string) => `From here: ${units}.`,
  does: {
    'Sun Burst': 'Disrupts orcs, lizardmen, evil creatures, mounts and beasts within 12 inches.',
    'Choking Mist': 'Disrupts enemies within 12 inches, but not flyers or skeletons.',
    Whirlwind: 'Nobody flies and nobody shoots in the next turn.',
    'dry waters': 'Rivers, lakes and bogs dry up for the rest of the battle.',
    mud: 'All move like massed foot for the rest of the battle.',
    'dry mud': 'Mud dries for the rest of the battle.',
    'Element Control': '',
    Invincibility: 'Your troops count as fanatics for two turns.',
    Nullify: 'Cancels the spell that the enemy prepares now.',
  },
};

export const fire = {
  tab: 'Fire',
  choose: 'Choose one of your units that shoots.',
  hasFired: 'It has taken aim in this half.',
  none: 'It has no target in arc, range and sight.',
  at: {
    Volley: (target: string) => `Volley at ${target}:`,
    Select: (target: string) => `Select at ${target}:`,
  },
  declared: 'Aimed, resolved at the end of the step',
  aims: (unit: string, target: string) => `${unit} at ${target}`,
};

export const move = {
  tab: 'Move',
  choose: 'Choose one of your units.',
  point:
    'Point to where the middle of its front should go, or turn it with the dial. Shift-click to add a leg.',
  ahead: 'It goes straight ahead or straight back: point along its lane.',
  addLeg: 'Add a leg',
  left: 'Turn left 15°',
  right: 'Turn right 15°',
  how: 'How to move',
  kinds: {
    ahead: 'Ahead',
    back: 'Back',
    toward: 'Towards, as far as allowed',
    before: 'In front of',
    left: 'Beside, on the left of',
    right: 'Beside, on the right of',
  },
  inches: 'Inches',
  thing: 'Relative to',
  plan: 'Plan',
  reform: 'Reform',
  narrower: 'One stand narrower',
  wider: 'One stand wider',
  wide: (files: number) => `${files} wide`,
  faceEnemy: 'Face the enemy',
  noReform: 'It cannot reform now.',
  formations: {
    block: 'Block',
    square: 'Square',
    wedge: 'Wedge',
    testudo: 'Testudo',
    circle: 'Horse circle',
  },
  impossible: 'That is not possible.',
};

export const command = {
  tab: 'Command',
  basic: 'In the basic game a general who is not in melee gives orders freely.',
  points: (left: number, of: number) => `${left} of ${of} control points`,
  halved: 'Halved: an enemy was within 6 inches, or he is Disrupted.',
  inMelee: 'In melee: he orders nobody.',
  threat: (name: string, far: string) => `Nearest enemy: ${name}, ${far} in`,
  leads: (units: string) => `Leads ${units}`,
};

export const tape = {
  title: 'Tape measure',
  how: 'Click two things or spots. Press M again to put the tape away.',
  inches: (far: string) => `${far} in`,
  ends: (from: string, to: string) => `${from} to ${to}`,
  spot: 'spot',
  next: 'Pick what to measure to, and press M again.',
};

export const arcs = { title: 'Enemy arcs' };

export const keys = {
  last: 'That was the last unit.',
  noTarget: 'It has no target now.',
  cannot: 'It cannot do that.',
  safe: 'Nothing aims at it.',
  help: 'U goes to the next unit that can act, T to its next target. Arrow keys move it by an inch, comma and full stop turn it, W says the move in words, R reforms it. Enter confirms, E ends the step, question mark shows all keys.',
  rows: [
    ['U, Shift + U', 'next or previous unit that can act'],
    ['T, Shift + T', 'next or previous target, the nearest first'],
    ['Arrows', 'move by an inch; with Shift by a tenth'],
    [', .', 'turn by 15 degrees; with Shift by half a degree'],
    ['W', 'say a move in words: ahead, towards, in front of'],
    ['R, then + -', 'reform; wider or narrower'],
    ['H C', 'answer a charge: hold or counter-charge'],
    ['Enter', 'confirm the plan'],
    ['E', 'end this step'],
    ['M', 'measure from the unit, then to the next one'],
    ['A', 'show the arcs of the enemy'],
    ['I', 'read out everything about the unit'],
    ['O', 'read out what threatens it'],
    ['Shift + click', 'add a leg to the planned move'],
    ['Escape', 'go back one step, or return to the table'],
    ['1 to 9', 'choose a spell, or one of several options'],
    ['Z', 'undo'],
    ['+ - 0', 'zoom in, zoom out, whole table'],
    ['L', 'list all choices'],
    ['?', 'show these shortcuts'],
  ] as readonly (readonly [string, string])[],
};

export const answer = {
  tab: 'Answer',
  charged: (unit: string, by: string) => `${unit}: charged by ${by}`,
  hold: 'Hold',
  counter: (whom: string) => (whom === '' ? 'Counter' : `Counter ${whom}`),
  given: { hold: 'They hold.', counter: 'They will counter-charge.' },
};
