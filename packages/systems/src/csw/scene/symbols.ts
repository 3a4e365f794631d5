import { UNITS } from '../data/units.ts';
import type { Race, UnitType } from '../units/unitType.ts';

const PRINTED: ReadonlySet<string> = new Set(UNITS.map(({ code }) => code));

const FOOT: Partial<Record<Race, readonly [plain: string, bow: string]>> = {
  elf: ['EF', 'EB'],
  dwarf: ['DF', 'DB'],
  gnome: ['DF', 'DB'],
  goblin: ['GF', 'GB'],
  orc: ['GF', 'GB'],
};

const MOUNTED: Partial<Record<Race, string>> = { elf: 'EC', goblin: 'GC', orc: 'GC' };

/** The symbol of a counter: the code of its type, or, for custom units, of the most similar printed type. */
export const symbolOf = (type: UnitType): string => (PRINTED.has(type.code) ? type.code : likest(type));

const likest = (type: UnitType): string => {
  const has = (trait: UnitType['traits'][number]): boolean => type.traits.includes(trait);
  switch (type.category) {
    case 'foot':
      if (has('pike')) return 'PK';
      return (FOOT[type.race] ?? ['HF', 'SB'])[has('bow') ? 1 : 0];
    case 'mounted':
      return MOUNTED[type.race] ?? (has('bow') ? 'HB' : 'MC');
    case 'large':
      return type.race === 'troll' ? 'TL' : 'OG';
    case 'creature':
      if (has('giant')) return 'HG';
      return has('elephant') ? 'EL' : 'TR';
    case 'engine':
      return has('stonethrower') ? 'ON' : 'BA';
    case 'leader':
      return `${has('wizard') ? 'Z' : has('priest') ? 'P' : 'W'}${type.level ?? 1}`;
    case 'riderless':
      return 'RM';
  }
};
