import { expect, test } from 'vitest';
import type { Campaign, OpenBattle } from '../../state/state.ts';
import { pvOf } from '../forces/points.ts';
import { garrisonOf } from './garrison.ts';
import { siegeOf, stormed } from './testkit.ts';

/** The city is held, but every band of its garrison loses a third. */
const heldWithLosses = ({ order }: OpenBattle) => ({
  winner: 'B' as const,
  warbands: order.sides.flatMap(({ side, armies }) =>
    armies.flatMap(({ warbands }) =>
      warbands.map(({ id, models }) => ({
        id,
        survivors: models.map(({ type, count }) => ({
          type,
          count: side === 'B' ? Math.ceil((2 * count) / 3) : count,
        })),
      })),
    ),
  ),
});

test('[CHR-UNT-08] the garrison of a city that held is whole again', () => {
  const worth = (campaign: Campaign) => pvOf(garrisonOf(campaign, campaign.cities[0]!));
  const ran = stormed({}, {}, { outcome: heldWithLosses });
  expect(ran.of('battleFought')).toHaveLength(1);
  expect([ran.city().owner, worth(ran.state)]).toEqual([0, worth(siegeOf())]);
});
