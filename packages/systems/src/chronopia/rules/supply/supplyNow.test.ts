import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { withoutGhosts } from './supplyNow.ts';

test('[CHR-HID-21] [CHR-R-74] an army seen earlier and no longer bars no supply; one in sight does', () => {
  const campaign = campaignFrom({
    turn: 9,
    armies: [
      { at: '0101', name: 'Host', raisedTurn: 1 },
      { at: '0301', name: 'Ghost', owner: 1, raisedTurn: 6 },
      { at: '0501', name: 'Foe', owner: 1, raisedTurn: 8 },
    ],
  });
  const names = (view: typeof campaign) => view.armies.flatMap((army) => army?.name ?? []);
  expect(names(withoutGhosts({ ...campaign, seenBy: 0 }))).toEqual(['Host', 'Foe']);
  expect(names(withoutGhosts(campaign))).toEqual(['Host', 'Ghost', 'Foe']);
});
