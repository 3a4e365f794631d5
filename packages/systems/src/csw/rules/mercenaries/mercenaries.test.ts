import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginStep, runOn } from '../../engine/engine.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { Battle } from '../../state/state.ts';
import {
  battle,
  cavalry,
  foot,
  heavyCavalry,
  leader,
  lightFoot,
  pike,
  riderlessMount,
  type Stage,
} from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, tell } from '../../testkit/testplay.ts';
import { fullAllowance } from '../movement/allowance.ts';
import { moveOrder } from '../movement/move.ts';
import { halfPointsLost, musterOf } from '../victory/counts.ts';
import { bonusFor, payBonusDesk, payBonusOrder } from './bonus.ts';
import { displaceNext, placeDisplacedDesk, placeDisplacedOrder } from './displacement.ts';
import { rollNextCompany } from './reliability.ts';

type Words = Parameters<typeof battle>[0];
const hired = { company: 'Red Hand' };
const refusedBy = (rule: string) => ({ ok: false, rule });

const open = (words: Partial<Words> & Pick<Words, 'units'>): Stage =>
  battle({ map: { columns: 12, rows: 12 }, modules: ['mercenaries'], step: 'mercenaries', ...words });
const company = (more: Words['units'] = {}, words: Partial<Words> = {}) =>
  open({
    ...words,
    units: {
      m: foot('blue', '0505', 'N', hired),
      l: leader('blue', '0506'),
      x: foot('red', '1010'),
      ...more,
    },
  });
const rolled = (stage: Stage, ...values: number[]): Tale => {
  const tale = beginTale(stage.battle);
  rollNextCompany(tale, dice(...values));
  return tale;
};
const settled = (stage: Stage, ...values: number[]): Tale => {
  const tale = rolled(stage, ...values);
  while (tale.state.questions.length === 0 && displaceNext(tale));
  return tale;
};
const effectOf = ({ companies }: Battle) => companies[0]?.effect;

test('[CSW-MER-01] a company is the mercenaries of one name; each company rolls separately', () => {
  const stage = company({ n: foot('blue', '0707', 'N', { company: 'Grey Wolves' }) });
  const tale = beginTale(stage.battle);
  expect(rollNextCompany(tale, dice(5, 4))).toBe(true);
  expect(rollNextCompany(tale, dice(3, 4))).toBe(true);
  expect(rollNextCompany(tale, dice())).toBe(false);
  expect(tale.state.companies).toEqual([
    { name: 'Red Hand', effect: 'performs' },
    { name: 'Grey Wolves', effect: 'hesitates' },
  ]);
});

test.each([
  [[1, 1], 'turns'],
  [[1, 2], 'deserts'],
  [[1, 3], 'stands'],
  [[2, 3], 'stands'],
  [[3, 3], 'hesitates'],
  [[4, 4], 'hesitates'],
  [[5, 4], 'performs'],
  [[5, 5], 'performs'],
  [[5, 6], 'plunder'],
  [[6, 6], 'fealty'],
])('[CSW-MER-02] %j: the company %s', (values, effect) => {
  expect(effectOf(rolled(company(), ...values).state)).toBe(effect);
});

test('[CSW-MER-02] guildsmen add two, and more than twelve counts as twelve', () => {
  const guild = { guilds: ['Red Hand'] };
  expect(effectOf(rolled(company({}, guild), 1, 1).state)).toBe('stands');
  const [event] = rolled(company({}, guild), 6, 6).events;
  expect(event).toMatchObject({
    type: 'companyRolled',
    total: 12,
    modifiers: [{ rule: 'CSW-MER-02', value: 2 }],
  });
});

test('[CSW-MER-02] hesitation halves the allowance, plunder fever adds one, and a company that stands cannot move', () => {
  const stage = company();
  const later = (...values: number[]) => rolled(stage, ...values).state;
  const allowance = (state: Battle) => fullAllowance(state, stage.unit('m', state));
  expect([later(3, 3), later(5, 4), later(5, 6)].map(allowance)).toEqual([2, 4, 5]);
  const order = { type: 'move', units: stage.ids('m'), path: ['0504'] } as const;
  const move = { ...order, path: [...order.path] };
  expect(moveOrder.check(later(1, 3), 'blue', move)).toMatchObject(refusedBy('CSW-MER-02'));
  expect(moveOrder.check(later(3, 3), 'blue', move)).toEqual({ ok: true });
});

test('[CSW-MER-02] the effect lasts for the movement segment, unyielding fealty for the game', () => {
  const passed = (...values: number[]) => {
    const tale = rolled(company(), ...values);
    tale.tell({ type: 'stepBegun', step: 'routMoves', rules: [] });
    const during = effectOf(tale.state);
    tale.tell({ type: 'stepBegun', step: 'fireFirst', rules: [] });
    return [during, effectOf(tale.state)];
  };
  expect(passed(3, 3)).toEqual(['hesitates', undefined]);
  expect(passed(6, 6)).toEqual(['fealty', 'fealty']);
  const sworn = rolled(company(), 6, 6);
  expect(rollNextCompany(sworn, dice())).toBe(false);
});

test("[CSW-MER-02] only the phasing side's companies roll, before its movement, and only with the module on", () => {
  const theirs = open({ units: { m: foot('red', '0505', 'N', hired), b: foot('blue', '0909') } });
  expect(rollNextCompany(beginTale(theirs.battle), dice())).toBe(false);
  const off = company({}, { modules: [] });
  expect(rollNextCompany(beginTale(off.battle), dice())).toBe(false);
  const tale = beginTale({ ...company().battle, step: 'tunnels' });
  beginStep(tale, 'mercenaries', dice());
  runOn(tale, dice(5, 4));
  expect(tale.state.step).toBe('move');
});

test('[CSW-MER-02] [CSW-MER-05] on 3 all units of the company are gone, on the map or not, and count as eliminated', () => {
  const stage = company({ n: foot('blue', 'N', { ...hired, status: 'toEnter', entryTurn: 5 }) });
  const { state } = rolled(stage, 1, 2);
  expect(['m', 'n', 'l'].map((name) => stage.unit(name, state).status)).toEqual([
    'deserted',
    'deserted',
    'onMap',
  ]);
  expect(musterOf(state, 'blue').eliminated).toBe(2);
  expect(state.causes).toEqual([]);
});

test('[CSW-MER-03] [CSW-R-66] on 4 or 5 it demands a bonus: a fifth of its points, rounded up, added to the losses', () => {
  const stage = company({ n: cavalry('blue', '0707', 'N', hired) }); // 2 + 4 points
  const tale = rolled(stage, 1, 3);
  expect(tale.state.questions).toEqual([{ kind: 'payBonus', side: 'blue', company: 'Red Hand' }]);
  expect(bonusFor(stage.battle, 'blue', 'Red Hand')).toBe(4);
  expect(payBonusDesk.standIn(tale.state, 'blue')).toMatchObject({ pay: true });
  expect(offered(tale.state)).toHaveLength(2);
  expect(offered(tale.state).filter((order) => !judge(tale.state, order).ok)).toEqual([]);
  payBonusOrder.decide(tale, 'blue', { type: 'payBonus', company: 'Red Hand', pay: true }, dice());
  expect(tale.state).toMatchObject({ questions: [], bonusPaid: { blue: 4, red: 0 } });
  expect(halfPointsLost(tale.state, 'blue')).toBe(4);
  expect(stage.unit('m', tale.state).status).toBe('onMap');
  expect(effectOf(tale.state)).toBe('stands');
});

test('[CSW-MER-03] the price is their cost in the roster, whatever they ride; mounts alone are not a company', () => {
  const stage = open({
    units: {
      m: foot('blue', '0505', 'N', { ...hired, mustered: 'HC' }), // 5 points, on foot
      r: riderlessMount('blue', '0505', 'N', hired),
      x: foot('red', '1010'),
    },
  });
  expect(bonusFor(stage.battle, 'blue', 'Red Hand')).toBe(2);
  const alone = open({ units: { r: riderlessMount('blue', '0505', 'N', hired), x: foot('red', '1010') } });
  expect(rollNextCompany(beginTale(alone.battle), dice())).toBe(false);
});

test('[CSW-MER-03] if victory counts units, a fifth of its units counts as eliminated', () => {
  const six = Object.fromEntries(
    Array.from({ length: 5 }, (_, i) => [`n${i}`, foot('blue', '0707', 'N', hired)]),
  );
  const stage = company(six);
  const victory = { kind: 'fewerEliminated', rule: 'CSW-S05-07', text: '' } as const;
  const counted = { ...stage, battle: { ...stage.battle, setup: { ...stage.battle.setup, victory } } };
  const tale = rolled(counted, 1, 3);
  payBonusOrder.decide(tale, 'blue', { type: 'payBonus', company: 'Red Hand', pay: true }, dice());
  expect(musterOf(tale.state, 'blue').eliminated).toBe(2);
});

test('[CSW-MER-03] a side that does not pay loses the company as on a 3', () => {
  const stage = company();
  const tale = rolled(stage, 2, 3);
  expect(
    payBonusOrder.check(tale.state, 'blue', { type: 'payBonus', company: 'Grey Wolves', pay: true }),
  ).toEqual(expect.objectContaining(refusedBy('CSW-MER-03')));
  expect([...payBonusDesk.legal(tale.state, 'blue', 'table')]).toHaveLength(2);
  payBonusOrder.decide(tale, 'blue', { type: 'payBonus', company: 'Red Hand', pay: false }, dice());
  expect(stage.unit('m', tale.state).status).toBe('deserted');
  expect(tale.state.bonusPaid.blue).toBe(0);
});

test('[CSW-MER-04] on 2 they change owner where they stand, facing and hits unchanged, and roll for the new one', () => {
  const stage = company({ m: foot('blue', '0505', 'SW', { ...hired, routed: true }) });
  const { state } = settled(stage, 1, 1);
  expect(stage.unit('m', state)).toMatchObject({
    side: 'red',
    roster: 'blue',
    cell: stage.cell('0505'),
    facing: 4,
    routed: true,
  });
  expect(musterOf(state, 'blue').eliminated).toBe(1);
  expect(musterOf(state, 'red')).toMatchObject({ began: 1, left: 1 });
  const next = beginTale({ ...state, phasing: 'red', companies: [] });
  rollNextCompany(next, dice(5, 4));
  expect(next.state.companies).toEqual([{ name: 'Red Hand', effect: 'performs' }]);
});

test('[CSW-MER-04] their owner moves leaders of the old side stacked with them to the nearest legal hex', () => {
  const stage = company({ k: leader('blue', '0505', 'N'), r: riderlessMount('blue', '0505', 'N') });
  const tale = settled(stage, 1, 1);
  const [question] = tale.state.questions;
  expect(question).toMatchObject({ kind: 'placeDisplaced', side: 'blue', unit: stage.id('k') });
  expect([...placeDisplacedDesk.legal(tale.state, 'blue', '')]).toHaveLength(6);
  const order = { type: 'placeDisplaced', unit: stage.id('k'), hex: '0504' } as const;
  expect(placeDisplacedOrder.check(tale.state, 'blue', { ...order, hex: '0503' })).toMatchObject(
    refusedBy('CSW-MER-04'),
  );
  expect(placeDisplacedOrder.check(tale.state, 'blue', order)).toEqual({ ok: true });
  placeDisplacedOrder.decide(tale, 'blue', order, dice());
  expect(stage.unit('k', tale.state).cell).toBe(stage.cell('0504'));
  expect(displaceNext(tale)).toBe(true);
  expect(tale.state.questions[0]).toMatchObject({ unit: stage.id('r') });
});

test('[CSW-MER-04] the new owner moves turncoats stacked with other troops of the old side', () => {
  const stage = company({
    f: foot('blue', '0505', 'N'),
    k: leader('blue', '0505', 'N'),
    p: pike('red', '0504'),
  });
  const tale = settled(stage, 1, 1);
  const [question] = tale.state.questions;
  expect(question).toMatchObject({ kind: 'placeDisplaced', side: 'red', unit: stage.id('m') });
  const choices = question?.kind === 'placeDisplaced' ? question.choices : [];
  // Not beside another type (0504), not where Blue's leader stands (0506).
  expect(choices).toEqual(['0404', '0405', '0604', '0605'].map(stage.cell));
  placeDisplacedOrder.decide(
    tale,
    'red',
    { type: 'placeDisplaced', unit: stage.id('m'), hex: '0404' },
    dice(),
  );
  expect(displaceNext(tale)).toBe(false);
  expect(stage.unit('k', tale.state).cell).toBe(stage.cell('0505'));
});

test('[CSW-MER-04] turncoats with no legal hex within three are eliminated', () => {
  const terrain = Object.fromEntries(
    [
      '0101',
      '0102',
      '0103',
      '0104',
      '0201',
      '0202',
      '0203',
      '0204',
      '0301',
      '0302',
      '0303',
      '0304',
      '0401',
      '0402',
    ]
      .concat(['0403'])
      .filter((hex) => hex !== '0101')
      .map((hex) => [hex, 'impassable' as const]),
  );
  const stage = open({
    terrain,
    units: { m: foot('blue', '0101', 'S', hired), f: foot('blue', '0101', 'S'), x: foot('red', '1010') },
  });
  expect(stage.unit('m', settled(stage, 1, 1).state).status).toBe('eliminated');
});

test('[CSW-MER-04] turncoats not yet on the map stay away', () => {
  const stage = company({ n: foot('blue', 'N', { ...hired, status: 'toEnter', entryTurn: 5 }) });
  expect(stage.unit('n', settled(stage, 1, 1).state)).toMatchObject({ status: 'deserted', side: 'blue' });
});

test('[CSW-MER-04] [CSW-TUN-05] turncoats underground reveal the tunnel', () => {
  const stage = open({
    modules: ['mercenaries', 'tunnels'],
    units: { m: foot('blue', '0505', 'N', { ...hired, underground: true }), x: foot('red', '1010') },
    tunnels: [{ knownTo: ['blue'], cells: ['0506', '0505'], breaches: { '0506': 'blue' } }],
  });
  expect(settled(stage, 1, 1).state.tunnels[0]?.knownTo).toEqual(['blue', 'red']);
});

test('[CSW-MER-05] rout and hits do not matter: a routed company rolls and stays routed', () => {
  const stage = company({ m: foot('blue', '0505', 'N', { ...hired, routed: true }) });
  expect(stage.unit('m', rolled(stage, 6, 6).state)).toMatchObject({ routed: true, morale: 8 });
});

test('[CSW-MER-02] a company due to enter rolls before it arrives; one that is not due does not', () => {
  const waiting = (entryTurn: number) =>
    open({
      turn: 2,
      units: {
        m: foot('blue', 'N', { ...hired, status: 'toEnter', entryTurn }),
        x: foot('red', '1010'),
      },
    });
  expect(effectOf(rolled(waiting(2), 3, 3).state)).toBe('hesitates');
  expect(rollNextCompany(beginTale(waiting(3).battle), dice())).toBe(false);
});

test('[CSW-MER-03] a fifth of eleven points is three, and the price is reported', () => {
  const stage = open({
    units: {
      m: heavyCavalry('blue', '0505', 'N', hired),
      n: heavyCavalry('blue', '0505', 'N', hired),
      o: lightFoot('blue', '0606', 'N', hired),
      x: foot('red', '1010'),
    },
  });
  expect(bonusFor(stage.battle, 'blue', 'Red Hand')).toBe(6);
  const tale = rolled(stage, 1, 3);
  const order = (pay: boolean) => ({ type: 'payBonus', company: 'Red Hand', pay }) as const;
  expect(inPlainEnglish(offered(tale.state))).toEqual([order(true), order(false)]);
  expect(inPlainEnglish(payBonusOrder.describe(tale.state, order(true)))).toBe(
    'pay Red Hand the bonus of 3 points',
  );
  expect(inPlainEnglish(payBonusOrder.describe(tale.state, order(false)))).toBe(
    'refuse Red Hand the bonus of 3 points',
  );
  expect(inPlainEnglish(payBonusOrder.describe(stage.battle, order(true)))).toBe('pay Red Hand the bonus');
});

test('[CSW-MER-03] in a campaign a fifth of the Battle Cost is paid in gold, without losing victory points', () => {
  const { battle: agreed } = open({
    units: {
      m: heavyCavalry('blue', '0505', 'N', hired),
      n: pike('blue', '0606', 'N', hired),
      l: leader('blue', '0606', 'N', hired),
      x: foot('red', '1010'),
    },
  });
  const { setup } = agreed;
  const campaign: Battle = { ...agreed, setup: { ...setup, victory: { ...setup.victory, asWritten: true } } };
  expect(bonusFor(campaign, 'blue', 'Red Hand')).toBe(28); // of 60 for the riders and twice 42 for the Pike
  const tale = beginTale(campaign);
  rollNextCompany(tale, dice(1, 3));
  const order = { type: 'payBonus', company: 'Red Hand', pay: true } as const;
  expect(inPlainEnglish(payBonusOrder.describe(tale.state, order))).toBe('pay Red Hand the bonus of 28 GP');
  payBonusOrder.decide(tale, 'blue', order, dice());
  expect(tale.state.bonusPaid.blue).toBe(28);
  expect(halfPointsLost(tale.state, 'blue')).toBe(0);
  expect(musterOf(tale.state, 'blue').eliminated).toBe(0);
});

test('[CSW-MER-03] [CSW-UNT-03] where units are counted, mounts without riders do not count', () => {
  const men = Object.fromEntries('abcde'.split('').map((name) => [name, foot('blue', '0707', 'N', hired)]));
  const stage = open({
    units: { ...men, r: riderlessMount('blue', '0707', 'N', hired), x: foot('red', '1010') },
    victory: 'fewerEliminated',
  });
  expect(bonusFor(stage.battle, 'blue', 'Red Hand')).toBe(1);
});

test('[CSW-MER-05] a unit that fell or fled earlier does not desert as well, nor does a company of the other side', () => {
  const stage = company({
    dead: foot('blue', 'N', { ...hired, status: 'eliminated' }),
    fled: foot('blue', 'N', { ...hired, status: 'routedOff' }),
    theirs: foot('red', '0909', 'N', hired),
  });
  const { state } = rolled(stage, 1, 2);
  expect(['m', 'dead', 'fled', 'theirs'].map((name) => stage.unit(name, state).status)).toEqual([
    'deserted',
    'eliminated',
    'routedOff',
    'onMap',
  ]);
});

test('[CSW-FAC-05] [CSW-MER-04] a leader of the new side in the hex that turncoats enter turns with them', () => {
  const terrain = Object.fromEntries(
    ['0404', '0405', '0604', '0605', '0506'].map((hex) => [hex, 'impassable' as const]),
  );
  const stage = company(
    {
      m: foot('blue', '0505', 'SE', hired),
      f: foot('blue', '0505', 'SE'),
      l: leader('blue', '0909'),
      k: leader('red', '0504', 'S'),
    },
    { terrain },
  );
  const { state } = settled(stage, 1, 1);
  expect(stage.unit('m', state)).toMatchObject({ side: 'red', cell: stage.cell('0504'), facing: 2 });
  expect(stage.unit('k', state).facing).toBe(2);
  const troops = company(
    {
      m: foot('blue', '0505', 'SE', hired),
      f: foot('blue', '0505', 'SE'),
      l: leader('blue', '0909'),
      k: foot('red', '0504', 'S'),
    },
    { terrain },
  );
  expect(troops.unit('m', settled(troops, 1, 1).state).facing).toBe(3);
});

test('[CSW-MER-04] underground they move along the tunnel to the nearest hex with room and keep their facing', () => {
  const below = { underground: true };
  const below_ = (units: Words['units'], cells = ['0508', '0507', '0506', '0505', '0504', '0503']) =>
    open({
      modules: ['mercenaries', 'tunnels'],
      units: {
        m: foot('blue', '0505', 'SE', { ...hired, ...below }),
        f: foot('blue', '0505', 'N', below),
        above: foot('red', '0504', 'S'),
        x: foot('red', '1010'),
        ...units,
      },
      tunnels: [{ knownTo: ['blue'], cells, breaches: { [cells[0] as string]: 'blue' } }],
    });
  const choices = (stage: Stage) => {
    const [question] = settled(stage, 1, 1).state.questions;
    return question?.kind === 'placeDisplaced' ? question.choices : [];
  };
  const open_ = below_({});
  expect(choices(open_)).toEqual(['0504', '0506'].map(open_.cell));
  const held = below_({ g: foot('blue', '0506', 'N', below) });
  expect(held.unit('m', settled(held, 1, 1).state)).toMatchObject({
    cell: held.cell('0504'),
    facing: 2,
    underground: true,
  });
  const jammed = below_({ g: foot('blue', '0506', 'N', below), p: pike('red', '0504', 'N', below) });
  expect(choices(jammed)).toEqual(['0503', '0507'].map(jammed.cell));
  const dead = below_({ g: foot('blue', '0506', 'N', below) }, ['0506', '0505']);
  expect(dead.unit('m', settled(dead, 1, 1).state).status).toBe('eliminated');
});

test('[CSW-MER-04] turncoats can go three hexes, not four', () => {
  const far = (free: string) => {
    const stage = open({
      map: { columns: 5, rows: 1 },
      terrain: Object.fromEntries(
        ['0201', '0301', '0401', '0501']
          .filter((hex) => hex !== free)
          .map((hex) => [hex, 'impassable' as const]),
      ),
      units: {
        m: foot('blue', '0101', 'S', hired),
        f: foot('blue', '0101', 'S'),
        x: foot('red', 'N', { status: 'toEnter', entryTurn: 1 }),
      },
    });
    return stage.unit('m', settled(stage, 1, 1).state).status;
  };
  expect([far('0401'), far('0501')]).toEqual(['onMap', 'eliminated']);
});

test("[CSW-MER-04] [CSW-P-14] leaders move before turncoats, each at their own side's choice", () => {
  const stage = company({
    f: foot('blue', '0505', 'N'),
    n: foot('blue', '0707', 'N', hired),
    k: leader('blue', '0707', 'N'),
  });
  expect(settled(stage, 1, 1).state.questions).toMatchObject([{ side: 'blue', unit: stage.id('k') }]);
});

test('[CSW-P-24] [CSW-MER-04] only a unit named in the question moves; the lowest hex is the stand-in, and the answer closes the question', () => {
  const stage = company({ k: leader('blue', '0505', 'N') });
  const { state } = settled(stage, 1, 1);
  const order = (name: string, hex: string) =>
    ({ type: 'placeDisplaced', unit: stage.id(name), hex }) as const;
  expect(inPlainEnglish(judge(state, order('l', '0404')))).toMatchObject({
    because: 'l need not make room now',
  });
  expect(placeDisplacedDesk.standIn(state, 'blue')).toEqual(order('k', '0404'));
  expect([...placeDisplacedDesk.subjects(state, 'blue')]).toEqual([`u${stage.id('k')}`]);
  for (const each of offered(state)) expect(judge(state, each)).toEqual({ ok: true });
  const { after, events } = tell(state, order('k', '0604'));
  expect(after.questions).toEqual([]);
  expect(events[0]).toMatchObject({ type: 'answered', rules: ['CSW-MER-04'] });
});

test('[CSW-MER-02] units that fell or are still to be set up do not roll', () => {
  const rolls = (flags: object) => {
    const stage = open({
      turn: 3,
      units: { m: foot('blue', 'N', { ...hired, ...flags }), x: foot('red', '1010') },
    });
    return rollNextCompany(beginTale(stage.battle), dice(4, 4));
  };
  expect(rolls({ status: 'toEnter', entryTurn: 3 })).toBe(true);
  expect(rolls({ status: 'eliminated' })).toBe(false);
  expect(rolls({ status: 'toPlace' })).toBe(false);
  const [event] = rolled(company(), 3, 4).events;
  expect(event?.rolls).toMatchObject([
    { sides: 6, value: 3 },
    { sides: 6, value: 4 },
  ]);
});

test('[CSW-MER-04] leaders of the old side find a hex, however far it is', () => {
  const terrain = Object.fromEntries(['0201', '0301', '0401'].map((hex) => [hex, 'impassable' as const]));
  const stage = open({
    map: { columns: 5, rows: 1 },
    terrain,
    units: { m: foot('blue', '0101', 'S', hired), k: leader('blue', '0101', 'S') },
  });
  expect(stage.unit('k', settled(stage, 1, 1).state)).toMatchObject({
    status: 'onMap',
    cell: stage.cell('0501'),
  });
});

test('[CSW-MER-04] a company entirely on the map changes sides whole: no unit is reported as staying away', () => {
  const types = settled(company(), 1, 1).events.map(({ type }) => type);
  expect(types).toContain('sidesChanged');
  expect(types).not.toContain('unitsDeserted');
});

test('[CSW-MER-04] fallen units do not block anybody', () => {
  const tale = settled(company({ k: leader('blue', '0505', 'N', { status: 'eliminated' }) }), 1, 1);
  expect(tale.state.questions).toEqual([]);
});
