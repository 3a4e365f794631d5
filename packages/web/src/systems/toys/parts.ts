import type { SystemPart } from '../part.ts';
import { PARTS as SHIPPED } from '../parts.ts';
import { marketPart } from './market.tsx';

/** In place of `#parts` under the condition `toys`, as in the registry of the systems. */
export const PARTS: readonly SystemPart[] = [...SHIPPED, marketPart];
