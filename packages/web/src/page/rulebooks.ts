/** The rulebooks of the shelf, by the prefix of their clauses. */
export const RULEBOOKS = {
  CSW: 'csw',
  GRD: 'grand',
  CST: 'citystates',
  BLD: 'bloodlust',
  CHR: 'chronopia',
  PRC: 'practice',
  MOT: 'moot',
} as const;

export type RulebookName = (typeof RULEBOOKS)[keyof typeof RULEBOOKS];

export const rulebookOf = (clause: string): RulebookName | undefined =>
  (RULEBOOKS as Readonly<Record<string, RulebookName>>)[clause.slice(0, 3)];
