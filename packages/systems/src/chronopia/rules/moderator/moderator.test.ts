import { Match, MODERATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { DOGS, profileOf } from '../../data/index.ts';
import { chronopia } from '../../index.ts';
import type { CampaignCommand } from '../../orders/commands.ts';
import type { Campaign } from '../../state/state.ts';
import { smallCampaign } from '../../testkit/laws.ts';

const BANDS = DOGS.map(({ id }) => id);

const table = (given: GivenCampaign = {}, moderator = true): Campaign => ({
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [{ treasury: 2000 }, { treasury: 2000 }],
    cities: [
      { at: '0202', name: 'Karsk', owner: 0 },
      { at: '1010', name: 'Gorm', owner: 1 },
    ],
    armies: [{ at: '0202', name: 'Host', owner: 0, size: 6 }],
    ...given,
  }),
  options: smallCampaign({
    moderator,
    lastTurn: 30,
    calamities: false,
    empires: [
      { name: 'Aldmark', race: 'FB' },
      { name: 'Brakka', race: 'BB' },
    ],
  }),
  window: { name: 'orders', asked: [0, 1], ready: [] },
  dogs: [
    { band: BANDS[0]!, state: 'free', until: 0, high: null },
    { band: BANDS[1]!, state: 'offered', until: 0, high: null },
  ],
});
const begin = (campaign: Campaign = table()) =>
  Match.from(chronopia, campaign.options, campaign, seededDice('moderator'));
const REASON = { reason: 'so it is' };

test('[CHR-MOD-01] only the moderator has these powers', () => {
  const match = begin();
  expect(match.submit('e1', { type: 'pause', ...REASON })).toMatchObject({ ok: false, rule: 'CHR-MOD-01' });
  expect(match.submit(MODERATOR, { type: 'pause', ...REASON }).ok).toBe(true);
});

test('[CHR-MOD-01] [CHR-PLAY-01] a pause holds everything until it is lifted', () => {
  const match = begin();
  match.submit(MODERATOR, { type: 'pause', ...REASON });
  expect(match.submit('e1', { type: 'ready' })).toMatchObject({ ok: false, rule: 'CHR-MOD-01' });
  match.submit(MODERATOR, { type: 'resume', ...REASON });
  expect(match.submit('e1', { type: 'ready' }).ok).toBe(true);
  expect(match.submit(MODERATOR, { type: 'resume', ...REASON }).ok).toBe(false);
});

test('[CHR-MOD-01] [CHR-MOD-03] the moderator may remove an army, but not in the middle of a meeting', () => {
  const match = begin();
  const gone = { type: 'remove', what: 'army', id: 0, ...REASON } as const;
  expect(match.submit(MODERATOR, { ...gone, id: 9 })).toMatchObject({ ok: false, rule: 'CHR-MOD-01' });
  expect(match.submit(MODERATOR, gone).ok).toBe(true);
  expect(match.state.armies).toEqual([null]);
  expect(match.state.overrides.at(-1)).toMatchObject({ before: '{"name":"Host"}', after: 'null' });
  const met = { ...table(), encounters: [{ at: 0, armies: [0] }] };
  expect(begin(met).submit(MODERATOR, gone)).toMatchObject({ ok: false });
});

test('[CHR-MOD-01] the moderator may close a window before all are ready', () => {
  const match = begin();
  match.submit(MODERATOR, { type: 'closeWindow', ...REASON });
  expect(match.state.turn).toBe(5);
});

test('[CHR-MOD-01] [CHR-MOD-03] the moderator may change any field of any object, with a reason, before and after', () => {
  const match = begin();
  match.submit(MODERATOR, { type: 'edit', what: 'city', id: 0, change: { moraleSpecial: 3 }, ...REASON });
  expect(match.state.cities[0]?.moraleSpecial).toBe(3);
  expect(match.state.overrides).toEqual([
    {
      turn: 4,
      what: 'city 0',
      reason: 'so it is',
      before: '{"moraleSpecial":0}',
      after: '{"moraleSpecial":3}',
    },
  ]);
  const edit = (change: object) =>
    match.submit(MODERATOR, { type: 'edit', what: 'city', id: 0, change, ...REASON } as CampaignCommand);
  expect(edit({ colour: 'red' })).toMatchObject({ ok: false, rule: 'CHR-MOD-01' });
  for (const change of [{ at: 9999 }, { at: -1 }, { owner: 77 }, { size: 'big' }, { size: 2.5 }, { name: 3 }])
    expect(edit(change)).toMatchObject({ ok: false, rule: 'CHR-MOD-01' });
  expect(match.submit(MODERATOR, { type: 'edit', what: 'city', id: 9, change: {}, ...REASON }).ok).toBe(
    false,
  );
});

test('[CHR-HID-22] only the moderator sees overrides', () => {
  const match = begin();
  match.submit(MODERATOR, { type: 'pause', ...REASON });
  expect(match.viewOf(MODERATOR).overrides).toHaveLength(1);
  expect(match.viewOf('e1').overrides).toEqual([]);
});

test('[CHR-MOD-01] the moderator may write orders for anybody while orders are open', () => {
  const match = begin();
  const statements = [{ s: 'order', unit: 'Host', actions: [{ a: 'move', steps: [3], with: [] }] }] as const;
  expect(match.submit(MODERATOR, { type: 'orderFor', empire: 0, statements, ...REASON }).ok).toBe(true);
  expect(match.state.sheets[0]?.statements).toEqual(statements);
  expect(match.submit(MODERATOR, { type: 'orderFor', empire: 7, statements, ...REASON }).ok).toBe(false);
});

test('[CHR-MOD-01] Dogs of War are offered and withdrawn', () => {
  const match = begin();
  match.submit(MODERATOR, { type: 'offerDogs', band: BANDS[0]!, ...REASON });
  match.submit(MODERATOR, { type: 'withdrawDogs', band: BANDS[1]!, ...REASON });
  expect(match.state.dogs.map(({ state }) => state)).toEqual(['offered', 'free']);
  expect(match.submit(MODERATOR, { type: 'offerDogs', band: BANDS[0]!, ...REASON }).ok).toBe(false);
});

test('[CHR-MOD-01] calamities strike only empires that are in the campaign', () => {
  const match = begin();
  expect(match.submit(MODERATOR, { type: 'strike', empire: 0, calamity: 'famine', ...REASON }).ok).toBe(true);
  expect(match.state.overrides).toHaveLength(1);
  expect(match.submit(MODERATOR, { type: 'strike', empire: 5, calamity: 'famine', ...REASON }).ok).toBe(
    false,
  );
});

test('[CHR-MOD-01] [CHR-MOD-03] a rollback returns to the lock of this turn; if paused, it waits there', () => {
  const campaign = table({
    armies: [
      { at: '0606', name: 'Host', owner: 0, size: 6 },
      { at: '0606', name: 'Warband', owner: 1, size: 6 },
    ],
  });
  const match = begin(campaign);
  match.submit('e1', { type: 'ready' });
  match.submit('e2', { type: 'ready' });
  expect(match.state.window?.name).toBe('intents');
  match.submit(MODERATOR, { type: 'pause', ...REASON });
  expect(match.submit(MODERATOR, { type: 'rollBack', ...REASON }).ok).toBe(true);
  expect([match.state.step, match.state.paused, match.state.encounters]).toEqual(['T5lock', true, []]);
  match.submit(MODERATOR, { type: 'resume', ...REASON });
  expect(match.state.window?.name).toBe('intents');
});

test('[CHR-MOD-02] the moderator is optional: the same turn runs without one', () => {
  const match = begin(table({}, false));
  match.submit('e1', { type: 'ready' });
  match.submit('e2', { type: 'ready' });
  expect(match.state.turn).toBe(5);
});

const DRAFT = {
  profile: { ...profileOf('fb-swordsmen'), id: 'moon-guard', name: 'Moon Guard' },
  comparable: 'fb-swordsmen',
  background: 'They watch the moon.',
  miniatures: 'Any swordsmen painted white.',
};
const submitted = () => {
  const match = begin();
  match.submit('e1', { type: 'submitCreation', creation: DRAFT });
  return match;
};

test('[CHR-PCR-01] [CHR-PCR-06] a creation is submitted with the orders, and its price by the formula is reported', () => {
  const match = submitted();
  expect(match.state.submissions).toMatchObject([{ by: 0, turn: 4, state: 'open' }]);
  expect(match.state.reports[0]?.at(-1)?.text).toContain(`${match.state.submissions[0]?.price}`);
  const without = begin(table({}, false));
  expect(without.submit('e1', { type: 'submitCreation', creation: DRAFT })).toMatchObject({
    ok: false,
    rule: 'CHR-PCR-01',
  });
  expect(match.viewOf('e2').submissions).toEqual([]);
});

test('[CHR-PCR-02] [CHR-PCR-03] a submission that lacks something or changes existing troops is refused at once', () => {
  const refusal = (change: object) =>
    begin().submit('e1', { type: 'submitCreation', creation: { ...DRAFT, ...change } });
  expect(refusal({ background: '' })).toMatchObject({ ok: false, rule: 'CHR-PCR-02' });
  expect(refusal({ profile: profileOf('fb-swordsmen') })).toMatchObject({ ok: false, rule: 'CHR-PCR-03' });
});

test('[CHR-PCR-03] [CHR-PCR-04] the moderator accepts, refuses or counters; an accepted creation is its author’s alone', () => {
  const judge = (verdict: 'accepted' | 'refused' | 'countered') => {
    const match = submitted();
    match.submit(MODERATOR, { type: 'judgeCreation', submission: 0, verdict, answer: 'Well.' });
    return match;
  };
  expect(judge('accepted').state.empires.map(({ creations }) => creations.map(({ id }) => id))).toEqual([
    ['moon-guard'],
    [],
  ]);
  expect(judge('refused').state.empires[0]?.creations).toEqual([]);
  const countered = judge('countered');
  expect(
    countered.submit(MODERATOR, { type: 'judgeCreation', submission: 0, verdict: 'accepted', answer: '' }).ok,
  ).toBe(true);
  expect(
    judge('refused').submit(MODERATOR, {
      type: 'judgeCreation',
      submission: 0,
      verdict: 'accepted',
      answer: '',
    }).ok,
  ).toBe(false);
});
