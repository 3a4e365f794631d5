import { say } from '@warmoot/kernel';
import { CLASSES } from '../data/classes.ts';
import type { Race, TroopEntry } from '../data/readArmyList.ts';

/** Why a player's own stand cannot be built. */
export interface StandFault {
  readonly rule: string;
  readonly because: string;
}

type Stand = Omit<TroopEntry, 'points' | 'least' | 'most'>;
type StandClause = (stand: Stand, race: Race) => StandFault | undefined;

const isMounted = ({ class: troopClass }: Stand): boolean => ['LH', 'MLO', 'MCO'].includes(troopClass);

const rightCastings: StandClause = ({ class: troopClass, castings }) => {
  const allowed: readonly number[] = CLASSES[troopClass].castings;
  if (allowed.includes(castings)) return undefined;
  return {
    rule: `BLD-TRP-0${Object.keys(CLASSES).indexOf(troopClass) + 1}`,
    because: say`a ${troopClass} stand has ${allowed.join(' or ')} castings, not ${castings}`,
  };
};

/** BLD-TRP-09. */
const hordeFightsWithLongWeapons: StandClause = ({ class: troopClass, melee, missile }) => {
  if (troopClass !== 'HORDE' || (melee === 'LM' && missile === undefined)) return undefined;
  return { rule: 'BLD-TRP-09', because: 'a HORDE always fights with LM and never shoots' };
};

/** BLD-ARM-07. */
const longSpearsHaveShields: StandClause = (stand) =>
  stand.melee === 'LS' && !isMounted(stand) && !stand.hasShield
    ? { rule: 'BLD-ARM-07', because: 'foot with long spears always counts as shielded' }
    : undefined;

/** BLD-FRM-08. */
const wedgeNeedsLances: StandClause = (stand) => {
  if (!stand.flags.includes('we')) return undefined;
  const isLancer =
    stand.melee === 'IM' && (stand.class === 'MCO' || (isMounted(stand) && stand.castings === 4));
  return isLancer
    ? undefined
    : { rule: 'BLD-FRM-08', because: 'only regimented horse with lances (IM) forms a wedge' };
};

/** BLD-R-44. */
const testudoNeedsDrilledFoot: StandClause = ({ class: troopClass, flags }) =>
  flags.includes('te') && troopClass !== 'DRILL' && troopClass !== 'SUPPORT'
    ? { rule: 'BLD-R-44', because: 'only DRILL and SUPPORT form a testudo' }
    : undefined;

/** BLD-FRM-12. */
const circleNeedsHorseArchers: StandClause = ({ class: troopClass, missile, flags }) =>
  flags.includes('hc') && (troopClass !== 'LH' || missile !== 'BW')
    ? { rule: 'BLD-FRM-12', because: 'only light horse with bows (BW) forms a horse circle' }
    : undefined;

/** BLD-PTS-02: both flags say how a missile weapon shoots, and only Elves always shoot Select. */
const shootsAsItsFlagsSay: StandClause = ({ missile, flags }, race) => {
  if (missile === undefined && (flags.includes('vo') || flags.includes('as')))
    return { rule: 'BLD-PTS-02', because: 'the flags "vo" and "as" need a missile weapon' };
  return flags.includes('as') && race !== 'elf'
    ? { rule: 'BLD-PTS-02', because: 'only Elves always shoot Select' }
    : undefined;
};

const STAND_CLAUSES: readonly StandClause[] = [
  rightCastings,
  hordeFightsWithLongWeapons,
  longSpearsHaveShields,
  wedgeNeedsLances,
  testudoNeedsDrilledFoot,
  circleNeedsHorseArchers,
  shootsAsItsFlagsSay,
];

/** The first clause that the stand breaks. */
export const standFault = (stand: Stand, race: Race): StandFault | undefined =>
  STAND_CLAUSES.map((clause) => clause(stand, race)).find((fault) => fault !== undefined);
