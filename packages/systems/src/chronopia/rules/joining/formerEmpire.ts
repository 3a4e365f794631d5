/**
 * The empire that sat on a chair before a newcomer took it: it is gone, and nothing of it passes to him (CHR-R-13).
 * It gets a number of its own, which everything that refers to it takes over.
 */
import type { Change, Edit } from '../../engine/events.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Army, Campaign, City, Empire, EmpireId, Site, Unit } from '../../state/state.ts';

type Renumber = (id: EmpireId) => EmpireId;
const STRUCTURES = ['tower', 'depot', 'temple'] as const;

/** Its structures stand until they fall or are taken. */
const siteOf = (site: Site, to: Renumber): Site => {
  const built = STRUCTURES.flatMap((kind) => {
    const structure = site[kind];
    return structure === undefined ? [] : [[kind, { ...structure, owner: to(structure.owner) }]];
  });
  return { ...site, ...Object.fromEntries(built) };
};

const citiesOnceIts = ({ cities }: Campaign, to: Renumber): Edit<City>[] =>
  cities.flatMap((city): Edit<City>[] =>
    city?.conquered ? [[city.id, { conquered: { ...city.conquered, from: to(city.conquered.from) } }]] : [],
  );

const slavesOnceIts = ({ units }: Campaign, to: Renumber): Edit<Unit>[] =>
  units.flatMap((unit): Edit<Unit>[] =>
    unit !== null && unit.enslavedFrom !== null ? [[unit.id, { enslavedFrom: to(unit.enslavedFrom) }]] : [],
  );

const troopsOf = <T extends Pick<Army, 'heroes' | 'bands'>>(force: T, to: Renumber) => ({
  heroes: force.heroes.map((hero) => ({ ...hero, of: to(hero.of) })),
  bands: force.bands.map((band) => ({ ...band, of: to(band.of) })),
});

const armiesWithItsTroops = ({ armies }: Campaign, to: Renumber): Edit<Army>[] =>
  armies.flatMap((army): Edit<Army>[] =>
    army === null
      ? []
      : [
          [
            army.id,
            {
              ...troopsOf(army, to),
              lost: army.lost.map((loss) => ({ ...loss, ...(loss.of !== undefined && { of: to(loss.of) }) })),
            },
          ],
        ],
  );

const valuesOf = <T>(record: Readonly<Record<number, T>>, change: (value: T) => T): Record<number, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const memoryOf = (knows: Knowledge, to: Renumber): Partial<Knowledge> => ({
  sightings: knows.sightings.map((seen) => ({ ...seen, owner: to(seen.owner) })),
  structures: valuesOf(knows.structures, (seen) => ({
    ...seen,
    ...Object.fromEntries(
      STRUCTURES.flatMap((kind) => (seen[kind] === undefined ? [] : [[kind, to(seen[kind])]])),
    ),
  })),
  marksBelow: valuesOf(knows.marksBelow, (mark) => ({ ...mark, owner: to(mark.owner) })),
  rosters: valuesOf(knows.rosters, (roster) => ({ ...roster, force: troopsOf(roster.force, to) })),
});

/** Its friends remain its friends: they may still free its people (CHR-R-125). */
const ghostOf = (chair: Empire, id: EmpireId): Empire => ({
  ...chair,
  id,
  name: `Fallen ${chair.name}`,
  power: 'gone',
  treasury: 0,
  byComputer: false,
  creations: [],
});

/** A chair that nobody has sat on leaves nothing behind. */
export const formerEmpire = (campaign: Campaign, chair: Empire): Change => {
  if (chair.fallen === 0) return {};
  const id = campaign.empires.length;
  const to: Renumber = (old) => (old === chair.id ? id : old);
  return {
    empires: [[id, ghostOf(chair, id)]],
    cities: citiesOnceIts(campaign, to),
    units: slavesOnceIts(campaign, to),
    armies: armiesWithItsTroops(campaign, to),
    sites: Object.entries(campaign.sites)
      .filter(([, site]) => STRUCTURES.some((kind) => site[kind]?.owner === chair.id))
      .map(([hex, site]) => [Number(hex), siteOf(site, to)]),
    knowledge: Object.entries(campaign.knowledge).map(([empire, knows]) => [
      Number(empire),
      memoryOf(knows, to),
    ]),
  };
};
