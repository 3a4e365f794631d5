/** Who fights whom first, and who joins which side (CHR-CMB-17, CHR-R-121). */
import { isAlliedToward, isFriendlyToward, stanceOf } from '../../readers.ts';
import type { Campaign, EmpireId, Encounter, Quarrel } from '../../state.ts';
import { areHostile, armiesIn, empiresIn, intentOf } from './intents.ts';

export interface Camps {
  readonly encounter: Encounter;
  readonly A: readonly EmpireId[];
  readonly B: readonly EmpireId[];
}

const sizeOfCamp = (campaign: Campaign, encounter: Encounter, empire: EmpireId): number =>
  armiesIn(campaign, encounter, empire).reduce((sum, { size }) => sum + size, 0);

const atWar = (campaign: Campaign, { a, b }: Quarrel): number =>
  stanceOf(campaign, a, b) === 'At War' || stanceOf(campaign, b, a) === 'At War' ? 1 : 0;

/** At War before all others, then the larger total size, then the lower label. */
const firstQuarrel = (campaign: Campaign, encounter: Encounter, quarrels: readonly Quarrel[]): Quarrel => {
  const total = ({ a, b }: Quarrel) =>
    sizeOfCamp(campaign, encounter, a) + sizeOfCamp(campaign, encounter, b);
  return quarrels.toSorted(
    (x, y) => atWar(campaign, y) - atWar(campaign, x) || total(y) - total(x) || x.a - y.a || x.b - y.b,
  )[0]!;
};

const areAllies = (campaign: Campaign, a: EmpireId, b: EmpireId): boolean =>
  isAlliedToward(campaign, a, b) && isAlliedToward(campaign, b, a);

const makeTruce = (campaign: Campaign, encounter: Encounter, a: EmpireId, b: EmpireId): boolean =>
  intentOf(campaign, encounter, a, b) === 'TRUCE' && intentOf(campaign, encounter, b, a) === 'TRUCE';

/** A third empire helps its ally, unless it is bound to the other side or has made its peace there. */
const joins = (
  campaign: Campaign,
  encounter: Encounter,
  empire: EmpireId,
  ally: EmpireId,
  foe: EmpireId,
): boolean =>
  areAllies(campaign, empire, ally) &&
  !areAllies(campaign, empire, foe) &&
  !makeTruce(campaign, encounter, empire, foe) &&
  (areHostile(campaign, encounter, empire, foe) || !isFriendlyToward(campaign, empire, foe));

/** The next battle of a hex; the others wait. */
export const nextCamps = (campaign: Campaign, encounter: Encounter, quarrels: readonly Quarrel[]): Camps => {
  const { a, b } = firstQuarrel(campaign, encounter, quarrels);
  const others = empiresIn(campaign, encounter).filter((empire) => empire !== a && empire !== b);
  return {
    encounter,
    A: [a, ...others.filter((empire) => joins(campaign, encounter, empire, a, b))],
    B: [b, ...others.filter((empire) => joins(campaign, encounter, empire, b, a))],
  };
};
