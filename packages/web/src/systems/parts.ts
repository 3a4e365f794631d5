import { bloodlustPart } from './bloodlust/part.tsx';
import { chronopiaPart } from './chronopia/part.tsx';
import { citystatesPart } from './citystates/part.tsx';
import { cswPart } from './csw/part.tsx';
import { grandPart } from './grand/part.tsx';
import type { SystemPart } from './part.ts';

/** The systems that add something to the page; the others need nothing but their manifest. */
export const PARTS: readonly SystemPart[] = [
  cswPart,
  citystatesPart,
  chronopiaPart,
  grandPart,
  bloodlustPart,
];
