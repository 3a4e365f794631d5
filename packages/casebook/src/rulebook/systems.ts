/** Every rulebook: the prefix of its clause ids and its files, in reading order. */
export const RULEBOOKS = {
  practice: { prefix: 'PRC', files: ['practice.md'] },
  csw: { prefix: 'CSW', files: ['csw.md'] },
  grand: { prefix: 'GRD', files: ['grand.md'] },
  citystates: { prefix: 'CST', files: ['citystates.md'] },
  bloodlust: { prefix: 'BLD', files: ['bloodlust.md'] },
  chronopia: { prefix: 'CHR', files: ['chronopia.md', 'chronopia-data.md'] },
  moot: { prefix: 'MOT', files: ['moot.md'] },
} as const satisfies Record<string, { prefix: string; files: readonly string[] }>;

export type RulebookName = keyof typeof RULEBOOKS;
/** All but the house rules, which hold for every table and belong to no system. */
export type SystemName = Exclude<RulebookName, 'moot'>;

export const isRulebookName = (name: string): name is RulebookName => Object.hasOwn(RULEBOOKS, name);
export const isSystemName = (name: string): name is SystemName => name !== 'moot' && isRulebookName(name);

export const SYSTEM_NAMES: readonly SystemName[] = Object.keys(RULEBOOKS).filter(isSystemName);
