import type { Question } from '../../engine/decisions.ts';
import type { Battle } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { idsOf } from '../movement/path.ts';
import type { Walk } from '../movement/walk.ts';
import { canEvade } from './evasions.ts';
import { skirmishersNear } from './skirmishers.ts';

export type EvadeQuestion = Extract<Question, { kind: 'evade' }>;

/** CSW-SKI-02, CSW-P-14 9b: the next skirmisher in hex order who has not been asked and could get away. */
export const evasionAsked = (
  battle: Battle,
  walk: Walk,
  asked: readonly UnitId[],
): EvadeQuestion | undefined => {
  const next = skirmishersNear(battle, walk).find(
    (unit) => !asked.includes(unit.id) && canEvade(battle, unit),
  );
  if (next === undefined) return undefined;
  return { kind: 'evade', side: next.side, unit: next.id, movers: idsOf(walk) };
};

/** The question that is open now: evading is possible and offered only then. */
export const openEvasion = ({ questions }: Battle): EvadeQuestion => questions[0] as EvadeQuestion;
