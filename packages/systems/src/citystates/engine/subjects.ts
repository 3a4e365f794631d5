import { cacheByNumber } from '@warmoot/kernel';
import { UNIT_IDS_PER_PLAYER, type UnitId } from '../state/unit.ts';

/** The subject of whatever concerns no piece and no place. */
export const TABLE = 'table';

const unitSubjects = cacheByNumber((block: number) =>
  cacheByNumber((serial: number) => `u${block * UNIT_IDS_PER_PLAYER + serial}`),
);

/** Places go by their ids, `2,-1` or `2,-1:0`, Characters by their cards, Units by `u` and their number. */
export const unitSubject = (id: UnitId): string =>
  unitSubjects(Math.floor(id / UNIT_IDS_PER_PLAYER))(id % UNIT_IDS_PER_PLAYER);

/** What a subject is, which its first letter shows; a fighter of a battle counts as a Character. */
export type SubjectKind = 'table' | 'unit' | 'place' | 'character';

export const kindOfSubject = (subject: string): SubjectKind => {
  if (subject === TABLE) return 'table';
  const first = subject.charAt(0);
  if (first === 'u') return 'unit';
  return first === '-' || (first >= '0' && first <= '9') ? 'place' : 'character';
};

/** Most subjects are seen not to be Units by their first letter. */
export const unitIn = (subject: string): UnitId | undefined =>
  subject[0] === 'u' && /^u\d+$/.test(subject) ? Number(subject.slice(1)) : undefined;
