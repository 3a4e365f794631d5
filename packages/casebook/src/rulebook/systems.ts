/** The systems that have a rulebook: the prefix of their clause ids and their files, in reading order. */
export const RULEBOOKS = {
  practice: { prefix: 'PRC', files: ['practice.md'] },
  csw: { prefix: 'CSW', files: ['csw.md'] },
  grand: { prefix: 'GRD', files: ['grand.md'] },
  citystates: { prefix: 'CST', files: ['citystates.md'] },
  bloodlust: { prefix: 'BLD', files: ['bloodlust.md'] },
  chronopia: { prefix: 'CHR', files: ['chronopia.md', 'chronopia-data.md'] },
} as const satisfies Record<string, { prefix: string; files: readonly string[] }>;

export type SystemName = keyof typeof RULEBOOKS;

export const SYSTEM_NAMES = Object.keys(RULEBOOKS) as readonly SystemName[];

export const isSystemName = (name: string): name is SystemName => Object.hasOwn(RULEBOOKS, name);
