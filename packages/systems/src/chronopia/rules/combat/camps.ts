/** Who fights whom first, and who joins which side (CHR-CMB-17, CHR-R-121). */
import { isAlliedToward, isFriendlyToward, stanceOf } from '../../state/readers.ts';
import type { Campaign, EmpireId, Encounter, HostilePair } from '../../state/state.ts';
import { avoids } from '../encounters/wants.ts';
import { areHostile, armiesIn, empiresIn, intentOf } from './intents.ts';

export interface Camps {
  readonly encounter: Encounter;
  readonly A: readonly EmpireId[];
  readonly B: readonly EmpireId[];
}

const sizeOfCamp = (campaign: Campaign, encounter: Encounter, empire: EmpireId): number =>
  armiesIn(campaign, encounter, empire).reduce((sum, { size }) => sum + size, 0);

const atWar = (campaign: Campaign, { a, b }: HostilePair): number =>
  stanceOf(campaign, a, b) === 'At War' || stanceOf(campaign, b, a) === 'At War' ? 1 : 0;

/** At War before all others, then the larger total size, then the lower label. */
const firstQuarrel = (
  campaign: Campaign,
  encounter: Encounter,
  quarrels: readonly HostilePair[],
): HostilePair => {
  const total = ({ a, b }: HostilePair) =>
    sizeOfCamp(campaign, encounter, a) + sizeOfCamp(campaign, encounter, b);
  return quarrels.toSorted(
    (x, y) => atWar(campaign, y) - atWar(campaign, x) || total(y) - total(x) || x.a - y.a || x.b - y.b,
  )[0]!;
};

const areAllies = (campaign: Campaign, a: EmpireId, b: EmpireId): boolean =>
  isAlliedToward(campaign, a, b) && isAlliedToward(campaign, b, a);

const makeTruce = (campaign: Campaign, encounter: Encounter, a: EmpireId, b: EmpireId): boolean =>
  intentOf(campaign, encounter, a, b) === 'TRUCE' && intentOf(campaign, encounter, b, a) === 'TRUCE';

/** An empire waits if it has a truce with them, NO ENGAGE toward them, or is allied with them too. */
const keepsOut = (campaign: Campaign, encounter: Encounter, empire: EmpireId, foe: EmpireId): boolean =>
  areAllies(campaign, empire, foe) ||
  makeTruce(campaign, encounter, empire, foe) ||
  armiesIn(campaign, encounter, empire).every((army) => avoids(campaign, army, foe));

/** A third empire helps its ally against empires that it is hostile to or not friends with. */
const joins = (
  campaign: Campaign,
  encounter: Encounter,
  empire: EmpireId,
  [side, foes]: readonly [readonly EmpireId[], readonly EmpireId[]],
): boolean =>
  side.some((ally) => areAllies(campaign, empire, ally)) &&
  !foes.some((foe) => keepsOut(campaign, encounter, empire, foe)) &&
  foes.some(
    (foe) => areHostile(campaign, encounter, empire, foe) || !isFriendlyToward(campaign, empire, foe),
  );

/** The next battle of a hex; the others wait. An ally of an ally joins after that ally. */
export const nextCamps = (
  campaign: Campaign,
  encounter: Encounter,
  quarrels: readonly HostilePair[],
): Camps => {
  const { a, b } = firstQuarrel(campaign, encounter, quarrels);
  const [A, B] = [[a], [b]];
  let waiting = empiresIn(campaign, encounter).filter((empire) => empire !== a && empire !== b);
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((empire) => {
      const sides = [
        [A, B],
        [B, A],
      ] as const;
      const joined = sides.find((sideAndFoes) => joins(campaign, encounter, empire, sideAndFoes));
      joined?.[0].push(empire);
      return joined === undefined;
    });
  }
  return { encounter, A, B };
};
