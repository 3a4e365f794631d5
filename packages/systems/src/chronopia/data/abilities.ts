/** Abilities and what they do in the quick auto-resolver (data file, 3). The game's own meaning is in the army books. */
export const ABILITIES = {
  Outmaneuver: 'starts at pos 12 (city 15)',
  Mounted: 'rider and mount attack separately',
  'Causes Fear': 'CHR-AUT-21/22',
  'Immune to Fear': 'CHR-AUT-21/22',
  'Immune to Panic': 'CHR-AUT-21/22',
  'Forest Warrior': 'Def one better in that terrain',
  'Desert Warrior': 'Def one better in that terrain',
  Hide: '-2 to be shot until it has fought',
  Chameleon: '-4 to be shot',
  Stealth: '+2 CC in its first fight',
  'Thrown Weapon': 'one MW attack (6", Dam 7) per fighter when charging',
  'Secondary Attack': 'one extra attack with the second weapon',
  Ferocity: '+2 CC when charging',
  'Group Attack': '+1 CC while 3+ fighters fight the same group',
  Brace: 'strikes first with +2 Dam against mounted chargers',
  'Eagle Eye': 'ignores RM',
  Leap: '+3" charge movement per action',
  Flyer: 'moves freely; fast group rules',
  'Magical Resistance': '-4 to spells on it',
  'Immunity to Magic': 'no spells on it',
  'Blessed Sight': 're-rolls failed CC or LD tests once',
  'Immune to fire': 'such spells and weapons have no effect',
  'Immune to cold': 'such spells and weapons have no effect',
  Tall: 'may fight flyers in the second height band (tabletop only)',
} as const;

/** Named in the lists, creations and hired bands beyond the table; without effect in the auto-resolver (CHR-AUT-30). */
export const OTHER_ABILITIES = {
  Caster: 'casts spells',
  'Causes Fear in Devout': 'Devout models not immune fear it',
  'War Coat': 'armour 25, immune to cold and fire, -2 CC (CHR-R-149)',
  'Steam Boiler': 'may burst when its bearer is wounded (data file, 5)',
  Warshield: '-2 to be hit and -2 Dam from normal missiles',
  'Fights On': 'fights on apart when the rest of the band fails panic or fear',
  'Acid Blood': 'a model wounding it in close combat takes an automatic Dam 8 hit',
  Spines: 'on charges the opponent takes a Dam 8 hit on a failed LD test',
  'Scorpion Tail': 'one extra Dam 8 attack per attack action',
} as const;

/** An automatic hit of that Dam per fighter on a charge. */
type ImpactAbility = `Ram ${number}` | `Trample ${number}`;
export type AbilityName = keyof typeof ABILITIES | keyof typeof OTHER_ABILITIES | ImpactAbility;
