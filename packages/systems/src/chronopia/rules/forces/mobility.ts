/** Mobility classes (CHR-ARM-06, CHR-R-33). */
import { cachePerObject } from '@warmoot/kernel';
import type { ModelType } from '../../data/index.ts';
import type { Force } from '../../state/force.ts';
import type { Unit } from '../../state/state.ts';
import { lineOf, linesOf } from './troops.ts';

export type MobilityClass = 'FOOT' | 'CAV' | 'FLYER';

/** CHR-UNT-01: scouts count as cavalry. */
export const UNIT_CLASS: Readonly<Record<Unit['kind'], MobilityClass>> = {
  scout: 'CAV',
  engineer: 'FOOT',
  settler: 'FOOT',
};

/** Every kind of model in the force, one line for each type of a band. */
export const kindsIn = ({ heroes, bands }: Force): ModelType[] => [
  ...heroes.map(lineOf),
  ...bands.flatMap((band) => linesOf(band).map(({ model }) => model)),
];

/** FLYER takes precedence even with MV below 5; a CAV army with some flyers has no flying rights (CHR-AAC-04). */
const classOfKinds = (kinds: readonly ModelType[]): MobilityClass => {
  if (kinds.length > 0 && kinds.every(({ abilities }) => abilities.includes('Flyer'))) return 'FLYER';
  return kinds.length === 0 || kinds.some(({ MV }) => MV <= 4) ? 'FOOT' : 'CAV';
};

/** By bands, then by heroes: the army around them changes more often. */
const classes = cachePerObject((bands: Force['bands']) =>
  cachePerObject((heroes: Force['heroes']) => classOfKinds(kindsIn({ heroes, bands }))),
);
export const classOf = ({ heroes, bands }: Force): MobilityClass => classes(bands)(heroes);
