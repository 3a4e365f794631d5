import type { Area } from '../kinds.ts';

/** How a kind of scenery is painted. */
interface SceneryKind {
  /** The field of the washes that fills it. */
  readonly area?: Area;
  readonly trees?: 'light' | 'dense';
  readonly build?: 'village' | 'outpost' | 'house' | 'camp' | 'bridge' | 'ford';
  readonly isHill?: true;
  /** It lies flat: no cut edge of card. */
  readonly isFlat?: true;
}

const KINDS: Readonly<Record<string, SceneryKind>> = {
  hill: { area: 'height', isHill: true },
  rough: { area: 'rough' },
  lightWood: { area: 'woods', trees: 'light' },
  denseWood: { area: 'woods', trees: 'dense' },
  wood: { area: 'woods', trees: 'light' },
  marsh: { area: 'swamp' },
  lake: { area: 'sea' },
  river: { area: 'river', isFlat: true },
  stream: { area: 'river', isFlat: true },
  crossing: { build: 'ford', isFlat: true },
  bridge: { build: 'bridge', isFlat: true },
  village: { build: 'village' },
  outpost: { build: 'outpost' },
  building: { build: 'house' },
  camp: { build: 'camp' },
};

export const isKnownScenery = (kind: string): boolean => Object.hasOwn(KINDS, kind);

export const sceneryKind = (kind: string): SceneryKind => KINDS[kind] ?? {};
