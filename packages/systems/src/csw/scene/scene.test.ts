import { type Cell, type Mark, type Seat, SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { Question } from '../engine/decisions.ts';
import { STEPS, type StepName } from '../engine/sequence.ts';
import { view } from '../knowledge/view.ts';
import type { Battle } from '../state/state.ts';
import { battle, cavalry, foot, leader, longBow, pike, unit } from '../testkit/drawn.ts';
import { inPlainEnglish } from '../testkit/plainEnglish.ts';
import { UNITS } from '../units/index.ts';
import { trayOf } from './pieces.ts';
import { scene } from './scene.ts';
import { symbolOf } from './symbols.ts';

const FIELD = battle({
  map: `
    .   ~   =   .
      w   1   =
    .   W   G   .
      s   2   =
    b   T   m   .
      .   .   .
  `,
  places: { '0302': 'the wall' },
  sides: {
    blue: { name: 'English', friendlyEdge: 'north' },
    red: { name: 'Normans', friendlyEdge: 'south' },
  },
  modules: ['siege', 'night', 'indirectFire'],
  sky: 'half moon',
  works: { '0502': { open: true } },
  caltrops: { '0201': 'placed' },
  units: {
    'Heavy Foot 1': foot('blue', '0101', 'SE', { movedThisTurn: true, inCommand: false }),
    Harold: unit('W2', 'blue', '0101', 'SE', { hitsTaken: 1 }),
    'Medium Cavalry 1': cavalry('red', '0603', 'NW', { charged: '0602' }),
    'Long Bow 1': longBow('red', '0703', 'N', { routed: true }),
    lost: pike('blue', 'N', { status: 'eliminated' }),
    late: foot('red', 'N', { status: 'toEnter', entryTurn: 2 }),
  },
  turn: 3,
  step: 'meleeFirst',
  phasing: 'red',
  sideA: 'blue',
});
const { battle: state, ids, cell } = FIELD;

const cellOf = (id: string, from: Battle = state): Cell => {
  const { ground } = scene(from, 'blue');
  return (ground.kind === 'hexes' ? ground.cells.find((each) => each.id === id) : undefined) as Cell;
};
const pieceOf = (name: string) => scene(state, 'blue').pieces.find((piece) => piece.name === name);
const markOf = (kind: string, from: Battle = state, seat: Seat = 'blue'): Mark | undefined =>
  scene(from, seat).marks.find((mark) => mark.kind === kind);
const factOf = (label: string, from: Battle = state) =>
  inPlainEnglish(scene(from, 'blue').status).find((fact) => fact.label === label)?.value;
const promptOf = (seat: Seat, change: Partial<Battle> = {}) => scene({ ...state, ...change }, seat).prompt;

test('[CSW-GEO-06] the ground shows terrain, height, overlays and names', () => {
  expect(cellOf('0101')).toEqual({ at: { q: 0, r: 0 }, id: '0101', subject: 'h0101', terrain: 'clear' });
  expect(cellOf('0301')).toMatchObject({ terrain: 'clear', overlays: ['stream'] });
  expect(cellOf('0402')).toMatchObject({ terrain: 'hill2', height: 2 });
  expect(cellOf('0302')).toMatchObject({ terrain: 'wall', height: 1, name: 'the wall' });
  expect(cellOf('0502')).toMatchObject({ terrain: 'gate', overlays: ['open'] });
  expect(cellOf('0502').height).toBeUndefined();
  expect(cellOf('0201').overlays).toEqual(['caltrops']);
});

test('[CSW-WAL-11] a destroyed work is drawn as the terrain it has become', () => {
  const fallen = { cell: cell('0302'), hitsTaken: 4, destroyed: true, open: false, controller: null };
  expect(cellOf('0302', { ...state, works: [fallen] })).toMatchObject({
    terrain: 'hill1',
    height: 1,
    overlays: ['rubble'],
  });
});

test('[CSW-TUN-02] a seat’s map shows breaches, and only the tunnels it knows', () => {
  const tunnels = [
    {
      id: 0,
      knownTo: ['blue' as const],
      cells: [0, 1],
      links: [],
      breaches: [{ cell: 0, side: 'blue' as const }],
    },
  ];
  const dug = { ...state, tunnels };
  expect(cellOf('0101', view(dug, 'blue')).overlays).toEqual(['tunnel', 'breach']);
  expect(cellOf('0102', view(dug, 'blue')).overlays).toEqual(['tunnel']);
  expect(cellOf('0101', view(dug, 'red')).overlays).toEqual(['breach']);
  expect(cellOf('0102', view(dug, 'red')).overlays).toBeUndefined();
});

test('roads cross the sides of hexes, walls run from one construction to the next', () => {
  const { ground } = scene(state, 'blue');
  const sides = ground.kind === 'hexes' ? ground.sides : [];
  expect(sides.filter(({ kind }) => kind === 'road')).toHaveLength(2);
  expect(sides).toContainEqual({ at: cellOf('0501').at, direction: 2, kind: 'road' });
  expect(sides.filter(({ kind }) => kind === 'wall')).toEqual([
    { at: cellOf('0302').at, direction: 3, kind: 'wall' },
  ]);
});

test('[CSW-P-05] counters show symbol, figures, facing and state; routed ones have no facing', () => {
  expect(pieceOf('Heavy Foot 1')).toEqual({
    id: 'u0',
    name: 'Heavy Foot 1',
    kind: 'Heavy Foot',
    symbol: 'HF',
    side: 'blue',
    at: cellOf('0101').at,
    facing: 2,
    figures: ['5', '1', '4'],
    badges: ['moved', 'outOfCommand'],
  });
  expect(pieceOf('Harold')).toMatchObject({ shape: 'round', badges: ['leader'], hits: { taken: 1, of: 2 } });
  expect(pieceOf('Medium Cavalry 1')?.badges).toEqual(['charging']);
  expect(pieceOf('Long Bow 1')).toMatchObject({ figures: ['3', '1', '4', '6/12'], badges: ['routed'] });
  expect(pieceOf('Long Bow 1')).not.toHaveProperty('facing');
  expect(pieceOf('lost')).toBeUndefined();
});

test('a unit not yet on the map is in the tray', () => {
  expect(inPlainEnglish(trayOf(state).map(({ name, waits }) => [name, waits]))).toEqual([
    ['late', 'due on turn 2'],
  ]);
});

test('every unit has a symbol; a custom unit uses that of the most similar printed unit', () => {
  for (const type of UNITS) expect(symbolOf(type)).toBe(type.code);
  for (const type of UNITS) {
    const alike = symbolOf({ ...type, code: 'XX' });
    expect(UNITS.find(({ code }) => code === alike)).toMatchObject({ category: type.category });
  }
});

test('[CSW-P-01] turn, segment, active side, side to act, edges, losses, victory and options are always shown', () => {
  expect(factOf('Turn')).toBe('3 of 15');
  expect(factOf('Segment')).toBe('11, melee');
  expect(factOf('Active side')).toBe('Normans, Side B');
  expect(factOf('To act')).toBe('Normans');
  expect(factOf('Friendly edges')).toBe('English north, Normans south');
  expect(factOf('English lost')).toBe('1 of 3 units, 3 points');
  expect(factOf('Normans lost')).toBe('0 of 3 units, 0 points');
  expect(factOf('Victory')).toMatch(/greater loss in points/);
  expect(inPlainEnglish(scene(state, 'blue').status).filter(({ label }) => label.startsWith('For '))).toEqual(
    [
      { label: 'For the English', value: 'English: 3 points lost' },
      { label: 'For the Normans (met)', value: 'Normans: 0 points lost' },
    ],
  );
  const choosing = scene({ ...state, step: 'chooseSideA' }, 'red').status;
  expect(choosing).toContainEqual({ label: 'Active side', value: 'to be chosen' });
  expect(factOf('Options')).toBe('night under a half moon, indirect fire and siege');
});

test('[CSW-P-01] the prompt says what to do, and to the other side whom it waits for', () => {
  expect(promptOf('red')).toMatchObject({
    text: 'Declare attacks on enemies in front of your units.',
    rule: 'CSW-SEQ-07',
  });
  expect(inPlainEnglish(promptOf('blue').text)).toBe('Waiting for the Normans to declare melee attacks.');
  expect(inPlainEnglish(promptOf(SPECTATOR).text)).toBe('Waiting for the Normans to declare melee attacks.');
  expect(
    promptOf('blue', {
      end: { winner: 'red', reason: 'The Normans win: Harold is dead.', rule: 'CSW-S04-07' },
    }),
  ).toEqual({
    text: 'The Normans win: Harold is dead.',
    rule: 'CSW-S04-07',
  });
});

test('[CSW-P-14] every step that waits for a side says what it waits for', () => {
  for (const [step, { decider }] of Object.entries(STEPS)) {
    if (decider === null) continue;
    const { text, rule } = promptOf('blue', {
      step: step as StepName,
      setup: { ...state.setup, home: 'red' },
    });
    expect(`${text} ${rule}`).toMatch(/^(?!Wait a moment).* CSW-/);
  }
});

test('[CSW-P-14] every interruption asks its question', () => {
  const [hf, harold, mc] = ids('Heavy Foot 1', 'Harold', 'Medium Cavalry 1') as [number, number, number];
  const questions: [Question, RegExp][] = [
    [
      { kind: 'retreat', side: 'red', cell: cell('0101'), units: [hf], choices: [1], attackers: [] },
      /^Choose where Heavy Foot 1 in 0101 retreats to\.$/,
    ],
    [
      { kind: 'leadersFollow', side: 'red', leaders: [harold], from: 0, to: 1 },
      /^Does Harold go with them to 0102\?$/,
    ],
    [{ kind: 'chooseLoss', side: 'red', cell: 0, units: [hf] }, /^Choose who takes a loss in 0101\.$/],
    [
      { kind: 'opportunity', side: 'red', movers: [mc], cell: 3 },
      /^Medium Cavalry 1 enters 0201: fire or hold fire\.$/,
    ],
    [{ kind: 'evade', side: 'red', unit: hf, movers: [mc] }, /comes near Heavy Foot 1: evade or stand\.$/],
    [{ kind: 'payBonus', side: 'red', company: 'The Free' }, /^The Free will not march/],
    [
      { kind: 'placeDisplaced', side: 'red', unit: hf, choices: [1] },
      /^Choose where Heavy Foot 1 goes to make room/,
    ],
    [{ kind: 'declineMelee', side: 'red', unit: hf, choices: [1] }, /^Heavy Foot 1 may decline melee/],
  ];
  for (const [question, text] of questions) {
    expect(inPlainEnglish(promptOf('red', { questions: [question] }).text)).toMatch(text);
    expect(inPlainEnglish(promptOf('blue', { questions: [question] }).text)).toMatch(
      /^Waiting for the Normans to /,
    );
  }
});

test('set-up counts the units still to be placed', () => {
  const units = state.units.map((each) => ({ ...each, status: 'toPlace' as const }));
  expect(inPlainEnglish(promptOf('blue', { step: 'setUpFirst', units }).help)).toBe(
    'Still to place: three units.',
  );
  expect(promptOf('blue', { step: 'setUpFirst' }).help).toMatch(/^All units are placed/);
});

test('[CSW-P-05] enemy zones are shown on the map while a side moves', () => {
  const moving = { ...state, step: 'move' } as const;
  expect(markOf('enemyZone', moving, 'red')).toMatchObject({
    places: [cellOf('0201').at, cellOf('0102').at].reverse(),
    rule: 'CSW-ZOC-01',
  });
  expect(markOf('enemyZone', moving, 'blue')).toBeUndefined();
  expect(markOf('enemyZone', state, 'red')).toBeUndefined();
});

test('charges and declared attacks are arrows, choices are marked', () => {
  expect(markOf('charge')?.places).toEqual([cellOf('0603').at, cellOf('0602').at]);
  const attack = {
    side: 'red' as const,
    units: ids('Medium Cavalry 1'),
    target: cell('0602'),
    construction: false,
    underground: false,
  };
  expect(inPlainEnglish(markOf('attack', { ...state, attacks: [attack] }))).toMatchObject({
    places: [cellOf('0603').at, cellOf('0602').at],
    label: 'Medium Cavalry 1',
  });
  expect(markOf('fire', { ...state, step: 'fireFirst', attacks: [attack] })).toBeDefined();
  const question: Question = {
    kind: 'retreat',
    side: 'red',
    cell: 0,
    units: [0],
    choices: [1, 3],
    attackers: [],
  };
  const asked = { ...state, questions: [question] };
  expect(markOf('choice', asked, 'red')?.places).toHaveLength(2);
  expect(markOf('choice', asked, 'blue')).toBeUndefined();
});

test('[CSW-SET-06] the set-up area is marked for its side', () => {
  const { battle: fresh } = battle({
    units: { u: foot('blue', 'N', { status: 'toPlace' }), l: leader('red', '0505') },
    sides: { blue: { area: ['0101', '0102'] }, red: {} },
    segment: 0,
  });
  expect(markOf('area', fresh, 'blue')?.places).toHaveLength(2);
  expect(markOf('area', fresh, 'red')).toBeUndefined();
});

test('[CSW-P-09] in every segment the hexes of units that can still act are marked for the deciding side', () => {
  const stage = battle({
    units: {
      l: leader('blue', '0505', 'N', { moveEnded: true, stepsTaken: 1 }),
      m: foot('blue', '0506', 'N', { movedThisTurn: true, moveEnded: true, stepsTaken: 2, spentHalf: 4 }),
      f: foot('blue', '0402', 'NE'),
      bow: longBow('blue', '1003', 'N', { firedThisTurn: true }),
      r: foot('blue', '0605', 'N', { routed: true }),
      e: foot('red', '0502', 'S'),
      x: foot('red', '0603', 'S'),
    },
  });
  const marked = (step: Battle['step'], seat: Seat = 'blue') => {
    const mark = markOf('canAct', { ...stage.battle, step }, seat);
    const at = (name: string) => scene(stage.battle, 'blue').pieces.find((piece) => piece.name === name)?.at;
    return ['l', 'm', 'f', 'bow', 'r', 'e', 'x'].filter((name) =>
      mark?.places.some((place) => JSON.stringify(place) === JSON.stringify(at(name))),
    );
  };
  expect(marked('rally')).toEqual(['r']);
  expect(marked('routMoves')).toEqual(['r']);
  expect(marked('move')).toEqual(['f']);
  expect(marked('fireFirst')).toEqual(['bow']);
  expect(marked('meleeFirst')).toEqual(['f']);
  expect(marked('meleeFirst', 'red')).toEqual([]);
  expect(marked('meleeSecond', 'red')).toEqual(['e']);
  expect(marked('move', '@spectator')).toEqual([]);
});
