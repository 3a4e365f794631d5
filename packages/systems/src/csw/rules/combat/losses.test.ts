import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { hexSubject } from '../../engine/decisions.ts';
import { beginTale } from '../../engine/tale.ts';
import {
  battle,
  cavalry,
  elephant,
  foot,
  giant,
  goblin,
  leader,
  lightFoot,
  ogre,
  riderlessMount,
  type Stage,
  unit,
  warrior,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, play, tell } from '../../testkit/testplay.ts';
import { damageConstruction } from './eliminate.ts';
import { addLosses, chooseLossDesk, chooseLossOrder, takeLosses, takeLossesAtOnce } from './losses.ts';
import { rollAttack } from './rolling.ts';

/** Losses on red's 0505, taken to the end or to a question. */
const strike = (stage: Stage, losses: number, asking = false) => {
  const tale = beginTale(stage.battle);
  addLosses(tale, stage.cell('0505'), 'red', losses);
  while (tale.state.questions.length === 0 && takeLosses(tale, asking));
  return tale;
};
const fallen = (stage: Stage, tale: ReturnType<typeof strike>): string[] =>
  tale.events.flatMap((event) =>
    event.type === 'unitEliminated' ? [stage.battle.units[event.unit]?.name ?? ''] : [],
  );

test('[CSW-MOR-03] a loss alone does not make an attack one from the rear or by undead', () => {
  const stage = battle({ units: { a: foot('red', '0505'), b: foot('red', '0505') } });
  expect(strike(stage, 1).state.causes).toMatchObject([
    { rules: ['CSW-MOR-03'], rear: false, undead: false, attackers: [], units: stage.ids('b') },
  ]);
});

test('[CSW-CBT-04] each loss eliminates one ordinary unit, bystanders too; excess losses are wasted', () => {
  const stage = battle({ units: { a: foot('red', '0505'), b: foot('red', '0505'), c: foot('red', '0506') } });
  expect(fallen(stage, strike(stage, 1))).toEqual(['a']);
  const tale = strike(stage, 3);
  expect(fallen(stage, tale)).toEqual(['a', 'b']);
  expect(tale.state.dueLosses).toEqual([]);
});

test('[CSW-CRE-04] [CSW-CRE-05] creatures and leaders fall after their number of hits, which persist through the battle', () => {
  const stage = battle({
    units: { e: elephant('red', '0505', { hitsTaken: 1 }), w: warrior('red', '0506') },
  });
  expect(stage.unit('e', strike(stage, 1).state)).toMatchObject({ status: 'onMap', hitsTaken: 2 });
  expect(fallen(stage, strike(stage, 2))).toEqual(['e']);
});

test('[CSW-CRE-07] [CSW-CBT-05] [CSW-LDR-02] [CSW-MEL-07] the creature takes hits until it is gone, then the leaders', () => {
  const stage = battle({
    units: { l: leader('red', '0505'), e: elephant('red', '0505'), w: warrior('red', '0505') },
  });
  expect(fallen(stage, strike(stage, 3))).toEqual(['e']);
  const tale = strike(stage, 5);
  expect(fallen(stage, tale)).toEqual(['e', 'l']);
  expect(stage.unit('w', tale.state).hitsTaken).toBe(1);
});

test('[CSW-CBT-06] by default the unit with fewest hits left falls first, then lowest morale, then lowest id', () => {
  const stage = battle({
    units: {
      a: foot('red', '0505', { morale: 9 }),
      b: foot('red', '0505', { morale: 7 }),
      c: foot('red', '0505', { morale: 7 }),
    },
  });
  expect(fallen(stage, strike(stage, 2))).toEqual(['b', 'c']);
  const beasts = battle({
    units: { a: unit('HG', 'red', '0505'), b: unit('HG', 'red', '0505', { hitsTaken: 4 }) },
  });
  expect(fallen(beasts, strike(beasts, 1))).toEqual(['b']);
});

test('[CSW-CBT-06] [CSW-P-14] the owner chooses only if units differ and some will survive', () => {
  const alike = battle({ units: { a: foot('red', '0505'), b: foot('red', '0505') } });
  expect(strike(alike, 1, true).state.questions).toEqual([]);
  const unequal = battle({
    units: { a: foot('red', '0505'), b: foot('red', '0505', { routed: true }), c: foot('red', '0505') },
  });
  expect(strike(unequal, 3, true).state.questions).toEqual([]);
  const tale = strike(unequal, 2, true);
  expect(tale.state.questions).toEqual([
    { kind: 'chooseLoss', side: 'red', cell: unequal.cell('0505'), units: [0, 1, 2] },
  ]);
  expect(chooseLossDesk.standIn(tale.state, 'red')).toEqual({ type: 'chooseLoss', unit: 0 });
  expect([...chooseLossDesk.subjects(tale.state, 'red')]).toEqual([hexSubject('0505')]);
  const orders = [...chooseLossDesk.legal(tale.state, 'red', 'h0505')];
  expect(orders).toHaveLength(3);
  chooseLossOrder.decide(tale, 'red', { type: 'chooseLoss', unit: 1 }, dice());
  while (tale.state.questions.length === 0 && takeLosses(tale, true));
  expect(fallen(unequal, tale)).toEqual(['b', 'a']);
});

test('[CSW-CBT-06] units that differ in anything lasting are unequal', () => {
  const asked = (flags: object): boolean => {
    const stage = battle({ units: { a: foot('red', '0505'), b: foot('red', '0505', flags) } });
    return strike(stage, 1, true).state.questions.length > 0;
  };
  const lasting = [
    { morale: 7 },
    { routed: true },
    { undead: true },
    { company: 'Free' },
    { carriesCaltrops: true },
    { serves: true },
    { charisma: 1 },
    { nightVision: true },
    { mustered: 'HC' },
    { working: 'placing' },
    { besideMount: 1 },
    { heldBack: true },
    { scaled: true },
  ];
  expect(lasting.filter((flags) => !asked(flags))).toEqual([]);
  for (const passing of [{ movedThisTurn: true }, { firedThisTurn: true }, { spentHalf: 2 }])
    expect(asked(passing)).toBe(false);
});

test('[CSW-CBT-06] archers who can still shoot or move this turn are not equal to those who cannot', () => {
  const asked = (code: string, flags: object, phasing: 'blue' | 'red', sideA = phasing): boolean => {
    const stage = battle({
      phasing,
      sideA,
      units: { a: unit(code, 'red', '0505'), b: unit(code, 'red', '0505', flags) },
    });
    return strike(stage, 1, true).state.questions.length > 0;
  };
  const [moved, fired, meleed] = [
    { movedThisTurn: true },
    { firedThisTurn: true },
    { meleedLastSegment: true },
  ];
  expect(asked('SB', moved, 'red')).toBe(true); // the second missile segment is still to come (CSW-MIS-08)
  expect(asked('SB', fired, 'red')).toBe(false);
  expect(asked('SB', fired, 'blue')).toBe(true); // its own movement segment is still to come (CSW-MOV-11)
  expect(asked('SB', meleed, 'red', 'blue')).toBe(true); // CSW-MIS-06
  for (const flags of [moved, fired]) {
    expect(asked('SB', flags, 'red', 'blue')).toBe(false);
    expect(asked('HB', flags, 'blue')).toBe(false);
  }
  expect(asked('Z1', fired, 'red')).toBe(true); // CSW-CRE-03
  expect(asked('Z1', moved, 'red')).toBe(false);
  expect(asked('HF', meleed, 'red')).toBe(false);
});

test('[CSW-CBT-06] [CSW-P-19] while the owner chooses in one hex, the others wait for their losses', () => {
  const stage = battle({
    phasing: 'red',
    units: { a: foot('red', '0505'), b: foot('red', '0505', { morale: 7 }), c: foot('red', '0707') },
  });
  const tale = beginTale(stage.battle);
  addLosses(tale, stage.cell('0505'), 'red', 1);
  addLosses(tale, stage.cell('0707'), 'red', 1);
  takeLosses(tale, true);
  expect(tale.state.questions).toHaveLength(1);
  chooseLossOrder.decide(tale, 'red', { type: 'chooseLoss', unit: stage.id('a') }, dice());
  takeLossesAtOnce(tale);
  expect(fallen(stage, tale)).toEqual(['a', 'c']);
});

test('[CSW-CBT-06] without an open question no choice is possible', () => {
  const stage = battle({ step: 'move', units: { a: foot('blue', '0505') } });
  expect(judge(stage.battle, { type: 'chooseLoss', unit: stage.id('a') })).toMatchObject({
    rule: 'CSW-SEQ-01',
  });
});

test('[CSW-CBT-06] only a unit that can take the loss may be chosen', () => {
  const stage = battle({
    units: {
      a: foot('red', '0505'),
      b: foot('red', '0505', { morale: 7 }),
      l: leader('red', '0505'),
    },
  });
  const { state } = strike(stage, 1, true);
  const choose = (name: string) =>
    chooseLossOrder.check(state, 'red', { type: 'chooseLoss', unit: stage.id(name) });
  expect(choose('b')).toEqual({ ok: true });
  expect(choose('l')).toMatchObject({ ok: false, rule: 'CSW-CBT-06' });
});

test('[CSW-CBT-05] [CSW-R-56] two unequal leaders left alone take hits in their owner’s order', () => {
  const stage = battle({ units: { l: leader('red', '0505'), w: warrior('red', '0505') } });
  expect(strike(stage, 1, true).state.questions).toMatchObject([{ kind: 'chooseLoss', units: [0, 1] }]);
});

test('[CSW-P-19] outside the missile and melee segments the owner does not choose', () => {
  const stage = battle({ units: { a: foot('red', '0505', { morale: 9 }), b: foot('red', '0505') } });
  const tale = beginTale(stage.battle);
  addLosses(tale, stage.cell('0505'), 'red', 1);
  takeLossesAtOnce(tale);
  expect(fallen(stage, tale)).toEqual(['b']);
});

test('[CSW-CBT-07] [CSW-P-19] losses of a hex add up; hexes take them phasing side first, ascending', () => {
  const stage = battle({
    phasing: 'red',
    units: {
      b: foot('blue', '0303'),
      r2: foot('red', '0707'),
      r1: foot('red', '0505'),
      r3: foot('red', '0505'),
    },
  });
  const tale = beginTale(stage.battle);
  for (const [hex, side] of [
    ['0303', 'blue'],
    ['0707', 'red'],
    ['0505', 'red'],
    ['0505', 'red'],
  ] as const)
    addLosses(tale, stage.cell(hex), side, 1);
  expect(tale.state.dueLosses.map(({ losses }) => losses)).toEqual([2, 1, 1]);
  takeLossesAtOnce(tale);
  expect(fallen(stage, tale)).toEqual(['r1', 'r3', 'r2', 'b']);
});

test('[CSW-DIS-05] [CSW-UNT-03] [CSW-R-70] any attack removes riderless mounts, whatever the die, and they shield nobody', () => {
  const stage = battle({ units: { m: riderlessMount('red', '0505'), f: foot('red', '0505') } });
  expect(fallen(stage, strike(stage, 0))).toEqual(['m']);
  expect(fallen(stage, strike(stage, 1))).toEqual(['m', 'f']);
});

test('[CSW-UND-05] [CSW-R-95] any attack destroys every dormant undead unit of the hex', () => {
  const stage = battle({
    modules: ['undead'],
    units: {
      a: foot('red', '0505', { undead: true, dormant: true }),
      b: foot('red', '0505', { undead: true, dormant: true }),
    },
  });
  expect(fallen(stage, strike(stage, 0))).toEqual(['a', 'b']);
});

test('[CSW-MOR-03] [CSW-CRE-06] every unit left in a hex that took a loss or a hit will check', () => {
  const stage = battle({ units: { a: foot('red', '0505'), b: foot('red', '0505'), c: foot('red', '0506') } });
  expect(strike(stage, 2).state.causes.at(-1)).toMatchObject({ rules: ['CSW-MOR-03'], units: [1] });
  const beast = battle({ units: { e: elephant('red', '0505') } });
  expect(strike(beast, 1).state.causes).toMatchObject([{ rules: ['CSW-MOR-03'], units: [0] }]);
});

test('[CSW-MOR-04] [CSW-LDR-07] when a leader falls, friends within three hexes check morale', () => {
  const stage = battle({
    units: {
      l: leader('red', '0505'),
      near: foot('red', '0502'),
      far: foot('red', '0501'),
      enemy: cavalry('blue', '0506'),
    },
  });
  const { causes } = strike(stage, 1).state;
  expect(causes).toMatchObject([{ rules: ['CSW-MOR-04'], units: stage.ids('near'), attackers: [] }]);
});

test('[CSW-LDR-08] when a Giant falls, only the peoples that follow Giants check morale', () => {
  const stage = battle({
    units: {
      g: giant('red', '0505', { hitsTaken: 4 }),
      o: ogre('red', '0503'),
      n: goblin('red', '0507'),
      f: foot('red', '0605'),
    },
  });
  const shaken = strike(stage, 1).state.causes.flatMap(({ units }) => units);
  expect(shaken.sort()).toEqual(stage.ids('o', 'n'));
});

test('[CSW-WAL-10] [CSW-WAL-11] hits on a wall persist; the last one makes it a level 1 hill and harms nobody', () => {
  const stage = battle({ units: { f: foot('red', '0505') }, terrain: { '0505': 'wall' } });
  const tale = beginTale(stage.battle);
  const hit = (hits: number) => {
    addLosses(tale, stage.cell('0505'), 'red', hits, { construction: true });
    takeLossesAtOnce(tale);
  };
  hit(2);
  expect(tale.state.works).toMatchObject([{ hitsTaken: 2, destroyed: false }]);
  hit(2);
  expect(tale.state.works).toMatchObject([{ hitsTaken: 3, destroyed: true }]);
  expect(stage.unit('f', tale.state).status).toBe('onMap');
});

test('[CSW-WAL-10] [CSW-GAT-04] every hit is reported as such, a gate hit once stays shut, and a miss has no effect', () => {
  const stage = battle({ units: { f: foot('red', '0101') }, terrain: { '0505': 'gate' } });
  const tale = beginTale(stage.battle);
  const hit = (hits: number) => {
    addLosses(tale, stage.cell('0505'), 'red', hits, { construction: true });
    takeLossesAtOnce(tale);
    return tale.events.flatMap((event) => (event.type === 'workChanged' ? [event] : [])).at(-1);
  };
  expect(hit(0)).toBeUndefined();
  expect(hit(1)).toMatchObject({
    what: 'hit',
    work: { open: false, destroyed: false },
    rules: ['CSW-GAT-01'],
  });
  expect(hit(5)).toMatchObject({
    what: 'destroyed',
    work: { hitsTaken: 3 },
    rules: ['CSW-GAT-01', 'CSW-GAT-04'],
  });
  const fallen = tale.events.length;
  hit(1);
  expect(tale.events.slice(fallen).filter(({ type }) => type === 'workChanged')).toEqual([]);
});

test('[CSW-CBT-07] hits on a wall and losses of its men are counted separately', () => {
  const stage = battle({
    units: { f: foot('red', '0505'), g: foot('red', '0505') },
    terrain: { '0505': 'wall' },
  });
  const tale = beginTale(stage.battle);
  addLosses(tale, stage.cell('0505'), 'red', 2, { construction: true });
  addLosses(tale, stage.cell('0505'), 'red', 1);
  takeLossesAtOnce(tale);
  expect(tale.state.works).toMatchObject([{ hitsTaken: 2 }]);
  expect(fallen(stage, tale)).toEqual(['f']);
});

test('[CSW-CBT-07] an attack without effect causes no losses', () => {
  const stage = battle({ units: { f: foot('red', '0505') } });
  const tale = beginTale(stage.battle);
  addLosses(tale, stage.cell('0505'), 'red', 0);
  expect(tale.events).toEqual([]);
});

test('[CSW-CBT-06] leaders who differ only in their hits are unequal', () => {
  const stage = battle({
    units: { a: warrior('red', '0505', 'N', { hitsTaken: 1 }), b: warrior('red', '0505') },
  });
  const tale = strike(stage, 1, true);
  expect(tale.state.questions).toMatchObject([{ kind: 'chooseLoss', units: stage.ids('a', 'b') }]);
  expect(chooseLossDesk.standIn(tale.state, 'red')).toEqual({ type: 'chooseLoss', unit: stage.id('a') });
  const wrong = { type: 'chooseLoss' as const, unit: 99 };
  expect(inPlainEnglish(chooseLossOrder.check(tale.state, 'red', wrong))).toMatchObject({
    because: 'it is not among the units in 0505 that can take this loss',
  });
});

test('[CSW-CBT-07] [CSW-P-19] after a choice the losses of the other hexes still wait', () => {
  const stage = battle({
    phasing: 'red',
    units: {
      a: warrior('red', '0505', 'N', { hitsTaken: 1 }),
      b: warrior('red', '0505'),
      c: foot('red', '0606'),
    },
  });
  const tale = beginTale(stage.battle);
  addLosses(tale, stage.cell('0505'), 'red', 2);
  addLosses(tale, stage.cell('0606'), 'red', 1);
  takeLosses(tale, true);
  chooseLossOrder.decide(tale, 'red', { type: 'chooseLoss', unit: stage.id('b') }, dice());
  expect(tale.state.dueLosses).toMatchObject([
    { cell: stage.cell('0505'), losses: 1 },
    { cell: stage.cell('0606'), losses: 1 },
  ]);
});

test('[CSW-UND-05] [CSW-DIS-05] units destroyed by any attack are destroyed under their own clause, and no die is reported', () => {
  const stage = battle({
    modules: ['undead'],
    units: {
      z: foot('red', '0505', 'N', { undead: true, dormant: true }),
      m: riderlessMount('red', '0606'),
      a: foot('blue', '0506'),
    },
  });
  const by = (hex: string) => {
    const tale = beginTale(stage.battle);
    const attack = {
      side: 'blue',
      units: stage.ids('a'),
      target: stage.cell(hex),
      construction: false,
      underground: false,
    } as const;
    expect(rollAttack(tale, 'melee', attack, 5, [], dice())).toBe(0);
    addLosses(tale, attack.target, 'red', 0);
    takeLossesAtOnce(tale);
    return tale.events;
  };
  expect(by('0505')[0]).toMatchObject({ type: 'attackRolled', column: 0, defence: 0, row: 0, losses: 0 });
  expect(by('0505').find(({ type }) => type === 'unitEliminated')).toMatchObject({ rules: ['CSW-UND-05'] });
  expect(by('0606').find(({ type }) => type === 'unitEliminated')).toMatchObject({ rules: ['CSW-DIS-05'] });
});

test('[CSW-WAL-10] an attack that does not harm a wall is not in the story', () => {
  const stage = battle({ terrain: { '0505': 'wall' }, units: { a: ogre('blue', '0506') } });
  const tale = beginTale(stage.battle);
  damageConstruction(tale, stage.cell('0505'), 0);
  damageConstruction(tale, stage.cell('0404'), 2);
  expect(tale.events).toEqual([]);
});

test('[CSW-TOW-01] [CSW-GAT-01] [CSW-GAT-04] a tower takes four hits, a gate three, each by its own clause', () => {
  const hit = (terrain: 'wall' | 'tower' | 'gate', hits: number) => {
    const stage = battle({ terrain: { '0505': terrain }, units: { a: ogre('blue', '0506') } });
    const tale = beginTale(stage.battle);
    damageConstruction(tale, stage.cell('0505'), hits);
    return tale.events[0];
  };
  expect(hit('wall', 3)).toMatchObject({ what: 'destroyed', rules: ['CSW-WAL-10', 'CSW-WAL-11'] });
  expect(hit('tower', 3)).toMatchObject({ what: 'hit', rules: ['CSW-TOW-01'] });
  expect(hit('tower', 4)).toMatchObject({ what: 'destroyed', rules: ['CSW-TOW-01', 'CSW-WAL-11'] });
  expect(hit('gate', 3)).toMatchObject({ what: 'destroyed', rules: ['CSW-GAT-01', 'CSW-GAT-04'] });
});

test('[CSW-DIS-05] [CSW-UND-05] an attack that needs no die says why', () => {
  const rulesOf = (target: ReturnType<typeof unit>) => {
    const stage = battle({ modules: ['undead'], units: { a: ogre('blue', '0506'), target } });
    const tale = beginTale(stage.battle);
    const attack = { side: 'blue', units: [0], target: stage.cell('0505') } as const;
    rollAttack(tale, 'melee', { ...attack, construction: false, underground: false }, 9, [], dice());
    return tale.events[0]?.rules;
  };
  expect(rulesOf(riderlessMount('red', '0505'))).toEqual(['CSW-DIS-05']);
  expect(rulesOf(foot('red', '0505', { undead: true, dormant: true }))).toEqual(['CSW-UND-05']);
});

test('[CSW-R-11] [CSW-UND-05] undead whose commander falls in the same segment were still in command when attacked', () => {
  const stage = battle({
    map: { columns: 16, rows: 16 },
    modules: ['undead'],
    phasing: 'blue',
    step: 'fireFirst',
    units: {
      ...Object.fromEntries([...'abcd'].map((name) => [name, unit('LB', 'blue', '0308')])),
      e: unit('LB', 'blue', '0710'),
      z: unit('Z2', 'red', '0303', { firedThisTurn: true }),
      u: lightFoot('red', '0705', { undead: true }),
      v: lightFoot('red', '0705', { undead: true }),
    },
  });
  const declared = play(stage.battle, { type: 'fire', units: stage.ids('a', 'b', 'c', 'd'), hex: '0303' });
  const both = play(declared, { type: 'fire', units: stage.ids('e'), hex: '0705' });
  const { events } = tell(both, { type: 'done' }, 1, 1);
  const gone = events.flatMap((event) => (event.type === 'unitEliminated' ? [event.unit] : []));
  expect(gone).toEqual(stage.ids('z', 'u'));
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'unitsMarked',
      units: stage.ids('v'),
      rules: ['CSW-UND-04', 'CSW-R-95'],
    }),
  );
});
