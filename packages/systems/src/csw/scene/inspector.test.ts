import type { Mark } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { csw } from '../index.ts';
import { type Battle, boardIn } from '../state/state.ts';
import {
  battle,
  cavalry,
  elephant,
  field,
  foot,
  leader,
  longBow,
  pike,
  type Stage,
  unit,
} from '../testkit/drawn.ts';
import { inPlainEnglish } from '../testkit/plainEnglish.ts';
import { type Card, unitCard } from './cards.ts';
import { chargeHelp } from './charges.ts';
import { flightMarks } from './flights.ts';
import { hexCard } from './hexCard.ts';
import { facingMarks, sightMarks } from './overlays.ts';
import { reachMarks } from './reach.ts';
import { lostFireWarnings, warningsFor } from './warnings.ts';

const valueIn = (card: Card, label: string) => card.facts.find((fact) => fact.label === label)?.value;

const hexesOf = (battle: Battle, marks: readonly Mark[], kind: string): string[] => {
  const { grid, ids } = boardIn(battle);
  const places = marks.filter((mark) => mark.kind === kind).flatMap(({ places }) => places);
  return ids.filter((_, cell) => places.includes(grid.hexes[cell] as never));
};

test('[CSW-P-02] a unit card shows strength, morale with its reasons, command, and possible actions', () => {
  const { battle: state, unit: named } = battle({
    units: {
      archers: longBow('blue', '0304', 'N', { movedThisTurn: true }),
      stray: foot('blue', '1204', 'N', { inCommand: false }),
      Harold: unit('W2', 'blue', '0306', 'N', { hitsTaken: 1 }),
    },
  });
  const card = unitCard(state, named('archers'));
  expect(inPlainEnglish(card.title)).toBe('archers');
  expect(
    inPlainEnglish(['Melee', 'Defence Class', 'Missiles', 'Movement'].map((label) => valueIn(card, label))),
  ).toEqual(['3', '1', '6, range 12', '4']);
  expect(inPlainEnglish(card.facts)).toContainEqual({
    label: 'Morale',
    value: '10 (8 before modifiers)',
    rules: ['CSW-MOR-01'],
    modifiers: [{ rule: 'CSW-LDR-06', label: 'leader within four hexes', value: 2 }],
  });
  expect(inPlainEnglish(valueIn(card, 'Command'))).toBe('in command: Harold, two hexes away');
  expect(inPlainEnglish(valueIn(unitCard(state, named('stray')), 'Command'))).toBe(
    'out of command: Harold, 9 hexes away',
  );
  expect(inPlainEnglish(card.facts)).toContainEqual({
    label: 'Can fire',
    value: 'no: archers has moved this turn',
    rules: ['CSW-MIS-08'],
  });
  expect(inPlainEnglish(valueIn(card, 'Can move'))).toBe('yes');
  expect(inPlainEnglish(valueIn(card, 'State'))).toBe('has moved');
  expect(inPlainEnglish(valueIn(unitCard(state, named('Harold')), 'Hits'))).toBe('1 of 2 taken');
});

/** A layer of a card, as a seat can lay it over the map. */
const layerOf = (state: Battle, subject: string, name: string): readonly Mark[] =>
  csw
    .inspect?.(csw.view(state, 'blue'), 'blue', subject)
    ?.layers.find((layer) => layer.name === name)
    ?.marks() ?? [];

test('[CSW-P-02] [CSW-R-18] in a movement segment the card shows command as fixed at its start', () => {
  const units = {
    late: foot('blue', '0304', 'N', { inCommand: false }),
    Harold: leader('blue', '0306', 'N', { stepsTaken: 3 }),
  };
  const at = (step: 'move' | 'fireFirst') => {
    const { battle: state, unit: named } = battle({ units, step });
    return valueIn(unitCard(state, named('late')), 'Command');
  };
  expect(inPlainEnglish(at('move'))).toBe('out of command: Harold, two hexes away');
  expect(inPlainEnglish(at('fireFirst'))).toBe('in command: Harold, two hexes away');
});

test('[CSW-P-02] the card shows the movement left, or why the move is over', () => {
  const { battle: state, unit: named } = battle({
    units: {
      goes: foot('blue', '0304', 'N', { spentHalf: 3, stepsTaken: 1, movedThisTurn: true }),
      backs: foot('blue', '0504', 'N', { spentHalf: 2, stepsTaken: 1, steppedRear: true }),
      stands: foot('blue', '0704', 'N', { spentHalf: 2, stepsTaken: 1, moveEnded: true, scaled: true }),
      Harold: leader('blue', '0306'),
      x: foot('red', '0703', 'S'),
    },
    step: 'move',
  });
  expect(inPlainEnglish(valueIn(unitCard(state, named('goes')), 'Movement'))).toBe('4, 2.5 left');
  expect(inPlainEnglish(valueIn(unitCard(state, named('backs')), 'Movement'))).toBe('4, 1 left');
  expect(inPlainEnglish(unitCard(state, named('stands')).facts)).toContainEqual({
    label: 'Can move',
    value: 'no: the climb has taken all the movement stands had',
    rules: ['CSW-WAL-03'],
  });
  expect(inPlainEnglish(valueIn(unitCard(state, named('stands')), 'State'))).toBe('has scaled a wall');
  expect(inPlainEnglish(valueIn(unitCard(state, named('stands')), 'Hits'))).toBe('0 of 1 taken');
});

test('[CSW-P-08] only units that could attack are counted as able to fight', () => {
  const { battle: state, cell } = battle({
    units: { a: foot('blue', '0304'), b: foot('blue', '0304', 'N', { routed: true }) },
  });
  expect(inPlainEnglish(valueIn(hexCard(state, cell('0304')), 'Can fight'))).toBe('1 of 4 points');
});

test('[CSW-P-08] [CSW-WAL-02] [CSW-WAL-10] a hex card shows the ground and the hits a construction can still take', () => {
  const { battle: state, cell } = battle({
    terrain: { '0503': 'gate', '0504': 'wall', '0505': 'tower', '0506': 'wall', '0702': 'hill1' },
    moats: ['0404'],
    inside: ['0604'],
    outside: ['0404'],
    works: {
      '0503': { open: true },
      '0504': { hitsTaken: 1 },
      '0505': { controller: 'blue' },
      '0506': { destroyed: true, hitsTaken: 3 },
    },
    defender: 'red',
    units: { a: foot('blue', '0504'), b: foot('blue', '0404') },
  });
  const standsIn = (id: number) => valueIn(unitCard(state, state.units[id]!), 'In');
  expect(inPlainEnglish(standsIn(0))).toBe('0504, wall, 1 of 3 hits taken');
  expect(inPlainEnglish(standsIn(1))).toBe('0404, clear, moat, outside the walls');
  const factsOf = (hex: string) =>
    Object.fromEntries(hexCard(state, cell(hex)).facts.map(({ label, value }) => [label, value]));
  expect(inPlainEnglish(factsOf('0504'))).toMatchObject({
    Stacking: '1 of 6 points',
    Terrain: 'wall',
    Height: '1',
    Construction: 'Defence Class 4, 1 of 3 hits taken',
  });
  expect(inPlainEnglish(factsOf('0505'))).toMatchObject({
    Construction: 'Defence Class 4, 0 of 4 hits taken',
    'Controlled by': 'Blue',
  });
  expect(factsOf('0503')).toEqual({ Terrain: 'open gate', Height: '0', 'Controlled by': 'Red' });
  expect(inPlainEnglish(factsOf('0506'))).toEqual({ Terrain: 'level 1 hill', Height: '1' });
  expect(inPlainEnglish(factsOf('0404'))).toMatchObject({
    Terrain: 'clear, moat',
    Height: '0',
    Walls: 'outside the walls',
  });
  expect(inPlainEnglish(factsOf('0604'))).toMatchObject({ Walls: 'inside the walls' });
});

test('[CSW-P-08] a stack card counts points, those that can fight, leaders and hits', () => {
  const units = {
    a: pike('blue', '0304'),
    b: pike('blue', '0304'),
    c: pike('blue', '0304'),
    d: pike('blue', '0304'),
    e: pike('blue', '0304'),
    f: pike('blue', '0304'),
    Harold: unit('W2', 'blue', '0304', 'N', { hitsTaken: 1 }),
  };
  const { battle: state, cell } = battle({ units });
  const card = hexCard(state, cell('0304'));
  expect(inPlainEnglish(valueIn(card, 'Stacking'))).toBe('6 of 6 points');
  expect(inPlainEnglish(valueIn(card, 'Can fight'))).toBe('5 of 5 points');
  expect(inPlainEnglish(valueIn(card, 'Leaders'))).toBe('Harold');
  expect(inPlainEnglish(valueIn(card, 'Hits'))).toBe('Harold 1 of 2');
  const mixed = battle({ units: { ...units, a: foot('blue', '0304') } });
  expect(valueIn(hexCard(mixed.battle, cell('0304')), 'Mixed')).toBeDefined();
});

const plain = (units: Parameters<typeof field>[1]): Stage =>
  field(
    `
    .   .   .   .
      .   .   .
    .   u   .   .
      .   .   .
    .   .   A   .
      .   .   .
    .   .   .   .
      .   .   .
    `,
    { ...units, h: leader('blue', '0104') },
  );

test('[CSW-P-03] reach is split into full and rear-flat, and shows where the move ends', () => {
  const { battle: state, unit: named } = plain({ u: foot('blue', 'N'), A: foot('red', 'N') });
  const marks = reachMarks(state, [named('u')]);
  expect(hexesOf(state, marks, 'reach')).toContain('0301');
  expect(hexesOf(state, marks, 'reachByRear')).not.toContain('0301');
  expect(hexesOf(state, marks, 'stop')).toEqual(['0402', '0502']);
  expect(marks.find(({ kind }) => kind === 'stop')?.rule).toBe('CSW-ZOC-02');
  expect(inPlainEnglish(marks).find(({ label }) => label === '3 left')).toBeDefined();
  expect(hexesOf(state, marks, 'forbidden')).toEqual([]);
});

test('[CSW-P-03] hexes barred from zone to zone and hexes without room are distinguished', () => {
  const pinned = plain({ u: foot('blue', '0402', 'S'), A: foot('red', 'NW') });
  const marks = reachMarks(pinned.battle, [pinned.unit('u')]);
  expect(hexesOf(pinned.battle, marks, 'forbidden')).toEqual(['0403', '0502']);
  const crowd = Object.fromEntries(
    ['1', '2', '3', '4', '5'].map((name) => [`f${name}`, foot('blue', '0301')]),
  );
  const full = battle({
    map: { columns: 6, rows: 6 },
    units: { u: foot('blue', '0302'), v: foot('blue', '0302'), ...crowd },
  });
  const both = [full.unit('u'), full.unit('v')];
  expect(hexesOf(full.battle, reachMarks(full.battle, both), 'passage')).toEqual(['0301']);
});

test('[CSW-P-03] hexes that would overstack and known caltrops are pointed out', () => {
  const stage = battle({
    map: { columns: 6, rows: 6 },
    units: {
      c: cavalry('blue', '0304', 'N'),
      f: foot('blue', '0303'),
      l: leader('blue', '0404'),
      d: cavalry('blue', '0204'),
    },
    caltrops: { '0302': 'placed', '0402': 'stacked' },
  });
  const marks = reachMarks(stage.battle, [stage.unit('c')]).filter(({ kind }) => kind === 'warning');
  expect(marks.map(({ rule }) => rule).sort()).toEqual(['CSW-CAL-07', 'CSW-STK-07']);
  const at = (rule: string) =>
    hexesOf(
      stage.battle,
      marks.filter((mark) => mark.rule === rule),
      'warning',
    );
  expect(at('CSW-STK-07')).toEqual(['0303']);
  expect(at('CSW-CAL-07')).toEqual(['0302']);
});

test('[CSW-P-04] a seat sees whom a unit can charge, and who can charge an enemy', () => {
  const stage = battle({
    map: { columns: 3, rows: 8 },
    step: 'move',
    units: {
      c: cavalry('blue', '0207', 'N'),
      tired: cavalry('blue', '0107', 'N', { spentHalf: 24, stepsTaken: 8 }),
      f: foot('blue', '0307', 'N'),
      e: foot('red', '0201', 'S'),
      l: leader('blue', '0208'),
    },
  });
  const { battle: state } = stage;
  const labels = (subject: string) => layerOf(state, subject, 'Charges').map(({ label }) => label);
  const ofOwn = labels('u0');
  expect(ofOwn).toContain('c from 0202 on 0201');
  expect(labels('u3')).toEqual(ofOwn);
  expect(csw.inspect?.(csw.view(state, 'blue'), 'blue', 'u2')?.layers.map(({ name }) => name)).not.toContain(
    'Charges',
  );
  const charge = (name: string) =>
    unitCard(state, stage.unit(name)).facts.find((f) => f.label === 'Can charge');
  expect(charge('c')).toEqual({ label: 'Can charge', value: 'yes' });
  expect(charge('tired')).toMatchObject({ rules: ['CSW-CHG-02'] });
  expect(charge('f')).toBeUndefined();
});

test('[CSW-P-04] the charge helper draws the runs, or says why there is none', () => {
  const open = battle({
    map: { columns: 8, rows: 10 },
    units: { c: cavalry('blue', '0409', 'N'), f: foot('blue', '0609', 'N'), e: foot('red', '0402', 'S') },
  });
  const { runs } = chargeHelp(open.battle, [open.unit('c')], open.cell('0402'));
  expect(runs.length).toBeGreaterThan(0);
  expect(runs[0]?.places.at(-1)).toEqual(boardIn(open.battle).grid.hexes[open.cell('0402')]);
  expect(chargeHelp(open.battle, [open.unit('f')], open.cell('0402'))).toMatchObject({
    runs: [],
    refusal: { rule: 'CSW-CHG-01' },
  });
  const wooded = { ...open.battle, setup: { ...open.battle.setup, field: woods(open.battle) } };
  expect(chargeHelp(wooded, [open.unit('c')], open.cell('0402'))).toMatchObject({
    refusal: { rule: 'CSW-CHG-02' },
  });
});
const woods = ({ setup: { field } }: Battle) => ({
  ...field,
  terrain: field.terrain.map(() => 'woods' as const),
});

test('[CSW-P-05] front and rear hexes are distinguished; a routed unit has only a rear', () => {
  const { battle: state, unit: named } = plain({
    u: foot('blue', 'N'),
    A: foot('red', 'N', { routed: true }),
  });
  const marks = facingMarks(state, named('u'));
  expect(hexesOf(state, marks, 'front')).toEqual(['0201', '0301', '0401']);
  expect(hexesOf(state, marks, 'rear')).toEqual(['0202', '0303', '0402']);
  expect(hexesOf(state, facingMarks(state, named('A')), 'front')).toEqual([]);
});

test('[CSW-P-06] the sight layer shows visible hexes, and what blocks the others', () => {
  const { battle: state, cell } = battle({
    map: { columns: 3, rows: 6 },
    terrain: { '0203': 'woods' },
    units: {},
  });
  const marks = sightMarks(state, cell('0205'), 99);
  expect(inPlainEnglish(hexesOf(state, marks, 'seen'))).toContain('0204');
  expect(inPlainEnglish(marks.find(({ kind }) => kind === 'blocked'))).toMatchObject({
    label: 'the line of sight meets woods in 0203',
  });
  expect(hexesOf(state, marks, 'blocked')).toContain('0201');
  expect(hexesOf(state, sightMarks(state, cell('0205'), 1), 'dark')).toContain('0202');
});

test('[CSW-P-06] by day sight has no limit, whatever the range; by night each race has its own', () => {
  const look = (modules: ('night' | 'indirectFire')[]) => {
    const { battle: state } = battle({
      map: { columns: 20, rows: 3 },
      modules,
      sky: 'half moon',
      terrain: { '0301': 'woods' },
      units: { archer: longBow('blue', '0102'), elf: unit('EF', 'blue', '0203') },
    });
    return {
      of: (subject: string, kind: string) => hexesOf(state, layerOf(state, subject, 'Line of sight'), kind),
      marks: (subject: string) => layerOf(state, subject, 'Line of sight'),
    };
  };
  const day = look([]);
  expect(day.of('u0', 'dark')).toEqual([]);
  expect(day.of('u0', 'range')).toContain('1302');
  expect(day.of('u0', 'range')).not.toContain('1402');
  const night = look(['night']);
  expect(night.of('u0', 'dark')).toContain('0602');
  expect(night.of('u1', 'dark')).not.toContain('0602');
  expect(night.of('h0203', 'dark')).not.toContain('0602');
  const lobbed = look(['indirectFire']).marks('u0');
  expect(lobbed.find(({ kind }) => kind === 'blocked')?.rule).toMatch(/^CSW-LOS-/);
});

test('[CSW-P-09] [CSW-FAC-08] turning and caltrops work also lose fire; a unit still to enter is warned about', () => {
  const stage = battle({
    step: 'move',
    modules: ['caltrops'],
    units: {
      bow: longBow('blue', '0304'),
      Harold: leader('blue', '0304'),
      late: foot('blue', 'N', { status: 'toEnter', entryTurn: 1 }),
      later: foot('blue', 'N', { status: 'toEnter', entryTurn: 2 }),
    },
  });
  const warned = (order: Parameters<typeof csw.check>[2]) =>
    csw.warnings?.(csw.view(stage.battle, 'blue'), 'blue', order).map(({ text }) => text);
  const noFire = ['bow will not be able to fire this turn.'];
  expect(warned({ type: 'turn', hex: '0304', facing: 'S' })).toEqual(noFire);
  expect(warned({ type: 'placeCaltrops', unit: stage.id('bow'), hex: '0303' })).toEqual(noFire);
  expect(warned({ type: 'done' })).toContain('late has not entered.');
});

test('[CSW-SET-13] before units are too late to enter, the prompt and a warning say what happens to them', () => {
  const { battle: state } = battle({
    step: 'move',
    phasing: 'blue',
    turn: 3,
    sides: { blue: { entry: ['0105'] }, red: {} },
    units: { late: foot('blue', 'N', { status: 'toEnter', entryTurn: 1 }) },
  });
  const view = csw.view(state, 'blue');
  expect(csw.scene(view, 'blue').prompt).toMatchObject({
    text: 'Bring your army onto the map: one unit may enter.',
    help: 'Units that do not enter this turn count as eliminated.',
    rule: 'CSW-SET-13',
  });
  expect(csw.warnings?.(view, 'blue', { type: 'done' })).toMatchObject([
    { text: 'late has not entered and will count as eliminated.', rules: ['CSW-SET-13'] },
  ]);
});

test('[CSW-P-10] [CSW-RAM-01] a beast’s rampage is not predicted', () => {
  const { battle: state } = battle({
    units: {
      wild: elephant('blue', '0604', 'N', { routed: true, firstRoutMove: true }),
      spent: elephant('blue', '0404', 'N', { routed: true }),
    },
  });
  expect(flightMarks(state, 'blue').map(({ rule }) => rule)).toEqual(['CSW-RAM-01', 'CSW-ROU-05']);
});

test('[CSW-P-09] warnings come before a step ends', () => {
  const { battle: state } = battle({
    units: {
      u: foot('blue', '0304', 'N', { movedThisTurn: true, spentHalf: 4, stepsTaken: 2 }),
      v: longBow('blue', '0304'),
      h: leader('blue', '0405', 'N', { stepsTaken: 1 }),
      far: foot('blue', '1210'),
      e: foot('red', '0308', 'S'),
    },
  });
  const texts = (of: Battle) => warningsFor(of, 'blue').map(({ text }) => text);
  expect(inPlainEnglish(texts(state))).toEqual([
    'Units in 0304 will rout: units of different types cannot stack.',
    'far is out of command.',
    'v and far have not moved.',
  ]);
  expect(inPlainEnglish(texts({ ...state, step: 'fireFirst' }))).toEqual(['v could still fire.']);
  expect(inPlainEnglish(warningsFor(state, 'red'))).toEqual([]);
  expect(inPlainEnglish(lostFireWarnings(state, state.units).map(({ text }) => text))).toEqual([
    'v will not be able to fire this turn.',
  ]);
});

test('[CSW-P-09] ending a melee step names the units that could still attack, and no others', () => {
  const stage = battle({
    step: 'meleeFirst',
    units: {
      a: foot('blue', '0505', 'N'),
      b: foot('blue', '0404', 'NE'),
      away: foot('blue', '0503', 'N'),
      broken: foot('blue', '0604', 'NW', { routed: true }),
      far: foot('blue', '1210', 'N'),
      e: foot('red', '0504', 'S'),
    },
  });
  const said = (state: Battle, side: 'blue' | 'red' = 'blue') =>
    warningsFor(state, side).map(({ text, rules }) => `${text} ${rules}`);
  expect(inPlainEnglish(said(stage.battle))).toEqual(['a and b could still attack. CSW-MEL-01']);
  const attack = (name: string) => ({
    side: 'blue' as const,
    units: stage.ids(name),
    target: stage.cell('0504'),
    construction: false,
    underground: false,
  });
  const oneLeft = { ...stage.battle, attacks: [attack('a')] };
  expect(inPlainEnglish(said(oneLeft))).toEqual(['b could still attack. CSW-MEL-01']);
  expect(said({ ...stage.battle, attacks: [attack('a'), attack('b')] })).toEqual([]);
  expect(inPlainEnglish(said(stage.battle, 'red'))).toEqual([]);
  expect(inPlainEnglish(said({ ...stage.battle, step: 'meleeSecond' }, 'red'))).toEqual([
    'e could still attack. CSW-MEL-01',
  ]);
});

test('[CSW-P-09] ending the rally names those who could still be rallied', () => {
  const routed = { routed: true };
  const { battle: state } = battle({
    step: 'rally',
    units: {
      l: leader('blue', '0505'),
      r: foot('blue', '0504', 'N', routed),
      o: foot('blue', '0901', 'N', routed),
    },
  });
  expect(inPlainEnglish(warningsFor(state, 'blue').map(({ text }) => text))).toEqual([
    'r could still be rallied.',
  ]);
});

test('[CSW-P-10] the flight of routed units is predicted, and trapped units are named', () => {
  const routed = { routed: true };
  const { battle: state } = battle({
    map: { columns: 10, rows: 6 },
    units: {
      runner: foot('blue', '0604', 'N', routed),
      leaver: foot('blue', '0101', 'N', routed),
      trapped: foot('blue', '1003', 'N', routed),
      e: foot('red', '0903'),
      f: foot('red', '0904'),
    },
  });
  const labels = flightMarks(state, 'blue').map(({ label, rule }) => `${label} ${rule}`);
  expect(inPlainEnglish(labels)).toEqual([
    'runner flees this way CSW-ROU-05',
    'leaver leaves the map CSW-ROU-07',
    'trapped is trapped CSW-ROU-08',
  ]);
  expect(flightMarks(state, 'blue')[0]?.places.length).toBeGreaterThan(1);
});
