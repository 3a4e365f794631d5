import { expect, test } from 'vitest';
import {
  battle,
  bow,
  type DrawnUnit,
  elephant,
  elfBow,
  foot,
  giant,
  horseBow,
  onager,
  priest,
  unit,
  warrior,
  wizard,
} from '../../testkit/drawn.ts';
import { missileFactor, reachInHexes } from './factor.ts';
import { canFire } from './fire.ts';

type Words = Parameters<typeof battle>[0];

/** `yes`, or the clause that bars it. */
const fires = (who: DrawnUnit, words: Partial<Words> = {}): string => {
  const stage = battle({ step: 'fireFirst', turn: 5, units: { who }, ...words });
  const verdict = canFire(stage.battle, stage.unit('who'));
  return verdict.ok ? 'yes' : verdict.rule;
};

test('[CSW-P-27] a rested unit with missiles on the map may fire', () => {
  expect(fires(bow('blue', '0303'))).toBe('yes');
  expect(fires(bow('blue', 'N', { status: 'toEnter' }))).toBe('CSW-P-27');
});

test('[CSW-DEF-04] without a missile factor there is nothing to fire', () => {
  expect(fires(foot('blue', '0303'))).toBe('CSW-DEF-04');
});

test('[CSW-MIS-14] [CSW-R-99] noSpells removes the missile factor of priests and wizards, and of nobody else', () => {
  for (const caster of [priest('blue', '0303'), wizard('blue', '0303')]) {
    expect(fires(caster)).toBe('yes');
    expect(fires(caster, { modules: ['noSpells'] })).toBe('CSW-MIS-14');
  }
  expect(fires(warrior('blue', '0303'), { modules: ['noSpells'] })).toBe('yes');
});

test('[CSW-MIS-13] [CSW-ROU-01] routed units never fire', () => {
  expect(fires(bow('blue', '0303', { routed: true }))).toBe('CSW-MIS-13');
});

test('[CSW-UND-04] [CSW-TUN-08] [CSW-WAL-04] [CSW-CAL-04] dormant, underground, climbing and working units do not fire', () => {
  expect(fires(bow('blue', '0303', { dormant: true }))).toBe('CSW-UND-04');
  expect(fires(bow('blue', '0303', { underground: true }))).toBe('CSW-TUN-08');
  expect(fires(bow('blue', '0303', { scaled: true }))).toBe('CSW-WAL-04');
  expect(fires(bow('blue', '0303', { working: 'placing' }))).toBe('CSW-CAL-04');
});

const MOVED = { movedThisTurn: true };

test('[CSW-MIS-08] [CSW-R-08] a unit that moved this turn does not fire in it', () => {
  expect(fires(bow('blue', '0303', MOVED))).toBe('CSW-MIS-08');
  expect(fires(bow('blue', '0303', MOVED), { step: 'fireSecond', phasing: 'red' })).toBe('CSW-MIS-08');
});

test('[CSW-MIS-09] [CSW-R-09] [CSW-CRE-01] horse bows, Elf Bows, creatures and leaders may move and fire', () => {
  for (const who of ['HB', 'CT', 'EC', 'GC', 'EB', 'EL', 'TR', 'HG', 'W3', 'P2', 'Z2'])
    expect([who, fires(unit(who, 'blue', '0303', MOVED))]).toEqual([who, 'yes']);
  for (const who of ['SB', 'LB', 'XB', 'HX', 'DB', 'GB'])
    expect([who, fires(unit(who, 'blue', '0303', MOVED))]).toEqual([who, 'CSW-MIS-08']);
});

test('[CSW-ENG-04] a machine that moved or turned does not fire', () => {
  expect(fires(onager('blue', '0303', MOVED))).toBe('CSW-ENG-04');
});

test('[CSW-MIS-06] a unit that attacked in the last melee segment does not fire in this missile segment', () => {
  expect(fires(bow('blue', '0303', { meleedLastSegment: true }))).toBe('CSW-MIS-06');
});

test('[CSW-MIS-01] nobody fires twice in a segment', () => {
  expect(fires(bow('blue', '0303', { firedThisSegment: true }))).toBe('CSW-MIS-01');
  const declared = { side: 'blue' as const, units: ['who'], target: '0308' };
  expect(fires(bow('blue', '0303'), { attacks: [declared] })).toBe('CSW-MIS-01');
});

const FIRED = { firedThisTurn: true, lastFiredTurn: 5 };

test('[CSW-R-10] [CSW-SEQ-03] ordinary units fire in both missile segments of a turn', () => {
  expect(fires(bow('blue', '0303', FIRED))).toBe('yes');
  expect(fires(horseBow('blue', '0303', FIRED))).toBe('yes');
});

test('[CSW-CRE-03] [CSW-DEF-11] creatures and leaders fire once in a turn', () => {
  for (const who of [elephant, giant, warrior, wizard])
    expect(fires(who('blue', '0303', FIRED))).toBe('CSW-CRE-03');
});

test('[CSW-ENG-03] [CSW-R-59] a machine that fired in turn 4 waits for turn 6', () => {
  const fired = (turn: number) => fires(onager('blue', '0303', { lastFiredTurn: 4 }), { turn });
  expect(fired(4)).toBe('CSW-ENG-03');
  expect(fired(5)).toBe('CSW-ENG-03');
  expect(fired(6)).toBe('yes');
  expect(fires(onager('blue', '0303'), { turn: 1 })).toBe('yes');
  expect(fires(onager('blue', '0303', { lastFiredTurn: 1 }), { turn: 2 })).toBe('CSW-ENG-03');
});

test('[CSW-OPF-02] a unit that fired in the movement segment does not fire in the missile segment after it', () => {
  expect(fires(bow('blue', '0303', { firedInMovement: true }))).toBe('CSW-OPF-02');
  expect(fires(bow('blue', '0303', { firedInMovement: true }), { step: 'move' })).toBe('CSW-OPF-05');
});

test('[CSW-OPF-03] in its own movement segment only some units move and fire, among them all elves', () => {
  const move = { step: 'move', phasing: 'blue' } as const;
  expect(fires(bow('blue', '0303', MOVED), move)).toBe('CSW-OPF-03');
  expect(fires(bow('blue', '0303', MOVED), { ...move, phasing: 'red' })).toBe('CSW-MIS-08');
  expect(fires(elfBow('blue', '0303', MOVED), move)).toBe('yes');
  expect(fires(horseBow('blue', '0303', MOVED), move)).toBe('yes');
  const stage = battle({ ...move, units: { who: bow('blue', '0303', MOVED) } });
  const types = stage.battle.setup.types.map((type) => ({ ...type, race: 'elf' as const }));
  const elven = { ...stage.battle, setup: { ...stage.battle.setup, types } };
  expect(canFire(elven, stage.unit('who')).ok).toBe(true);
  expect(canFire({ ...elven, phasing: 'red' }, stage.unit('who')).ok).toBe(false);
  expect(canFire({ ...elven, step: 'fireFirst' }, stage.unit('who')).ok).toBe(false);
});

const EVADED = { ...MOVED, lastEvadedTurn: 5 };

test('[CSW-SKI-06] an evader fires at half its factor in missile segments of that turn', () => {
  expect(fires(bow('blue', '0303', EVADED))).toBe('yes');
  expect(fires(bow('blue', '0303', EVADED), { turn: 6 })).toBe('CSW-MIS-08');
  expect(fires(bow('blue', '0303', EVADED), { step: 'move', phasing: 'red' })).toBe('CSW-MIS-08');
  const factor = (who: DrawnUnit) => {
    const stage = battle({ turn: 5, units: { who } });
    return missileFactor(stage.battle, stage.unit('who'));
  };
  expect(factor(unit('LB', 'blue', '0303'))).toBe(6);
  expect(factor(unit('LB', 'blue', '0303', EVADED))).toBe(3);
  expect(factor(unit('W2', 'blue', '0303', EVADED))).toBe(1);
  expect(factor(unit('SB', 'blue', '0303', EVADED))).toBe(1);
  expect(factor(unit('EB', 'blue', '0303', EVADED))).toBe(8);
  expect(factor(unit('HF', 'blue', '0303', EVADED))).toBe(0);
  const weak = battle({ turn: 5, units: { who: bow('blue', '0303', EVADED) } });
  const types = weak.battle.setup.types.map((type) => ({ ...type, missile: 1 }));
  const setup = { ...weak.battle.setup, types };
  expect(missileFactor({ ...weak.battle, setup }, weak.unit('who'))).toBe(1);
});

test('[CSW-NGT-04] by night a unit shoots no farther than it sees', () => {
  const reach = (who: DrawnUnit) => {
    const stage = battle({ modules: ['night'], sky: 'half moon', units: { who } });
    return reachInHexes(stage.battle, stage.unit('who'));
  };
  expect(reach(bow('blue', '0303'))).toBe(4);
  expect(reach(elfBow('blue', '0303'))).toBe(12);
  expect(reach(giant('blue', '0303'))).toBe(6);
});
