import type { Words } from '@warmoot/kernel';
import { lessons } from './lessons.ts';
import { names } from './names.ts';
import { orders } from './orders.ts';
import { ownWork } from './ownWork.ts';
import { reference } from './reference.ts';
import { refusals } from './refusals.ts';
import { scenarioNames } from './scenarioNames.ts';
import { scenarios } from './scenarios.ts';
import { scene } from './scene.ts';
import { story } from './story.ts';

/**
 * City State Warfare in German: phrases, and sentences with `{1}` for their values, by their English. A sentence that
 * is added with `say` needs its line here (german.test.ts).
 */
export const german: Words = {
  ...lessons,
  ...reference,
  ...scenarios,
  ...scenarioNames,
  ...names,
  ...scene,
  ...story,
  ...orders,
  ...refusals,
  ...ownWork,
};
