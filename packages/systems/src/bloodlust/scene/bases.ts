import type { Base, Bases } from '@warmoot/kernel';
import type { ModelName } from '../data/models.ts';
import type { Scale } from '../data/scales.ts';
import { bodyOf, standSize } from '../rules/ground/bodies.ts';
import type { Profile } from '../state/profile.ts';
import type { BloodState } from '../state/state.ts';
import { isMounted, standsLeft, type Unit } from '../state/unit.ts';

/** What is drawn for a model: its figure, and its sign on a chip. */
const MODELS: Readonly<Record<ModelName, readonly [figure: string, symbol: string]>> = {
  Elephant: ['elephant', 'EL'],
  Mammoth: ['mammoth', 'EL'],
  Rhino: ['rhino', 'TR'],
  Ogre: ['ogre', 'OG'],
  Giant: ['giant', 'HG'],
  Troll: ['troll', 'TL'],
  Ent: ['ent', 'ent'],
  Dragon: ['dragon', 'flyer'],
  Griffin: ['griffin', 'flyer'],
  Harpies: ['harpies', 'flyer'],
  'Light chariot': ['chariot', 'warChariot'],
  'Heavy chariot': ['chariot', 'warChariot'],
  Battlewagon: ['wagon', 'warWagon'],
  'Bolt thrower': ['boltThrower', 'BA'],
  Catapult: ['catapult', 'ON'],
  Cannon: ['cannon', 'cannonOnWheels'],
};

const figureOf = ({ profile }: Unit): string => {
  if (profile.rank !== null) return profile.rank === 'magic user' ? 'mage' : 'commander';
  if (profile.model !== null) return MODELS[profile.model][0];
  return isMounted(profile) ? 'horse' : 'foot';
};

/** What a unit carries, the most telling first. */
const armsOf = (profile: Profile): readonly string[] => {
  const { melee, missile } = profile;
  if (isMounted(profile))
    return melee === 'IM' ? ['lance'] : missile === 'BW' || missile === 'LB' ? ['bow'] : [];
  if (melee === 'LS') return ['pike'];
  if (missile === 'LB' || missile === 'BW') return ['bow'];
  if (missile === 'CB') return ['crossbow'];
  if (missile === 'HG') return ['gun'];
  if (melee === 'HM') return ['axe'];
  return missile === 'SK' ? ['javelin'] : [];
};

const traitsOf = ({ profile, hasRider }: Unit): readonly string[] => [
  profile.race,
  ...armsOf(profile),
  ...(profile.armour === 'Metal' || profile.armour === 'Plate' ? ['helm'] : []),
  ...(profile.lacksShield || profile.melee === 'LS' ? [] : ['shield']),
  ...(profile.depth === 'loose' ? ['loose'] : []),
  ...(profile.race === 'orc' && isMounted(profile) ? ['wolf'] : []),
  ...(hasRider ? ['rider'] : []),
];

const lookOf = (unit: Unit): Pick<Bases, 'figure' | 'traits'> => ({
  figure: figureOf(unit),
  traits: traitsOf(unit),
});

const baseOf =
  ({ profile }: Unit) =>
  (left: number): Base => ({ left, of: profile.model === null ? profile.full : left });

/** BLD-BAS-01: the stands of a block with their castings. */
export const blockBases = (unit: Unit, scale: Scale): Bases => ({
  ...standSize(unit, scale),
  files: unit.stands.map((file) => file.map(baseOf(unit))),
  ...lookOf(unit),
});

/** The stands of a unit; those of a square fill it, face by face (BLD-R-45). */
export const basesOf = (state: BloodState, unit: Unit): Bases => {
  if (unit.special !== 'square') return blockBases(unit, state.options.scale);
  const side = bodyOf(state, unit).right * 2;
  const { width } = standSize(unit, state.options.scale);
  const wide = Math.max(1, Math.floor(side / width));
  const stands = unit.stands.flat();
  const files = Array.from({ length: wide }, (_, at) =>
    stands.filter((_each, nth) => nth % wide === at).map(baseOf(unit)),
  );
  return { width: side / wide, depth: side / Math.ceil(standsLeft(unit) / wide), files, ...lookOf(unit) };
};

const footSymbol = ({ race, melee, missile, armour }: Profile): string => {
  if (melee === 'LS') return 'PK';
  const shoots = missile === 'LB' || missile === 'BW' || missile === 'CB' || missile === 'HG';
  if (race === 'elf') return shoots ? 'EB' : 'EF';
  if (race === 'dwarf') return shoots ? 'DB' : 'DF';
  if (shoots) return missile === 'CB' ? 'XB' : race === 'orc' ? 'GB' : missile === 'LB' ? 'LB' : 'SB';
  if (melee === 'HM') return 'warAxe';
  if (race === 'orc') return 'GF';
  if (armour === 'Plate') return 'AF';
  return armour === 'Metal' ? 'HF' : 'LF';
};

const mountedSymbol = ({ race, missile, armour, class: of }: Profile): string => {
  if (race === 'elf') return 'EC';
  if (race === 'orc') return 'GC';
  if (missile === 'BW' || missile === 'LB') return armour === 'Plate' ? 'CT' : 'HB';
  if (armour === 'Plate' || of === 'MCO') return 'HC';
  return of === 'MLO' ? 'MC' : 'LC';
};

/** The sign on the chip of a unit. */
export const symbolOf = ({ profile }: Unit): string => {
  if (profile.rank !== null) return profile.rank === 'magic user' ? 'star' : 'crown';
  if (profile.model !== null) return MODELS[profile.model][1];
  return isMounted(profile) ? mountedSymbol(profile) : footSymbol(profile);
};
