/** CSW-CRU-02: weapons that are provided. The military pick is rated in CSW-UNT-01 (Light Foot). */
export const WEAPONS = {
  dagger: 3,
  'hand axe': 3,
  mace: 3,
  sword: 4,
  hammer: 4,
  'battle axe': 4,
  'military pick': 4,
  'morning star': 5,
  flail: 5,
  spear: 5,
  'pole arm': 5,
  halberd: 5,
  'two-handed sword': 5,
  pike: 6,
  'light mounted lance': 6,
  'medium mounted lance': 8,
  'heavy mounted lance': 10,
} as const;
export type Weapon = keyof typeof WEAPONS;

/** CSW-CRU-02: weapons a creature has by nature, at giant size. */
export const NATURAL_WEAPONS = { claws: 7, talons: 8, horn: 9, fang: 10 } as const;
export type NaturalWeapon = keyof typeof NATURAL_WEAPONS;

/** CSW-CRU-02: natural too, but without a size. */
export const UNSIZED_WEAPONS = { touch: 4, 'breath weapon': 11, glance: 12 } as const;
export type UnsizedWeapon = keyof typeof UNSIZED_WEAPONS;

/** CSW-CRU-03 */
export const SIZES = { giant: 0, large: -2, medium: -4, small: -6 } as const;
export type Size = keyof typeof SIZES;

/**
 * CSW-CRU-04: the Defence Class of armour with a shield, on foot and mounted. Only leather, chain and plate are listed
 * there; the others follow the units of CSW-UNT-01: padded and studded with leather (Ballista),
 * ring and scale with chain (Long Bow, Heavy Foot), splinted between chain and plate (Dwarf Foot).
 */
export const ARMOUR = {
  none: { foot: 0, mounted: 0 },
  padded: { foot: 0, mounted: 2 },
  leather: { foot: 0, mounted: 2 },
  studded: { foot: 0, mounted: 2 },
  ring: { foot: 1, mounted: 3 },
  scale: { foot: 1, mounted: 3 },
  chain: { foot: 1, mounted: 3 },
  splinted: { foot: 2, mounted: 3 },
  plate: { foot: 4, mounted: 4 },
} as const;
export type Armour = keyof typeof ARMOUR;

/** CSW-CRU-04 */
export const PIKE_DEFENCE = 2;
