import type { Words } from '@warmoot/kernel';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { orders } from './orders.ts';
import { refusals } from './refusals.ts';
import { scenarios } from './scenarios.ts';
import { scene } from './scene.ts';
import { story } from './story.ts';

/**
 * The Grand campaign in German: phrases, and sentences with `{1}` for their values, by their English. Cities and
 * generals keep their names.
 */
export const german: Words = { ...names, ...cards, ...scene, ...story, ...orders, ...refusals, ...scenarios };
