import type { Player, Thought } from '@warmoot/kernel';
import { type Desk, openDeskOf } from '../engine/desks.ts';
import type { GrandOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';
import { nextDeed } from './marching.ts';
import { planDeployment, planHire, planSetUp, planStage, planWinter } from './planning.ts';
import type { Temper } from './temper.ts';

/** GRD-R-65, GRD-PLY-19: a computer kingdom, by the same commands, from what everybody can see. */
export const kingdomPlayer = (name: string, temper: Temper): Player<Game, GrandOrder> => ({
  name,
  choose: (game, seat): Thought<GrandOrder> | undefined => {
    const own = numberOf(seat);
    const desk: Desk | undefined = openDeskOf(game, own);
    if (desk === undefined) return undefined;
    if (game.battle?.asks != null) return { command: desk.standIn(), reasons: ['the standard choice'] };
    switch (game.phase) {
      case 'setUp':
        return planSetUp(game, own);
      case 'stage':
        return planStage(game, own);
      case 'market':
        return planHire(game, own);
      case 'placement':
        return planWinter(game, own, temper);
      case 'deployment':
        return planDeployment(game, own);
      default:
        return nextDeed(game, own, temper);
    }
  },
});
