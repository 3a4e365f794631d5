import { declineMeleeDesk } from '../rules/caltrops/decline.ts';
import { chooseLossDesk } from '../rules/combat/losses.ts';
import { advanceDesk } from '../rules/melee/advance.ts';
import { meleeDesk } from '../rules/melee/attack.ts';
import { payBonusDesk } from '../rules/mercenaries/bonus.ts';
import { placeDisplacedDesk } from '../rules/mercenaries/displacement.ts';
import { fireDesk } from '../rules/missile/fire.ts';
import { opportunityDesk } from '../rules/missile/opportunity.ts';
import { leadersFollowDesk, retreatDesk } from '../rules/morale/retreat.ts';
import { moveDesk } from '../rules/movement/moveDesk.ts';
import { rallyDesk } from '../rules/rally/rally.ts';
import { routMoveDesk } from '../rules/rout/routMove.ts';
import { chooseSideADesk, setUpDesk } from '../rules/setup/desks.ts';
import { gateDesk } from '../rules/siege/gates.ts';
import { evadeDesk } from '../rules/skirmish/evade.ts';
import { tunnelDesk } from '../rules/tunnels/tunnelDesk.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { deciderOf } from './decider.ts';
import type { Desk, Question } from './decisions.ts';
import type { StepName } from './sequence.ts';

/** The desk of each step that waits for a side (CSW-P-14). */
const STEP_DESKS: Partial<Record<StepName, Desk>> = {
  chooseSideA: chooseSideADesk,
  setUpFirst: setUpDesk,
  setUpSecond: setUpDesk,
  halfStart: gateDesk,
  rally: rallyDesk,
  tunnels: tunnelDesk,
  routMoves: routMoveDesk,
  move: moveDesk,
  fireFirst: fireDesk,
  fireSecond: fireDesk,
  meleeFirst: meleeDesk,
  meleeSecond: meleeDesk,
  advanceFirst: advanceDesk,
  advanceSecond: advanceDesk,
};

/** The desk of each interruption. */
const QUESTION_DESKS: Partial<Record<Question['kind'], Desk>> = {
  retreat: retreatDesk,
  leadersFollow: leadersFollowDesk,
  chooseLoss: chooseLossDesk,
  opportunity: opportunityDesk,
  evade: evadeDesk,
  declineMelee: declineMeleeDesk,
  payBonus: payBonusDesk,
  placeDisplaced: placeDisplacedDesk,
};

export interface OpenDesk {
  readonly side: Side;
  readonly desk: Desk;
  /** Interruptions wait for an answer even if only one is legal; steps with nothing to decide are skipped. */
  readonly question: boolean;
}

/** The decision that is open now, if any: the first question, otherwise the step's. */
export const openDesk = (battle: Battle): OpenDesk | undefined => {
  if (battle.end !== null) return undefined;
  const [question] = battle.questions;
  if (question !== undefined) {
    const desk = QUESTION_DESKS[question.kind];
    if (desk === undefined) throw new Error(`nobody can answer ${question.kind}`);
    return { side: question.side, desk, question: true };
  }
  const side = deciderOf(battle);
  const desk = STEP_DESKS[battle.step];
  return side === null || desk === undefined ? undefined : { side, desk, question: false };
};
