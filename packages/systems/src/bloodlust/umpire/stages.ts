import type { ClauseId } from '@warmoot/kernel';
import { MODELS, type ModelName } from '../data/models.ts';
import type { Scale } from '../data/scales.ts';
import { type Condition, conditionOf } from '../rules/casualties/stages.ts';
import { frameAt, strengthOf } from '../rules/creatures/strength.ts';

export interface StagesAnswer extends Condition {
  /** All the hits it can take. */
  readonly total: number;
  readonly strength: number;
  readonly rules: readonly ClauseId[];
}

/** BLD-CAS-02, BLD-CAS-03, BLD-PLY-16: what so many hits do to a model. */
export const judgeStages = (name: ModelName, hits: number, scale: Scale): StagesAnswer => {
  const frame = frameAt(MODELS[name], scale);
  return {
    ...conditionOf(frame, hits),
    total: frame.crew + frame.body,
    strength: strengthOf(MODELS[name], hits, scale),
    rules: frame.hasStages ? ['BLD-CAS-02', 'BLD-CAS-03', 'BLD-CAS-04'] : ['BLD-CAS-05'],
  };
};
