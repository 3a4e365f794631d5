import type { Player, Thought } from '@warmoot/kernel';
import { type Desk, openDeskOf } from '../engine/desks.ts';
import type { GrandOrder } from '../orders/orders.ts';
import { fieldsOf } from '../rules/rosters/fieldOrders.ts';
import type { Game } from '../state/game.ts';
import { numberOf } from '../state/seats.ts';
import { nextDeed } from './marching.ts';
import { planDeployment, planHire, planSetUp, planStage, planWinter } from './planning.ts';
import type { Temper } from './temper.ts';

/**
 * GRD-R-65, GRD-R-67: a computer kingdom agrees to the board and leaves the choice to its enemy; two of them settle
 * their battles quickly.
 */
const battleAnswer = (game: Game, desk: Desk): Thought<GrandOrder> => {
  if (game.options.battleSystem === 'csw') {
    const question = game.battle?.asks?.question;
    if (question === 'manner')
      return { command: { type: 'settle', how: 'either' }, reasons: ['as the enemy likes'] };
    if (question === 'confirmed')
      return { command: { type: 'confirm', agree: true }, reasons: ['as the enemy likes'] };
  }
  return { command: desk.standIn(), reasons: ['the standard choice'] };
};

/** GRD-R-131: it takes the result that its enemy enters, and leaves a battle that its enemy has left. */
const fieldAnswer = (game: Game, own: number): Thought<GrandOrder> | undefined => {
  const fields = fieldsOf(game, own);
  const claimed = fields.find(({ claim }) => claim !== null && claim.by !== own);
  if (claimed !== undefined)
    return {
      command: { type: 'accept', battle: claimed.request.handedOver.battleId, agree: true },
      reasons: ['the result that the enemy has entered'],
    };
  const left = fields.find(({ leftBy }) => leftBy.length > 0 && !leftBy.includes(own));
  return (
    left && {
      command: { type: 'leave', battle: left.request.handedOver.battleId },
      reasons: ['nobody fights the battle'],
    }
  );
};

/** GRD-R-65, GRD-PLY-19: a computer kingdom, by the same commands, from what everybody can see. */
export const kingdomPlayer = (name: string, temper: Temper): Player<Game, GrandOrder> => ({
  name,
  choose: (game, seat): Thought<GrandOrder> | undefined => {
    const own = numberOf(seat);
    const desk: Desk | undefined = openDeskOf(game, own);
    if (desk === undefined) return undefined;
    if (desk.battle !== undefined) return fieldAnswer(game, own);
    if (game.battle?.asks != null) return battleAnswer(game, desk);
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
