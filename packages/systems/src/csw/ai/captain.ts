import type { Dice } from '@warmoot/kernel';
import { openDesk } from '../engine/desks.ts';
import { idOf } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../state/state.ts';
import { answer, facingFor } from './answers.ts';
import { bandsIn } from './bands.ts';
import { planFire } from './fire.ts';
import { planMelee } from './melee.ts';
import type { Doctrine } from './move/doctrine.ts';
import { planMoves } from './move/planMoves.ts';
import type { Intent } from './planner.ts';
import { postureOf } from './posture.ts';

/** CSW-SET-06 */
const setUp = (): Intent[] => [
  {
    order: { type: 'deployRest' },
    reason: 'a line with its strongest in the middle, shooters in the gaps, cavalry on the wings',
  },
];

/** CSW-RAL-01: every try is free. */
const rallies = (battle: Battle, side: Side): Intent[] =>
  bandsIn(battle)
    [side].filter((band) => band.troops.some(({ routed }) => routed))
    .map(({ cell }) => ({
      order: { type: 'rally', hex: idOf(boardIn(battle), cell), facing: facingFor(battle, side, cell) },
      reason: 'a rally costs nothing',
    }));

/** CSW-P-13: ground won is held, but not by shooters, and nobody leaves a wood or a hill for it. */
const advances = (battle: Battle, side: Side): Intent[] => {
  const { desk } = openDesk(battle) ?? {};
  if (desk === undefined) return [];
  const intents: Intent[] = [];
  for (const subject of desk.subjects(battle, side))
    for (const order of desk.legal(battle, side, subject)) {
      if (order.type !== 'advance') continue;
      const shooters = order.units.some((id) => {
        const unit = battle.units[id];
        return unit === undefined || typeOf(battle, unit).missile > 0;
      });
      if (!shooters) intents.push({ order, reason: 'to hold the ground that was won' });
      break;
    }
  return intents;
};

/** CSW-ROU-05: the default path is the best one by the rules. */
const routMoves = (battle: Battle, side: Side): Intent[] => {
  const open = openDesk(battle);
  return open === undefined
    ? []
    : [{ order: open.desk.standIn(battle, side), reason: 'the straightest way out' }];
};

/** What a captain would do in the open step, given his plan for movement. */
export const captainsPlan = (
  battle: Battle,
  side: Side,
  dice: Dice,
  doctrine?: Doctrine,
): readonly Intent[] => {
  const [question] = battle.questions;
  if (question !== undefined) return [answer(battle, question)];
  switch (battle.step) {
    case 'chooseSideA':
      return [{ order: { type: 'chooseSideA', side }, reason: 'the side that moves first strikes first' }];
    case 'setUpFirst':
    case 'setUpSecond':
      return setUp();
    case 'rally':
      return rallies(battle, side);
    case 'routMoves':
      return routMoves(battle, side);
    case 'move':
      return planMoves(battle, side, doctrine ?? postureOf(battle, side), dice);
    case 'fireFirst':
    case 'fireSecond':
      return planFire(battle, side);
    case 'meleeFirst':
    case 'meleeSecond':
      return planMelee(battle, side);
    case 'advanceFirst':
    case 'advanceSecond':
      return advances(battle, side);
    default:
      return [];
  }
};
