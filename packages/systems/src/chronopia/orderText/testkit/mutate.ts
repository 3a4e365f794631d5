/** Order files with the mistakes people make, and worse. */
import { type Dice, pick } from '@warmoot/kernel';

/** Files as they come by mail. */
export const REAL: readonly string[] = [
  `EMPIRE Firstborn
TURN 3

# the west
Firstborn Expeditionary Force - Move 3
Iron Host - March 2,2; Hold
Iron Host - Move 4 - Destroy
Red Wolves – Patrol /M PREFER Firstborn 2
Red Wolves - Move 1 engage /M
Guard - Move 2,2 NO ENGAGE Dwarves
Slavers - Move 5 enslave   # if we meet any
Karsk - Raise Troops Third Host: 10x fb-swordsmen, 1x judge as Verus
Third Host - Join Iron Host
`,
  `empire firstborn
turn 12
iron host - move 33 follow dwarves 2 intent run if enemy >= 12
guard 2 - besiege dwarves:karsk sack
swift eyes - march 1 1 2
diggers - build bridge 4; build road
diggers - dig entrance
pilgrims - found city "New Karsk"
whisper - destroy deephold military academy
karsk 2 - build granary; spawn settlers 2 New Folk
karsk inside - commission scout Far Eyes
St. Al-Karsk - raise troops "Men as Gods": 5x judge (mace, 2 pikes) as "Learn to Fly", fb-swordsmen inside
`,
  `PAY Dwarves 300
NO PAY granary of Karsk
PAY ORDER Iron Host, Guard 2, granary of Karsk
REPLACE Iron Host: 4x fb-swordsmen
PAY UPKEEP Dwarves Old Guard
TRAIN Verian 2 CC 2
GLADE Meli Time Shards
ENVISION Dwarves 3
SLAY Diggers 2
WOUNDS Iron Host: Verian, fb-swordsmen
SCOUT PRIORITY Swift Eyes, Far Eyes
GARRISON Karsk 2: 10x fb-swordsmen, judge
`,
  `DECLARE House 2 At War
PERMIT Elves
ACCESS Lords in Exile
TRANSFER Back to Back TO Elves
ACCEPT Dwarves Hammerers
GIVE MAP Dwarves 0412, 0413 below
GIVE MAP House 2 SURFACE
SHARE SIGHT Firstborn Remnant
GIVE CLAIM 2 TO Lords in Exile IN 0707
ENVOY Karsk 2 200
BID dow-giant 250
PLACE Marauding Giant IN Karsk 2 WITH Men in Black (great claw)
`,
  `INTENT Iron Host VS Dwarves TRUCE
INTENT Men in Black FIGHT
SPELLS Meli: Time Shards, Raise Risen
OUTMANEUVER fb-swordsmen of Iron Host
TOWER fb-crossbowmen, Verian
FLEE BELOW Guard 2 35
ALLOW WITHDRAW Order
YIELD Iron
FLEE CITY Karsk Inside
KEEP Dwarves:Karsk
SACK 0412
Iron Host - Split West Host: 10x fb-swordsmen / East Host: 1x judge
Iron Host - Recruit 4x fb-swordsmen, chronomancer as Nerius Learn Nerius Envision Learn Meli Raise Risen Archers
Guard - Disband ALL
Чёрная Сотня - Hold COMMANDER Old Man with Dog RETREAT D
Ångström's Élan - Move 4 PORTAL b ESCORT Iron Host BOAT FRUIT
`,
];

const STRANGE = [
  ...' \t,;:/()-#".\'>=1234567890xXuUdDmMaAzZ~@$%&*[]{}<>|\\`^_!?',
  '–',
  '—',
  '−',
  '‑',
  '’',
  '“',
  '”',
  '„',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\u0301',
  '\u0345',
  'ß',
  'ẞ',
  'İ',
  'ı',
  'ſ',
  'ﬀ',
  'Σ',
  'ς',
  'ŉ',
  'Ǆ',
  '½',
  '٣',
  '३',
  '漢',
  '\u{1f409}',
  '\u{10ffff}',
  '\ud800',
  '\udc00',
];
const WORDS = [
  'Hold',
  'Move',
  'March',
  'Patrol',
  'Besiege',
  'Join',
  'Split',
  'Recruit',
  'Learn',
  'Build',
  'Raise',
  'Troops',
  'as',
  'TO',
  'IN',
  'WITH',
  'VS',
  'INSIDE',
  'ALL',
  'NO',
  'ENGAGE',
  'engage',
  'follow',
  'PREFER',
  'ATTACK',
  'INTENT',
  'RUN',
  'IF',
  'ENEMY',
  '>=',
  '/M',
  '-',
  '- Destroy',
  'PORTAL',
  'PAY',
  'ORDER',
  'UPKEEP',
  'GIVE',
  'MAP',
  'KEEP',
  'SACK',
  'Iron',
  'Host',
  'Karsk',
  'Guard',
  '2',
  '7',
  '10x',
  '0x',
  '33',
  '999999999999',
  'Dwarves',
  'Dwarves 2',
  'Dwarves:',
  'Twin Host',
  'Verian',
  'Meli',
  'Envision',
  'granary',
  'judge',
  '0412',
  '0412 below',
  '"Iron Host"',
  '""',
  '"',
  '(a, b)',
  ';',
  'constructor',
  '__proto__',
];

type Mutation = (dice: Dice, text: string) => string;

const at = (dice: Dice, length: number): number => dice.roll(length + 1, 'where') - 1;
const splice = (text: string, from: number, cut: number, put: string): string =>
  text.slice(0, from) + put + text.slice(from + cut);

/** Changes the list that a text is made of. */
const among =
  (separator: string, change: (dice: Dice, parts: string[], i: number) => string[]): Mutation =>
  (dice, text) => {
    const parts = text.split(separator);
    return change(dice, parts, dice.roll(parts.length, 'which') - 1).join(separator);
  };
const deleted = (_: Dice, parts: string[], i: number) => parts.toSpliced(i, 1);
const doubled = (_: Dice, parts: string[], i: number) => parts.toSpliced(i, 0, parts[i]!);
const swapped = (dice: Dice, parts: string[], i: number) => {
  const j = dice.roll(parts.length, 'with') - 1;
  return parts.with(i, parts[j]!).with(j, parts[i]!);
};

const MUTATIONS: readonly Mutation[] = [
  (dice, text) => splice(text, at(dice, text.length), 1, ''),
  (dice, text) => splice(text, at(dice, text.length), 0, pick(dice, STRANGE, 'character')),
  (dice, text) => splice(text, at(dice, text.length), 1, pick(dice, STRANGE, 'character')),
  (dice, text) => splice(text, at(dice, text.length), 0, ` ${pick(dice, WORDS, 'word')} `),
  (dice, text) => splice(text, at(dice, text.length), dice.roll(12, 'letters'), pick(dice, WORDS, 'word')),
  (dice, text) => {
    const from = at(dice, text.length);
    const piece = text.slice(from, from + dice.roll(9, 'letters'));
    return splice(
      text,
      from,
      piece.length,
      pick(dice, [piece.toUpperCase(), piece.toLowerCase(), piece.normalize('NFD')], 'case'),
    );
  },
  among(' ', deleted),
  among(' ', doubled),
  among(' ', swapped),
  among(' ', (dice, parts, i) => parts.with(i, pick(dice, WORDS, 'word'))),
  among('\n', deleted),
  among('\n', doubled),
  among('\n', swapped),
  (dice, text) => text.replace('\n', pick(dice, ['', ' ', ';', '; ', '\r', ' - '], 'line end')),
  (dice, text) => splice(text, at(dice, text.length), 0, '\n'),
];

const LONG: Mutation = (dice, text) =>
  splice(
    text,
    at(dice, text.length),
    0,
    pick(dice, [...STRANGE, ...WORDS.map((word) => `${word} `)], 'again').repeat(400),
  );

/** A few changes, one upon the other; now and then a very long line. */
export const mutate = (dice: Dice, text: string): string => {
  let mutated = text;
  for (let left = dice.roll(5, 'changes'); left > 0; left--)
    mutated = pick(dice, MUTATIONS, 'change')(dice, mutated);
  return dice.roll(200, 'whether long') === 1 ? LONG(dice, mutated) : mutated;
};
