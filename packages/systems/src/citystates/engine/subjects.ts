import { cacheByKey } from '@warmoot/kernel';
import type { UnitId } from '../state/unit.ts';

/** The subject of whatever concerns no piece and no place. */
export const TABLE = 'table';

/** Places go by their ids, `2,-1` or `2,-1:0`, Characters by their cards, Units by `u` and their number. */
export const unitSubject = cacheByKey((id: UnitId): string => `u${id}`);

/** Most subjects are seen not to be Units by their first letter. */
export const unitIn = (subject: string): UnitId | undefined =>
  subject[0] === 'u' && /^u\d+$/.test(subject) ? Number(subject.slice(1)) : undefined;
