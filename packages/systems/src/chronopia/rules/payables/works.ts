/** Group 2 of the payables: city improvements and structures (CHR-PAY-01, -03, -04, -06; CHR-IMP-01, CHR-IMP-08; CHR-R-22, CHR-R-23). */
import { CONSTANTS } from '../../data/constants.ts';
import type { Edit } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Improvement, StructureKind } from '../../orders/orders.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, City, EmpireId, Site, Structure } from '../../state/state.ts';
import { reportPaid } from './paid.ts';
import { type Payable, type Settlement, settle } from './purse.ts';

export type Work = Payable &
  (
    | { readonly kind: 'improvement'; readonly city: City; readonly improvement: Improvement }
    | { readonly kind: 'structure'; readonly hex: Hex; readonly structure: StructureKind }
  );

const STRUCTURES: readonly StructureKind[] = ['tower', 'depot', 'temple'];
const priceListOf = (structure: StructureKind): { readonly cost: number; readonly upkeep: number } =>
  CONSTANTS.structures[structure === 'tower' ? 'watchtower' : structure];

const improvementsOf = (city: City): Work[] =>
  (Object.keys(city.improvements) as Improvement[]).map((improvement) => {
    const { upkeep, cost } = CONSTANTS.improvements[improvement];
    return {
      kind: 'improvement',
      city,
      improvement,
      what: `${improvement} of ${city.name}`,
      price: upkeep,
      value: cost,
      id: city.id,
    };
  });

/** CHR-R-61: double at the first Payables after the capture; temples are never captured (CHR-DST-05). */
const structureUpkeep = (campaign: Campaign, kind: StructureKind, { captured }: Structure): number =>
  priceListOf(kind).upkeep * (captured !== null && campaign.turn === captured + 1 ? 2 : 1);

const structuresAt = (campaign: Campaign, empire: EmpireId, hex: Hex, site: Site): Work[] =>
  STRUCTURES.flatMap((structure) => {
    const built = site[structure];
    if (built === undefined || built.owner !== empire || built.builtTurn === campaign.turn) return [];
    const label = labelOf(campaign.ground, hex);
    const what = `${structure === 'tower' ? 'watchtower' : structure} ${label}`;
    const price = structureUpkeep(campaign, structure, built);
    return [
      {
        kind: 'structure',
        hex,
        structure,
        what,
        alias: `${structure} ${label}`,
        price,
        value: priceListOf(structure).cost,
        id: hex,
      },
    ];
  });

export const worksOf = (campaign: Campaign, empire: EmpireId): Work[] => [
  ...citiesOf(campaign, empire).flatMap(improvementsOf),
  ...Object.entries(campaign.sites).flatMap(([hex, site]) =>
    structuresAt(campaign, empire, Number(hex), site),
  ),
];

/** CHR-R-22: the largest size a city may keep if it loses this improvement or does not pay for it. */
const sizeWithout = (improvement: Improvement): number | null => {
  if (improvement === 'granary') return CONSTANTS.sizeCap.none;
  return improvement === 'aqueduct' ? CONSTANTS.sizeCap.granary : null;
};

/** CHR-R-22: cut at the end of the turn, to the smallest of all reasons. */
export const cutBy = (city: City, improvements: readonly Improvement[]): number | null => {
  const sizes = [city.cutTo, ...improvements.map(sizeWithout)].filter((size) => size !== null);
  return sizes.length === 0 ? null : Math.min(...sizes);
};

/** CHR-R-23: paid is active until the next Payables, unpaid inactive at once. */
const withFlags = (city: City, unpaid: ReadonlySet<Improvement>): Partial<City> => ({
  improvements: Object.fromEntries(
    Object.entries(city.improvements).map(([kind, built]) => [
      kind,
      { ...built, active: !unpaid.has(kind as Improvement) },
    ]),
  ),
  cutTo: cutBy(city, [...unpaid]), // CHR-PAY-04
});

const cityEdits = (campaign: Campaign, empire: EmpireId, unpaid: readonly Work[]): Edit<City>[] =>
  citiesOf(campaign, empire)
    .filter(({ improvements }) => Object.keys(improvements).length > 0)
    .map((city) => {
      const missed = unpaid.flatMap((work) =>
        work.kind === 'improvement' && work.city.id === city.id ? [work.improvement] : [],
      );
      return [city.id, withFlags(city, new Set(missed))];
    });

/** Towers, depots and temples still work while unpaid (CHR-PAY-06). Unpaid ones are tested later (CHR-PAY-05). */
export const payWorks = (tale: Tale, empire: EmpireId): readonly Work[] => {
  const works = worksOf(tale.state, empire);
  if (works.length === 0) return [];
  const settlement: Settlement<Work> = settle(tale.state, empire, works);
  const cities = cityEdits(tale.state, empire, settlement.unpaid);
  reportPaid(
    tale,
    empire,
    'improvements and structures',
    settlement,
    { cities },
    { rules: ['CHR-PAY-03', 'CHR-R-23'] },
  );
  return settlement.unpaid;
};
