import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopia } from '../../index.ts';
import { smallCampaign } from '../../testkit/laws.ts';

const RACES = ['FB', 'BB', 'DV', 'ST', 'SK', 'DW'] as const;

test.each([25, 36])(
  '[CHR-R-07] on a land of %i hexes per empire everybody gets through set-up, with fewer cities',
  (hexesPerEmpire) => {
    const empires = RACES.map((race, nth) => ({ name: `Realm ${'ABCDEF'[nth]}`, race }));
    const options = smallCampaign({ hexesPerEmpire, empires, lastTurn: 2 });
    const match = Match.begin(chronopia, options, seededDice('crowded'));
    for (let acts = 0; acts < 300 && match.outcome === undefined; acts++) {
      const [open] = match.pending;
      expect(match.submit(open!.seat, open!.standIn)).toMatchObject({ ok: true });
    }
    expect(match.outcome).toBeDefined();
  },
);
