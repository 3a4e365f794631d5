import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { checkCreation } from '../rules/moderator/submissions.ts';
import type { Campaign } from '../state/state.ts';
import { comparablesFor, creationLike, formulaPrice, withStat } from './index.ts';

const plain = campaignFrom({ empires: [{ name: 'Aldmark', race: 'FB' }] });
const VIEW: Campaign = { ...plain, options: { ...plain.options, moderator: true } };

test('[CHR-PCR-02] every entry of the own list can be the model of a creation that the rules take', () => {
  const known = comparablesFor(VIEW, 'e1');
  expect(known.length).toBeGreaterThan(5);
  for (const { id } of known) {
    const profile = creationLike(id, 'Alder Wardens')!;
    const creation = { profile, comparable: id, background: 'Rangers of old.', miniatures: 'Green cloaks' };
    expect([id, checkCreation(VIEW, 0, creation)]).toEqual([id, { ok: true }]);
  }
});

test('[CHR-PCR-06] other figures change the price by the formula', () => {
  const [first] = comparablesFor(VIEW, 'e1');
  const profile = creationLike(first!.id, 'Alder Wardens')!;
  const stronger = withStat(profile, 'CC', profile.models[0]!.CC + 5);
  expect(stronger.id).toBe('own-alder-wardens');
  expect(formulaPrice(stronger)).toBeGreaterThan(formulaPrice(profile));
});
