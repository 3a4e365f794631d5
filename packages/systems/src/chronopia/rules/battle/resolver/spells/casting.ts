import { SPELLS, spellNamed } from '../../../../data/index.ts';
import type { Spell } from '../../../../data/spells.ts';
import type { FightIndividual, FightWarband } from '../../forms.ts';
import type { Battle, Effect, Group, Model } from '../battle.ts';

/** Who would cast what. */
export interface Casting {
  readonly battle: Battle;
  readonly group: Group;
  readonly caster: Model;
  readonly spell: Spell;
}

/** CHR-AUT-20 */
export const SPELL_RANGE = 24;

/** CHR-AUT-34: no group gets the same effect twice; a caster's effects on himself have their own names. */
export const keyOf = ({ name, effect }: Spell): string => {
  if (effect.word === 'WEAKEN') return `WEAKEN ${effect.stat}`;
  return 'on' in effect && effect.on !== undefined ? name : effect.word;
};

/** CHR-AUT-34: until the end of the next turn, unless stated otherwise. */
export const addEffect = (casting: Casting, target: Group, effect: Partial<Effect>): void => {
  const { turn } = casting.battle;
  target.effects.push({
    key: keyOf(casting.spell),
    stats: {},
    abilities: [],
    rounds: 1,
    strike: { Dam: 0, times: 0 },
    until: turn + 1,
    ...effect,
  });
};

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
