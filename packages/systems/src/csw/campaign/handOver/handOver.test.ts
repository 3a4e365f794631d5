import { accountsForAll, dice, Match, randomCommand, type SeededDice, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { carryOut } from '../../engine/engine.ts';
import { csw } from '../../index.ts';
import { openBattle } from '../../scenarios/index.ts';
import { boardOf } from '../../state/board.ts';
import type { Module, Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { fightsBattles, type HandOverDetails } from './result.ts';
import { BLUE, faultOf, handed, inBattle, orderFor, RED, read, unitsOf } from './testkit.ts';

const OPTIONS = read(handed());
const ORDER = orderFor(OPTIONS);
const AGREED = { winners: [], reason: '', rules: ['MOT-14'] };

const resultOf = (battle: Battle) => fightsBattles.result(battle, ORDER, AGREED);
const details = (battle: Battle) => resultOf(battle).more as unknown as HandOverDetails;
const noDice = dice();

/** Both sides do nothing until the battle is over. */
const passOn = (match: Match<Battle, never, never, Battle, never>, most = 400): Battle => {
  for (let step = 0; step < most && match.outcome === undefined; step++) {
    const [open] = match.pending;
    match.submit(open!.seat, open!.standIn);
  }
  return match.state;
};
const begin = (options = OPTIONS, seed = 'hand-over') =>
  Match.begin(csw, options, seededDice(seed)) as unknown as Match<Battle, never, never, Battle, never>;

test('[CSW-HOV-01] a battle handed over is complete in itself: board, sides, units in the order of their ids', () => {
  const board = { columns: 12, rows: 10, terrain: { '0304': 'woods', '0505': 'hill2' } };
  const { setup, units } = openBattle(read(handed({ board, home: 'red', turns: 9 })));
  expect(setup).toMatchObject({ name: 'The siege of Aldburg', home: 'red', turns: 9, firstMover: null });
  expect(setup.handedOver).toEqual({ battleId: 'war-7', uids: ['b1', 'b2', 'b3', 'r1', 'r2', 'r3'] });
  expect(units.map(({ type }) => type)).toEqual(['HF', 'SB', 'W1', 'HF', 'MC', 'P1']);
  expect(setup.field.terrain[boardOf(setup.field).ids.indexOf('0505')]).toBe('hill2');
  expect(setup.sides.blue).toMatchObject({ friendlyEdge: 'north', entryGrace: null, purse: 0 });
  expect(setup.sides.blue.area.map((cell) => boardOf(setup.field).ids[cell]!.slice(2))).toContain('03');
  expect(setup.sides.blue.area.map((cell) => boardOf(setup.field).ids[cell]!.slice(2))).not.toContain('04');
});

test('[CSW-HOV-01] the campaign gives each unit its Morale Factor, and mercenaries are one company a side', () => {
  const units = [
    { uid: 'b1', code: 'HF', morale: 11 },
    { uid: 'b2', code: 'SB', morale: 5, mercenary: true },
    { uid: 'b3', code: 'LF', mercenary: true },
    { uid: 'b4', code: 'W1' },
  ];
  const modules: Module[] = ['advancedMorale', 'mercenaries'];
  const opened = openBattle(read(handed({ blue: { ...BLUE, units } }, modules)));
  expect(opened.units.slice(0, 4).map(({ morale }) => morale)).toEqual([11, 5, expect.any(Number), 0]);
  expect(opened.units.slice(0, 4).map(({ company }) => company)).toEqual([
    null,
    'Mercenaries of Aldburg',
    'Mercenaries of Aldburg',
    null,
  ]);
});

test('[CSW-HOV-01] a fault is one sentence with its place', () => {
  const blue = (more: object) => handed({ blue: { ...BLUE, ...more } });
  expect(faultOf(blue({ units: unitsOf('r', 'HF') }))).toBe(
    'handedOver.red.units.0.uid: r1 is in the battle twice (MOT-08)',
  );
  expect(faultOf(blue({ units: unitsOf('b', 'XX') }))).toBe(
    'handedOver.blue.units.0.code: no unit has the code XX (CSW-UNT-01)',
  );
  expect(faultOf(blue({ units: [{ uid: 'b', code: 'W1', morale: 8 }] }))).toContain('has no morale');
  expect(faultOf(blue({ units: [{ uid: 'b', code: 'HF', morale: 9 }] }))).toContain('advancedMorale');
  expect(faultOf(blue({ units: [] }))).toContain('handedOver.blue.units');
  expect(faultOf(blue({ rows: [8, 9] }))).toContain('keep their areas apart (CSW-SET-06)');
  expect(faultOf(blue({ rows: [1, 11] }))).toContain('not rows of this board');
  expect(faultOf(handed({ board: { columns: 12, rows: 10, terrain: { '1301': 'woods' } } }))).toContain(
    '1301 is off the map',
  );
  expect(faultOf(handed({ board: { columns: 12, rows: 10, terrain: { '0305': 'lava' } } }))).toContain(
    'handedOver.board.terrain.0305',
  );
  expect(faultOf(handed({ speed: 2 }))).toContain('"speed" is not known here');
});

test('[CSW-HOV-01] walls: who defends owns them, and siege rules switch on by themselves', () => {
  const wall = Array.from({ length: 12 }, (_, at) => [`${String(at + 1).padStart(2, '0')}05`, 'wall']);
  const inside = Array.from({ length: 12 }, (_, at) =>
    [1, 2, 3, 4].map((row) => `${String(at + 1).padStart(2, '0')}0${row}`),
  ).flat();
  const terrain = { ...Object.fromEntries(wall), '0605': 'gate' };
  const { setup } = openBattle(
    read(handed({ board: { columns: 12, rows: 10, terrain, inside }, defender: 'blue' })),
  );
  expect(setup).toMatchObject({ modules: ['siege'], defender: 'blue' });
  const { ids } = boardOf(setup.field);
  expect(setup.field.within[ids.indexOf('0304')]).toBe('inside');
  expect(setup.field.within[ids.indexOf('0306')]).toBe('outside');
});

test('[CSW-HOV-02] units that a side does not place wait off the map and may enter in any turn', () => {
  const match = begin();
  const [open] = match.pending;
  expect(open).toMatchObject({ seat: 'blue', standIn: { type: 'deployRest' } });
  expect(match.submit('blue', { type: 'done' } as never).ok).toBe(true);
  expect(match.state.units.slice(0, 3).map(({ status, entryTurn }) => [status, entryTurn])).toEqual(
    [0, 1, 2].map(() => ['toEnter', 1]),
  );
  passOn(match);
  expect(match.state.turn).toBe(3);
  expect(match.outcome?.winners).toEqual(['blue']);
  expect(resultOf(match.state)).toMatchObject({
    ending: 'turnLimit',
    fates: { b1: 'survived', r1: 'survived' },
  });
});

test('[CSW-HOV-02] before the set-up ends, the player is told who will wait off the map', () => {
  const match = begin();
  const [warning] = csw.warnings!(csw.view(match.state, 'blue'), 'blue', { type: 'done' });
  expect(inPlainEnglish(warning!.text)).toContain('are not placed and will wait off the map');
  match.submit('blue', { type: 'deployRest' } as never);
  expect(csw.warnings!(csw.view(match.state, 'blue'), 'blue', { type: 'done' })).toEqual([]);
});

test('[CSW-HOV-02] if the clock runs out, the rest is placed by default', () => {
  const match = begin();
  match.submit('blue', match.pending[0]!.standIn);
  expect(match.state.units.filter(({ side, status }) => side === 'blue' && status === 'onMap')).toHaveLength(
    3,
  );
  expect(match.pending[0]).toMatchObject({ seat: 'blue', standIn: { type: 'done' } });
});

/** Red's foot stands before Blue's foot; the others are far away. */
const PLACES = { b1: '0504', b2: '1001', b3: '0504', r1: '0505', r2: '1009', r3: '0309' };
const withdrawIn = (side: Side, more: Partial<Battle>): Battle =>
  carryOut(inBattle(OPTIONS, PLACES, more), side, { type: 'resign' }, seededDice('pursuit')).state;

/** Ends the open steps until the half or the battle is over. */
const untilHalfEnds = (battle: Battle): Battle => {
  const { turn, phasing } = battle;
  const rolls = seededDice('on');
  let now = battle;
  while (now.end === null && now.turn === turn && now.phasing === phasing) {
    const [open] = csw.pending(now);
    now = carryOut(now, open!.seat as Side, open!.standIn, rolls).state;
  }
  return now;
};

test('[CSW-HOV-03] a side that resigns withdraws: the battle goes on to the end of the next enemy half', () => {
  const begun = withdrawIn('blue', { phasing: 'blue', sideA: 'blue' });
  expect(begun).toMatchObject({ end: null, handOver: { withdrawal: { side: 'blue' } } });
  expect(csw.scene(csw.view(begun, 'red'), 'red').status).toContainEqual({
    label: 'Withdrawing',
    value: 'Aldburg',
  });
  const own = untilHalfEnds(begun);
  expect(own).toMatchObject({ end: null, phasing: 'red' });
  const over = untilHalfEnds(own);
  expect(over.end).toMatchObject({ winner: 'red', rule: 'CSW-HOV-03' });
  expect(inPlainEnglish(csw.outcome(over)!.reason)).toBe('Aldburg withdrew from the field.');
  expect(resultOf(over)).toMatchObject({ ending: 'withdrew', winner: 'red' });
  expect(details(over).withdrew).toBe('blue');
});

test('[CSW-HOV-03] withdrawing in the middle of an enemy half, one is pursued for the whole of the next', () => {
  const begun = withdrawIn('blue', { phasing: 'red', sideA: 'red' });
  const first = untilHalfEnds(begun);
  expect(first).toMatchObject({ end: null, phasing: 'blue', turn: 1 });
  const second = untilHalfEnds(first);
  expect(second).toMatchObject({ end: null, phasing: 'red', turn: 2 });
  expect(untilHalfEnds(second).end).toMatchObject({ winner: 'red', rule: 'CSW-HOV-03' });
});

test('[CSW-HOV-03] it ends with the last turn at the latest', () => {
  const begun = withdrawIn('blue', { phasing: 'red', sideA: 'blue', turn: 3 });
  expect(untilHalfEnds(begun).end).toMatchObject({ winner: 'red', rule: 'CSW-HOV-03' });
});

test('[CSW-HOV-03] units in an enemy zone are caught, leaders with them; all others get away', () => {
  const last = { phasing: 'red', sideA: 'blue', turn: 3, step: 'meleeSecond' } as const;
  const over = untilHalfEnds(withdrawIn('blue', last));
  expect(resultOf(over).fates).toEqual({
    b1: 'eliminated',
    b2: 'leftField',
    b3: 'eliminated',
    r1: 'survived',
    r2: 'survived',
    r3: 'survived',
  });
  expect(details(over).fellWith).toEqual({ b3: ['b1'] });
});

test('[CSW-HOV-03] a withdrawal is for good: it cannot be repeated, answered in kind, or undone', () => {
  const begun = withdrawIn('blue', { phasing: 'blue', sideA: 'blue' });
  expect(csw.check(csw.view(begun, 'blue'), 'blue', { type: 'resign' })).toMatchObject({
    rule: 'CSW-HOV-03',
  });
  expect(csw.check(csw.view(begun, 'red'), 'red', { type: 'resign' })).toMatchObject({ rule: 'CSW-HOV-03' });
  const match = begin();
  match.submit('blue', { type: 'resign' } as never);
  expect(match.undo('blue')).toMatchObject({ ok: false, rule: 'MOT-03' });
});

test('[CSW-HOV-03] it is void if the enemy has nobody left', () => {
  const battle = withdrawIn('blue', { phasing: 'blue', sideA: 'blue' });
  const gone = { ...battle, units: battle.units.map((unit) => (unit.side === 'red' ? dead(unit) : unit)) };
  const over = untilHalfEnds(untilHalfEnds(gone));
  expect(over.end).toMatchObject({ winner: 'blue', rule: 'CSW-HOV-04' });
  expect(resultOf(over)).toMatchObject({ ending: 'noUnits', fates: { b1: 'survived', r1: 'eliminated' } });
});

const dead = (unit: Unit): Unit => ({ ...unit, status: 'eliminated', cell: -1 });
const changeUnits = (battle: Battle, changes: Readonly<Record<number, Partial<Unit>>>): Battle => ({
  ...battle,
  units: battle.units.map((unit) => ({ ...unit, ...changes[unit.id] })),
});
const atTheEnd = (changes: Readonly<Record<number, Partial<Unit>>>, options = OPTIONS): Battle =>
  untilHalfEnds(
    changeUnits(
      inBattle(
        options,
        { b1: '0502', b2: '1001', b3: '0502', r1: '0509', r2: '1010', r3: '0310' },
        {
          phasing: 'red',
          sideA: 'blue',
          turn: 3,
          step: 'meleeSecond',
        },
      ),
      changes,
    ),
  );

test('[CSW-HOV-04] equal losses: the defender wins; otherwise the smaller loss', () => {
  expect(atTheEnd({}).end).toMatchObject({ winner: 'blue', rule: 'CSW-HOV-04' });
  expect(atTheEnd({}, read(handed({ defender: 'red' }))).end).toMatchObject({ winner: 'red' });
  expect(atTheEnd({ 0: { status: 'eliminated', cell: -1 } }).end).toMatchObject({ winner: 'red' });
});

test('[CSW-HOV-04] a side that has left the field cannot win, however many it killed', () => {
  const off = { status: 'routedOff', cell: -1 } as const;
  const fallen = { status: 'eliminated', cell: -1 } as const;
  expect(atTheEnd({ 0: off, 1: off, 2: off, 3: fallen, 4: fallen }).end).toMatchObject({ winner: 'red' });
  const both = atTheEnd({ 0: off, 1: off, 2: fallen, 3: fallen, 4: fallen, 5: fallen });
  expect(both.end).toMatchObject({ winner: 'blue' });
});

test('[CSW-HOV-05] every unit has one status, and the position is read as it stands if the players agree', () => {
  const battle = changeUnits(inBattle(OPTIONS, PLACES), {
    0: { status: 'routedOff', cell: -1 },
    1: { status: 'eliminated', cell: -1 },
    2: { routed: true },
    3: { status: 'deserted', cell: -1 },
    4: { side: 'blue' },
    5: { side: 'blue', status: 'eliminated', cell: -1 },
  });
  expect(resultOf(battle)).toMatchObject({
    battleId: 'war-7',
    ending: 'agreed',
    fates: {
      b1: 'leftField',
      b2: 'eliminated',
      b3: 'survived',
      r1: 'deserted',
      r2: 'changedSides',
      r3: 'deserted',
    },
    more: { turns: 1, bonus: { blue: 0, red: 0 }, withdrew: null },
  });
  expect(resultOf(battle).winner).toBeUndefined();
});

test('[CSW-HOV-05] a bonus is reported in points', () => {
  const paid = { ...inBattle(OPTIONS, PLACES), bonusPaid: { blue: 6, red: 0 } };
  expect(details(paid).bonus).toEqual({ blue: 3, red: 0 });
});

test('[CSW-HOV-03] other battles end with a resignation as before', () => {
  const match = Match.begin(csw, read({ scenario: 'hastings' }), noDice);
  match.submit('red', { type: 'resign' });
  expect(match.outcome?.winners).toEqual(['blue']);
});

const CODES = ['HF', 'LF', 'SB', 'HB', 'MC', 'HC', 'EL', 'OG', 'PK', 'W1', 'P1'];
const MODULES_TRIED: Module[] = ['mercenaries', 'dismounting', 'skirmishers', 'tunnels', 'opportunityFire'];

/** A battle with a few random units of both sides, some of them mercenaries. */
const randomOptions = (chance: SeededDice) => {
  const armyOf = (letter: string) =>
    Array.from({ length: 2 + chance.roll(5, 'units') }, (_, at) => ({
      uid: `${letter}${at}`,
      code: CODES[chance.roll(CODES.length, 'type') - 1],
      mercenary: chance.roll(2, 'mercenary') === 1,
    }));
  const modules = MODULES_TRIED.filter(() => chance.roll(2, 'module') === 1);
  return read(
    handed(
      {
        turns: 2 + chance.roll(4, 'turns'),
        blue: { ...BLUE, rows: [1, 4], units: armyOf('b') },
        red: { ...RED, rows: [6, 10], units: armyOf('r') },
      },
      modules,
    ),
  );
};

/** Random play to the end; now and then somebody withdraws, and some battles end by agreement. */
const playedRandomly = (seed: string) => {
  const chance = seededDice(seed);
  const options = randomOptions(chance);
  const match = Match.begin(csw, options, seededDice(`${seed} dice`));
  const agreedAfter = chance.roll(4, 'by agreement') === 1 ? chance.roll(60, 'when') : 5_000;
  for (let step = 0; step < agreedAfter && match.outcome === undefined; step++) {
    const { seat, standIn } = match.pending[0]!;
    const order = randomCommand(csw, match.viewOf(seat), seat, chance, 16) ?? standIn;
    if (chance.roll(150, 'withdraws') === 1) match.submit(seat, { type: 'resign' });
    else if (!match.submit(seat, order).ok) match.submit(seat, standIn);
  }
  if (match.outcome === undefined) match.end('blue', 'agreed', [], ['red']);
  return { options, match };
};

test('[MOT-08] [CSW-HOV-05] random battles, however they end, account for every unit exactly once', () => {
  const endings = new Set<string>();
  const fates = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const { options, match } = playedRandomly(`battle ${game}`);
    const order = orderFor(options);
    const result = fightsBattles.result(match.state, order, match.outcome!);
    expect(accountsForAll(order, result)).toEqual({ ok: true });
    endings.add(result.ending);
    for (const fate of Object.values(result.fates)) fates.add(fate);
  }
  expect([...endings].sort()).toEqual(['agreed', 'noUnits', 'turnLimit', 'withdrew']);
  expect([...fates].sort()).toEqual(['changedSides', 'deserted', 'eliminated', 'leftField', 'survived']);
});
