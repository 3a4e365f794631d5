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
