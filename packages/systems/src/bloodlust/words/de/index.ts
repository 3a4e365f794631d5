import type { Words } from '@warmoot/kernel';
import { army } from './army.ts';
import { battles } from './battles.ts';
import { former } from './former.ts';
import { ledger } from './ledger.ts';
import { magic } from './magic.ts';
import { names } from './names.ts';
import { reference } from './reference.ts';
import { refusals } from './refusals.ts';
import { scene } from './scene.ts';
import { story } from './story.ts';

/** Blood Lust in German: phrases, and sentences with `{1}` for their values, by their English. */
export const german: Words = {
  ...scene,
  ...story,
  ...refusals,
  ...battles,
  ...magic,
  ...names,
  ...ledger,
  ...army,
  ...reference,
  ...former,
};
