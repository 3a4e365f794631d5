import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runOf, widest } from '../muster/testkit.ts';
import { unitCommand } from './unitCommand.ts';

const run = runOf(unitCommand);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-unit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = (text: string): string => {
  const path = join(folder, 'army.json');
  writeFileSync(path, text);
  return path;
};
const checked = (value: unknown) => {
  const path = file(JSON.stringify(value));
  const { out, err, code } = run('check', path);
  return { out, err: err.replace(path, 'army.json'), code };
};

test('the table lists 28 units and 9 leaders within 80 columns', () => {
  const table = run();
  expect(table.out.match(/^[A-Z][A-Z0-9] {2}/gm)).toHaveLength(37);
  expect(table.out).toContain(
    'HX  Heavy Crossbow  foot      human   4.5    3   1    4   12   4   1   1   20',
  );
  expect(widest(table)).toBeLessThanOrEqual(80);
  expect(JSON.parse(run('--json').out)).toHaveLength(37);
});

test('one unit is shown with its derivation and upkeep, by code or name', () => {
  const { out } = run('hf');
  expect(out).toBe(`HF Heavy Foot: foot, human, 20 men, 2 points
  Melee 5, Defence Class 1, no missiles
  Movement 4, stacking 1, 1 hit

  Derivation: 1; arms 10 = pick + dagger, (4+3)/2=3.5; 42 = scale + shield,
    counts as chain; 240 ft. [CSW-UNT-01]
  Upkeep: 1,064 GP once, 48 GP pay and 44 GP expenses a month, 80 GP instead
    of pay in a month with a battle. [CSW-MUS-17, CSW-MUS-18]
`);
  expect(run('Heavy Foot').out).toBe(out);
  expect(run('HG').out).toContain('May shoot at siege machines. [CSW-ENG-01]');
  expect(JSON.parse(run('W2', '--json').out)).toMatchObject({
    code: 'W2',
    level: 2,
    traits: ['warrior', 'bow'],
  });
});

test('an unknown unit is answered with the nearest', () => {
  expect(run('HV')).toEqual({
    out: '',
    err: 'There is no unit “HV”; did you mean HF, HX or HC?\n',
    code: 2,
  });
});

test('create shows the arithmetic line by line with its clauses', () => {
  const made = run('create', '--level', '1', '--men', '20', '--weapons', 'sword,dagger', '--armour', 'chain');
  expect(made.out).toContain('Melee Factor: 1 + 3.5 = 4.5, so 5. [CSW-CRU-01, CSW-R-06]');
  expect(made.out).toContain('Attackers’ die: −1. [no shield −1 (CSW-CRU-05)]');
  expect(made.out).toContain('Nearest standard unit: Heavy Foot');
  expect(widest(made)).toBeLessThanOrEqual(80);
});

test('a created unit can be fielded: its JSON is a unit of a file', () => {
  const options = ['--code', 'TRB', '--name', 'Trebuchet', '--category', 'engine', '--weapons', 'battle axe'];
  const { unit } = JSON.parse(
    run('create', ...options, '--hide', '1', '--missile', 'trebuchet', '--json').out,
  );
  expect(checked({ units: [unit], army: [{ code: 'TRB', count: 2 }] })).toMatchObject({ code: 0 });
  const beast = [
    '--category',
    'creature',
    '--men',
    '2',
    '--level',
    '10',
    '--body',
    'giant horn',
    '--hide',
    '3',
  ];
  expect(JSON.parse(run('create', ...beast, '--json').out).unit).toMatchObject({
    category: 'creature',
    hits: 3,
  });
  const leader = ['--category', 'leader', '--calling', 'warrior', '--level', '8', '--weapons', 'sword'];
  const { unit: captain } = JSON.parse(run('create', ...leader, '--json').out);
  expect(checked({ units: [captain] })).toMatchObject({ code: 0 });
});

test.each([
  [['--weapons', 'swrod'], 'There is no weapon “swrod”; did you mean sword, spear or mace?'],
  [[], 'Cannot make Own Unit: it has no weapon to average (CSW-CRU-03).'],
  [
    ['--weapons', 'sword', '--points', '2.3'],
    '--points must be a multiple of one half from 0 to 99, such as 4.5, not “2.3”.',
  ],
  [
    ['--weapons', 'sword', '--points', '100'],
    '--points must be a multiple of one half from 0 to 99, such as 4.5, not “100”.',
  ],
  [['--weapons', 'sword', '--name', ' '], '--name is empty: a unit needs a name.'],
  [['--weapons', 'sword', '--range', '120'], '--range and --missile-magic need --missile.'],
  [['--weapons', 'sword', '--missile-magic', '1'], '--range and --missile-magic need --missile.'],
  [
    ['--weapons', 'sword', '--hide', '2', '--armour', 'chain'],
    '--hide replaces --armour and --shield: give one or the other.',
  ],
  [['--weapons', 'heavy mounted lance'], 'Cannot make Own Unit: a mounted lance needs a mount (CSW-CRU-02).'],
  [
    ['--weapons', 'sword', '--code', 'HF'],
    'Cannot make Own Unit: HF is the Heavy Foot of the table: take another code (CSW-UNT-01).',
  ],
])('an impossible unit gives one sentence and exit code 2: %j', (args, sentence) => {
  const { err, code } = run('create', ...args);
  expect([code, err]).toEqual([2, `${sentence}\n`]);
});

const ORC = {
  code: 'ORC',
  name: 'Orc Foot',
  category: 'foot',
  race: 'orc',
  points: 2,
  melee: 5,
  defence: 1,
  movement: 4,
};

test('check gives the value of an army', () => {
  const { out, code } = checked({
    name: 'Horde',
    points: 40,
    units: [ORC],
    army: [{ code: 'ORC', count: 9 }, { code: 'HB', count: 2, counters: 'GC' }, { code: 'W1' }],
  });
  expect(code).toBe(0);
  expect(out).toContain('2  HB   Horse Bow (Goblin Cavalry counters)       8');
  expect(out).toContain('11 units and 1 leader, 28 of 40 agreed points.\nIt is legal.');
});

test('check lists every clause an army breaks, and exits with code 1', () => {
  const { out, code } = checked({ points: 3, army: [{ code: 'EL', undead: true }] });
  expect(code).toBe(1);
  expect(out).toContain('Not allowed: it costs 7 points, and the agreed limit is 3. [CSW-SET-08]');
  expect(out).toContain('cannot be lesser undead, only foot and\n  mounted. [CSW-UND-02]');
});

test('check prices every line of an army and lists what is special about its units', () => {
  const army = [
    { code: 'HF', count: 3, caltrops: 1, company: 'Free Lances', guild: true },
    { code: 'LF', morale: 1, experience: 1, training: 0 },
    { code: 'W1', serves: true, charisma: 13 },
  ];
  const { out } = checked({ army });
  expect(out).toContain('3  HF  Heavy Foot       8  Free Lances, of the guild; caltrops 1\n');
  expect(out).toContain('1  LF  Light Foot       2  morale +1; green; untrained\n');
  expect(out).toContain('1  W1  Warrior 1        2  serves; CHAR 13\n');
  const json = JSON.parse(run('check', file(JSON.stringify({ army })), '--json').out);
  expect(json.points).toEqual({ units: 9, caltrops: 2, morale: 1, total: 12 });
});

test('create --help lists everything a unit can be made of', () => {
  const { out } = run('create', '--help');
  expect(out).toContain('Weapons: dagger, hand axe, mace, sword');
  expect(out).toContain('giant|large|medium|small claws');
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('check --help shows a file that can be read', () => {
  const { out } = run('check', '--help');
  const example = out.slice(out.indexOf('{ "name"'), out.lastIndexOf('}') + 1);
  expect(checked(JSON.parse(example))).toMatchObject({ code: 0, err: '' });
});

test('check says where a file is wrong, and exits with code 2', () => {
  const units = [ORC, { ...ORC, code: 'ORC2', defence: 7 }];
  expect(checked({ units })).toEqual({
    out: '',
    err: 'The file army.json: units[1].defence: a Defence Class is 0 to 4 (CSW-DEF-03).\n',
    code: 2,
  });
  expect(checked({ army: [{ code: 'QQ' }] }).err).toBe(
    'The file army.json: army[0].code: no unit has the code QQ (CSW-UNT-01).\n',
  );
  expect(checked({}).err).toBe('The file army.json has neither units nor an army.\n');
  expect(run('check', file('\uFEFF{"army":[{"code":"HF"}]}')).code).toBe(0);
  expect(run('check', join(folder, 'none.json')).err).toMatch(/^The file .*none\.json cannot be read\.\n$/);
  expect(run('check', file('{"units": [')).err).toMatch(/^The file .*army\.json is not JSON: /);
});
