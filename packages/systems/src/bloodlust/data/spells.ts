/** BLD-MAG-08 to BLD-MAG-12. */
export const SPELLS = [
  'Sun Burst',
  'Choking Mist',
  'Whirlwind',
  'Element Control',
  'Invincibility',
  'Nullify',
] as const;
export type Spell = (typeof SPELLS)[number];

/** BLD-MAG-10: what Element Control changes. */
export type ElementChange = 'dry waters' | 'mud' | 'dry mud';

/** BLD-R-50: how near to the caster a unit is stricken, in inches at 15 mm. */
export const SPELL_REACH = 12;
