/** The same campaign in other numbers: as if there had been more armies, cities, hordes and troops before. */

import type { Knowledge, Sighting } from '../knowledge/knowledge.ts';
import type { Force } from '../state/force.ts';
import type {
  Army,
  Campaign,
  City,
  Empire,
  OpenBattle,
  Question,
  Site,
  Spy,
  Unit,
  Walk,
} from '../state/state.ts';

interface Numbering {
  empire(id: number): number;
  army(id: number): number;
  unit(id: number): number;
  city(id: number): number;
  spy(id: number): number;
  troop(id: number): number;
}

const keyed = <T>(record: Readonly<Record<number, T>>, number: (id: number) => number): Record<number, T> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [number(Number(id)), value]));

const placed = <T extends { readonly id: number }>(things: readonly (T | null)[]): (T | null)[] => {
  const list: (T | null)[] = [];
  for (const thing of things) if (thing !== null) list[thing.id] = thing;
  return Array.from(list, (thing) => thing ?? null);
};

const force = (n: Numbering, { heroes, bands }: Force): Force => ({
  heroes: heroes.map((hero) => ({ ...hero, id: n.troop(hero.id), of: n.empire(hero.of) })),
  bands: bands.map((band) => ({ ...band, id: n.troop(band.id), of: n.empire(band.of) })),
});

const empire = (n: Numbering, given: Empire): Empire => ({
  ...given,
  id: n.empire(given.id),
  declares: keyed(given.declares, n.empire),
  changed: given.changed.map(n.empire),
  permits: given.permits.map(n.empire),
  access: given.access.map(n.empire),
  sharesSight: given.sharesSight.map(n.empire),
  mind: given.mind && {
    ...given.mind,
    target: given.mind.target === null ? null : n.army(given.mind.target),
    reactions: keyed(given.mind.reactions, n.empire),
    attackedBy: given.mind.attackedBy.map(n.empire),
  },
});

const army = (n: Numbering, given: Army): Army => ({
  ...given,
  ...force(n, given),
  id: n.army(given.id),
  owner: n.empire(given.owner),
  commander: given.commander === null ? null : n.troop(given.commander),
  lost: given.lost.map((loss) => ({
    ...loss,
    ...(loss.of !== undefined && { of: n.empire(loss.of) }),
    ...(loss.band !== undefined && { band: n.troop(loss.band) }),
  })),
  mustLeave: given.mustLeave === null ? null : n.city(given.mustLeave),
  today: {
    ...given.today,
    besieging: given.today.besieging === null ? null : n.city(given.today.besieging),
  },
});

const city = (n: Numbering, given: City): City => ({
  ...given,
  id: n.city(given.id),
  owner: n.empire(given.owner),
  conquered: given.conquered && { ...given.conquered, from: n.empire(given.conquered.from) },
  siege: given.siege && {
    ...given.siege,
    by: n.empire(given.siege.by),
    armies: given.siege.armies.map(n.army),
  },
});

const unit = (n: Numbering, given: Unit): Unit => ({
  ...given,
  id: n.unit(given.id),
  owner: n.empire(given.owner),
  enslavedFrom: given.enslavedFrom === null ? null : n.empire(given.enslavedFrom),
});

const spy = (n: Numbering, given: Spy): Spy => ({
  ...given,
  id: n.spy(given.id),
  owner: n.empire(given.owner),
  home: n.city(given.home),
});

const site = (n: Numbering, given: Site): Site => {
  const owned = (['tower', 'depot', 'temple'] as const).flatMap((kind) => {
    const built = given[kind];
    return built === undefined ? [] : [[kind, { ...built, owner: n.empire(built.owner) }]];
  });
  return { ...given, ...Object.fromEntries(owned) };
};

const sighting = (n: Numbering, seen: Sighting): Sighting => ({
  ...seen,
  id: seen.kind === 'army' ? n.army(seen.id) : n.unit(seen.id),
  owner: n.empire(seen.owner),
});

const knowledge = (n: Numbering, knows: Knowledge): Knowledge => ({
  ...knows,
  sightings: knows.sightings.map((seen) => sighting(n, seen)),
  structures: Object.fromEntries(
    Object.entries(knows.structures).map(([hex, { turn, ...built }]) => [
      hex,
      {
        ...Object.fromEntries(
          Object.entries(built).map(([kind, owner]) => [kind, n.empire(owner as number)]),
        ),
        turn,
      },
    ]),
  ),
  citySizes: keyed(knows.citySizes, n.city),
  citiesBelow: knows.citiesBelow.map(n.city),
  marksBelow: keyed(
    Object.fromEntries(
      Object.entries(knows.marksBelow).map(([id, mark]) => [id, { ...mark, owner: n.empire(mark.owner) }]),
    ),
    n.city,
  ),
  spied: keyed(knows.spied, n.city),
  rosters: keyed(
    Object.fromEntries(
      Object.entries(knows.rosters).map(([id, roster]) => [id, { ...roster, force: force(n, roster.force) }]),
    ),
    n.army,
  ),
});

const TAG = /^(a|i|wb|g)-(\d+)$/;
const tag = (n: Numbering, text: string): string => {
  const [, kind, id] = TAG.exec(text) ?? [];
  if (kind === undefined) return text;
  const number = kind === 'a' ? n.army : kind === 'g' ? n.city : n.troop;
  return `${kind}-${number(Number(id))}`;
};
const tagged = <T>(n: Numbering, value: T): T => {
  if (typeof value === 'string') return tag(n, value) as T;
  if (Array.isArray(value)) return value.map((each) => tagged(n, each)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tagged(n, each)])) as T;
};

const battle = (n: Numbering, given: OpenBattle): OpenBattle => ({
  ...given,
  order: tagged(n, given.order),
  sides: { A: given.sides.A.map(n.empire), B: given.sides.B.map(n.empire) },
  filed: given.filed && {
    ...given.filed,
    by: n.empire(given.filed.by),
    result: tagged(n, given.filed.result),
  },
  wishes: keyed(given.wishes, n.empire),
});

const question = (n: Numbering, given: Question): Question =>
  given.kind === 'city'
    ? { ...given, empire: n.empire(given.empire), city: n.city(given.city) }
    : {
        ...given,
        empire: n.empire(given.empire),
        army: n.army(given.army),
        candidates: given.candidates.map(n.army),
      };

const walk = (n: Numbering, given: Walk): Walk => ({
  ...given,
  id: given.kind === 'army' ? n.army(given.id) : n.unit(given.id),
});

const mapped = <T extends { readonly id: number }>(
  list: readonly (T | null)[],
  n: Numbering,
  change: (n: Numbering, thing: T) => T,
): (T | null)[] => placed(list.map((thing) => thing && change(n, thing)));

export const renumbered = (campaign: Campaign, n: Numbering): Campaign => ({
  ...campaign,
  empires: mapped(campaign.empires, n, empire) as Empire[],
  armies: mapped(campaign.armies, n, army),
  units: mapped(campaign.units, n, unit),
  cities: mapped(campaign.cities, n, city),
  spies: mapped(campaign.spies, n, spy),
  sites: Object.fromEntries(Object.entries(campaign.sites).map(([hex, each]) => [hex, site(n, each)])),
  nextId: n.troop(campaign.nextId),
  walks: campaign.walks.map((each) => walk(n, each)),
  window: campaign.window && {
    ...campaign.window,
    asked: campaign.window.asked.map(n.empire),
    ready: campaign.window.ready.map(n.empire),
  },
  questions: campaign.questions.map((each) => question(n, each)),
  encounters: campaign.encounters.map(({ at, armies }) => ({ at, armies: armies.map(n.army) })),
  quarrels: campaign.quarrels.map((each) => ({ ...each, a: n.empire(each.a), b: n.empire(each.b) })),
  retreats: campaign.retreats.map((each) => ({ ...each, army: n.army(each.army) })),
  battles: campaign.battles.map((each) => battle(n, each)),
  dogs: campaign.dogs.map((dog) => ({
    ...dog,
    high: dog.high && { ...dog.high, empire: n.empire(dog.high.empire) },
  })),
  sheets: keyed(campaign.sheets, n.empire),
  reports: keyed(campaign.reports, n.empire),
  due: keyed(campaign.due, n.empire),
  knowledge: keyed(
    Object.fromEntries(Object.entries(campaign.knowledge).map(([id, knows]) => [id, knowledge(n, knows)])),
    n.empire,
  ),
  messages: campaign.messages.map((each) => ({
    ...each,
    from: typeof each.from === 'string' ? each.from : n.empire(each.from),
    to: each.to.map(n.empire),
  })),
  submissions: campaign.submissions.map((each) => ({ ...each, by: n.empire(each.by) })),
  placing: campaign.placing.map(n.empire),
  end: campaign.end && { ...campaign.end, winners: campaign.end.winners.map(n.empire) },
});
