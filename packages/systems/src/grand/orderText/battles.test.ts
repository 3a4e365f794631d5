import { type Dice, dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { GrandOrder } from '../orders/orders.ts';
import { ownFields, reportOf } from '../scene/index.ts';
import { onBoard, type War, warOf } from '../testkit/onBoard.ts';
import { orderLines } from './print.ts';
import { readOrders } from './readOrders.ts';

const BOARD = 7;
/** No card is drawn, and every recovery roll is 6. */
const AFTERMATH: Dice = { roll: (sides) => (sides === 4 ? 4 : 3) };

const SIDES = { red: { HF: 6, PK: 2, W1: 1 }, blue: { HF: 4, BA: 1, W1: 1 } } as const;
const fought = (): War => onBoard(SIDES, dice(BOARD));
const HEX = '0503';

const read = (war: War, seat: string, ...lines: readonly string[]) =>
  readOrders(war.game, seat, lines.join('\n'));
const commands = (war: War, seat: string, ...lines: readonly string[]) => {
  const { commands: all = [], findings = [] } = read(war, seat, ...lines) ?? {};
  expect(findings).toEqual([]);
  return all;
};

/** The order, written down and read again. */
const again = (war: War, seat: string, order: GrandOrder) =>
  commands(war, seat, ...orderLines(war.game, order))[0];

test('[GRD-PLY-35] SETTLE answers whichever of the three questions comes up', () => {
  const asked = warOf({
    armies: {
      a1: { owner: 'red', at: '0403', units: SIDES.red },
      a2: { owner: 'blue', at: HEX, units: SIDES.blue },
    },
  }).give('red', { type: 'attack', army: 1, hex: HEX, advance: true }, dice());
  expect(commands(asked, 'red', 'SETTLE board')).toEqual([{ type: 'settle', how: 'board' }]);
  const proposed = asked.give('red', { type: 'settle', how: 'board' }, dice());
  expect(commands(proposed, 'blue', 'SETTLE either')).toEqual([{ type: 'confirm', agree: true }]);
  expect(commands(proposed, 'blue', 'SETTLE quick')).toEqual([{ type: 'confirm', agree: false }]);
  const left = asked.give('red', { type: 'settle', how: 'either' }, dice());
  expect(commands(left, 'blue', 'SETTLE board')).toEqual([{ type: 'settle', how: 'board' }]);
  expect(read(left, 'blue', 'SETTLE bord')?.findings).toMatchObject([{ code: 'E-01', nearest: 'board' }]);
});

test('[GRD-PLY-35] [GRD-R-81] in a scaled game SETTLE enters what is left, and CONFIRM answers', () => {
  const asked = warOf({
    options: { battleSystem: 'scaled' },
    armies: {
      a1: { owner: 'red', at: '0403', regular: 2000 },
      a2: { owner: 'blue', at: HEX, regular: 1500 },
    },
  }).give('red', { type: 'attack', army: 1, hex: HEX, advance: true }, dice());
  const [entered] = commands(asked, 'red', 'SETTLE 1800 : 900');
  expect(entered).toEqual({ type: 'settle', survivors: { attacker: 1800, defender: 900 } });
  const claimed = asked.give('red', entered as GrandOrder, dice());
  expect(commands(claimed, 'blue', 'CONFIRM refuse')).toEqual([{ type: 'confirm', agree: false }]);
});

test('[GRD-PLY-35] [GRD-PLY-21] a result is one line, and reads back as it was written', () => {
  const war = fought();
  const [result] = commands(
    war,
    'red',
    `BATTLE ${HEX} - Result agreed after 6 turns: Red lost 2 Heavy Foot, unit 9; Blue left 1 Ballista; unit 9 fell with unit 1, unit 2`,
  ) as [Extract<GrandOrder, { type: 'report' }>];
  expect(result.result).toMatchObject({ ending: 'agreed', turns: 6, fellWith: { u9: ['u1', 'u2'] } });
  expect(Object.entries(result.result.fates).filter(([, fate]) => fate !== 'survived')).toEqual([
    ['u1', 'eliminated'],
    ['u2', 'eliminated'],
    ['u9', 'eliminated'],
    ['u14', 'leftField'],
  ]);
  expect(again(war, 'red', result)).toEqual(result);
});

test('[GRD-PLY-36] what is wrong with a result is said where it is wrong', () => {
  const war = fought();
  const fault = (text: string) => read(war, 'red', `BATTLE ${HEX} - ${text}`)?.findings[0];
  expect(fault('Result agreed after 6: Gold lost 1 Heavy Foot')).toMatchObject({ code: 'E-02' });
  expect(fault('Result agreed after 6: Red lost 9 Heavy Foot')).toMatchObject({ code: 'E-03' });
  expect(fault('Result agreed after 99')).toMatchObject({ code: 'E-03', clause: 'GRD-PLY-33' });
  expect(fault('Reslt agreed after 6')).toMatchObject({ code: 'E-01', nearest: 'result' });
  expect(read(war, 'red', 'BATTLE 0101 - Leave')?.findings[0]).toMatchObject({ clause: 'GRD-PLY-33' });
});

test('[GRD-PLY-35] [GRD-R-131] the other side confirms or refuses it, or both leave', () => {
  const war = fought();
  const [field] = ownFields(war.game, 'red');
  if (field === undefined) throw new Error('Red fights nowhere');
  const nothingLost = { ending: 'withdrew', withdrew: 'defender', turns: 3, fellWith: {} } as const;
  const fates = Object.fromEntries(
    field.sides.defender.groups.flatMap(({ units }) => units.map((uid) => [uid, 'leftField' as const])),
  );
  const claim = reportOf(field, { ...nothingLost, fates });
  expect(again(war, 'red', claim)).toEqual(claim);
  const claimed = war.give('red', claim, dice());
  for (const agree of [true, false]) {
    const answer = { type: 'accept' as const, battle: field.battle, agree };
    expect(again(claimed, 'blue', answer)).toEqual(answer);
  }
  expect(commands(war, 'blue', `BATTLE ${HEX} - Leave`)).toEqual([{ type: 'leave', battle: field.battle }]);
});

test('[GRD-PLY-35] [GRD-CSW-25] SHARE names types in order, or one unit for one leader', () => {
  const fell = fought().report({ 1: 'eliminated', 7: 'eliminated', 9: 'eliminated' }, AFTERMATH, {
    fellWith: { u9: ['u1', 'u7'] },
  });
  expect(commands(fell, 'red', 'SHARE Ballista, Pike')).toEqual([{ type: 'share', with: { u9: 'u7' } }]);
  const named = { type: 'share' as const, with: { u9: 'u1' } };
  expect(again(fell, 'red', named)).toEqual(named);
  expect(commands(fell, 'red', 'SHARE Ballista')).toEqual([{ type: 'share', with: {} }]);
});

test('[GRD-PLY-35] [GRD-R-77] REDEEM pays for all, for generals, for some or for nobody', () => {
  const asked = onBoard(
    { red: { HF: 4, W1: 1 }, blue: { HF: 4, BA: 1, W1: 1 }, more: { kingdoms: { blue: { stockpile: 30 } } } },
    dice(BOARD),
  ).report({ 10: 'eliminated', 11: 'eliminated' }, dice(4, 3, 4), { fellWith: { u11: ['u10'] } });
  for (const words of ['all', 'generals', 'unit 11'])
    expect(commands(asked, 'blue', `REDEEM ${words}`)).toEqual([{ type: 'redeem', leaders: [11] }]);
  expect(commands(asked, 'blue', 'REDEEM nobody')).toEqual([{ type: 'redeem', leaders: [] }]);
  expect(again(asked, 'blue', { type: 'redeem', leaders: [11] })).toEqual({ type: 'redeem', leaders: [11] });
});
