import { expect, test } from 'vitest';
import type { Side } from '../state/setup.ts';
import { idsIn, idsOf, opened, scenario } from './testkit.ts';

const sides = (id: string) => `${scenario(id).blue.name} (Blue), ${scenario(id).red.name} (Red)`;
const edges = (id: string) => `${scenario(id).blue.friendlyEdge} ${scenario(id).red.friendlyEdge}`;
const entry = (id: string, side: Side) => idsOf(opened(id), opened(id).setup.sides[side].entry);
const area = (id: string, side: Side) => idsOf(opened(id), opened(id).setup.sides[side].area);
const waiting = (id: string, side: Side, status: string) =>
  opened(id).units.filter((unit) => unit.side === side && unit.status === status).length;
/** All its units enter on this turn. */
const allEnterOn = (id: string, side: Side, turn: number) =>
  opened(id).units.every(
    (unit) => unit.side !== side || (unit.status === 'toEnter' && unit.entryTurn === turn),
  );
const allHexesBut = (id: string, taken: readonly string[]) =>
  idsOf(
    opened(id),
    scenario(id).field.terrain.map((_, cell) => cell),
  ).filter((hex) => !taken.includes(hex));
const moverAndTurns = (id: string) => `${scenario(id).firstMover} ${opened(id).setup.turns}`;

test('[CSW-S01-01, CSW-S01-04, CSW-S01-05, CSW-S01-06, CSW-S01-08] the terms of Tours', () => {
  expect(sides('tours')).toBe('Franks (Blue), Arabs (Red)');
  const west = idsIn(scenario('tours').field, '0101-0117');
  expect(entry('tours', 'red')).toEqual(west);
  expect(area('tours', 'blue')).toEqual(allHexesBut('tours', west));
  expect(allEnterOn('tours', 'red', 1)).toBe(true);
  expect(waiting('tours', 'blue', 'toPlace')).toBe(48);
  expect(moverAndTurns('tours')).toBe('red 10');
  expect(edges('tours')).toBe('east west');
});

test('[CSW-S02-01, CSW-S02-04, CSW-S02-05, CSW-S02-06, CSW-S02-08] the terms of Balathus', () => {
  expect(sides('balathus')).toBe('Byzantines (Blue), Bulgars (Red)');
  expect(opened('balathus').setup.setUpOrder[0]).toBe('red');
  expect(area('balathus', 'red').every((hex) => Number(hex.slice(2)) <= 17)).toBe(true);
  expect(area('balathus', 'red')).toHaveLength(22 * 17);
  expect(entry('balathus', 'blue')).toEqual(idsIn(scenario('balathus').field, '0134-2234'));
  expect(allEnterOn('balathus', 'blue', 1)).toBe(true);
  expect(moverAndTurns('balathus')).toBe('blue 14');
  expect(edges('balathus')).toBe('south north');
});

test('[CSW-S03-01, CSW-S03-04, CSW-S03-05, CSW-S03-06, CSW-S03-08] the terms of Civitate', () => {
  expect(sides('civitate')).toBe('Normans (Blue), Papal army (Red)');
  expect(area('civitate', 'blue')[0]).toBe('2301');
  expect(area('civitate', 'blue')).toHaveLength(22 * 17);
  expect(entry('civitate', 'red')).toEqual(idsIn(scenario('civitate').field, '0101-0117'));
  expect(moverAndTurns('civitate')).toBe('red 10');
  expect(edges('civitate')).toBe('east west');
});

test('[CSW-S04-01, CSW-S04-04, CSW-S04-05, CSW-S04-06, CSW-S04-08] the terms of Hastings', () => {
  expect(sides('hastings')).toBe('English (Blue), Normans (Red)');
  const ridge = scenario('hastings').field.terrain.filter((here) => here.startsWith('hill'));
  expect(area('hastings', 'blue')).toHaveLength(ridge.length);
  expect(area('hastings', 'blue')).toContain('1105');
  expect(entry('hastings', 'red')).toEqual(idsIn(scenario('hastings').field, '0117-2217'));
  expect(moverAndTurns('hastings')).toBe('red 15');
  expect(edges('hastings')).toBe('north south');
});

test('[CSW-S05-01, CSW-S05-04, CSW-S05-05, CSW-S05-06] the terms of Manzikert', () => {
  expect(sides('manzikert')).toBe('Byzantines (Blue), Seljuq Turks (Red)');
  expect([area('manzikert', 'blue').at(0), area('manzikert', 'blue').at(-1)]).toEqual(['0101', '0617']);
  expect([area('manzikert', 'red').at(0), area('manzikert', 'red').at(-1)]).toEqual(['3901', '4417']);
  expect(opened('manzikert').setup.setUpOrder).toEqual(['blue', 'red']);
  expect(moverAndTurns('manzikert')).toBe('blue 15');
});

test('[CSW-S06-01, CSW-S06-04, CSW-S06-05, CSW-S06-06] the terms of Dorylaeum: every type halved', () => {
  expect(sides('dorylaeum')).toBe('Seljuq Turks (Blue), Crusaders (Red)');
  const red = opened('dorylaeum').units.filter(({ side }) => side === 'red');
  const types = (status: string) => red.flatMap((unit) => (unit.status === status ? [unit.type] : [])).sort();
  expect(types('toPlace')).toEqual(types('toEnter'));
  expect(red.filter(({ entryTurn }) => entryTurn === 3)).toHaveLength(32);
  expect(entry('dorylaeum', 'red')).toEqual(idsIn(scenario('dorylaeum').field, '0101-0117'));
  expect(opened('dorylaeum').setup.setUpOrder).toEqual(['red', 'blue']);
  expect(moverAndTurns('dorylaeum')).toBe('blue 16');
});

test('[CSW-S07-01, CSW-S07-04, CSW-S07-05, CSW-S07-06, CSW-S07-08] the terms of Liegnitz', () => {
  expect(sides('liegnitz')).toBe('Silesians (Blue), Mongols (Red)');
  expect(area('liegnitz', 'blue')).toEqual(allHexesBut('liegnitz', []));
  expect(entry('liegnitz', 'red')).toHaveLength(2 * 22 + 2 * 15);
  expect(moverAndTurns('liegnitz')).toBe('red 14');
  expect(edges('liegnitz')).toBe('west east');
});

test('[CSW-S08-01, CSW-S08-04, CSW-S08-05, CSW-S08-06, CSW-S08-08, CSW-R-85] the terms of Morgarten', () => {
  expect(sides('morgarten')).toBe('Swiss (Blue), Austrians (Red)');
  expect(entry('morgarten', 'red')).toEqual(['0108', '0109', '0110']);
  expect(area('morgarten', 'blue')).toEqual(allHexesBut('morgarten', ['0108', '0109', '0110']));
  expect(moverAndTurns('morgarten')).toBe('red 8');
  expect(edges('morgarten')).toBe('north west');
});

test('[CSW-S09-01, CSW-S09-04, CSW-S09-05, CSW-S09-06] the terms of Pipeweed Farm: nobody sets up', () => {
  expect(sides('pipeweed')).toBe('Imperials (Blue), Rynes (Red)');
  expect(entry('pipeweed', 'blue')).toEqual(idsIn(scenario('pipeweed').field, '0101-0117'));
  expect(entry('pipeweed', 'red')).toEqual(idsIn(scenario('pipeweed').field, '4401-4417'));
  expect(allEnterOn('pipeweed', 'blue', 1) && allEnterOn('pipeweed', 'red', 1)).toBe(true);
  expect(moverAndTurns('pipeweed')).toBe('blue 18');
});

test('[CSW-S10-01, CSW-S10-04, CSW-S10-05, CSW-S10-06, CSW-S10-08] the terms of Jarmoco', () => {
  expect(sides('jarmoco')).toBe('Vasthost (Blue), Goblins (Red)');
  expect(area('jarmoco', 'red')).toHaveLength(22 * 17);
  expect(area('jarmoco', 'red').every((hex) => Number(hex.slice(2)) >= 18)).toBe(true);
  expect(entry('jarmoco', 'blue')).toEqual(idsIn(scenario('jarmoco').field, '0101-2201'));
  expect(moverAndTurns('jarmoco')).toBe('blue 14');
  expect(edges('jarmoco')).toBe('north south');
});

test('[CSW-S11-01, CSW-S11-04, CSW-S11-05, CSW-S11-06, CSW-S11-08] the terms of Bellystone Ford', () => {
  expect(sides('bellystone')).toBe('Vasthost (Blue), Goblin army (Red)');
  expect(entry('bellystone', 'blue')).toEqual(idsIn(scenario('bellystone').field, '4401-4417'));
  expect(entry('bellystone', 'red')).toEqual(idsIn(scenario('bellystone').field, '0117-4417'));
  expect(moverAndTurns('bellystone')).toBe('blue 12');
  expect(edges('bellystone')).toBe('east south');
});

test('[CSW-S12-01, CSW-S12-04, CSW-S12-05, CSW-S12-06] the terms of Ukrak Morfut', () => {
  expect(sides('ukrak')).toBe("World Emperor's army (Blue), Overlord's army (Red)");
  const west = idsIn(scenario('ukrak').field, '0101-0117');
  expect(entry('ukrak', 'blue')).toEqual(west);
  expect(area('ukrak', 'red')).toEqual(allHexesBut('ukrak', west));
  expect(moverAndTurns('ukrak')).toBe('blue 18');
  expect(opened('ukrak').setup.specials).toEqual(['CSW-S12-08']);
});

test('[CSW-SET-01, CSW-SET-10] two sides, each with a roster, a friendly edge, and an area or an entry', () => {
  for (const id of ['tours', 'dorylaeum', 'pipeweed'])
    for (const side of ['blue', 'red'] as const) {
      const { setup, units } = opened(id);
      const { area: own, entry: by, friendlyEdge } = setup.sides[side];
      expect(units.some((unit) => unit.roster === side)).toBe(true);
      expect(own.length + by.length).toBeGreaterThan(0);
      expect(['north', 'south', 'west', 'east']).toContain(friendlyEdge);
    }
});
