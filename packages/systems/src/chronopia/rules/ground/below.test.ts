import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import type { Campaign } from '../../state/state.ts';
import { checkStep } from './checkStep.ts';
import { entranceMark, knowledgeOf, knownSite } from './known.ts';
import { hexAt, mover, stepFrom } from './testkit.ts';

const foot = mover();
const cavalry = mover({ class: 'CAV' });

/** An entrance in 0303; tunnels run east below row 3. */
const caves = (explored: readonly string[] = [], found = true): Campaign => {
  const campaign = campaignFrom({
    columns: 6,
    rows: 5,
    below: ['######', '######', '##tttt', '######', '######'],
    sites: { '0303': { entrance: true } },
  });
  const knowledge = {
    ...knowledgeOf(campaign, 0),
    found: found ? [entranceMark(campaign.ground, hexAt(campaign, '0303'))] : [],
    explored: explored.map((label) => hexAt(campaign, label)),
  };
  return { ...campaign, knowledge: { ...campaign.knowledge, 0: knowledge } };
};

test('[CHR-MAP-05] [CHR-UND-13] D and U change the layer at a known entrance, for one hex of movement', () => {
  expect(stepFrom(caves(), foot, '0303', 'D')).toBe('0303 below');
  expect(stepFrom(caves(), foot, '0303 below', 'U')).toBe('0303');
  expect(stepFrom(caves(), foot, '0303', 'D', { way: ['0302'] })).toBe('CHR-ARM-12');
  expect(stepFrom(caves(), foot, '0303', 'U')).toBe('CHR-MAP-03');
});

test('[CHR-UND-01] an undiscovered entrance leads nowhere', () => {
  expect(stepFrom(caves([], false), foot, '0303', 'D')).toBe('CHR-R-68');
  expect(stepFrom(caves(), foot, '0302', 'D')).toBe('CHR-R-68');
});

test('[CHR-R-68] a unit can change layer once in an action', () => {
  const known = caves(['0303 below', '0403 below']);
  expect(stepFrom(known, cavalry, '0303', 'D', { way: ['0302'] })).toBe('0303 below');
  expect(stepFrom(known, cavalry, '0303 below', 'U', { way: ['0303'] })).toBe('CHR-R-68');
});

test('[CHR-UND-02] nobody can March into unknown hexes underground', () => {
  const march = { pace: 'march' } as const;
  expect(stepFrom(caves(['0303 below']), foot, '0303 below', 3, march)).toBe('CHR-UND-02');
  expect(stepFrom(caves(['0303 below', '0403 below']), foot, '0303 below', 3, march)).toBe('0403 below');
});

test('[CHR-UND-03] cavalry enters one unknown hex per action', () => {
  const some = caves(['0303 below']);
  expect(stepFrom(some, cavalry, '0303 below', 3)).toBe('0403 below');
  expect(stepFrom(some, cavalry, '0403 below', 2, { way: ['0303 below'] })).toBe('CHR-TER-21');
});

test('[CHR-HID-24] solid rock reads as a blocked way until it is known', () => {
  const refused = checkStep(caves(), foot, hexAt(caves(), '0303 below'), 1, { pace: 'move' });
  expect(refused).toMatchObject({ ok: false, because: 'the way is blocked' });
});

test('[CHR-HID-14] an empire knows of a site what it has found; nobody sees a treasure', () => {
  const campaign = campaignFrom({
    sites: { '0202': { entrance: true, fruit: true, mine: { bonus: 0 }, treasure: true } },
  });
  const hex = hexAt(campaign, '0202');
  expect(knownSite(campaign, 0, hex)).toEqual({ mine: { bonus: 0 } });
  const found = { ...knowledgeOf(campaign, 0), found: [hex] };
  expect(knownSite({ ...campaign, knowledge: { 0: found } }, 0, hex)).toEqual({
    mine: { bonus: 0 },
    fruit: true,
  });
});
