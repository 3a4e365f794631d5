import { MODERATOR, type Reading } from '@warmoot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOrder } from '../orders/readOrder.ts';
import type { Battle } from '../state/state.ts';
import { inWords } from '../words/inWords.ts';
import { readBattle, readPosition, showPosition } from './position.ts';

const opened = (given: unknown): Battle => {
  const reading = readBattle(given);
  if (!reading.ok) throw new Error(`${reading.at.join('.')}: ${reading.problem}`);
  return reading.value;
};
const faultOf = (reading: Reading<unknown>): string =>
  reading.ok ? 'no fault' : `${reading.at.join('.')}: ${reading.problem}`;
const fault = (given: object): string => faultOf(readPosition({ units: {}, ...given }));

const SIEGE = {
  map: `
    .   ~   =   .
      w   1   =
    .   W   G   #
      s   2   =
    b   T   m   .
      .   .   .
  `,
  roads: ['0702>0703'],
  inside: ['0103'],
  outside: ['0101'],
  places: { '0502': 'the gate' },
  modules: ['siege', 'tunnels', 'caltrops', 'night'],
  specials: ['CSW-S12-08'],
  sky: 'half moon',
  types: [
    {
      code: 'XG',
      name: 'Gnome Foot',
      category: 'foot',
      race: 'gnome',
      points: 2.5,
      melee: 4,
      defence: 1,
      movement: 4,
    },
  ],
  units: {
    Harald: { type: 'W2', side: 'blue', at: '0101', facing: 'SE', hitsTaken: 1 },
    'Heavy Foot 1': {
      type: 'HF',
      side: 'blue',
      at: '0101',
      facing: 'SE',
      movedThisTurn: true,
      charged: '0502',
    },
    gnomes: { type: 'XG', side: 'red', at: '0503', routed: true, morale: 6 },
    sapper: { type: 'DF', side: 'blue', at: '0402', underground: true },
    reserve: { type: 'LC', side: 'red', status: 'toEnter', entryTurn: 4 },
    dead: { type: 'LF', side: 'red', status: 'eliminated' },
  },
  works: { '0302': { destroyed: true, hitsTaken: 4 }, '0502': { open: true, controller: 'red' } },
  caltrops: { '0201': 'placed' },
  tunnels: [{ knownTo: ['blue'], cells: ['0401', '0402'], breaches: { '0401': 'blue' } }],
  attacks: [{ side: 'blue', units: ['Heavy Foot 1'], target: '0502', construction: true }],
  sides: { blue: { name: 'The Emperor', friendlyEdge: 'north', entry: ['0101', '0201'] }, red: {} },
  turn: 4,
  sideA: 'red',
  segment: 11,
};

test('[CSW-P-22] a position describes units, terrain and the current step completely', () => {
  const battle = opened(SIEGE);
  expect(battle).toMatchObject({ turn: 4, step: 'meleeFirst', phasing: 'blue', sideA: 'red' });
  expect(battle.units.map(({ name, side, status, cell }) => [name, side, status, cell])).toEqual([
    ['Harald', 'blue', 'onMap', 0],
    ['Heavy Foot 1', 'blue', 'onMap', 0],
    ['gnomes', 'red', 'onMap', 14],
    ['sapper', 'blue', 'onMap', 10],
    ['reserve', 'red', 'toEnter', -1],
    ['dead', 'red', 'eliminated', -1],
  ]);
  expect(battle.units[1]).toMatchObject({ charged: 13, movedThisTurn: true, facing: 2 });
  expect(battle.works[1]).toMatchObject({ cell: 13, open: true, controller: 'red' });
  expect(battle.attacks).toMatchObject([{ units: [1], target: 13, construction: true }]);
  expect(battle.tunnels[0]).toMatchObject({ cells: [9, 10], links: [[9, 10]] });
});

test('[CSW-GEO-06] a drawn road runs from hex to hex, and a listed one joins it', () => {
  const { roads } = showPosition(opened(SIEGE), MODERATOR) as { roads: string[] };
  expect(roads).toEqual(['0501>0601', '0601>0602', '0702>0703']);
});

test('a position is shown in the words of the case', () => {
  const battle = opened(SIEGE);
  const { questions, end, ...words } = showPosition(battle, MODERATOR) as Record<string, unknown>;
  expect(opened(words)).toEqual(battle);
  expect(words).toMatchObject({
    units: { gnomes: { at: '0503', routed: true }, dead: { at: null, status: 'eliminated' } },
    works: { '0302': { destroyed: true } },
    segment: 11,
  });
});

test('[CSW-P-20] a position shown to a seat holds what that seat may know', () => {
  const red = showPosition(opened(SIEGE), 'red') as { units: Record<string, unknown>; tunnels: unknown };
  expect(red.units.sapper).toMatchObject({ status: 'underground', at: null });
  expect(red.tunnels).toEqual([{ knownTo: [], cells: [], links: [], breaches: { '0401': 'blue' } }]);
});

test('[CSW-SCN-01] a case may use a board by name, or a scenario without its units', () => {
  const units = { u: { type: 'HF', side: 'blue', at: '0101' } };
  const named = opened({ map: 'board1', terrain: { '0101': 'woods' }, units }).setup.field;
  expect([named.columns, named.rows, named.terrain[0]]).toEqual([22, 17, 'woods']);
  expect(opened({ map: 'board1', units }).setup.field.terrain[0]).toBe('clear');
  const { setup } = opened({ scenario: 'hastings', units, turns: 9 });
  expect(setup).toMatchObject({ name: 'Hastings', turns: 9, victory: { rule: 'CSW-S04-07' } });
  expect(setup.sides.blue).toMatchObject({ name: 'English', friendlyEdge: 'north' });
  expect(setup.field.terrain.filter((terrain) => terrain === 'swamp').length).toBeGreaterThan(0);
  expect(fault({ map: 'board9' })).toMatch(/^map: there is no board "board9"; boards are board1/);
  expect(fault({ scenario: 'agincourt' })).toMatch(
    /^scenario: there is no scenario "agincourt"; they are tours/,
  );
});

test('[CSW-GEO-02] a broken map is reported in one sentence', () => {
  expect(fault({ map: '' })).toBe('map: the map is empty: draw its hexes, one letter each');
  expect(fault({ map: '. .\n .' })).toMatch(/^map: "\." in line 1 of the map is between the hexes/);
  expect(fault({ map: '.   .\n  .\n.' })).toBe(
    'map: the map has no letter for 0202, and a board is a whole rectangle (CSW-GEO-02)',
  );
  expect(fault({ map: '.   Q\n  .' })).toMatch(/^map: "Q" is not a letter of a map/);
  expect(fault({ map: 7 })).toMatch(/^map: a map is drawn as text/);
  expect(fault({ terrain: { '9901': 'woods' } })).toBe(
    'terrain.9901: 9901 is off the map, whose hexes go from 0101 to 1210 (CSW-GEO-02)',
  );
  expect(fault({ roads: ['0101>0303'] })).toMatch(/^roads\.0: in the road 0101>0303 each hex/);
});

test('units that make no sense are named', () => {
  const units = (units: object) => fault({ units });
  const foot = { type: 'HF', side: 'blue', at: '0304' };
  expect(units({ u: { ...foot, type: 'QQ' } })).toBe(
    'units.u.type: there is no unit type "QQ"; CSW-UNT-01 lists the codes',
  );
  expect(units({ u: { ...foot, at: '4404' } })).toMatch(/^units\.u\.at: 4404 is off the map/);
  expect(units({ u: { ...foot, at: undefined } })).toMatch(/^units\.u: u is nowhere/);
  expect(units({ u: foot, v: { ...foot, side: 'red' } })).toBe(
    'units.v.at: u and v are enemies and both stand in 0304 (CSW-MOV-07)',
  );
  expect(units({ u: foot, v: { ...foot, facing: 'S' } })).toBe(
    'units.v.facing: u faces N and v S, but the units of a hex share one facing (CSW-FAC-05)',
  );
  expect(units({ u: { ...foot, asleep: true } })).toBe('units.u: "asleep" is not known here');
});

test('[CSW-SEQ-02] an impossible moment is reported', () => {
  expect(fault({ segment: 3, phasing: 'red' })).toBe("phasing: segment 3 is in blue's half (CSW-SEQ-02)");
  expect(fault({ segment: 3, step: 'rally' })).toBe('step: `rally` is not a step of segment 3 (CSW-P-15)');
  expect(fault({ tunnels: [{ knownTo: ['blue'], cells: ['0101', '0505'] }] })).toMatch(
    /^tunnels\.0\.cells: a tunnel joins adjacent hexes/,
  );
});

test('orders name units by their names', () => {
  const battle = opened(SIEGE);
  expect(readOrder({ type: 'rally', hex: '0101', facing: 'N' }, battle)).toMatchObject({ ok: true });
  expect(readOrder({ type: 'attack', units: ['Heavy Foot 1', 'Harald'], hex: '0502' }, battle)).toEqual({
    ok: true,
    value: { type: 'attack', units: [1, 0], hex: '0502' },
  });
  const placements = [{ unit: 'sapper', hex: '0401' }];
  expect(readOrder({ type: 'collapse', hex: '0401', placements }, battle)).toMatchObject({
    value: { placements: [{ unit: 3, hex: '0401' }] },
  });
  expect(faultOf(readOrder({ type: 'attack', units: ['Nobody'], hex: '0502' }, battle))).toBe(
    'units.0: there is no unit called "Nobody"',
  );
  expect(readOrder({ type: 'fire', units: [1], hex: '0502' })).toMatchObject({ ok: true });
});

test('if both sides have a unit of the same name, the order names the side', () => {
  const foot = { type: 'HF', side: 'blue', at: '0304' };
  const battle = opened({ units: { a: foot, b: { ...foot, side: 'red', at: '0506' } } });
  const twins = { ...battle, units: battle.units.map((unit) => ({ ...unit, name: 'Foot' })) };
  expect(faultOf(readOrder({ type: 'chooseLoss', unit: 'Foot' }, twins))).toBe(
    'unit: two units are called "Foot": write "blue Foot" or "red Foot"',
  );
  expect(readOrder({ type: 'chooseLoss', unit: 'red Foot' }, twins)).toMatchObject({ value: { unit: 1 } });
  expect(showPosition(twins, MODERATOR)).toMatchObject({
    units: { 'blue Foot': { at: '0304' }, 'red Foot': { at: '0506' } },
  });
  expect(inWords(twins, { type: 'hitTaken', unit: 1 })).toEqual({ type: 'hitTaken', unit: 'red Foot' });
});

test('events name units and hexes in the words of a case', () => {
  const event = { type: 'unitsWent', how: 'retreat', units: [1, 0], path: [9, 10], facing: 3 };
  expect(inWords(opened(SIEGE), event)).toEqual({
    type: 'unitsWent',
    how: 'retreat',
    units: ['Heavy Foot 1', 'Harald'],
    path: ['0401', '0402'],
    facing: 'S',
  });
});

test('any text is either read or refused in one sentence', () => {
  const slip = fc.constantFrom<unknown>(
    null,
    7,
    -1,
    '',
    '0304',
    '9999',
    'x',
    [],
    {},
    ['0304'],
    { '0304': 'blue' },
    true,
  );
  const keys = fc.constantFrom(...Object.keys(SIEGE));
  const spoilt = fc
    .tuple(keys, fc.oneof(slip, fc.jsonValue()))
    .map(([key, value]) => ({ ...SIEGE, [key]: value }));
  fc.assert(
    fc.property(fc.oneof(spoilt, fc.jsonValue()), (given) => {
      const reading = readPosition(given);
      expect(reading.ok || /^\S.*\S$/.test(reading.problem)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
