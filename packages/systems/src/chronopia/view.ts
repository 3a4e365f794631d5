/**
 * What a seat may know (CHR-HID), built up from nothing. The result is a campaign again, numbered anew: the true numbers
 * of armies, units and cities would tell how many there are that nobody saw.
 */
import { MODERATOR, type Seat } from '@warmoot/kernel';
import type { Force } from './force.ts';
import { type Ground, type Hex, hexCount } from './ground.ts';
import { type Knowledge, NO_KNOWLEDGE, type Sighting } from './knowledge.ts';
import { enclosedHexes, entranceMark } from './rules/ground/known.ts';
import { seatEmpire } from './seats.ts';
import {
  type Army,
  BLANK,
  type Campaign,
  type City,
  type Empire,
  type EmpireId,
  NEW_ARMY_DAY,
  NEW_CITY_DAY,
  type OpenBattle,
  type Question,
  type Site,
  type Spy,
  type Unit,
  type Window,
} from './state.ts';

/** The steps in which empires only wait, or answer what they alone are asked (CHR-PLAY-03, -08). */
const IN_THE_OPEN = new Set(['plan', 'placement', 'muster', 'T4', 'T5', 'finished']);

const windowFor = ({ window, step }: Campaign, me: EmpireId | null): Window | null => {
  if (window === null || IN_THE_OPEN.has(step)) return window;
  if (me === null || !window.asked.includes(me)) return null;
  return { name: window.name, asked: [me], ready: window.ready.filter((empire) => empire === me) };
};

/** Old numbers to new ones, in the order they were met. */
class Numbers {
  readonly #numbers = new Map<number, number>();
  get(old: number): number {
    let number = this.#numbers.get(old);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(old, number);
    }
    return number;
  }
  has(old: number): boolean {
    return this.#numbers.has(old);
  }
}

/** Everything a view is made with. */
interface Eye {
  readonly campaign: Campaign;
  readonly me: EmpireId | null;
  readonly knows: Knowledge;
  readonly empires: Numbers;
  readonly armies: Numbers;
  readonly units: Numbers;
  readonly cities: Numbers;
  /** Individuals and warbands. */
  readonly troops: Numbers;
}

/** Players and neutrals are known to all; hordes and dwellers below to those who have seen something of them. */
const numberedEmpires = ({ empires }: Campaign, { sightings }: Knowledge): Numbers => {
  const numbers = new Numbers();
  for (const { id, power } of empires) if (power === 'player' || power === 'neutral') numbers.get(id);
  for (const { owner } of sightings) numbers.get(owner);
  return numbers;
};

/** CHR-HID-05, -11, -18: of others only what they declare; a deal only if it is with the one who looks. */
const empireSeen = ({ me, empires }: Eye, empire: Empire): Empire => {
  const declares = Object.entries(empire.declares)
    .filter(([toward]) => empires.has(Number(toward)))
    .map(([toward, stance]) => [empires.get(Number(toward)), stance] as const);
  const known = { ...empire, id: empires.get(empire.id), mind: null, declares: Object.fromEntries(declares) };
  if (empire.id === me) return known;
  const mine = (deals: readonly EmpireId[]): readonly EmpireId[] =>
    deals.filter((receiver) => receiver === me);
  return {
    ...known,
    treasury: 0,
    changed: [],
    permits: mine(empire.permits),
    access: mine(empire.access),
    sharesSight: mine(empire.sharesSight),
    silent: 0,
    byComputer: false,
    plan: null,
    creations: [],
  };
};

const inOrder = (a: number, b: number): number => a - b;

/** Badlands hide what they ring in, rock hides all below (CHR-R-54, CHR-R-68). */
const groundSeen = ({ campaign: { ground }, knows: { explored } }: Eye): Ground => {
  const count = hexCount(ground);
  const known = new Set(explored);
  const below = Array.from(ground.below, (letter, cell) => (known.has(cell + count) ? letter : '?')).join('');
  const enclosed = enclosedHexes(ground);
  const surface = Array.from(ground.surface, (letter, cell) =>
    enclosed.has(cell) && !known.has(cell) ? '?' : letter,
  ).join('');
  const snow = Array.from(ground.snow, (mark, cell) => (surface[cell] === '?' ? ' ' : mark)).join('');
  return { ...ground, surface, below, snow };
};

const ownStructures = (site: Site, me: EmpireId | null): Partial<Site> => ({
  ...(site.tower?.owner === me ? { tower: site.tower } : {}),
  ...(site.depot?.owner === me ? { depot: site.depot } : {}),
  ...(site.temple?.owner === me ? { temple: site.temple } : {}),
});

/** Foreign structures as they were last seen. */
const structuresRemembered = ({ knows, me, empires }: Eye, hex: Hex): Partial<Site> => {
  const seen = knows.structures[hex];
  if (seen === undefined) return {};
  const built = (owner: EmpireId | undefined) =>
    owner === undefined || owner === me || !empires.has(owner)
      ? undefined
      : { owner: empires.get(owner), builtTurn: 0, captured: null };
  const [tower, depot, temple] = [built(seen.tower), built(seen.depot), built(seen.temple)];
  return { ...(tower && { tower }), ...(depot && { depot }), ...(temple && { temple }) };
};

/** CHR-HID-01, -14: mines and ruins are public, roads once seen, hidden features once found. */
const siteSeen = (
  eye: Eye,
  hex: Hex,
  site: Site,
  roads: ReadonlySet<Hex>,
  found: ReadonlySet<Hex>,
): Site => ({
  ...(site.road && roads.has(hex) ? { road: true } : {}),
  ...(site.mine && { mine: { bonus: 0 } }),
  ...(site.ruins && { ruins: true }),
  ...(site.abandoned && { abandoned: site.abandoned }),
  ...(found.has(hex) && hiddenFeatures(site)),
  ...(site.entrance && found.has(entranceMark(eye.campaign.ground, hex)) && { entrance: true }),
  ...structuresRemembered(eye, hex),
  ...ownStructures(site, eye.me),
});

const hiddenFeatures = ({ portal, fruit, spring, glade }: Site): Partial<Site> => ({
  ...(portal !== undefined && { portal }),
  ...(fruit && { fruit }),
  ...(spring && { spring }),
  ...(glade && { glade }),
});

const sitesSeen = (eye: Eye): Record<Hex, Site> => {
  const { campaign, knows } = eye;
  const [roads, found, explored] = [new Set(knows.roads), new Set(knows.found), new Set(knows.explored)];
  const count = hexCount(campaign.ground);
  const seen: Record<Hex, Site> = {};
  const hexes = new Set([...Object.keys(campaign.sites), ...Object.keys(knows.structures)].map(Number));
  for (const hex of [...hexes].sort(inOrder)) {
    if (hex >= count && !explored.has(hex)) continue;
    const site = siteSeen(eye, hex, campaign.sites[hex] ?? {}, roads, found);
    if (Object.keys(site).length > 0) seen[hex] = site;
  }
  return seen;
};

const riversSeen = ({ campaign: { rivers }, knows }: Eye): Campaign['rivers'] => {
  const [fords, bridges] = [new Set(knows.fords), new Set(knows.bridges)];
  const seen: Record<number, 'river' | 'ford' | 'bridge'> = {};
  for (const [side, what] of Object.entries(rivers)) {
    const known = what === 'ford' ? fords.has(Number(side)) : bridges.has(Number(side));
    seen[Number(side)] = known ? what : 'river';
  }
  return seen;
};

/** CHR-HID-02, -03, -15: a marker with its owner's name; size as last seen. 0 is not known. */
const citySeen = (eye: Eye, city: City): City => {
  const { me, knows, campaign, empires, cities, armies } = eye;
  const id = cities.get(city.id);
  if (city.owner === me) return { ...city, id, siege: siegeSeen(eye, city) };
  const besieger = city.siege?.armies.some((army) => campaign.armies[army]?.owner === me) ?? false;
  return {
    ...city,
    id,
    owner: empires.get(city.owner),
    size: besieger ? city.size : (knows.citySizes[city.id]?.size ?? 0),
    race: campaign.empires[city.owner]!.race,
    improvements: {},
    conquered: null,
    siege: besieger
      ? {
          ...city.siege!,
          by: empires.get(city.siege!.by),
          armies: mineAmong(eye, city.siege!.armies).map((army) => armies.get(army)),
        }
      : null,
    besiegedHalf: false,
    disrupted: false,
    abandonedTurn: 0,
    spawnedTurn: 0,
    foundedTurn: 0,
    cutTo: null,
    today: NEW_CITY_DAY,
    moraleSpecial: 0,
  };
};

const mineAmong = ({ campaign, me }: Eye, armies: readonly number[]): number[] =>
  armies.filter((army) => campaign.armies[army]?.owner === me);

/** The besieged knows that he is, and by whom; the armies are those he sees. */
const siegeSeen = ({ empires, armies }: Eye, { siege }: City): City['siege'] =>
  siege && {
    ...siege,
    by: empires.has(siege.by) ? empires.get(siege.by) : 0,
    armies: siege.armies.filter((army) => armies.has(army)).map((army) => armies.get(army)),
  };

const isKnownCity = ({ campaign: { ground }, me, knows }: Eye, { id, at, owner }: City): boolean =>
  at < hexCount(ground) || owner === me || knows.citiesBelow.includes(id);

const troopsSeen = ({ troops }: Eye, { heroes, bands }: Force): Force => ({
  heroes: heroes.map((hero) => ({ ...hero, id: troops.get(hero.id) })),
  bands: bands.map((band) => ({ ...band, id: troops.get(band.id) })),
});

/** Own armies whole; what belongs to nobody's business but the engine's is numbered anew. */
const ownArmy = (eye: Eye, army: Army): Army => ({
  ...army,
  ...troopsSeen(eye, army),
  id: eye.armies.get(army.id),
  commander: army.commander === null ? null : eye.troops.get(army.commander),
  lost: army.lost.map((loss) =>
    loss.band === undefined ? loss : { ...loss, band: eye.troops.get(loss.band) },
  ),
  mustLeave:
    army.mustLeave === null || !eye.cities.has(army.mustLeave) ? null : eye.cities.get(army.mustLeave),
  today: {
    ...army.today,
    besieging: army.today.besieging === null ? null : eye.cities.get(army.today.besieging),
    /** Miscommunication shows only after execution (CHR-HID-16). */
    strays: null,
  },
});

/** CHR-VIS-13: owner, number, size, marks; nothing else. The turn of the sighting stands in `raisedTurn`. */
const armySeen = (eye: Eye, seen: Sighting): Army => ({
  id: eye.armies.get(seen.id),
  owner: eye.empires.get(seen.owner),
  number: seen.number,
  name: '',
  at: seen.at,
  inside: false,
  size: seen.size,
  ...troopsSeen(eye, eye.knows.rosters[seen.id]?.force ?? { heroes: [], bands: [] }),
  mercenary: seen.mercenary,
  broken: seen.broken ? { cause: 'routed', from: 0 } : null,
  hasTakenField: true,
  commander: null,
  cameFrom: null,
  afloat: false,
  overWater: 0,
  supply: 'regular',
  range: 0,
  paid: true,
  raisedTurn: seen.turn,
  lost: [],
  stash: null,
  portal: null,
  ruins: false,
  mustLeave: null,
  today: NEW_ARMY_DAY,
});

const unitSeen = ({ units, empires, campaign }: Eye, seen: Sighting): Unit => ({
  id: units.get(seen.id),
  kind: seen.kind as Unit['kind'],
  owner: empires.get(seen.owner),
  name: '',
  at: seen.at,
  size: 0,
  cameFrom: null,
  afloat: false,
  supply: 'regular',
  range: 0,
  raisedTurn: seen.turn,
  portal: null,
  work: null,
  enslavedFrom: null,
  race: campaign.empires[seen.owner]!.race,
  stopped: false,
});

const listed = <T extends { readonly id: number }>(things: readonly T[]): T[] => {
  const list: T[] = [];
  for (const thing of things) list[thing.id] = thing;
  return list;
};

/** What it remembers, in the numbers of the view. */
const memory = (eye: Eye): Knowledge => {
  const { knows, armies, units, cities, empires } = eye;
  const rosters = Object.entries(knows.rosters).map(([id, roster]) => [
    id,
    { ...roster, force: troopsSeen(eye, roster.force) },
  ]);
  const renumbered = <T>(record: Readonly<Record<number, T>>, numbers: Numbers): Record<number, T> =>
    Object.fromEntries(
      Object.entries(record)
        .filter(([id]) => numbers.has(Number(id)))
        .map(([id, value]) => [numbers.get(Number(id)), value]),
    );
  return {
    ...knows,
    sightings: knows.sightings.map((seen) => ({
      ...seen,
      id: (seen.kind === 'army' ? armies : units).get(seen.id),
      owner: empires.get(seen.owner),
    })),
    citySizes: renumbered(knows.citySizes, cities),
    spied: renumbered(knows.spied, cities),
    rosters: renumbered(Object.fromEntries(rosters) as Knowledge['rosters'], armies),
    citiesBelow: knows.citiesBelow.map((city) => cities.get(city)),
  };
};

const questionFor = ({ armies, cities, me }: Eye, question: Question): Question[] => {
  if (question.empire !== me) return [];
  if (question.kind === 'city') return [{ ...question, city: cities.get(question.city) }];
  return [
    {
      ...question,
      army: armies.get(question.army),
      candidates: question.candidates.map((army) => armies.get(army)),
    },
  ];
};

/** Candidates of a patrol are shown by owner, number and size though no map has shown them yet (CHR-PLAY-03). */
const candidatesSeen = ({ campaign, me }: Eye): Sighting[] =>
  campaign.questions
    .filter(({ empire }) => empire === me)
    .flatMap((question) => (question.kind === 'patrol' ? question.candidates : []))
    .map((id) => sightingOf(campaign, campaign.armies[id]!));

/** Who stands with me in a hex where I must choose between Fight, Truce and Run (CHR-CMB-07). */
const opponentsMet = ({ campaign, me }: Eye): Sighting[] =>
  campaign.encounters
    .filter(({ armies }) => armies.some((id) => campaign.armies[id]?.owner === me))
    .flatMap(({ armies }) => armies.map((id) => campaign.armies[id]))
    .filter((army): army is Army => army != null && army.owner !== me)
    .map((army) => sightingOf(campaign, army));

const sightingOf = ({ turn }: Campaign, army: Army): Sighting => ({
  kind: 'army',
  id: army.id,
  owner: army.owner,
  at: army.at,
  number: army.number,
  size: army.size,
  broken: army.broken !== null && army.broken.from <= turn,
  mercenary: army.mercenary,
  turn,
});

/** The newest sight of each thing. */
const freshest = (sightings: readonly Sighting[]): Sighting[] => {
  const last = new Map(sightings.map((seen) => [`${seen.kind} ${seen.id}`, seen]));
  return [...last.values()].sort(
    (a, b) => a.owner - b.owner || a.number - b.number || a.at - b.at || a.kind.localeCompare(b.kind),
  );
};

const takesPart = ({ sides }: OpenBattle, me: EmpireId | null): boolean =>
  me !== null && [...sides.A, ...sides.B].includes(me);

/** The roster of a battle is known to those who fight it (CHR-HID-07, CHR-HID-27). */
const battlesSeen = ({ campaign, me, empires }: Eye): OpenBattle[] =>
  campaign.battles
    .filter((battle) => takesPart(battle, me))
    .map((battle) => ({
      ...battle,
      sides: {
        A: battle.sides.A.map((id) => empires.get(id)),
        B: battle.sides.B.map((id) => empires.get(id)),
      },
    }));

const viewFor = (campaign: Campaign, me: EmpireId | null): Campaign => {
  const remembered = me === null ? NO_KNOWLEDGE : (campaign.knowledge[me] ?? NO_KNOWLEDGE);
  const early: Eye = {
    campaign,
    me,
    knows: remembered,
    empires: new Numbers(),
    armies: new Numbers(),
    units: new Numbers(),
    cities: new Numbers(),
    troops: new Numbers(),
  };
  const sightings = freshest([...remembered.sightings, ...candidatesSeen(early), ...opponentsMet(early)]);
  const knows = { ...remembered, sightings };
  const eye: Eye = { ...early, knows, empires: numberedEmpires(campaign, knows) };
  const own = <T extends { readonly owner: number }>(list: readonly (T | null)[]): T[] =>
    list.filter((thing): thing is T => thing !== null && thing.owner === me);
  for (const { id } of own(campaign.armies)) eye.armies.get(id);
  const cities = campaign.cities.filter((city): city is City => city !== null && isKnownCity(eye, city));
  for (const { id } of cities) eye.cities.get(id);
  const foreignArmies = sightings.filter(({ kind }) => kind === 'army').map((seen) => armySeen(eye, seen));
  const units = own(campaign.units).map((unit): Unit => ({ ...unit, id: eye.units.get(unit.id) }));
  const foreignUnits = sightings.filter(({ kind }) => kind !== 'army').map((seen) => unitSeen(eye, seen));
  const { map: _map, ...options } = campaign.options;
  return {
    ...BLANK,
    options,
    seenBy: me ?? 'spectator',
    turn: campaign.turn,
    step: IN_THE_OPEN.has(campaign.step) ? campaign.step : 'T6',
    window: windowFor(campaign, me),
    questions: campaign.questions.flatMap((question) => questionFor(eye, question)),
    ground: groundSeen(eye),
    sites: sitesSeen(eye),
    rivers: riversSeen(eye),
    empires: listed(
      campaign.empires.filter(({ id }) => eye.empires.has(id)).map((empire) => empireSeen(eye, empire)),
    ),
    cities: listed(cities.map((city) => citySeen(eye, city))),
    armies: listed([...own(campaign.armies).map((army) => ownArmy(eye, army)), ...foreignArmies]),
    units: listed([...units, ...foreignUnits]),
    spies: own(campaign.spies).map((spy, id): Spy => ({ ...spy, id, home: eye.cities.get(spy.home) })),
    sheets: me === null || campaign.sheets[me] === undefined ? {} : { [me]: campaign.sheets[me]! },
    encounters: campaign.encounters
      .filter(({ armies }) => mineAmong(eye, armies).length > 0)
      .map(({ at, armies }) => ({ at, armies: armies.map((id) => eye.armies.get(id)) })),
    battles: battlesSeen(eye),
    dogs: campaign.dogs.map((dog) =>
      dog.state === 'away' || dog.state === 'free' ? { ...dog, state: 'free', until: 0 } : dog,
    ),
    knowledge: me === null ? {} : { [me]: memory(eye) },
    reports: me === null ? {} : { [me]: campaign.reports[me] ?? [] },
    messages: campaign.messages.filter(({ from, to }) => me !== null && (from === me || to.includes(me))),
    submissions: campaign.submissions.filter(({ by }) => by === me),
    paused: campaign.paused,
    placing: campaign.placing,
    due: me === null || campaign.due[me] === undefined ? {} : { [me]: campaign.due[me]! },
    end: campaign.end,
  };
};

/** CHR-HID-22: the moderator sees everything; an empire what it knows; a spectator what is public. */
export const view = (campaign: Campaign, seat: Seat): Campaign =>
  seat === MODERATOR ? campaign : viewFor(campaign, seatEmpire(campaign, seat));
