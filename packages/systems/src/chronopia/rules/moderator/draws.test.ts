import { type DiceSource, eventsIn, Match, MODERATOR, rollsIn, type Seat, SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { chronopia } from '../../index.ts';
import { reportFor } from '../../report/reportFor.ts';
import type { Campaign } from '../../state/state.ts';
import { smallCampaign } from '../../testkit/laws.ts';

/** Karsk and Thorn try to grow; then two hosts at war stand in one hex and must declare their intents. */
const table = (): Campaign => ({
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [{ treasury: 2000 }, { treasury: 2000 }],
    cities: [
      { at: '0202', name: 'Karsk', owner: 0, size: 3 },
      { at: '0208', name: 'Thorn', owner: 0, size: 3 },
      { at: '1010', name: 'Gorm', owner: 1 },
    ],
    armies: [
      { at: '0606', name: 'Host', owner: 0, size: 6 },
      { at: '0606', name: 'Warband', owner: 1, size: 6 },
    ],
  }),
  options: smallCampaign({
    moderator: true,
    lastTurn: 30,
    calamities: false,
    empires: [
      { name: 'Aldmark', race: 'FB' },
      { name: 'Brakka', race: 'BB' },
    ],
  }),
  window: { name: 'orders', asked: [0, 1], ready: [] },
});

/** Each die shows what `face` returns for its label and the number of earlier rolls. */
const dice = (face: (label: string, before: number) => number): DiceSource => {
  let rolled = 0;
  return {
    roll: (sides, label) => ((face(label, rolled++) - 1) % sides) + 1,
    save: () => rolled,
    restore: (saved) => {
      rolled = saved as number;
    },
  };
};
const REASON = { reason: 'so it is' };
const ORDERS = ['Karsk', 'Thorn'].map((unit) => ({ s: 'order', unit, actions: [{ a: 'grow' }] }) as const);

const begin = (source: DiceSource = dice((_, before) => 5 + before)) => {
  const campaign = table();
  const match = Match.from(chronopia, campaign.options, campaign, source);
  match.submit('e1', { type: 'orders', statements: ORDERS });
  return match;
};
type Game = ReturnType<typeof begin>;
const toIntents = (match: Game): Game => {
  for (const seat of ['e1', 'e2']) expect(match.submit(seat, { type: 'ready' }).ok).toBe(true);
  expect(match.state.window?.name).toBe('intents');
  return match;
};
const force = (match: Game, label: string, ...values: number[]) =>
  match.submit(MODERATOR, { type: 'forceDraw', label, values, ...REASON });
const drawnFor = ({ state }: Game, label: string): number[] =>
  state.drawn.filter(({ why }) => why === label).map(({ value }) => value);
const growthTold = ({ state }: Game): string[] =>
  (state.reports[0] ?? []).map(({ text }) => text).filter((text) => text.includes('to grow'));
const storyOf = (match: Game, seat: Seat): string[] =>
  match.log.flatMap((item) =>
    eventsIn(item).flatMap((event) => chronopia.story(match.state, event, seat).map(({ text }) => text)),
  );

test('[CHR-MOD-01] [CHR-GEN-06] a draw the moderator forces has that value and does not count as a die roll', () => {
  const match = begin();
  expect(force(match, 'grow:Karsk', 20).ok).toBe(true);
  toIntents(match);
  expect(match.state.cities[0]?.size).toBe(4);
  const events = match.log.flatMap((item) => eventsIn(item));
  expect(rollsIn(events).map(({ why }) => why)).not.toContain('grow:Karsk');
  expect(events.flatMap(({ settled = [] }) => settled)).toEqual([
    { why: 'grow:Karsk', sides: 20, value: 20 },
  ]);
  expect(match.state.settled).toEqual([]);
});

test('[CHR-MOD-03] [CHR-RPT-01] a forced draw is in the log of overrides and in the moderator’s report', () => {
  const match = begin();
  force(match, 'grow:Karsk', 20);
  force(match, 'grow:Karsk', 1);
  expect(match.state.overrides).toEqual([
    { turn: 4, what: 'draw grow:Karsk', reason: 'so it is', before: 'null', after: '[20]' },
    { turn: 4, what: 'draw grow:Karsk', reason: 'so it is', before: '[20]', after: '[1]' },
  ]);
  toIntents(match);
  expect(match.state.cities[0]?.size).toBe(3);
  for (const format of ['text', 'html', 'json'] as const)
    for (const word of ['draw grow:Karsk', 'grow:Thorn'])
      expect(reportFor(match.viewOf(MODERATOR), MODERATOR, format)).toContain(word);
  expect(storyOf(match, MODERATOR)).toContain('Settled beforehand: grow:Karsk is 1.');
});

test('[CHR-HID-20] [CHR-HID-22] no seat can tell whether a die was rolled or forced', () => {
  const fell = toIntents(begin(dice((label) => (label === 'grow:Karsk' ? 20 : 3))));
  const forced = begin(dice(() => 3));
  force(forced, 'grow:Karsk', 20);
  toIntents(forced);
  for (const seat of ['e1', 'e2', SPECTATOR]) {
    expect(forced.viewOf(seat)).toEqual(fell.viewOf(seat));
    expect(storyOf(forced, seat)).toEqual(storyOf(fell, seat));
  }
});

test('[CHR-MOD-01] a forced value beyond the highest face counts as that face; several dice are forced in order', () => {
  const match = begin();
  force(match, 'grow:Karsk', 99);
  force(match, 'battle:none', 5, 6);
  toIntents(match);
  expect(drawnFor(match, 'grow:Karsk')).toEqual([20]);
  expect(match.state.settled).toEqual([
    { why: 'battle:none', value: 5 },
    { why: 'battle:none', value: 6 },
  ]);
});

test('[CHR-MOD-03] a rolled-back turn runs again with the same draws and is reported once', () => {
  const match = toIntents(begin());
  const [drawn, told] = [match.state.drawn, growthTold(match)];
  expect(drawn.length).toBeGreaterThan(1);
  expect(match.submit(MODERATOR, { type: 'rollBack', ...REASON }).ok).toBe(true);
  expect(match.state.window?.name).toBe('intents');
  expect(match.state.drawn).toEqual(drawn);
  expect(growthTold(match)).toEqual(told);
  expect(match.state.settled).toEqual([]);
});

test('[CHR-MOD-01] [CHR-MOD-03] one draw is made again; all others keep their values', () => {
  const match = toIntents(begin());
  const before = drawnFor(match, 'grow:Karsk');
  const others = match.state.drawn.filter(({ why }) => why !== 'grow:Karsk');
  expect(match.submit(MODERATOR, { type: 'reroll', label: 'grow:Karsk', ...REASON }).ok).toBe(true);
  const after = drawnFor(match, 'grow:Karsk');
  expect(after).not.toEqual(before);
  expect(match.state.drawn.filter(({ why }) => why !== 'grow:Karsk')).toEqual(others);
  expect(match.state.overrides.at(-1)).toMatchObject({
    what: 'draw grow:Karsk',
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  });
  expect(growthTold(match)).toHaveLength(2);
});

test('[CHR-MOD-01] redrawn and forced values persist through another rollback', () => {
  const match = begin();
  force(match, 'grow:Thorn', 2);
  toIntents(match);
  match.submit(MODERATOR, { type: 'reroll', label: 'grow:Karsk', ...REASON });
  const again = drawnFor(match, 'grow:Karsk');
  match.submit(MODERATOR, { type: 'rollBack', ...REASON });
  expect(drawnFor(match, 'grow:Thorn')).toEqual([2]);
  expect(drawnFor(match, 'grow:Karsk')).toEqual(again);
  match.submit(MODERATOR, { type: 'reroll', label: 'grow:Thorn', ...REASON });
  expect(drawnFor(match, 'grow:Thorn')).not.toEqual([2]);
});

test('[CHR-MOD-01] only a draw that was made can be redrawn, and not once its results are published', () => {
  const match = begin();
  const reroll = (label: string) => match.submit(MODERATOR, { type: 'reroll', label, ...REASON });
  expect(reroll('grow:Karsk')).toMatchObject({ ok: false, rule: 'CHR-MOD-01' });
  toIntents(match);
  expect(reroll('grow:Nowhere')).toMatchObject({ ok: false, rule: 'CHR-MOD-01' });
  expect(match.submit('e1', { type: 'reroll', label: 'grow:Karsk', ...REASON }).ok).toBe(false);
  force(match, 'nothing of this kind', 1);
  for (let acts = 0; match.state.turn === 4 && acts < 20; acts++)
    match.submit(match.pending[0]!.seat, match.pending[0]!.standIn);
  expect(match.state.turn).toBe(5);
  expect(reroll('grow:Karsk')).toMatchObject({
    ok: false,
    rule: 'CHR-MOD-01',
    because: expect.stringContaining('published'),
  });
  expect([match.state.settled, match.state.drawn]).toEqual([[], []]);
});
