import { dice, Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { chronopia } from '../../index.ts';
import { view } from '../../knowledge/view.ts';
import type { CampaignCommand } from '../../orders/commands.ts';
import type { Statement } from '../../orders/orders.ts';
import { Command } from '../../orders/schemas.ts';
import { readWritten } from '../../orders/written.ts';
import type { Campaign, WindowName } from '../../state/state.ts';
import { smallCampaign } from '../../testkit/laws.ts';
import { lockOrders } from '../execution/lock.ts';

const table = (given: GivenCampaign = {}, name: WindowName = 'orders'): Campaign => ({
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [{ treasury: 2000 }, { treasury: 2000 }],
    cities: [
      { at: '0202', name: 'Karsk', owner: 0 },
      { at: '1010', name: 'Gorm', owner: 1 },
    ],
    armies: [
      { at: '0606', name: 'Host', owner: 0, size: 6 },
      { at: '1010', name: 'Warband', owner: 1, size: 6 },
    ],
    ...given,
  }),
  options: smallCampaign({
    lastTurn: 30,
    calamities: false,
    empires: [
      { name: 'Aldmark', race: 'FB' },
      { name: 'Brakka', race: 'BB' },
    ],
  }),
  window: { name, asked: [0, 1], ready: [] },
});
const begin = (campaign: Campaign = table()) =>
  Match.from(chronopia, campaign.options, campaign, seededDice('windows'));
const HOLD: Statement = { s: 'order', unit: 'Host', actions: [{ a: 'hold', with: [] }] };

test('[CHR-PLAY-01] each command is accepted in its window, from those who must act in it', () => {
  const match = begin();
  expect(match.submit('e1', { type: 'declare', empire: 1, stance: 'Neutral' })).toMatchObject({
    ok: false,
    rule: 'CHR-PLAY-01',
  });
  expect(match.submit('e1', { type: 'intents', statements: [] })).toMatchObject({
    ok: false,
    rule: 'CHR-PLAY-01',
  });
  const alone = begin({ ...table(), window: { name: 'orders', asked: [1], ready: [] } });
  expect(alone.submit('e1', { type: 'ready' })).toMatchObject({ ok: false, rule: 'CHR-PLAY-01' });
});

test('[CHR-PLAY-05] a window closes when all who must act are ready', () => {
  const match = begin();
  match.submit('e1', { type: 'ready' });
  expect([match.state.window?.name, match.state.turn]).toEqual(['orders', 4]);
  match.submit('e2', { type: 'ready' });
  expect([match.state.window?.name, match.state.turn]).toEqual(['diplomacy', 5]);
});

test('[CHR-TRN-02] orders are cleared when the next turn begins', () => {
  const match = begin();
  match.submit('e1', { type: 'orders', statements: [HOLD] });
  match.submit('e1', { type: 'ready' });
  match.submit('e2', { type: 'ready' });
  expect(match.state.sheets[0]?.statements ?? []).toEqual([]);
});

test('[CHR-GRM-04] a file for another turn or empire is refused as a whole', () => {
  const match = begin();
  const send = (more: object) => match.submit('e1', { type: 'orders', statements: [HOLD], ...more });
  expect(send({ turn: 3 })).toMatchObject({ ok: false, rule: 'CHR-GRM-04' });
  expect(send({ empire: 'Brakka' })).toMatchObject({ ok: false, rule: 'CHR-GRM-04' });
  expect(send({ turn: 4, empire: 'aldmark' }).ok).toBe(true);
});

test('[CHR-GRM-06] [CHR-GRM-02] a later file replaces the earlier one; a single order replaces that unit’s lines', () => {
  const match = begin();
  const other: Statement = { s: 'order', unit: 'Karsk', actions: [{ a: 'grow' }] };
  match.submit('e1', { type: 'orders', statements: [HOLD, other] });
  match.submit('e1', { type: 'order', statement: { ...HOLD, unit: 'HOST' } });
  expect(match.state.sheets[0]?.statements).toEqual([other, { ...HOLD, unit: 'HOST' }]);
  match.submit('e1', { type: 'orders', statements: [HOLD] });
  expect(match.state.sheets[0]?.statements).toEqual([HOLD]);
});

test('[CHR-GRM-08] intents accept only statements about battles', () => {
  const meeting = table({ step: 'T10' }, 'intents');
  expect(begin(meeting).submit('e1', { type: 'intents', statements: [HOLD as never] })).toMatchObject({
    ok: false,
    rule: 'CHR-GRM-08',
  });
  const intent = { s: 'intent', army: 'Host', intent: 'RUN' } as const;
  const match = begin(meeting);
  match.submit('e1', { type: 'intents', statements: [intent] });
  expect(match.state.sheets[0]?.battle).toEqual([intent]);
});

test('[CHR-PLAY-01] [CHR-GRM-08] forced-wound lists are accepted with the intents, as a command and as text', () => {
  const match = begin(table({ step: 'T10' }, 'intents'));
  const list = { s: 'wounds', army: 'Host', refs: ['fb-levy'] } as const;
  const command = { type: 'intents', statements: [list] } as const;
  expect(Command.parse(command)).toEqual(command);
  expect(readWritten(view(match.state, 'e1'), 'e1', 'WOUNDS Host: fb-levy')).toEqual({
    commands: [command],
    findings: [],
  });
  expect(match.submit('e1', command)).toMatchObject({ ok: true });
  expect(match.state.sheets[0]?.battle).toEqual([list]);
});

test('[CHR-TRN-03] [CHR-PLAY-04] effects of supply and actions count before battles, and field battles before sieges', () => {
  const statements: Statement[] = [
    {
      s: 'order',
      unit: 'Host',
      actions: [{ a: 'disband', items: [{ count: 12, profile: 'fb-swordsmen' }] }],
    },
  ];
  const campaign = table({
    armies: [
      { at: '0606', name: 'Host', owner: 0, troops: 'judge, 12 fb-swordsmen, 12 fb-swordsmen' },
      { at: '0606', name: 'Warband', owner: 1, size: 6 },
    ],
  });
  const match = begin({ ...campaign, options: { ...campaign.options, battles: 'tabletop' } });
  match.submit('e1', { type: 'orders', statements });
  match.submit('e1', { type: 'ready' });
  match.submit('e2', { type: 'ready' });
  expect(match.state.window?.name).toBe('intents');
  const size = match.state.armies[0]?.size;
  match.submit('e1', { type: 'intents', statements: [{ s: 'intent', army: 'Host', intent: 'FIGHT' }] });
  match.submit('e1', { type: 'ready' });
  match.submit('e2', { type: 'ready' });
  const [side] = match.state.battles[0]!.order.sides;
  expect(Math.floor(side.armies[0]!.pv / 100)).toBe(size);
});

test('[CHR-DIP-01] players can send each other messages at any time; nobody else can receive them', () => {
  const match = begin();
  expect(match.submit('e1', { type: 'message', to: [1], text: 'Peace?' }).ok).toBe(true);
  expect(match.viewOf('e2').messages).toMatchObject([{ from: 0, text: 'Peace?' }]);
  expect(match.submit('e1', { type: 'message', to: [7], text: 'Hello' }).ok).toBe(false);
});

const silentFor = (turns: number, given: Partial<Campaign> = {}) => {
  let campaign: Campaign = { ...table(), ...given };
  const offers: unknown[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const tale = beginTale({ ...campaign, sheets: { 1: { statements: [HOLD], battle: [] } } });
    lockOrders(tale, dice());
    offers.push(tale.events.find(({ type }) => type === 'silenceCounted')?.about?.offered);
    campaign = tale.state;
  }
  return {
    empires: campaign.empires.map(({ silent, byComputer }) => [silent, byComputer]),
    offers,
    campaign,
  };
};

test('[CHR-R-14] [CHR-PLY-02] a seat silent for two turns is offered to the moderator; after three the computer takes it', () => {
  expect(silentFor(2)).toMatchObject({
    empires: [
      [2, false],
      [0, false],
    ],
    offers: [[], [0]],
  });
  expect(silentFor(3).empires).toEqual([
    [3, true],
    [0, false],
  ]);
});

test('[CHR-R-14] orders end the silence', () => {
  const tale = beginTale({ ...silentFor(2).campaign, sheets: { 0: { statements: [HOLD], battle: [] } } });
  lockOrders(tale, dice());
  expect(tale.state.empires[0]).toMatchObject({ silent: 0, byComputer: false });
});

test('[CHR-DOW-02] [CHR-GRM-04] a bid among the orders does nothing, and only its author learns why', () => {
  const statements = [{ s: 'bid', band: 'dow-besiegers', guilders: 400 }, HOLD] as const;
  const tale = beginTale({ ...table(), sheets: { 0: { statements, battle: [] } } });
  lockOrders(tale, dice());
  const told = (empire: number) =>
    (tale.state.reports[empire] ?? []).filter(({ rules }) => rules.includes('CHR-DOW-02'));
  expect(told(0)).toMatchObject([
    {
      section: 'execution',
      text: expect.stringMatching(/^"BID .*400": Bids are made only during diplomacy/),
    },
  ]);
  expect(told(1)).toEqual([]);
});

test('[CHR-R-41] without orders, armies hold and declared states stay', () => {
  const campaign = table({
    empires: [{ name: 'Aldmark', declares: { Brakka: 'Friendly' } }, { name: 'Brakka' }],
  });
  const match = begin(campaign);
  for (const seat of ['e1', 'e2']) match.submit(seat, { type: 'ready' } as CampaignCommand);
  expect(match.state.armies[0]?.at).toBe(campaign.armies[0]?.at);
  expect(match.state.empires[0]?.declares).toEqual({ 1: 'Friendly' });
});

test('[CHR-GEN-01] [CHR-TRN-02] the turn number rises; reports are kept for two turns', () => {
  const match = begin();
  for (let nth = 0; nth < 6; nth++)
    for (const { seat, standIn } of match.pending) match.submit(seat, standIn as CampaignCommand);
  expect(match.state.turn).toBeGreaterThan(5);
  expect(match.state.reports[0]?.every(({ turn }) => turn >= match.state.turn - 1)).toBe(true);
});

test('[CHR-GEN-09] there is no weather: snow stays where it was', () => {
  const snow = Array.from({ length: 12 }, (_, row) => (row < 2 ? '*' : ' ').repeat(12));
  const match = begin(table({ snow }));
  for (const seat of ['e1', 'e2']) match.submit(seat, { type: 'ready' } as CampaignCommand);
  expect([match.state.turn, match.state.ground.snow]).toEqual([5, snow.join('')]);
});

test('[CHR-MOD-01] forces without an owner follow the moderator’s orders', () => {
  const campaign = table({
    empires: [{}, {}, { name: 'Freehold', power: 'neutral' }],
    armies: [{ at: '0606', name: 'Guard', owner: 2, size: 6 }],
  });
  const statements: Statement[] = [{ s: 'order', unit: 'Guard', actions: [{ a: 'hold', with: [] }] }];
  const tale = beginTale({ ...campaign, sheets: { 2: { statements, battle: [] } } });
  lockOrders(tale, seededDice('by hand'));
  expect(tale.state.sheets[2]?.statements).toEqual(statements);
  const alone = beginTale(campaign);
  lockOrders(alone, seededDice('by hand'));
  expect(alone.state.sheets[2]?.statements).not.toEqual(statements);
});
