import type { Model } from '../../data/models.ts';
import { SCALES, type Scale } from '../../data/scales.ts';
import { conditionOf, type Frame } from '../casualties/stages.ts';

/** BLD-CRE-17, BLD-R-91: what a model can take at a scale. */
export const frameAt = ({ crew, body, hasStages }: Model, scale: Scale): Frame => {
  const times = SCALES[scale].castingsTimes;
  return { crew: crew * times, body: body * times, hasStages };
};

/** BLD-R-64: as how many castings a model fights after hits; machines fight with the crew they have left. */
export const strengthOf = (model: Model, hits: number, scale: Scale): number => {
  const { crewLeft, isEliminated } = conditionOf(frameAt(model, scale), hits);
  if (isEliminated) return 0;
  return model.strength === 'crew' ? crewLeft : model.strength * SCALES[scale].castingsTimes;
};

/** BLD-R-65: an impaired model has half its rate, in half inches at 15 mm. */
export const halvesOfRate = ({ rate }: Model, isImpaired: boolean): number => (isImpaired ? rate : 2 * rate);
