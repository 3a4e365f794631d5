import { expect, test } from 'vitest';
import { musterCommand } from './musterCommand.ts';
import { runOf, widest } from './testkit.ts';

const run = runOf(musterCommand);
const PIKES = '4 22 10 1 1 1 51 3 4'.split(' ');

test('without arguments it lists who can be advertised for, and what a week costs', () => {
  const listed = run();
  expect(listed.code).toBe(0);
  expect(listed.out).toContain('20%    Horsemen, Missile Troops, Pikemen');
  expect(listed.out).toContain('city state  d8 × 80 GP');
  expect(widest(listed)).toBeLessThanOrEqual(80);
});

test('with typed dice it shows who came, what they form and what it costs, line by line', () => {
  const { out, code } = run('town', 'pikemen', '--dice', PIKES.join(' '));
  expect(code).toBe(0);
  expect(out).toBe(`Mustering in a town

Week 1
  Advertising in the town costs 120 GP. [d6=4; CSW-MUS-02]
  Pikemen: 22 against 22%, answered. [d100=22; only one listing +2
    (CSW-MUS-04); CSW-MUS-03]
    They are Altanians. [d100=10; d6=1; CSW-MUS-10]
    Their Defence Class is 0. [2d6=1+1; CSW-MUS-09]
    30 come. [d100=51; CSW-MUS-07]
    Their class is experienced. [2d6=3+4; CSW-MUS-08]

Hired
  30  Pikemen  Altanians, experienced, DC 0, pike

Units they form
  1  PK  Pike  Altanians, experienced
  10 men (Altanians) wait for 10 more to make a Pike unit. [CSW-MUS-21]

What it costs
    120 GP  advertising                       CSW-MUS-02, CSW-MUS-05
  1,160 GP  arms, armour and equipment, once  CSW-MUS-17
     60 GP  pay for 1 month                   CSW-MUS-18
     40 GP  expenses for 1 month              CSW-MUS-18
  1,380 GP  total

Your own dice.
`);
});

test('the same seed repeats the rolls, and the page fits into 80 columns', () => {
  const wish = ['city', 'trained-footmen', 'Missile Troops', 'horsemen', '--weeks', '9', '--bonus', 'triple'];
  const first = run(...wish, '--seed', '11');
  expect(run(...wish, '--seed', '11')).toEqual(first);
  expect(run(...wish, '--seed', '12').out).not.toBe(first.out);
  expect(widest(first)).toBeLessThanOrEqual(80);
});

test('hiring fewer than half tests the mood of the crowd', () => {
  const { out } = run('town', 'pikemen', '--hire', 'pikemen=14', '--dice', [...PIKES, 4, 4].join(' '));
  expect(out).toContain('14 of 30  Pikemen');
  expect(out).toContain('uncertain: 16 SP and 0 GP of travelling money. [2d6=4+4;');
});

test('a special request shows its chance: Elven Heavy Horsemen hardly ever come', () => {
  const wish = ['horsemen', 'smiths', '--of', 'elves', '--dice', '1 99 99'];
  expect(run('city', ...wish).out).toContain('Horsemen as requested: 2% in the first week. [CSW-MUS-06]');
  const heavy = ['horsemen', 'pikemen', '--of', 'elves', '--defence', '4', '--dice', '1 99 99'];
  expect(run('city', ...heavy).out).toContain('Horsemen as requested: 0.06% in the first week.');
  const trolls = ['knights', 'pikemen', '--of', 'trolls', '--alignment', 'law', '--dice', '1 99 99'];
  expect(run('city', ...trolls).out).toContain('Knights as requested: less than 0.01% in the first week.');
});

test('nobody answers', () => {
  expect(run('hamlet', 'knights', '--dice', '1 99').out).toContain('Nobody suitable came.');
});

test('JSON has the seed, every roll and the bill', () => {
  const json = JSON.parse(run('town', 'pikemen', '--dice', PIKES.join(' '), '--json').out);
  expect(json).toMatchObject({
    typed: PIKES.map(Number),
    campaign: { gold: 120, recruits: [{ count: 30, people: 'Altanians' }] },
    formed: { units: [{ code: 'PK', count: 1 }], waiting: [{ men: 10 }] },
    bill: { outfit: 1160, total: 1260 },
  });
  expect(json.campaign.weeks[0].lines[0].rolls).toEqual([
    { sides: 6, value: 4, why: "cost of a week's advertising in a town" },
  ]);
  expect(JSON.parse(run('town', 'pikemen', '--seed', 'x', '--json').out).seed).toBe('x');
});

test.each([
  [['tonw', 'pikemen'], 'There is no settlement “tonw”; did you mean town, city or hamlet?'],
  [['town', 'pikmen'], 'There is no listing “pikmen”; did you mean Pikemen, Seamen or Spies?'],
  [['town'], 'Name at least one listing, such as “Trained Footmen”; `warmoot muster` lists them all.'],
  [['town', 'pikemen', 'Pikemen'], 'Pikemen are listed twice; name them once.'],
  [['town', 'pikemen', '--weeks', 'two'], '--weeks takes a whole number from 1 to 52, not “two”.'],
  [['town', 'smiths', '--defence', '2'], 'Smiths do not fight: --defence has no effect on them.'],
  [['bogus'], 'There is no settlement “bogus”; did you mean town, city or hamlet?'],
  [['town', 'pikemen', '--seed', ''], '--seed is empty: give any word or number.'],
  [
    ['town', 'trained'],
    'There is no listing “trained”; did you mean Trained Footmen, Trained Workers or Seamen?',
  ],
  [['town', 'pikemen', '--weeks', '0x2'], '--weeks takes a whole number from 1 to 52, not “0x2”.'],
  [['town', 'pikemen', '--hire', 'smiths=2'], '--hire: Smiths are not in the advertisement.'],
  [
    ['town', 'pikemen', '--hire', 'pikemen=2=3'],
    '--hire takes a listing and a number, such as “Pikemen=20”.',
  ],
  [['arms', 'sowrd'], 'There is no piece “sowrd”; did you mean sword, shield or scale?'],
  [
    ['role', 'officers'],
    'There is no role table “officers”; did you mean Sea Officers, Land Officers or Non Fighters?',
  ],
  [['train', 'drill', '--battle', '3'], '--battle applies only to impressed men: add --impressed.'],
  [['town', 'pikemen', '--hire', 'pikemen'], '--hire takes a listing and a number, such as “Pikemen=20”.'],
  [['town', 'pikemen', '--seed', '1', '--dice', '1'], 'Give either --seed or --dice, not both.'],
  [['town', 'pikemen', '--dice', '4 x'], '--dice takes numbers such as "3 4 6", not “x”.'],
  [['town', 'pikemen', '--dice', '4'], 'One more die is needed after 1 typed in: a d100 for Pikemen answer.'],
  [
    ['town', 'pikemen', '--dice', '9'],
    "Die 1 is 9, but a d6 is rolled for cost of a week's advertising in a town.",
  ],
  [['impress', 'moor'], 'There is no ground “moor”; did you mean town, city or hamlet?'],
  [
    ['impress', 'town', '--squad', '3'],
    'Cannot impress people in the town: the goon squad needs 4 regular units and has 3 (CSW-IMP-02).',
  ],
  [['upkeep', 'W1'], 'Warrior 1 is not in the upkeep table: leaders draw a salary (CSW-LRC-03).'],
  [['upkeep', 'HF', '--battles', '2'], '--battles takes a whole number from 0 to 1, not “2”.'],
  [
    ['train', 'drill', '--from', 'tactics'],
    'Cannot train from Tactics to Drill: training goes up, step by step, from none (0) to Tactics (4) (CSW-MUS-20).',
  ],
])('a wrong request gives one sentence and exit code 2: %j', (args, sentence) => {
  expect(run(...args)).toEqual({ out: '', err: `${sentence}\n`, code: 2 });
});

test('impress describes the raid, and warns of desertion', () => {
  const raid = run('impress', 'town', '--dice', '4 2 1 2 3 6');
  expect(raid.out).toContain('Antics: the squad is jailed, 40 GP. [d6=2; CSW-IMP-05, CSW-R-76]');
  expect(raid.out).toContain('1 unit of green, unarmed men, after 6 days and for 280 GP.');
  expect(raid.out).toContain(
    'military pick, leather, small shield costs 280\n  GP. [CSW-IMP-08, CSW-MUS-19]',
  );
  expect(raid.out).toContain('CSW-IMP-06');
  expect(widest(raid)).toBeLessThanOrEqual(80);
  expect(JSON.parse(run('impress', 'town', '--dice', '4 2 1 2 3 6', '--json').out)).toMatchObject({
    units: 1,
    fine: 40,
  });
});

test('train totals cost and weeks', () => {
  expect(run('train', 'discipline', '--dice', '3 4 4').out).toContain('300 GP and 11 weeks in total.');
  expect(run('train', 'discipline', '--from', 'drill', '--dice', '1 1').out).toContain(
    '200 GP and 2 weeks in total.',
  );
});

test('upkeep is a table with its total', () => {
  const { out } = run('upkeep', 'HF=4', 'LC=2', '--months', '3', '--battles', '1', '--new');
  expect(out).toContain('4  Heavy Foot      4,256  384       528      320  5,488');
  expect(out).toContain('   total           7,064  504       732      400  8,700');
  expect(JSON.parse(run('upkeep', 'HF', '--json').out).total).toMatchObject({
    pay: 48,
    expenses: 44,
    total: 92,
  });
});

test('a number is never truncated, however large the army', () => {
  const { out } = run(
    'upkeep',
    'TR=999',
    'CT=999',
    '--months',
    '120',
    '--battles',
    '60',
    '--new',
    '--pay',
    'triple',
    '--bonus',
    'triple',
  );
  expect(out).not.toContain('…');
});

test('[CSW-IMP-04, CSW-R-76] a raid that yields no unit says who is held, and what else it brought', () => {
  const { out } = run('impress', 'hamlet', '--dice', '3 3 4 1 1 1');
  expect(out).toContain('No unit yet, 10 men held for the next (--held 10), after 3 days and for 0 GP.');
  expect(out).toContain('4 horses stolen; ten mount a unit. [CSW-R-76]');
});

test('[CSW-IMP-06, CSW-R-143] impressed men stay for their Drill, unless battle comes first', () => {
  const drill = ['train', 'drill', '--impressed', '--dice', '3'];
  expect(run(...drill).out).toContain('Impressed men stay: their Drill is over on day 21.');
  expect(run(...drill, '--battle', '21').out).toContain('Impressed men stay');
  expect(run(...drill, '--battle', '20').out).toContain('Impressed men desert on day 20');
  expect(JSON.parse(run(...drill, '--battle', '20', '--json').out).desertsOnDay).toBe(20);
  expect(run('train', 'discipline', '--from', 'drill', '--impressed', '--seed', '1').out).toContain(
    'Impressed men who have had their Drill stay.',
  );
});

test('[CSW-MUS-19] arms and armour: the list, or some pieces for some men', () => {
  const prices = run('arms');
  expect(prices.out).toContain('  small shield   1  hand axe');
  expect(prices.out).toMatch(/plate +90\n +helm +7\n/);
  expect(widest(prices)).toBeLessThanOrEqual(80);
  expect(run('arms', 'military-pick', 'Leather', 'small shield').out).toBe(
    'military pick, leather, small shield for 20 men: 280 GP (CSW-MUS-19).\n',
  );
  expect(JSON.parse(run('arms', 'lance', '--men', '1', '--json').out)).toEqual({
    pieces: ['lance'],
    men: 1,
    gold: 4,
  });
});

test('[CSW-MUS-15] every role table can be rolled on, also those that no listing uses', () => {
  expect(run('role', 'land officers', '--dice', '6 6 6').out).toBe(
    'Land Officers\n  Role: Army Commander. [3d6=6+6+6; CSW-MUS-15]\n\nYour own dice.\n',
  );
  expect(run('role', 'enlistment-reason', '--dice', '1 1 1').out).toContain('Role: Fugitive.');
  expect(JSON.parse(run('role', 'Sea Officers', '--dice', '1 1 1', '--json').out)).toMatchObject({
    table: 'Sea Officers',
    role: 'Subaltern',
  });
});

test('[CSW-AMO-02] mustered troops can be fielded: JSON has the lines of an army', () => {
  const { army } = JSON.parse(run('town', 'pikemen', '--dice', PIKES.join(' '), '--json').out);
  expect(army).toEqual([{ code: 'PK', count: 1, experience: 2 }]);
});

test('everybody who came is described in full, within 80 columns', () => {
  const dice = '4 20 60 6 95 5 6 3 51 3 4 5 4 4 1 1 6 5 5 6 6';
  const wish = ['trained footmen', '--alignment', 'chaotic', '--dice', dice];
  const described = run('city state', ...wish);
  expect(described.out).toContain(
    `  30  Trained Footmen  Tarantians, chaotic, experienced, DC 2, heavy crossbow
                       and composite long bow, Regulars
`,
  );
  expect(widest(described)).toBeLessThanOrEqual(80);
});

test('--hire may come before the listings, and more than once', () => {
  const hire = ['--hire', 'pikemen=14', '--hire', 'smiths=0'];
  const { out } = run('town', ...hire, 'pikemen', 'smiths', '--dice', '4 20 10 1 1 1 51 3 4 99 6 6');
  expect(out).toContain('14 of 30  Pikemen');
});

test('[CSW-MUS-02] a city state is a city', () => {
  expect(run('city state', 'knights', '--seed', '1').out).toBe(run('city', 'knights', '--seed', '1').out);
});

test('orders are rolled for a character who does not command', () => {
  const { out } = run('orders', '--dice', '1 1 2 3 1 2 1 1 1');
  expect(out).toContain('Military objective: War engine.');
  const { out: detailed } = run('orders', '--dice', '1 1 1 1 2 4 4 4 1 1');
  expect(detailed).toContain('  On the left: Trained Foot. [d6=2; CSW-BGL-03]\n    Role: Irregulars. [');
});
