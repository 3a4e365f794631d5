import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginStep, runOn } from '../../engine/engine.ts';
import { beginTale } from '../../engine/tale.ts';
import { isCharging } from '../../state/unit.ts';
import { battle, elf, foot, leader, lightFoot, pike, priest, type Stage, unit } from '../../testkit/drawn.ts';
import { play } from '../../testkit/testplay.ts';
import { addLosses, takeLosses } from '../combat/losses.ts';
import { rollAttack } from '../combat/rolling.ts';
import { isCommanded } from '../leaders/command.ts';
import { openAdvances } from '../melee/advance.ts';
import { attackOrder } from '../melee/attack.ts';
import { canFire } from '../missile/fire.ts';
import { noteAttack, noteCause, plainCause } from '../morale/causes.ts';
import { moraleOf } from '../morale/moraleOf.ts';
import { enterOrder } from '../movement/enter.ts';
import { moveOrder } from '../movement/move.ts';
import { isOverstacked } from '../stacking/stacks.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { makeDormant, wakeUndead } from './dormancy.ts';
import { removeExcessUndead } from './excess.ts';

type Words = Parameters<typeof battle>[0];
const refusedBy = (rule: string) => ({ ok: false, rule });
const undead = { undead: true };
const dormant = { undead: true, dormant: true };

const open = (words: Partial<Words> & Pick<Words, 'units'>): Stage =>
  battle({ map: { columns: 20, rows: 12 }, modules: ['undead'], ...words });
/** Checks what has just happened. */
const still = (stage: Stage) => {
  const tale = beginTale(stage.battle);
  tale.tell({ type: 'unitsMarked', units: [0], change: {}, rules: [] });
  makeDormant(tale, 0);
  return tale.state;
};
const sleepers = (stage: Stage, names: string[], later = still(stage)) =>
  names.filter((name) => stage.unit(name, later).dormant);

test('[CSW-UND-01] [CSW-UND-06] greater undead, Wizards 2 and 3 and Priests command lesser undead, nobody else', () => {
  const types = [
    {
      code: 'WI',
      name: 'Wight',
      category: 'leader',
      race: 'other',
      traits: ['warrior', 'greaterUndead'],
      level: 1,
    },
  ].map((row) => ({
    ...row,
    points: 4,
    melee: 6,
    defence: 3,
    missile: 0,
    range: 0,
    movement: 6,
    stacking: 0,
    men: 1,
  }));
  const under = (code: string) => {
    const stage = open({
      types,
      units: { z: foot('blue', '0505', 'N', undead), l: unit(code, 'blue', '0507', 'N') },
    });
    return isCommanded(stage.battle, stage.unit('z')) && sleepers(stage, ['z']).length === 0;
  };
  expect(['P1', 'P2', 'P3', 'Z2', 'Z3', 'WI'].filter(under)).toEqual(['P1', 'P2', 'P3', 'Z2', 'Z3', 'WI']);
  expect(['W1', 'W3', 'Z1', 'HG'].filter(under)).toEqual([]);
});

test('[CSW-UND-02] lesser undead keep every number of their kind, and their own type for stacking', () => {
  const stage = open({ units: { z: foot('blue', '0505', 'N', undead), f: foot('blue', '0506') } });
  expect(stage.unit('z').type).toBe('HF');
  expect(isOverstacked(stage.battle, [stage.unit('z'), stage.unit('f')])).toBe(true);
});

test('[CSW-UND-03] lesser undead never check morale', () => {
  const stage = open({ units: { z: foot('blue', '0505', 'N', undead), f: foot('blue', '0506') } });
  const tale = beginTale(stage.battle);
  noteCause(tale, plainCause({ cell: stage.cell('0505'), underground: false }, 'blue', 'CSW-MOR-03'));
  expect(tale.state.causes).toEqual([]);
  noteCause(tale, plainCause({ cell: stage.cell('0506'), underground: false }, 'blue', 'CSW-MOR-03'));
  expect(tale.state.causes).toHaveLength(1);
});

test('[CSW-UND-04] six hexes from a commander they are active; at seven they become dormant', () => {
  const stage = open({
    units: {
      near: foot('blue', '0105', 'N', undead),
      far: foot('blue', '0112', 'N', undead),
      living: foot('blue', '0201'),
      p: priest('blue', '0705', 'N'),
      foe: priest('red', '0111'),
    },
  });
  expect(sleepers(stage, ['near', 'far', 'living'])).toEqual(['far']);
});

test('[CSW-UND-04] out of command they can do nothing: no move, no attack, no fire, no zone', () => {
  const stage = open({
    units: {
      z: unit('SB', 'blue', '0505', 'N', dormant),
      x: foot('red', '0504', 'S'),
      l: leader('blue', '0505', 'N'),
    },
  });
  const id = stage.id('z');
  expect(moveOrder.check(stage.battle, 'blue', { type: 'move', units: [id], path: ['0405'] })).toMatchObject(
    refusedBy('CSW-UND-04'),
  );
  expect(attackOrder.check(stage.battle, 'blue', { type: 'attack', units: [id], hex: '0504' })).toMatchObject(
    refusedBy('CSW-UND-04'),
  );
  expect(canFire(stage.battle, stage.unit('z'))).toMatchObject(refusedBy('CSW-UND-04'));
  const alone = open({ units: { z: foot('blue', '0505', 'N', dormant) } });
  expect(inEnemyZone(alone.battle, 'red', alone.cell('0504'))).toBe(false);
});

test("[CSW-UND-04] they stop where they leave their commander's range, and become dormant there", () => {
  const stage = open({
    units: { z: lightFoot('blue', '0705', 'SE', undead), p: priest('blue', '0205', 'N') },
  });
  const order = { type: 'move', units: stage.ids('z'), path: ['0805', '0906'] } as const;
  const check = (path: string[]) => moveOrder.check(stage.battle, 'blue', { ...order, path });
  expect(check(['0805', '0906'])).toEqual({ ok: true });
  expect(check(['0805', '0906', '1006'])).toMatchObject({ ok: false });
  const tale = beginTale(stage.battle);
  moveOrder.decide(tale, 'blue', { ...order, path: [...order.path] }, dice());
  makeDormant(tale, 0);
  expect(stage.unit('z', tale.state)).toMatchObject({
    cell: stage.cell('0906'),
    dormant: true,
    moveEnded: true,
  });
});

test('[CSW-UND-04] [CSW-R-95] this also holds while a commander only passes by, and when he falls', () => {
  const stage = open({
    units: { z: foot('blue', '0105', 'N', undead), p: priest('blue', '0705', 'SE') },
  });
  const tale = beginTale(stage.battle);
  moveOrder.decide(
    tale,
    'blue',
    { type: 'move', units: stage.ids('p'), path: ['0805', 'NW', '0705'] },
    dice(),
  );
  makeDormant(tale, 0);
  expect(stage.unit('p', tale.state).cell).toBe(stage.cell('0705'));
  expect(stage.unit('z', tale.state).dormant).toBe(true);
  const fallen = beginTale(stage.battle);
  fallen.tell({
    type: 'unitEliminated',
    unit: stage.id('p'),
    cell: stage.cell('0705'),
    why: 'losses',
    rules: [],
  });
  makeDormant(fallen, 0);
  expect(stage.unit('z', fallen.state).dormant).toBe(true);
});

/** The dormant units after a march through these hexes. */
const stillAfter = (stage: Stage, names: string[], path: string[]) => {
  const tale = beginTale(stage.battle);
  tale.tell({
    type: 'unitsWent',
    how: 'evasion',
    units: stage.ids(...names),
    path: path.map((hex) => stage.cell(hex)),
    facing: 0,
    rules: [],
  });
  makeDormant(tale, 0);
  return sleepers(stage, ['z'], tale.state);
};

test('[CSW-R-95] one hex of his path beyond their range is enough', () => {
  const stage = open({ units: { z: foot('blue', '0105', 'N', undead), p: priest('blue', '0605', 'N') } });
  expect(stillAfter(stage, ['p'], ['0704', '0805', '0705'])).toEqual(['z']);
  expect(stillAfter(stage, ['p'], ['0704', '0705', '0604'])).toEqual([]);
  expect(stillAfter(stage, ['p'], ['0805'])).toEqual(['z']);
});

test("[CSW-R-95] other units' moves do not matter, nor do his while another commands", () => {
  const units = { z: foot('blue', '0105', 'N', undead), p: priest('blue', '0605', 'N') };
  const away = ['0805', '0705'];
  expect(stillAfter(open({ units: { ...units, l: leader('blue', '0705') } }), ['l'], away)).toEqual([]);
  expect(stillAfter(open({ units: { ...units, q: priest('red', '0705') } }), ['q'], away)).toEqual([]);
  expect(stillAfter(open({ units: { ...units, q: priest('blue', '0305') } }), ['p'], away)).toEqual([]);
});

test('[CSW-UND-04] undead who move with their commander are never out of range, however far, and are not stopped', () => {
  const stage = open({
    step: 'move',
    units: {
      z: unit('LC', 'blue', '0505', 'SE', undead),
      p: priest('blue', '0505', 'SE'),
      x: foot('red', '0112'),
    },
  });
  const path = ['0605', '0706', '0806', '0907', '1007', '1108', '1208', '1309'];
  const after = play(stage.battle, { type: 'move', units: stage.ids('z', 'p'), path });
  expect(stage.unit('z', after)).toMatchObject({
    cell: stage.cell('1309'),
    dormant: false,
    moveEnded: false,
  });
});

test('[CSW-UND-04] a leader who cannot command them does not take them out of range, and the living go where they like', () => {
  const path = ['0805', '0906', '1006'];
  const goes = (flags: object) => {
    const stage = open({
      step: 'move',
      units: {
        z: lightFoot('blue', '0705', 'SE', flags),
        l: leader('blue', '0705', 'SE'),
        p: priest('blue', '0205', 'N'),
      },
    });
    return [['z'], ['l', 'z']].map((names) =>
      moveOrder.check(stage.battle, 'blue', { type: 'move', units: stage.ids(...names), path }),
    );
  };
  expect(goes(undead)).toMatchObject([refusedBy('CSW-UND-04'), refusedBy('CSW-UND-04')]);
  expect(goes({})).toEqual([{ ok: true }, { ok: true }]);
});

test('[CSW-UND-04] a dormant unit does not become dormant again: it is reported once', () => {
  const stage = open({ units: { z: foot('blue', '0505', 'N', undead) } });
  const tale = beginTale(stage.battle);
  tale.tell({ type: 'unitsMarked', units: [0], change: {}, rules: [] });
  makeDormant(tale, 0);
  expect(tale.events).toHaveLength(2);
  makeDormant(tale, 1);
  expect(tale.events).toHaveLength(2);
});

test("[CSW-R-84] [CSW-UND-04] a unit that has entered is no longer in command in the enemy's segment", () => {
  const units = { z: foot('blue', '0105', 'N', { undead: true, enteredTurn: 2 }) };
  expect(sleepers(open({ step: 'move', turn: 2, phasing: 'blue', units }), ['z'])).toEqual([]);
  expect(sleepers(open({ step: 'move', turn: 2, phasing: 'red', units }), ['z'])).toEqual(['z']);
  expect(sleepers(open({ step: 'move', turn: 3, phasing: 'blue', units }), ['z'])).toEqual(['z']);
});

test('[CSW-UND-04] a leader in service under another does not command them (CSW-BGL-07)', () => {
  const stage = open({
    units: { z: foot('blue', '0505', 'N', undead), p: priest('blue', '0506', 'N', { serves: true }) },
  });
  expect(sleepers(stage, ['z'])).toEqual(['z']);
});

test('[CSW-UND-04] a unit that enters is in command for that segment (CSW-R-84), and no longer', () => {
  const stage = open({
    step: 'move',
    turn: 2,
    sides: { blue: { entry: ['0105'] } },
    units: { z: foot('blue', 'N', { status: 'toEnter', entryTurn: 2, undead: true }) },
  });
  const tale = beginTale(stage.battle);
  enterOrder.decide(tale, 'blue', { type: 'enter', units: [0], hex: '0105', facing: 'SE', path: [] }, dice());
  makeDormant(tale, 0);
  expect(stage.unit('z', tale.state)).toMatchObject({ status: 'onMap', dormant: false, enteredTurn: 2 });
  tale.tell({ type: 'stepBegun', step: 'fireFirst', rules: [] });
  makeDormant(tale, 0);
  expect(stage.unit('z', tale.state).dormant).toBe(true);
});

test("[CSW-UND-04] [CSW-SEQ-04] they wake at the start of their own side's half, in range of a commander", () => {
  const stage = open({
    step: 'halfStart',
    units: {
      near: foot('blue', '0105', 'N', dormant),
      far: foot('blue', '0112', 'N', dormant),
      theirs: foot('red', '1505', 'N', dormant),
      p: priest('blue', '0505', 'N'),
      q: priest('red', '1506', 'N'),
    },
  });
  const tale = beginTale(stage.battle);
  wakeUndead(tale);
  expect(sleepers(stage, ['near', 'far', 'theirs'], tale.state)).toEqual(['far', 'theirs']);
});

test("[CSW-UND-04] [CSW-SEQ-04] an enemy commander wakes nobody in the enemy's half, and only waking units are reported", () => {
  const stage = open({
    step: 'halfStart',
    units: {
      theirs: foot('red', '0605', 'N', dormant),
      awake: foot('blue', '0405', 'N', undead),
      near: foot('blue', '0305', 'N', dormant),
      p: priest('blue', '0505', 'N'),
    },
  });
  const tale = beginTale(stage.battle);
  wakeUndead(tale);
  expect(stage.unit('theirs', tale.state).dormant).toBe(true);
  expect(tale.events).toMatchObject([{ type: 'unitsMarked', units: stage.ids('near') }]);
});

test('[CSW-UND-04] they do not wake earlier, even if a commander arrives', () => {
  const stage = open({
    step: 'move',
    units: { z: foot('blue', '0105', 'N', dormant), p: priest('blue', '0205', 'N'), x: foot('red', '1505') },
  });
  const tale = beginTale(stage.battle);
  beginStep(tale, 'moveEnd', dice());
  runOn(tale, dice());
  expect(stage.unit('z', tale.state).dormant).toBe(true);
});

test('[CSW-UND-05] any attack destroys all dormant units of a hex, and no die is rolled', () => {
  const stage = open({
    units: {
      y: foot('red', '0505', 'N', dormant),
      z: foot('red', '0505', 'N', dormant),
      a: lightFoot('blue', '0506', 'N'),
    },
  });
  const tale = beginTale(stage.battle);
  const target = stage.cell('0505');
  const attack = {
    side: 'blue',
    units: stage.ids('a'),
    target,
    construction: false,
    underground: false,
  } as const;
  const losses = rollAttack(tale, 'melee', attack, 4, [], dice());
  addLosses(tale, target, 'red', losses);
  while (takeLosses(tale, true));
  expect(['y', 'z'].map((name) => stage.unit(name, tale.state).status)).toEqual(['eliminated', 'eliminated']);
});

test('[CSW-UND-07] troops in combat with undead, attacked or attacking, check at -2; elves are not affected', () => {
  const stage = open({
    units: {
      z: foot('red', '0505', 'S', undead),
      f: foot('blue', '0506', 'N'),
      g: foot('blue', '0405', 'NE'),
      e: elf('blue', '0605', 'NW'),
    },
  });
  const attack = { construction: false, underground: false } as const;
  const tale = beginTale(stage.battle);
  noteAttack(tale, { ...attack, side: 'red', units: stage.ids('z'), target: stage.cell('0506') }, false);
  noteAttack(tale, { ...attack, side: 'blue', units: stage.ids('g'), target: stage.cell('0505') }, false);
  const noted = tale.state.causes.filter((cause) => cause.undead).map(({ cell }) => cell);
  expect(noted).toEqual([stage.cell('0506'), stage.cell('0405')]);
  const morale = (name: string) => moraleOf(stage.battle, stage.unit(name), { rear: false, undead: true });
  expect(morale('f').ledger).toMatchObject([{ rule: 'CSW-UND-07', value: -2 }]);
  expect(morale('e').ledger).toEqual([]);
});

test('[CSW-UND-08] an overstacked hex of undead does not rout: units above the limit are removed', () => {
  const crowd = Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [`z${i}`, foot('blue', '0505', 'N', undead)]),
  );
  const stage = open({ units: { ...crowd, p: priest('blue', '0505', 'N') } });
  const tale = beginTale(stage.battle);
  removeExcessUndead(tale);
  const left = tale.state.units.filter(({ status }) => status === 'onMap');
  expect(left.map(({ name }) => name)).toEqual(['z2', 'z3', 'z4', 'z5', 'z6', 'z7', 'p']);
  expect(left.some(({ routed }) => routed)).toBe(false);
});

test('[CSW-UND-08] living units stacked with undead are mixed types: they rout, and of two kinds of undead the larger stays', () => {
  const stage = open({
    step: 'moveEnd',
    units: {
      f: foot('blue', '0505', 'N'),
      z: foot('blue', '0505', 'N', undead),
      a: pike('blue', '0707', 'N', undead),
      b: foot('blue', '0707', 'N', undead),
      c: foot('blue', '0707', 'N', undead),
      p: priest('blue', '0606', 'N'),
      x: foot('red', '1505'),
    },
  });
  const tale = beginTale(stage.battle);
  beginStep(tale, 'chargeChecks', dice());
  expect(stage.unit('f', tale.state)).toMatchObject({ status: 'onMap', routed: true });
  expect(stage.unit('z', tale.state)).toMatchObject({ status: 'onMap', routed: false });
  expect(['a', 'b', 'c'].map((name) => stage.unit(name, tale.state).status)).toEqual([
    'eliminated',
    'onMap',
    'onMap',
  ]);
});

test('[CSW-UND-04] becoming dormant ends a charge, and dormant units do not advance', () => {
  const stage = open({
    step: 'advanceFirst',
    attacks: [{ side: 'blue', units: ['z'], target: '0504' }],
    units: { z: unit('LC', 'blue', '0505', 'N', { ...undead, charged: '0504' }), x: foot('red', '0909') },
  });
  const tale = beginTale(still(stage));
  expect(stage.unit('z', tale.state).dormant).toBe(true);
  expect(isCharging(stage.unit('z', tale.state))).toBe(false);
  openAdvances(tale);
  expect(tale.state.advances).toEqual([]);
});

test('[CSW-UND-04] [CSW-R-125] becoming dormant interrupts work: caltrops, dismounting, waiting for mounts', () => {
  const stage = open({
    step: 'move',
    phasing: 'red',
    modules: ['undead', 'caltrops', 'dismounting'],
    caltrops: { '0505': 'inWork' },
    units: {
      w: foot('blue', '0505', 'N', { ...undead, working: 'placing' }),
      c: unit('LC', 'blue', '0707', 'N', { ...undead, dismountsAs: 'LF' }),
      f: lightFoot('blue', '0909', 'N', { ...undead, besideMount: 2 }),
      x: foot('red', '0504', 'S'),
    },
  });
  const after = still(stage);
  expect(stage.unit('w', after).working).toBeNull();
  expect(stage.unit('c', after).dismountsAs).toBeNull();
  expect(stage.unit('f', after).besideMount).toBe(0);
  const ended = play(after, { type: 'done' });
  expect(ended.questions).toEqual([]);
  expect(ended.caltrops).toEqual([{ cell: stage.cell('0505'), state: 'stacked' }]);
});

test('[CSW-UND-04] [CSW-CAL-06] a unit that becomes dormant on a heap of caltrops leaves it there', () => {
  const onto = (flags: object) => {
    const stage = open({
      step: 'move',
      modules: ['undead', 'caltrops'],
      caltrops: { '0804': 'stacked' },
      units: { z: foot('blue', '0704', 'NE', flags), p: priest('blue', '0104'), x: foot('red', '1510') },
    });
    const moved = play(stage.battle, { type: 'move', units: stage.ids('z'), path: ['0804'] });
    return stage.unit('z', play(moved, { type: 'done' })).carriesCaltrops;
  };
  expect([onto(undead), onto({})]).toEqual([false, true]);
});

test('[CSW-UND-04] no unit becomes dormant before the battle: commanders may be set up last', () => {
  const stage = open({ step: 'setUpFirst', units: { z: foot('blue', '0505', 'N', undead) } });
  expect(sleepers(stage, ['z'])).toEqual([]);
});

test('[CSW-SEQ-04] [CSW-UND-04] the battle checks for dormancy after every event, and at the start of each half', () => {
  const stage = open({
    step: 'halfEnd',
    phasing: 'red',
    units: {
      still: foot('blue', '0505', 'N', dormant),
      left: foot('blue', '1905', 'N', undead),
      p: priest('blue', '0506'),
      x: foot('red', '1010'),
    },
  });
  const tale = beginTale(stage.battle);
  beginStep(tale, 'halfStart', dice());
  runOn(tale, dice());
  expect(tale.state.phasing).toBe('blue');
  expect(sleepers(stage, ['still', 'left'], tale.state)).toEqual(['left']);
});

test('[CSW-R-95] a moving commander leaves only units that are too far from him and every other commander', () => {
  const passing = (units: Words['units'], path: string[], names = ['p']) => {
    const stage = open({
      units: { z: foot('blue', '0105', 'N', undead), p: priest('blue', '0705', 'SE'), ...units },
    });
    const tale = beginTale(stage.battle);
    moveOrder.decide(
      tale,
      'blue',
      { type: 'move', units: stage.ids(...names), path } as Parameters<typeof moveOrder.decide>[2],
      dice(),
    );
    makeDormant(tale, 0);
    return stage.unit('z', tale.state).dormant;
  };
  const OUT_AND_BACK = ['0805', 'NW', '0705'];
  expect(passing({}, OUT_AND_BACK)).toBe(true);
  expect(passing({ q: priest('blue', '0305') }, OUT_AND_BACK)).toBe(false);
  expect(passing({ p: priest('blue', '0605', 'SE') }, ['0706', 'NW', '0605'])).toBe(false);
  const along = { z: foot('blue', '0705', 'SE', undead) };
  expect(passing(along, ['0805', '0906'], ['p', 'z'])).toBe(false);
});

test('[CSW-UND-04] [CSW-UND-06] near warriors, foot and enemy priests alone they become dormant and do not wake', () => {
  const near = { l: leader('blue', '0506'), f: foot('blue', '0507'), p: priest('red', '0510') };
  const awake = open({ units: { z: foot('blue', '0505', 'N', undead), ...near } });
  expect(sleepers(awake, ['z'])).toEqual(['z']);
  const asleep = open({ units: { z: foot('blue', '0505', 'N', dormant), ...near }, phasing: 'blue' });
  const tale = beginTale(asleep.battle);
  wakeUndead(tale);
  expect(asleep.unit('z', tale.state).dormant).toBe(true);
});

test('[CSW-UND-08] of two equally large kinds of undead, the one with the lowest number stays', () => {
  const stage = open({
    units: { a: pike('blue', '0707', 'N', undead), b: foot('blue', '0707', 'N', undead) },
  });
  const tale = beginTale(stage.battle);
  removeExcessUndead(tale);
  expect(['a', 'b'].map((name) => stage.unit(name, tale.state).status)).toEqual(['onMap', 'eliminated']);
});
