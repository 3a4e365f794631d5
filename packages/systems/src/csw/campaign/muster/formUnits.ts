import type { UnitCode } from '../../data/units.ts';
import { UNITS } from '../../data/units.ts';
import { unitTypeOf } from '../../units/unitType.ts';
import {
  BOW_UNITS,
  COUNTERS_OF,
  FOOT_UNITS,
  MOUNTED_UNITS,
  ON_NO_COUNTER,
  OWN_COUNTERS,
} from '../data/counters.ts';
import type { People, TrainedClass } from '../data/recruits.ts';
import type { Recruits } from './recruits.ts';

/** Similar recruits: of one people and class, and for one counter. */
export interface Band {
  readonly code: UnitCode;
  readonly people: People;
  readonly trainedClass: TrainedClass;
  readonly men: number;
}

export interface Formed {
  readonly units: readonly (Omit<Band, 'men'> & { readonly count: number })[];
  /** Too few for a unit yet. */
  readonly waiting: readonly Band[];
  /** Those with no counter of their own; section 34 builds one. */
  readonly toBuild: readonly { readonly people: People; readonly weapon: string; readonly men: number }[];
  /** Those who do not fight. */
  readonly followers: readonly Recruits[];
}

interface Arm {
  readonly weapon: string;
  readonly mounted: boolean;
  readonly defence: number;
}

/** CSW-MUS-21. Armour distinguishes human counters; a bow is a bow whatever its archer wears. */
const humanUnit = ({ weapon, mounted, defence }: Arm): UnitCode | null => {
  const bow = BOW_UNITS[weapon];
  if (mounted) return bow ? (defence === 4 ? 'CT' : 'HB') : (MOUNTED_UNITS[defence] as UnitCode);
  if (bow) return bow;
  return weapon === 'pike' ? 'PK' : (FOOT_UNITS[defence] as UnitCode);
};

/** CSW-MUS-21: null for units built with section 34. */
export const counterFor = (people: People, arm: Arm): UnitCode | null => {
  const counters = COUNTERS_OF[people];
  if (counters === 'ogre') return 'OG';
  if (counters === 'troll') return 'TL';
  if (counters === 'giant') return 'HG';
  if (counters === null || ON_NO_COUNTER.includes(arm.weapon)) return null;
  if (counters === 'human') return humanUnit(arm);
  const { foot, bow, mounted } = OWN_COUNTERS[counters];
  if (arm.mounted && mounted !== null) return mounted;
  return BOW_UNITS[arm.weapon] ? bow : foot;
};

/** CSW-MUS-12: half the group has each of two weapons. */
const armsOf = ({ count, weapons, fights, defence }: Recruits): (Arm & { men: number })[] =>
  weapons.map((weapon, at) => ({
    weapon,
    mounted: fights === 'mounted',
    defence: defence ?? 0,
    men: at === 0 ? Math.ceil(count / weapons.length) : Math.floor(count / weapons.length),
  }));

const together = (bands: readonly Band[]): Band[] => {
  const likes = new Map<string, Band>();
  for (const band of bands) {
    const like = [band.code, band.people, band.trainedClass].join();
    likes.set(like, { ...band, men: band.men + (likes.get(like)?.men ?? 0) });
  }
  return [...likes.values()];
};

/** CSW-MUS-21: 20 on foot, 10 mounted or large, one giant; those left over wait. */
export const formUnits = (recruits: readonly Recruits[], waitingBefore: readonly Band[] = []): Formed => {
  const fighters = recruits.filter(({ fights }) => fights !== null);
  const arms = fighters.flatMap((group) =>
    armsOf(group).map((arm) => ({ group, arm, code: counterFor(group.people, arm) })),
  );
  const bands = together([
    ...waitingBefore,
    ...arms.flatMap(({ group: { people, trainedClass }, arm: { men }, code }) =>
      code === null ? [] : [{ code, people, trainedClass: trainedClass ?? 'green', men }],
    ),
  ]);
  const sizeOf = ({ code }: Band): number => unitTypeOf(UNITS, code).men;
  return {
    units: bands
      .map(({ men, ...band }) => ({ ...band, count: Math.floor(men / sizeOf({ men, ...band })) }))
      .filter(({ count }) => count > 0),
    waiting: bands.map((band) => ({ ...band, men: band.men % sizeOf(band) })).filter(({ men }) => men > 0),
    toBuild: arms
      .filter(({ code }) => code === null)
      .map(({ group: { people }, arm: { weapon, men } }) => ({ people, weapon, men })),
    followers: recruits.filter(({ fights }) => fights === null),
  };
};
