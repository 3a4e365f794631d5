import { expect, test } from 'vitest';
import { cardOf } from './card.ts';
import { opened, rosterText, scenario } from './testkit.ts';

test('[CSW-S01-02, CSW-S01-03, CSW-R-86] the rosters of Tours', () => {
  expect(rosterText('tours', 'blue')).toBe('LF 10, HF 20, AF 10, MC 5, W1 2, W3 1 = 48 units, 112 points');
  expect(rosterText('tours', 'red')).toBe('LF 10, LC 20, MC 5, HB 5, W1 2, W2 1 = 43 units, 118 points');
});

test('[CSW-S02-02, CSW-S02-03] the rosters of Balathus', () => {
  expect(rosterText('balathus', 'red')).toBe('LF 20, HF 20, SB 10, LC 10, W1 2, W2 1 = 63 units, 128 points');
  expect(rosterText('balathus', 'blue')).toBe('HF 20, SB 10, MC 10, CT 5, W1 2, W2 2 = 49 units, 152 points');
});

test('[CSW-S03-02, CSW-S03-03] the rosters of Civitate', () => {
  expect(rosterText('civitate', 'blue')).toBe('LF 5, SB 5, MC 10, HC 5, W1 2, W2 1 = 28 units, 93 points');
  expect(rosterText('civitate', 'red')).toBe(
    'LF 20, HF 10, AF 5, XB 5, LC 5, W1 2, P2 1 = 48 units, 98 points',
  );
});

test('[CSW-S04-02, CSW-S04-03] the rosters of Hastings', () => {
  expect(rosterText('hastings', 'blue')).toBe('LF 20, HF 20, AF 10, W1 2, W2 1 = 53 units, 98 points');
  expect(rosterText('hastings', 'red')).toBe('HF 20, AF 5, SB 10, MC 10, W1 2, W2 1 = 48 units, 133 points');
});

test('[CSW-S05-02, CSW-S05-03] the rosters of Manzikert', () => {
  expect(rosterText('manzikert', 'blue')).toBe(
    'HF 20, SB 10, MC 10, HB 5, CT 10, W1 2, W2 1 = 58 units, 198 points',
  );
  expect(rosterText('manzikert', 'red')).toBe('LC 10, MC 10, HC 5, HB 20, W1 2, W2 1 = 48 units, 183 points');
});

test('[CSW-S06-02, CSW-S06-03] the rosters of Dorylaeum', () => {
  expect(rosterText('dorylaeum', 'red')).toBe(
    'LF 10, HF 20, XB 10, HC 20, W1 2, W2 2 = 64 units, 202 points',
  );
  expect(rosterText('dorylaeum', 'blue')).toBe('LC 20, HB 30, W1 2, W2 1 = 53 units, 188 points');
});

test('[CSW-S07-02, CSW-S07-03] the rosters of Liegnitz', () => {
  expect(rosterText('liegnitz', 'blue')).toBe(
    'LF 20, HF 10, XB 5, MC 10, HC 10, W1 2, W2 1 = 58 units, 158 points',
  );
  expect(rosterText('liegnitz', 'red')).toBe('LC 20, HB 20, CT 5, W1 2, W3 1 = 48 units, 182 points');
});

test('[CSW-S08-02, CSW-S08-03] the rosters of Morgarten', () => {
  expect(rosterText('morgarten', 'blue')).toBe('LF 2, PK 10, XB 2, W1 2 = 16 units, 44 points');
  expect(rosterText('morgarten', 'red')).toBe('HF 2, XB 2, HC 10, W2 1 = 15 units, 66 points');
});

test('[CSW-S09-02, CSW-S09-03, CSW-S09-08] the rosters of Pipeweed Farm, whose groups are only names', () => {
  expect(rosterText('pipeweed', 'blue')).toBe(
    'AF 10, CT 10, W3 1, DF 8, DB 8, W2 1, HF 20, PK 10, SB 10, LB 10, XB 10, LC 10, MC 10, HC 10, HB 8, BA 2, W1 4, P1 2, Z1 2 = 146 units, 536 points',
  );
  expect(rosterText('pipeweed', 'red')).toBe(
    'HF 16, SB 16, OG 4, W2 2, GF 20, GB 20, GC 20, LF 20, AF 10, HX 6, LC 20, MC 10, HC 10, HB 10, W1 2, W3 1, Z2 1 = 188 units, 571 points',
  );
  const names = opened('pipeweed').units.map(({ name }) => name);
  expect(names).toContain('Tor Dwarf Foot 8');
  expect(names).toContain('Black Flower Ogre 4');
  expect(scenario('pipeweed').blue.friendlyEdge).toBe('west');
  expect(scenario('pipeweed').red.friendlyEdge).toBe('east');
});

test('[CSW-S10-02, CSW-S10-03] the rosters of Jarmoco', () => {
  expect(rosterText('jarmoco', 'blue')).toBe(
    'HF 20, PK 10, AF 10, SB 10, XB 10, LC 10, MC 10, HC 5, W1 2, W2 2, P1 2, Z2 1 = 92 units, 285 points',
  );
  expect(rosterText('jarmoco', 'red')).toBe(
    'GF 20, GB 20, GC 20, OG 2, TL 2, HG 1, W1 2 = 67 units, 214 points',
  );
});

test('[CSW-S11-02, CSW-S11-03] the rosters of Bellystone Ford, with one company of mercenaries if that module is on', () => {
  expect(rosterText('bellystone', 'blue')).toBe(
    'HF 20, PK 10, SB 10, XB 10, LC 10, MC 10, HC 5, ON 2, W1 2, W2 1, P1 1, Z2 1 = 82 units, 259 points',
  );
  expect(rosterText('bellystone', 'red')).toBe(
    'HF 10, XB 5, GF 20, GB 20, GC 20, OG 2, TL 2, W1 2, W2 1 = 82 units, 250 points',
  );
});

test('[CSW-S12-02, CSW-S12-03, CSW-S12-09, CSW-R-100] the rosters of Ukrak Morfut, one group each', () => {
  expect(rosterText('ukrak', 'blue')).toBe(
    'LF 20, HF 20, PK 10, AF 10, SB 10, LB 10, XB 10, LC 10, MC 10, HC 10, BA 2, ON 2, W1 2, W2 2, P2 1, Z3 1 = 130 units, 406 points',
  );
  expect(rosterText('ukrak', 'red')).toBe(
    'LF 20, HF 20, PK 10, AF 10, SB 10, XB 10, LC 10, MC 10, HC 10, HB 10, BA 2, ON 2, W1 2, W3 1, Z2 1 = 128 units, 388 points',
  );
  expect(scenario('ukrak').blue.groups).toHaveLength(1);
  expect(scenario('ukrak').blue.friendlyEdge).toBe('west');
  expect(scenario('ukrak').red.friendlyEdge).toBe('east');
});

test('[CSW-SCN-06, CSW-S05-08, CSW-S06-08] substituted counters are simply the units they stand for, with a note', () => {
  const turks = opened('manzikert').units.filter(({ side, type }) => side === 'red' && type === 'HB');
  expect(turks).toHaveLength(20);
  expect(opened('manzikert').units.some(({ type }) => type === 'GC')).toBe(false);
  const notes = (id: string, side: 'blue' | 'red') =>
    scenario(id)[side].groups.flatMap(({ army }) =>
      army.flatMap(({ code, count, counters }) => (counters ? [`${count} ${code} as ${counters}`] : [])),
    );
  expect(notes('manzikert', 'red')).toEqual(['20 HB as GC']);
  expect(notes('dorylaeum', 'blue')).toEqual(['20 HB as GC']);
  expect(notes('dorylaeum', 'red')).toEqual(['5 HC as MC', '5 HC as MC']);
  expect([scenario('manzikert').blue.friendlyEdge, scenario('manzikert').red.friendlyEdge]).toEqual([
    'west',
    'east',
  ]);
  expect([scenario('dorylaeum').red.friendlyEdge, scenario('dorylaeum').blue.friendlyEdge]).toEqual([
    'west',
    'east',
  ]);
});

test("[CSW-SCN-06] a scenario's card says which counters stand for others", () => {
  const counterNote = (id: string) => cardOf(scenario(id)).about.split(' With real counters: ')[1];
  expect(counterNote('manzikert')).toBe('20 Horse Bow (Goblin Cavalry counters).');
  expect(counterNote('dorylaeum')).toBe(
    '20 Horse Bow (Goblin Cavalry counters), 10 Heavy Cavalry (Medium Cavalry counters).',
  );
  expect(counterNote('hastings')).toBeUndefined();
});

test('units have the name of their type and a number, leaders a letter after their level, famous ones their own name', () => {
  const names = opened('hastings').units.map(({ name }) => name);
  expect(names).toContain('Heavy Foot 3');
  expect(names).toContain('Warrior 1 B');
  expect(names).toContain('Harold');
  expect(opened('jarmoco').units.map(({ name }) => name)).toContain('Hill Giant');
});
