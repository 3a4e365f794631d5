import { SPELLS, spellNamed } from '../../../../data/index.ts';
import type { Spell } from '../../../../data/spells.ts';
import type { FightIndividual, FightWarband } from '../../forms.ts';

/** Envision is cast on the campaign map (CHR-R-147). */
const isForBattle = ({ effect }: Spell): boolean => effect.word !== 'ENVISION';

const battleSpells = (names: readonly string[]): Spell[] =>
  names.map(spellNamed).filter((spell) => spell !== undefined && isForBattle(spell)) as Spell[];

export const spellsOf = ({ battleSpells: names }: FightIndividual): Spell[] => battleSpells(names);

/** A caster inside a band picks two of his list for each battle (CHR-DOW-11), the first two by default (CHR-GRM-08). */
export const PICKED_BY_BANDS = 2;
export const listFor = (profile: string): string[] =>
  SPELLS.filter(({ casters }) => casters.includes(profile)).map(({ name }) => name);

export const bandSpells = ({ profile, battleSpells: names }: FightWarband): Spell[] =>
  battleSpells(names ?? listFor(profile).slice(0, PICKED_BY_BANDS));
