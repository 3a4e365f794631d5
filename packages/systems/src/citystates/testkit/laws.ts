import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { CstEvent } from '../engine/events.ts';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import type { CstOptions } from '../state/resolveOptions.ts';
import { census } from './census.ts';
import { disguise, isAlike } from './disguise.ts';

type Kit = ConformanceKit<Game, CstOrder, CstEvent, Game, CstOptions>;

export const citystatesKit: Kit = {
  system: citystates,
  options: [
    { players: 2, switches: { limit: 2 } },
    { players: 3, races: 'choose', map: 'manual', switches: { limit: 1, fog: false } },
    { players: 5, forces: 'readyMade', preset: 'full', switches: { limit: 1 } },
    {
      players: 4,
      forces: 'readyMade',
      preset: 'full',
      switches: { limit: 1, teams: true },
      teams: [1, 2, 1, 2],
    },
  ],
  longestMatch: 4_000,
  disguise,
  alike: isAlike,
  census,
};
