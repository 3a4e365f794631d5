import type { Mark } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { type Battle, boardIn } from '../state.ts';
import { battle, cavalry, field, foot, leader, longBow, pike, type Stage, unit } from '../testkit.ts';
import { type Card, stackCard, unitCard } from './cards.ts';
import { flightMarks } from './flights.ts';
import { facingMarks, sightMarks } from './overlays.ts';
import { chargeHelp, reachMarks } from './reach.ts';
import { moveCostsFire, warningsFor } from './warnings.ts';

const valueIn = (card: Card, label: string) => card.facts.find((fact) => fact.label === label)?.value;

const hexesOf = (battle: Battle, marks: readonly Mark[], kind: string): string[] => {
  const { grid, ids } = boardIn(battle);
  const places = marks.filter((mark) => mark.kind === kind).flatMap(({ places }) => places);
  return ids.filter((_, cell) => places.includes(grid.hexes[cell] as never));
};

test('[CSW-P-02] a unit card tells strength, morale with its reasons, command, and what it may do', () => {
  const { battle: state, unit: named } = battle({
    units: {
      archers: longBow('blue', '0304', 'N', { movedThisTurn: true }),
      stray: foot('blue', '1204'),
      Harold: unit('W2', 'blue', '0306', 'N', { hitsTaken: 1 }),
    },
  });
  const card = unitCard(state, named('archers'));
  expect(card.title).toBe('archers');
  expect(['Melee', 'Defense Class', 'Missiles', 'Movement'].map((label) => valueIn(card, label))).toEqual([
    '3',
    '1',
    '6, range 12',
    '4',
  ]);
  expect(card.facts).toContainEqual({
    label: 'Morale',
    value: '10 (8 by itself)',
    rules: ['CSW-MOR-01'],
    modifiers: [{ rule: 'CSW-LDR-06', label: 'leader within four hexes', value: 2 }],
  });
  expect(valueIn(card, 'Command')).toBe('in command: Harold, two hexes away');
  expect(valueIn(unitCard(state, named('stray')), 'Command')).toBe('out of command: Harold, 9 hexes away');
  expect(card.facts).toContainEqual({
    label: 'Fire',
    value: 'may not: archers has moved or turned this turn',
    rules: ['CSW-MIS-08'],
  });
  expect(valueIn(card, 'Move')).toBe('may');
  expect(valueIn(card, 'State')).toBe('has moved');
  expect(valueIn(unitCard(state, named('Harold')), 'Hits')).toBe('1 of 2 taken');
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
  const card = stackCard(state, cell('0304'));
  expect(valueIn(card, 'Stacking')).toBe('6 of 6 points');
  expect(valueIn(card, 'Can fight')).toBe('5 of 5 points');
  expect(valueIn(card, 'Leaders')).toBe('Harold');
  expect(valueIn(card, 'Hits')).toBe('Harold 1 of 2');
  const mixed = battle({ units: { ...units, a: foot('blue', '0304') } });
  expect(valueIn(stackCard(mixed.battle, cell('0304')), 'Mixed')).toBeDefined();
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

test('[CSW-P-03] reach is split into full and rear-flat, and tells where the move ends', () => {
  const { battle: state, unit: named } = plain({ u: foot('blue', 'N'), A: foot('red', 'N') });
  const marks = reachMarks(state, [named('u')]);
  expect(hexesOf(state, marks, 'reach')).toContain('0301');
  expect(hexesOf(state, marks, 'reachByRear')).not.toContain('0301');
  expect(hexesOf(state, marks, 'stop')).toEqual(['0402', '0502']);
  expect(marks.find(({ kind }) => kind === 'stop')?.rule).toBe('CSW-ZOC-02');
  expect(marks.find(({ label }) => label === '3 left')).toBeDefined();
  expect(hexesOf(state, marks, 'forbidden')).toEqual([]);
});

test('[CSW-P-03] hexes barred from zone to zone and hexes without room are told apart', () => {
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

test('[CSW-P-05] front and rear hexes are told apart; a routed unit has only a rear', () => {
  const { battle: state, unit: named } = plain({
    u: foot('blue', 'N'),
    A: foot('red', 'N', { routed: true }),
  });
  const marks = facingMarks(state, named('u'));
  expect(hexesOf(state, marks, 'front')).toEqual(['0201', '0301', '0401']);
  expect(hexesOf(state, marks, 'rear')).toEqual(['0202', '0303', '0402']);
  expect(hexesOf(state, facingMarks(state, named('A')), 'front')).toEqual([]);
});

test('[CSW-P-06] sight tells what is seen, and for the rest what is in the way', () => {
  const { battle: state, cell } = battle({
    map: { columns: 3, rows: 6 },
    terrain: { '0203': 'woods' },
    units: {},
  });
  const marks = sightMarks(state, cell('0205'), 99);
  expect(hexesOf(state, marks, 'seen')).toContain('0204');
  expect(marks.find(({ kind }) => kind === 'blocked')).toMatchObject({
    label: 'the line of sight meets woods in 0203',
  });
  expect(hexesOf(state, marks, 'blocked')).toContain('0201');
  expect(hexesOf(state, sightMarks(state, cell('0205'), 1), 'dark')).toContain('0202');
});

test('[CSW-P-09] warnings before a step is ended', () => {
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
  expect(texts(state)).toEqual([
    'Units in 0304 will rout: there are too many of them, or several types.',
    'far is out of command.',
    'v and far have not moved.',
  ]);
  expect(texts({ ...state, step: 'fireFirst' })).toEqual(['v could still fire.']);
  expect(warningsFor(state, 'red')).toEqual([]);
  expect(moveCostsFire(state, state.units).map(({ text }) => text)).toEqual([
    'v will not be able to fire this turn.',
  ]);
});

test('[CSW-P-10] the flight of routed units is foreseen, and who is trapped', () => {
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
  expect(labels).toEqual([
    'runner flees this way CSW-ROU-05',
    'leaver leaves the map CSW-ROU-07',
    'trapped is trapped CSW-ROU-08',
  ]);
  expect(flightMarks(state, 'blue')[0]?.places.length).toBeGreaterThan(1);
});
