import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { CswOrder } from '../../orders/orders.ts';
import { battle, cavalry, foot, leader, riderlessMount, type Stage } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, tell } from '../../testkit/testplay.ts';
import { caltropsAttack } from './attack.ts';
import { abandonCaltropsWork, finishCaltropsWork, pickUpCaltrops } from './work.ts';

type Words = Parameters<typeof battle>[0];
const carrier = { carriesCaltrops: true };
const open = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ step: 'move', phasing: 'blue', modules: ['caltrops'], units, ...words });
const after = (stage: Stage, work: (tale: Tale) => void): Tale => {
  const tale = beginTale(stage.battle);
  work(tale);
  return tale;
};
/** `0504 placed` for every marker. */
const markers = (stage: Stage, { state }: Tale): string[] =>
  state.caltrops.map(
    (each) => `${['0404', '0504', '0604'].find((hex) => stage.cell(hex) === each.cell)} ${each.state}`,
  );
const order = (type: 'placeCaltrops' | 'takeCaltrops', hex: string): CswOrder => ({ type, unit: 0, hex });

test('[CSW-CAL-02] caltrops are not laid off the map or where others are working at them', () => {
  const edge = open({ u: foot('blue', '0501', 'S', carrier) });
  expect(judge(edge.battle, order('placeCaltrops', '0500'))).toMatchObject({ rule: 'CSW-CAL-02' });
  const busy = open(
    { u: foot('blue', '0505', 'N', carrier), v: foot('blue', '0504', 'N', { working: 'placing' }) },
    { caltrops: { '0504': 'inWork' } },
  );
  expect(judge(busy.battle, order('placeCaltrops', '0504'))).toMatchObject({ rule: 'CSW-GEO-06' });
  const heap = open({ u: foot('blue', '0505', 'N', carrier) }, { caltrops: { '0504': 'stacked' } });
  expect(judge(heap.battle, order('placeCaltrops', '0504'))).toEqual({ ok: true });
  expect(
    judge(
      open({ u: foot('blue', '0505') }, { caltrops: { '0504': 'stacked' } }).battle,
      order('takeCaltrops', '0504'),
    ),
  ).toMatchObject({
    rule: 'CSW-CAL-02',
  });
});

test('[CSW-CAL-02] a unit that takes them up starts next to them with free hands', () => {
  const words = { caltrops: { '0504': 'placed' } } as const;
  const far = open({ u: foot('blue', '0506') }, words);
  expect(judge(far.battle, order('takeCaltrops', '0504'))).toMatchObject({ rule: 'CSW-CAL-02' });
  const moved = open({ u: foot('blue', '0505', 'N', { stepsTaken: 1, spentHalf: 2 }) }, words);
  expect(judge(moved.battle, order('takeCaltrops', '0504'))).toMatchObject({ rule: 'CSW-CAL-02' });
  const mount = open({ u: riderlessMount('blue', '0505'), l: leader('blue', '0505') }, words);
  expect(inPlainEnglish(judge(mount.battle, order('takeCaltrops', '0504')))).toMatchObject({
    rule: 'CSW-R-70',
    because: 'u has no riders to take them up',
  });
});

test('[CSW-CAL-02] his move ends, and a heap already there stays a heap', () => {
  const stage = open(
    { u: foot('blue', '0505', 'N', carrier), x: foot('red', '0909') },
    { caltrops: { '0504': 'stacked', '0604': 'placed', '0404': 'placed' } },
  );
  const { after: laid, events } = tell(stage.battle, order('placeCaltrops', '0504'));
  expect(stage.unit('u', laid)).toMatchObject({ moveEnded: true, working: 'placing' });
  expect(laid.caltrops.map(({ state }) => state)).toEqual(['placed', 'stacked', 'inWork', 'placed']);
  expect(events.find(({ type }) => type === 'caltropsChanged')).toMatchObject({
    what: 'being laid',
    rules: ['CSW-CAL-02'],
  });
});

test('[CSW-P-14] a carrier is offered all adjacent hexes, a unit with free hands those with caltrops', () => {
  const kinds = (stage: Stage) =>
    offered(stage.battle).flatMap((each) =>
      each.type === 'placeCaltrops' || each.type === 'takeCaltrops' ? [`${each.type} ${each.hex}`] : [],
    );
  const words = { caltrops: { '0504': 'placed', '0605': 'placed' } } as const;
  expect(kinds(open({ u: foot('blue', '0505', 'N', carrier) }, words))).toEqual(
    ['0404', '0405', '0506', '0604'].map((hex) => `placeCaltrops ${hex}`),
  );
  expect(kinds(open({ u: foot('blue', '0505') }, words))).toEqual(['takeCaltrops 0504', 'takeCaltrops 0605']);
  expect(kinds(open({ u: foot('blue', '0505', 'N', carrier) })).length).toBe(6);
  expect(kinds(open({ u: foot('blue', '0505') }))).toEqual([]);
  expect(kinds(open({ u: foot('blue', '0505', 'N', { ...carrier, stepsTaken: 1 }) }, words))).toEqual([]);
});

test("[CSW-CAL-03] only the phasing side's work finishes, above ground, each marker by its own worker", () => {
  const stage = open(
    {
      u: foot('blue', '0504', 'N', { working: 'placing' }),
      v: foot('blue', '0604', 'N', { working: 'taking' }),
      x: foot('red', '0404', 'N', { working: 'placing' }),
    },
    { caltrops: { '0504': 'inWork', '0604': 'inWork', '0404': 'inWork' } },
  );
  const tale = after(stage, finishCaltropsWork);
  expect(markers(stage, tale)).toEqual(['0404 inWork', '0504 placed']);
  expect(['u', 'v', 'x'].map((name) => stage.unit(name, tale.state).carriesCaltrops)).toEqual([
    false,
    true,
    false,
  ]);
  expect(tale.events.flatMap((event) => (event.type === 'caltropsChanged' ? [event.what] : []))).toEqual([
    'placed',
    'taken up',
  ]);
});

test('[CSW-CAL-03] abandoned caltrops become a heap; placed and attended ones stay', () => {
  const stage = open(
    {
      u: foot('blue', '0504', 'N'),
      w: foot('blue', '0604', 'N', { working: 'placing' }),
      v: foot('blue', '0604', 'N'),
    },
    { caltrops: { '0504': 'inWork', '0604': 'inWork', '0404': 'placed' } },
  );
  expect(markers(stage, after(stage, abandonCaltropsWork))).toEqual([
    '0404 placed',
    '0504 stacked',
    '0604 inWork',
  ]);
});

test('[CSW-CAL-06] foot with free hands that arrives picks up a heap, and nothing but a heap', () => {
  const found = (unit: Words['units'][string], state: 'stacked' | 'placed' = 'stacked') => {
    const stage = open({ u: unit }, { caltrops: { '0504': state, '0604': 'stacked' } });
    return markers(stage, after(stage, pickUpCaltrops)).length === 1;
  };
  const came = { stepsTaken: 1 };
  expect(found(foot('blue', '0504', 'N', came))).toBe(true);
  expect(found(foot('red', '0504', 'N', came))).toBe(true);
  expect(found(foot('blue', '0504', 'N'))).toBe(false);
  expect(found(cavalry('blue', '0504', 'N', came))).toBe(false);
  expect(found(foot('blue', '0504', 'N', { ...came, routed: true }))).toBe(false);
  expect(found(foot('blue', '0504', 'N', { ...came, ...carrier }))).toBe(false);
  expect(found(foot('blue', '0504', 'N', { ...came, working: 'placing' }))).toBe(false);
  expect(found(foot('blue', '0504', 'N', came), 'placed')).toBe(false);
});

test('[CSW-CAL-07] [CSW-DIS-05] mounts without riders fall to caltrops without a die', () => {
  const stage = open({ m: riderlessMount('blue', '0504') }, { caltrops: { '0504': 'placed' } });
  const tale = after(stage, (each) => caltropsAttack(each, stage.ids('m'), stage.cell('0504'), dice()));
  expect(tale.events).toMatchObject([
    { type: 'unitEliminated', why: 'caltrops', rules: ['CSW-CAL-07', 'CSW-DIS-05'] },
  ]);
});

test('[CSW-CAL-08] the attack is reported as one on units in the open hex', () => {
  const stage = open({ u: cavalry('blue', '0504', 'N') }, { caltrops: { '0504': 'placed' } });
  const tale = after(stage, (each) => caltropsAttack(each, stage.ids('u'), stage.cell('0504'), dice(6)));
  expect(tale.events[0]).toMatchObject({
    type: 'attackRolled',
    kind: 'caltrops',
    attack: { side: 'red', units: [], target: stage.cell('0504'), construction: false, underground: false },
    column: 12,
    defence: 0,
    modifiers: [],
  });
});

test('[CSW-CAL-02] work in another hex does not stop anybody from laying caltrops here', () => {
  const stage = open(
    { u: foot('blue', '0505', 'N', carrier), v: foot('blue', '0604', 'N', { working: 'placing' }) },
    { caltrops: { '0604': 'inWork' } },
  );
  expect(judge(stage.battle, order('placeCaltrops', '0504'))).toEqual({ ok: true });
});

test('[CSW-CAL-03] a bystander with idle hands finishes nothing', () => {
  const stage = open(
    { idle: foot('blue', '0504', 'N'), v: foot('blue', '0504', 'N', { working: 'taking' }) },
    { caltrops: { '0504': 'inWork' } },
  );
  const tale = after(stage, finishCaltropsWork);
  expect(markers(stage, tale)).toEqual([]);
  expect(tale.events.filter(({ type }) => type === 'unitsMarked')).toMatchObject([{ units: stage.ids('v') }]);
});

test('[CSW-CAL-03] the fallen finish nothing', () => {
  const stage = open({ fell: foot('blue', 'N', { status: 'eliminated', working: 'placing' }) });
  expect(after(stage, finishCaltropsWork).events).toEqual([]);
});

test('[CSW-CAL-06] a unit that picks up a heap leaves placed caltrops in the same hex', () => {
  const stage = open({ u: foot('blue', '0504', 'N', { stepsTaken: 1 }) }, { caltrops: { '0504': 'placed' } });
  const cell = stage.cell('0504');
  const both = { ...stage.battle, caltrops: [...stage.battle.caltrops, { cell, state: 'stacked' as const }] };
  const heaped = { ...stage, battle: both };
  expect(markers(stage, after(heaped, pickUpCaltrops))).toEqual(['0504 placed']);
});
