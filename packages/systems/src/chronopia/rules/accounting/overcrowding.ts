/** Too many in one hex (CHR-OCC, CHR-R-94..96). */
import { CONSTANTS } from '../../data/constants.ts';
import type { Edit, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { type Hex, hexOfLabel, isBelow, labelOf, terrainAt } from '../../state/ground.ts';
import { armiesAt, armyHexes, empireNamed, statementsOfKind } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { sharedBySize, wounded } from '../combat/wounding.ts';

const { surface, underground, depotOwnerBonus, woundsPerSizeOver } = CONSTANTS.occupancy;

export interface Share {
  readonly empire: EmpireId;
  /** Of all his armies there. */
  readonly size: number;
  readonly claim: number;
  readonly wounds: number;
}

/**
 * CHR-OCC-01, CHR-OCC-08, CHR-OCC-09: armies outside the walls; not those that ran or left the battle and are
 * retreating (CHR-R-96).
 */
const crowdAt = (campaign: Campaign, hex: Hex): Army[] =>
  armiesAt(campaign, hex).filter(
    ({ id, inside }) => !inside && !campaign.retreats.some(({ army }) => army === id),
  );

const sizesByEmpire = (armies: readonly Army[]): Map<EmpireId, number> => {
  const sizes = new Map<EmpireId, number>();
  for (const { owner, size } of armies) sizes.set(owner, (sizes.get(owner) ?? 0) + size);
  return new Map([...sizes].sort(([a], [b]) => a - b));
};

/** CHR-OCC-01: what all share; open water has no limit. */
const roomAt = ({ ground }: Campaign, hex: Hex): number => {
  if (terrainAt(ground, hex) === 'water') return Number.POSITIVE_INFINITY;
  return isBelow(ground, hex) ? underground : surface;
};

/** CHR-OCC-07, CHR-R-95: ten of a depot hex are its owner's alone. */
const reservedFor = (campaign: Campaign, hex: Hex, empire: EmpireId, size: number): number =>
  campaign.sites[hex]?.depot?.owner === empire ? Math.min(depotOwnerBonus, size) : 0;

const rounded = (value: number, of: number): number => Math.floor((2 * value + of) / (2 * of));

/** CHR-OCC-03, CHR-R-94: shares in whole percent, claims half up; what rounding adds is kept. */
const claimOf = (room: number, size: number, total: number): number =>
  rounded(room * rounded(100 * size, total), 100);

/** CHR-OCC-06: claims given away with the orders, never more than the empire has. */
const givenAway = (campaign: Campaign, hex: Hex, claims: Map<EmpireId, number>): void => {
  for (const empire of [...claims.keys()])
    for (const gift of statementsOfKind(campaign, empire, 'giveClaim')) {
      const to = empireNamed(campaign, gift.to)?.id;
      if (
        to === undefined ||
        to === empire ||
        !claims.has(to) ||
        hexOfLabel(campaign.ground, gift.hex) !== hex
      )
        continue;
      const size = Math.min(gift.size, claims.get(empire)!);
      claims.set(empire, claims.get(empire)! - size);
      claims.set(to, claims.get(to)! + size);
    }
};

/** What each empire loses in an overcrowded hex; empty if there is room for all. */
export const overcrowdingAt = (campaign: Campaign, hex: Hex): Share[] => {
  const sizes = sizesByEmpire(crowdAt(campaign, hex));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const room = roomAt(campaign, hex);
  const reserved = [...sizes].reduce(
    (sum, [empire, size]) => sum + reservedFor(campaign, hex, empire, size),
    0,
  );
  if (total <= room + reserved) return [];
  const claims = new Map(
    [...sizes].map(([empire, size]) => [
      empire,
      claimOf(room, size, total) + reservedFor(campaign, hex, empire, size),
    ]),
  );
  givenAway(campaign, hex, claims);
  return [...sizes].map(([empire, size]) => {
    const claim = claims.get(empire)!;
    return { empire, size, claim, wounds: woundsPerSizeOver * Math.max(0, size - claim) }; // CHR-OCC-04
  });
};

interface Toll {
  readonly army: Army;
  readonly wounds: number;
}

/** The wounds of one empire over its armies there, by size; armies that have paid this turn are exempt (CHR-R-96). */
const tollsOf = (campaign: Campaign, hex: Hex, { empire, wounds }: Share): Toll[] => {
  const armies = crowdAt(campaign, hex).filter(({ owner }) => owner === empire);
  const parts = sharedBySize(
    wounds,
    armies.map(({ size }) => size),
  );
  return armies
    .map((army, at) => ({ army, wounds: parts[at]! }))
    .filter((toll) => toll.wounds > 0 && !toll.army.today.crowded);
};

const paidBy = (campaign: Campaign, { army, wounds }: Toll): Edit<Army> => {
  const { change } = wounded(campaign, army, wounds);
  return [army.id, change === null ? null : { ...change, today: { ...army.today, crowded: true } }];
};

const line = (
  { ground }: Campaign,
  hex: Hex,
  { empire, size, claim }: Share,
  tolls: readonly Toll[],
): ReportText => {
  const wounds = tolls.reduce((sum, toll) => sum + toll.wounds, 0);
  return {
    to: [empire],
    section: 'armies',
    text: `${labelOf(ground, hex)} is overcrowded: there is room for size ${claim} of your ${size}, at the cost of ${counted(wounds, 'wound')}.`,
  };
};

/**
 * CHR-OCC-02, CHR-OCC-05: after any battle in the hex; the losses may be replaced. It names only the owner's own share.
 */
export const overcrowding = (tale: Tale, hex: Hex): void => {
  const { state } = tale;
  const shares = overcrowdingAt(state, hex);
  const due = shares
    .map((share) => ({ share, tolls: tollsOf(state, hex, share) }))
    .filter(({ tolls }) => tolls.length > 0);
  if (due.length === 0) return;
  tale.tell({
    type: 'hexOvercrowded',
    rules: ['CHR-OCC-02', 'CHR-OCC-04', 'CHR-R-94'],
    about: {
      hex,
      shares: shares.map(({ empire, size, claim, wounds }) => ({ empire, size, claim, wounds })),
    },
    change: { armies: due.flatMap(({ tolls }) => tolls.map((toll) => paidBy(state, toll))) },
    told: due.map(({ share, tolls }) => line(state, hex, share, tolls)),
  });
};

/** CHR-R-96: at the end of the turn, every hex. */
export const overcrowdedHexes = (tale: Tale): void => {
  const crowded = [...armyHexes(tale.state)].filter(
    ([, armies]) => armies.reduce((sum, { size }) => sum + size, 0) > underground,
  );
  for (const [hex] of crowded.sort(([a], [b]) => a - b)) overcrowding(tale, hex);
};
