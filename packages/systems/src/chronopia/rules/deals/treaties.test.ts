import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { chronopia } from '../../index.ts';
import { view } from '../../knowledge/view.ts';
import type { CampaignCommand } from '../../orders/commands.ts';
import { sheetText } from '../../orders/written.ts';
import type { Campaign } from '../../state/state.ts';
import { TREATY_COMMANDS } from './treaties.ts';

const AT_TABLE: Campaign = {
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }],
  }),
  window: { name: 'orders', asked: [0, 1, 2], ready: [] },
};
const OFFER = {
  type: 'proposeTreaty',
  to: 1,
  stance: 'Friendly',
  gives: [{ term: 'pay', guilders: 200 }],
  asks: [{ term: 'permit' }, { term: 'giveMap' }],
} as const satisfies CampaignCommand;

const offered = (): Tale => {
  const tale = beginTale(AT_TABLE);
  TREATY_COMMANDS.proposeTreaty.decide(tale, 0, OFFER, undefined as never);
  return tale;
};
const answered = (accept: boolean): Campaign => {
  const tale = offered();
  TREATY_COMMANDS.answerTreaty.decide(
    tale,
    1,
    { type: 'answerTreaty', treaty: 0, accept },
    undefined as never,
  );
  return tale.state;
};
const check = (campaign: Campaign, seat: string, command: CampaignCommand) =>
  chronopia.check(chronopia.view(campaign, seat), seat, command);

test('[CHR-DIP-05] an accepted treaty is entered on both sheets, each side its own lines', () => {
  const state = answered(true);
  expect(sheetText(state, 0)).toBe('EMPIRE Aldmark\nTURN 4\nDECLARE Brakka Friendly\nPAY Brakka 200\n');
  expect(sheetText(state, 1)).toBe(
    'EMPIRE Brakka\nTURN 4\nDECLARE Aldmark Friendly\nPERMIT Aldmark\nGIVE MAP Aldmark SURFACE\n',
  );
  expect(sheetText(answered(false), 0)).toBe('EMPIRE Aldmark\nTURN 4\n');
});

test('[CHR-DIP-05] only its two sides learn of a treaty', () => {
  const { state } = offered();
  const seen = [0, 1, 2].map((me) => view(state, `e${me + 1}`).treaties?.length);
  expect(seen).toEqual([1, 1, undefined]);
  expect(JSON.stringify(view(state, 'e3'))).toBe(JSON.stringify(view(AT_TABLE, 'e3')));
});

test('[CHR-DIP-05] it waits for the other side alone, once, and lapses with its turn', () => {
  const { state } = offered();
  const yes = { type: 'answerTreaty', treaty: 0, accept: true } as const;
  expect(['e1', 'e2', 'e3'].map((seat) => check(state, seat, yes).ok)).toEqual([false, true, false]);
  expect(check(state, 'e1', OFFER)).toMatchObject({ rule: 'CHR-DIP-05' });
  expect(check(answered(true), 'e2', yes)).toMatchObject({ rule: 'CHR-DIP-05' });
  expect(check({ ...state, turn: 5 }, 'e2', yes)).toMatchObject({ rule: 'CHR-DIP-05' });
  expect(check({ ...state, turn: 5 }, 'e1', OFFER)).toEqual({ ok: true });
  expect(check(AT_TABLE, 'e1', { ...OFFER, stance: null, gives: [], asks: [] }).ok).toBe(false);
  expect(check(AT_TABLE, 'e1', { ...OFFER, to: 0 }).ok).toBe(false);
});

test('[CHR-DIP-01] whom letters and treaties reach by post: never readers of the press', () => {
  expect(chronopia.writesTo?.(OFFER)).toEqual(['e2']);
  expect(chronopia.writesTo?.({ type: 'message', to: [1, 2], text: 'Peace?' })).toEqual(['e2', 'e3']);
  expect(chronopia.writesTo?.({ type: 'press', text: 'War!' })).toEqual([]);
});
