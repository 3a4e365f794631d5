import { inEnglish, MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { CswEvent } from '../engine/events.ts';
import type { Side } from '../state/setup.ts';
import { type Attack, type Battle, boardIn } from '../state/state.ts';
import { battle, cavalry, elephant, foot, leader, longBow } from '../testkit/drawn.ts';
import { inPlainEnglish } from '../testkit/plainEnglish.ts';
import { story } from './story.ts';

const field = battle({
  units: {
    'Medium Cavalry 2': cavalry('blue', '0304', 'SE'),
    'Medium Cavalry 3': cavalry('blue', '0304', 'SE'),
    'Long Bow 1': longBow('blue', '0206', 'SE'),
    'Heavy Foot 1': foot('red', '0706', 'NW'),
    'Heavy Foot 2': foot('red', '0706', 'NW'),
    Mumak: elephant('red', '0808', 'N', { hitsTaken: 1 }),
    Harald: leader('blue', '0205'),
    reserve: foot('red', 'N', { status: 'toEnter' }),
  },
  terrain: { '0909': 'gate' },
  places: { '0706': 'the ford' },
  step: 'meleeFirst',
  turn: 3,
});
const { battle: state, ids, id, cell } = field;

type Loose = { readonly type: CswEvent['type'] } & Readonly<Record<string, unknown>>;
const storyOf = (event: Loose, before: Battle = state, seat: Seat = 'red'): string =>
  story(before, { rules: [], ...event } as unknown as CswEvent, seat)
    .map(({ text }) => inEnglish(text))
    .join(' ');

const against = (target: string, ...names: string[]) => ({
  side: 'blue',
  units: ids(...names),
  target: cell(target),
  construction: false,
  underground: false,
});

const lineOf = (event: Loose) => story(state, { rules: [], ...event } as unknown as CswEvent, 'red')[0];

test('[CSW-P-11] a line gives the hex and the fate of each unit', () => {
  const lost = lineOf({ type: 'unitEliminated', unit: id('Heavy Foot 1'), cell: cell('0706'), why: 'melee' });
  expect(lost).toMatchObject({
    at: boardIn(state).grid.hexes[cell('0706')],
    fates: [{ is: 'lost', side: 'red', who: 'Heavy Foot 1', kind: 'Heavy Foot' }],
  });
  const fled = lineOf({ type: 'unitsRouted', units: ids('Harald'), facing: null });
  expect(fled?.fates).toEqual([
    { is: 'routed', side: 'blue', who: 'Harald', kind: 'Harald', isLeader: true },
  ]);
});

test('[CSW-TUN-02] where a unit fell underground is revealed only to those who see it', () => {
  const dug = battle({
    units: { Sappers: foot('blue', '0304', 'SE', { underground: true }) },
    modules: ['tunnels'],
    tunnels: [{ knownTo: ['blue'], cells: ['0304'], breaches: {} }],
    step: 'meleeFirst',
  });
  const lost = { type: 'unitEliminated', unit: dug.id('Sappers'), cell: dug.cell('0304'), rules: [] };
  const shownTo = (seat: Seat) => story(dug.battle, lost as unknown as CswEvent, seat)[0];
  expect(shownTo('red')).not.toHaveProperty('at');
  expect(shownTo('red')).toHaveProperty('fates');
  expect(shownTo('blue')).toHaveProperty('at');
});

test.each<[Loose, Side | undefined]>([
  [{ type: 'unitsMoved', units: ids('Long Bow 1'), path: [cell('0207')], facing: 0 }, 'blue'],
  [{ type: 'unitEliminated', unit: id('Heavy Foot 1'), cell: cell('0706') }, 'red'],
  [{ type: 'attackDeclared', attack: against('0706', 'Long Bow 1') }, 'blue'],
  [
    { type: 'attackRolled', kind: 'caltrops', attack: against('0706'), struck: id('Mumak'), losses: 0 },
    'red',
  ],
  [{ type: 'moraleRolled', check: { units: ids('Mumak') }, cell: cell('0808'), result: 'holds' }, 'red'],
  [{ type: 'rallyRolled', cell: cell('0304'), underground: false, total: 5, morale: 8 }, 'blue'],
  [{ type: 'sidesChanged', units: ids('Long Bow 1'), side: 'red' }, 'blue'],
  [{ type: 'sideAFixed', side: 'red' }, 'red'],
  [{ type: 'unitAppeared', unit: state.units[id('Mumak')], what: 'appears' }, 'red'],
  [{ type: 'battleEnded', winner: 'red', reason: 'the hill is taken' }, undefined],
])('[CSW-P-11] a line belongs to the side that acts or is affected: %j', (event, side) => {
  expect(lineOf(event)?.of).toBe(side);
});

test('[CSW-P-11] segments open parts of the story', () => {
  expect(lineOf({ type: 'stepBegun', step: 'fireFirst' })?.opens).toBe(true);
  expect(lineOf({ type: 'sideAFixed', side: 'red' })?.opens).toBeUndefined();
});

test('[CSW-P-11] a die is reported with its purpose, modifiers, cell of the chart and effect', () => {
  const rolls = [{ sides: 6, value: 4, why: 'melee attack on 0706' }];
  const modifiers = [{ rule: 'CSW-CHG-06', label: 'charge', value: -2 }];
  const event = {
    type: 'attackRolled',
    kind: 'melee',
    attack: against('0706', 'Medium Cavalry 2', 'Medium Cavalry 3'),
    factors: 14,
    column: 12,
    defence: 1,
    row: 3,
    losses: 2,
    rolls,
    modifiers,
    rules: ['CSW-CBT-02'],
  } as const;
  expect(inPlainEnglish(story(state, event as unknown as CswEvent, 'red'))).toEqual([
    {
      at: boardIn(state).grid.hexes[cell('0706')],
      text: 'Medium Cavalry 2 and 3 attack Heavy Foot 1 and 2 in 0706 (the ford): 4 − 2 = 2 on the 12 column against DC 1 (row 3): two losses.',
      of: 'blue',
      kind: 'melee',
      who: ['Medium Cavalry 2', 'Medium Cavalry 3', 'Heavy Foot 1', 'Heavy Foot 2'],
      rules: ['CSW-CBT-02'],
      rolls,
      modifiers,
    },
  ]);
  expect(
    storyOf({ ...event, kind: 'missile', attack: against('0706', 'Long Bow 1'), modifiers: [], losses: 1 }),
  ).toBe(
    'Long Bow 1 fires at Heavy Foot 1 and 2 in 0706 (the ford): 4 on the 12 column against DC 1 (row 3): one loss.',
  );
  expect(storyOf({ ...event, rolls: [] })).toMatch(/: no die is needed\.$/);
  const reckless = [{ ...modifiers[0], value: -6 }];
  expect(storyOf({ ...event, modifiers: reckless })).toMatch(/: 4 − 6 = −2, read as 0 on the 12 column/);
});

test('[CSW-P-11] morale and rally dice are reported with their target number', () => {
  const check = { units: ids('Heavy Foot 1', 'Heavy Foot 2'), underground: false };
  const rolled = { type: 'moraleRolled', check, cell: cell('0706'), total: 9, morale: 8 } as const;
  expect(storyOf({ ...rolled, result: 'routs' })).toBe(
    'Heavy Foot 1 and 2 check morale in 0706 (the ford), roll 9 against 8 and break.',
  );
  expect(storyOf({ ...rolled, check: { ...check, units: ids('Mumak') }, result: 'holds' })).toBe(
    'Mumak checks morale in 0706 (the ford), rolls 9 against 8 and holds.',
  );
  const called = {
    type: 'rallyRolled',
    cell: cell('0304'),
    underground: false,
    total: 7,
    morale: 10,
  } as const;
  expect(storyOf(called)).toBe('The routed units in 0304 try to rally: 7 against 10. They do not rally.');
  expect(storyOf({ ...called, total: 11 })).toMatch(/: 11 against 10\. They rally\.$/);
  expect(storyOf({ ...called, total: 10 })).toMatch(/They do not rally\.$/);
  expect(storyOf({ ...called, underground: true })).toMatch(/^The routed units under 0304 try to rally/);
});

test('[CSW-P-11] [CSW-MER-02] a reliability die is reported with what the company does', () => {
  const rolled = { type: 'companyRolled', company: 'Black Band', rolls: [] } as const;
  expect(storyOf({ ...rolled, total: 5, effect: 'stands' })).toBe(
    'The mercenary company Black Band rolls 5: they stand still and demand a bonus.',
  );
  expect(storyOf({ ...rolled, total: 11, effect: 'plunder' })).toMatch(/an extra movement point\.$/);
});

test('[CSW-WAL-13] a unit that advances up a wall is reported as scaling it', () => {
  const marked = { type: 'unitsMarked', units: ids('Heavy Foot 1') } as const;
  expect(storyOf({ ...marked, change: { scaled: true } })).toBe('Heavy Foot 1 has scaled the works.');
  expect(storyOf({ ...marked, change: { scaled: false } })).toBe('');
});

test('[CSW-P-11] losses name who took them', () => {
  expect(storyOf({ type: 'hitTaken', unit: id('Mumak'), cell: cell('0808') })).toBe(
    'Mumak takes a hit, 2 of 3.',
  );
  expect(storyOf({ type: 'unitEliminated', unit: id('Harald'), cell: cell('0205'), why: 'losses' })).toBe(
    'Harald is eliminated in 0205.',
  );
  expect(
    storyOf({
      type: 'workChanged',
      work: { cell: cell('0909'), hitsTaken: 2, destroyed: false, open: false, controller: null },
      what: 'hit',
    }),
  ).toBe('The gate in 0909 is hit (two hits so far).');
});

test('[CSW-GAT-02] a closed gate is still called a gate, and the line names who took a tower', () => {
  const { battle: castle, cell: at } = battle({
    terrain: { '0503': 'gate', '0506': 'tower' },
    works: { '0503': { open: true } },
    units: {},
  });
  const work = { cell: at('0503'), hitsTaken: 0, destroyed: false, open: false, controller: null };
  expect(storyOf({ type: 'workChanged', work, what: 'closed' }, castle)).toBe('The gate in 0503 is closed.');
  const taken = { ...work, cell: at('0506'), controller: 'blue' };
  expect(storyOf({ type: 'workChanged', work: taken, what: 'taken' }, castle)).toBe(
    'The tower in 0506 is taken by Blue.',
  );
});

test('moves name the start and the destination', () => {
  const moved = {
    units: ids('Medium Cavalry 2', 'Medium Cavalry 3'),
    path: [cell('0404'), cell('0505')],
    facing: 2,
  };
  expect(storyOf({ type: 'unitsMoved', ...moved, entering: false, scaled: false })).toBe(
    'Medium Cavalry 2 and 3 move from 0304 to 0505.',
  );
  const back = { ...moved, path: [cell('0404'), cell('0304')] };
  expect(storyOf({ type: 'unitsMoved', ...back, entering: false, scaled: false })).toBe(
    'Medium Cavalry 2 and 3 march out and return to 0304.',
  );
  expect(
    storyOf({ type: 'unitsMoved', ...moved, units: ids('reserve'), entering: true, scaled: false }),
  ).toBe('reserve enters the map at 0404 and moves to 0505.');
  expect(storyOf({ type: 'unitsWent', how: 'rout', ...moved })).toBe('Medium Cavalry 2 and 3 flee to 0505.');
  expect(storyOf({ type: 'hexTurned', units: ids('Harald'), facing: 1 })).toBe(
    'Harald turns to face north-east.',
  );
  expect(storyOf({ type: 'chargeDeclared', units: moved.units, target: cell('0706') })).toBe(
    'Medium Cavalry 2 and 3 charge Heavy Foot 1 and 2 in 0706 (the ford).',
  );
  expect(storyOf({ type: 'unitLeftMap', unit: id('Harald'), from: cell('0101') })).toBe(
    'Harald flees off the map from 0101.',
  );
});

test('if both sides have units of the same name, the side is named', () => {
  const twins = {
    ...state,
    units: state.units.map((unit) => (unit.name === 'Long Bow 1' ? { ...unit, name: 'Heavy Foot 1' } : unit)),
  };
  expect(storyOf({ type: 'unitsRouted', units: ids('Long Bow 1'), facing: null }, twins)).toBe(
    'Heavy Foot 1 (Blue) routs.',
  );
  expect(storyOf({ type: 'unitsRouted', units: ids('Heavy Foot 2'), facing: null }, twins)).toBe(
    'Heavy Foot 2 routs.',
  );
  const where = { unit: id('Heavy Foot 1'), cell: cell('0706') };
  expect(storyOf({ type: 'hitTaken', ...where }, twins)).toBe('Heavy Foot 1 (Red) takes a hit, 1 of 1.');
  expect(storyOf({ type: 'unitEliminated', ...where, why: 'losses' }, twins)).toBe(
    'Heavy Foot 1 (Red) is eliminated in 0706 (the ford).',
  );
});

test('declarations say what kind of attack it is', () => {
  const attack = against('0706', 'Long Bow 1');
  expect(storyOf({ type: 'attackDeclared', attack })).toBe(
    'Long Bow 1 will attack Heavy Foot 1 and 2 in 0706 (the ford).',
  );
  expect(storyOf({ type: 'attackDeclared', attack }, { ...state, step: 'fireSecond' })).toBe(
    'Long Bow 1 will fire at Heavy Foot 1 and 2 in 0706 (the ford).',
  );
  expect(
    storyOf({ type: 'attackDeclared', attack: { ...against('0909', 'Mumak'), construction: true } }),
  ).toBe('Mumak will attack the gate in 0909.');
});

test('a cancelled declaration says what kind of attack it was', () => {
  const declared = { ...state, attacks: [against('0706', 'Long Bow 1') as Attack] };
  const cancelled: Loose = { type: 'attackWithdrawn', index: 0 };
  expect(storyOf(cancelled, declared)).toBe('Long Bow 1 will not attack 0706 (the ford) after all.');
  expect(storyOf(cancelled, { ...declared, step: 'fireSecond' })).toBe(
    'Long Bow 1 will not fire at 0706 (the ford) after all.',
  );
});

test('[CSW-SEQ-01] halves and segments announce themselves, bookkeeping does not', () => {
  const ended = { ...state, step: 'halfEnd' } as const;
  expect(storyOf({ type: 'stepBegun', step: 'halfStart' }, ended)).toBe("Turn 3: Red's half begins.");
  expect(storyOf({ type: 'stepBegun', step: 'meleeFirst' }, { ...state, phasing: 'red' })).toBe(
    'Segment 11: melee.',
  );
  expect(storyOf({ type: 'stepBegun', step: 'meleeResolve' })).toBe('');
  expect(storyOf({ type: 'unitsMarked', units: ids('Harald'), change: { movedThisTurn: false } })).toBe('');
  expect(storyOf({ type: 'unitsMarked', units: ids('Long Bow 1'), change: { inCommand: false } })).toBe(
    'Long Bow 1 is out of command.',
  );
  expect(storyOf({ type: 'asked', questions: [] })).toBe('');
  expect(storyOf({ type: 'battleEnded', winner: 'red', reason: 'Blue resigned.' })).toBe('Blue resigned.');
});

const dug = battle({
  units: { sapper: foot('red', '0505', 'N', { underground: true }), watch: foot('blue', '0202', 'N') },
  tunnels: [{ knownTo: ['red'], cells: ['0506', '0505'], breaches: { '0506': 'red' } }],
});
const digs = (
  cells: string[],
  breaches: readonly object[] = dug.battle.tunnels[0]!.breaches,
  knownTo = ['red'],
): Loose => ({
  type: 'tunnelsChanged',
  tunnels: [{ id: 0, knownTo, cells: cells.map(dug.cell), links: [], breaches }],
  gone: [],
  what: `The tunnel reaches ${cells.at(-1)}`,
});

test('[CSW-TUN-02] only its owner and the moderator learn what happens in an unknown tunnel', () => {
  const secrets: Loose[] = [
    { type: 'unitsMoved', units: [0], path: [dug.cell('0504')], facing: 0, entering: false, scaled: false },
    { type: 'unitsWent', how: 'rout', units: [0], path: [dug.cell('0506')], facing: 0 },
    { type: 'attackDeclared', attack: { ...against('0505'), units: [0], underground: true } },
    { type: 'unitsMarked', units: [0], change: { inCommand: false } },
    { type: 'hitTaken', unit: 0, cell: dug.cell('0505') },
    { type: 'unitsRouted', units: [0], facing: null },
    digs(['0506', '0505', '0504']),
  ];
  for (const secret of secrets) {
    expect(storyOf(secret, dug.battle, 'red')).not.toBe('');
    expect(storyOf(secret, dug.battle, MODERATOR)).not.toBe('');
    expect(storyOf(secret, dug.battle, 'blue')).toBe('');
    expect(storyOf(secret, dug.battle, SPECTATOR)).toBe('');
  }
  const fallen: Loose = { type: 'unitEliminated', unit: 0, cell: dug.cell('0505'), why: 'losses' };
  expect(storyOf(fallen, dug.battle, 'blue')).toBe('sapper is eliminated underground.');
});

test('[CSW-TUN-02] everyone sees breach markers come and go', () => {
  const breaches = [...dug.battle.tunnels[0]!.breaches, { cell: dug.cell('0504'), side: 'red' }];
  expect(storyOf(digs(['0506', '0505', '0504'], breaches), dug.battle, 'blue')).toBe(
    'A breach opens in 0504.',
  );
  expect(
    storyOf(
      { type: 'tunnelsChanged', tunnels: [], gone: [0], what: 'The tunnel has collapsed' },
      dug.battle,
      'blue',
    ),
  ).toBe('The breach in 0506 collapses.');
  const two = [...breaches, { cell: dug.cell('0505'), side: 'red' }];
  expect(storyOf(digs(['0506', '0505', '0504'], two), dug.battle, 'blue')).toBe(
    'Breaches open in 0504 and 0505.',
  );
  const up: Loose = { type: 'unitsMarked', units: [0], change: { underground: false } };
  expect(storyOf(up, dug.battle, 'blue')).toBe('sapper comes up in 0505.');
});

test('[CSW-TUN-05] both sides see tunnels meet', () => {
  const met = digs(['0506', '0505', '0504'], undefined, ['red', 'blue']);
  expect(storyOf(met, dug.battle, 'blue')).toBe('The tunnel reaches 0504.');
  expect(storyOf(met, dug.battle, SPECTATOR)).toBe('');
});
