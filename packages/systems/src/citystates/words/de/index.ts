import type { Words } from '@warmoot/kernel';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { orders } from './orders.ts';
import { refusals } from './refusals.ts';
import { scene } from './scene.ts';
import { story } from './story.ts';

/**
 * City-States in German: phrases, and sentences with `{1}` for their values, by their English. Names of boards and
 * people stay as they are.
 */
export const german: Words = { ...names, ...cards, ...scene, ...story, ...orders, ...refusals };
