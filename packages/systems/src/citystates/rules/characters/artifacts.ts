import type { Character } from '../../state/character.ts';

/** Section 33: the Artifacts by their cards. Their effects are implemented where they matter. */
export const OATHBLADE = 'EC-B26';
export const SHADOW_CLOAK = 'EC-B28';
export const RUNED_STAFF = 'EC-B29';
export const SWIFT_BOOTS = 'EC-B30';
export const RING_OF_REFUSAL = 'EC-B31';
export const THIEVES_GLOVES = 'EC-B32';
export const SEEING_GLASS = 'EC-B33';
export const PHOENIX_FEATHER = 'EC-B34';
export const NAVIGATORS_CHART = 'EC-S17';
export const DUNE_SANDALS = 'EC-S18';
export const VINE_AMULET = 'EC-S19';
export const SILVER_CENSER = 'EC-S21';
export const PEARL_OF_STEPPING = 'EC-S23';

/** CST-CHR-08 */
export const MAX_ARTIFACTS = 3;

export const bears = ({ artifacts }: Character, artifact: string): boolean => artifacts.includes(artifact);

export const roomForArtifacts = ({ artifacts }: Character): number => MAX_ARTIFACTS - artifacts.length;
