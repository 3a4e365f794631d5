/**
 * What a seat may know (CHR-HID), built up from nothing. The result is a campaign again, numbered anew: the true numbers
 * of armies, units and cities would tell how many there are that nobody saw.
 */

import { MODERATOR, type Seat } from '@warmoot/kernel';
import { inShownTags } from './battleTags.ts';
import { NEW_ARMY, NEW_CITY, NEW_UNIT } from './beginnings.ts';
import type { Force } from './force.ts';
import { type Ground, gridOf, type Hex, hexCount } from './ground.ts';
import { type Knowledge, NO_KNOWLEDGE, type Sighting } from './knowledge.ts';
import { armiesAt } from './readers.ts';
import type { FightOrder, FightSide, SideId } from './rules/battle/forms.ts';
import { enclosedHexes, entranceMark, setOf } from './rules/ground/known.ts';
import { banksOf } from './rules/ground/rivers.ts';
import { seatEmpire } from './seats.ts';
import {
  type Army,
  BLANK,
  type Campaign,
  type City,
  type Empire,
  type EmpireId,
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

/** Those who besiege me, fight me or once held my cities. */
const dealtWith = ({ cities, battles }: Campaign, me: EmpireId | null): EmpireId[] =>
  [
    ...cities.flatMap((city) =>
      city?.owner === me ? [city.siege?.by ?? me, city.conquered?.from ?? me] : [],
    ),
    ...battles.filter((battle) => takesPart(battle, me)).flatMap(({ sides }) => [...sides.A, ...sides.B]),
  ].filter((id): id is EmpireId => id !== null);

/** Whose troops and buildings one remembers. */
const remembered = ({ structures, rosters, marksBelow }: Knowledge): EmpireId[] =>
  [
    ...Object.values(structures).flatMap(({ tower, depot, temple }) => [tower, depot, temple]),
    ...Object.values(rosters).flatMap(({ force }) => [...force.heroes, ...force.bands].map(({ of }) => of)),
    ...Object.values(marksBelow).map(({ owner }) => owner),
  ].filter((id) => id !== undefined);

/** Players and neutrals are known to all; hordes and dwellers below to those who have met something of them. */
const numberedEmpires = (campaign: Campaign, me: EmpireId | null, knows: Knowledge): Numbers => {
  const numbers = new Numbers();
  for (const { id, power } of campaign.empires)
    if (power === 'player' || power === 'neutral') numbers.get(id);
  const met = [
    ...knows.sightings.map(({ owner }) => owner),
    ...remembered(knows),
    ...dealtWith(campaign, me),
  ];
  for (const id of met.sort(inOrder)) numbers.get(id);
  return numbers;
};

/** CHR-HID-05, -11, CHR-HID-18: of others only what they declare; a deal only if it is with the one who looks. */
const empireSeen = ({ me, empires }: Eye, empire: Empire): Empire => {
  const declares = Object.entries(empire.declares)
    .filter(([toward]) => empires.has(Number(toward)))
    .map(([toward, stance]) => [empires.get(Number(toward)), stance] as const);
  const known = { ...empire, id: empires.get(empire.id), mind: null, declares: Object.fromEntries(declares) };
  const renumbered = (ids: readonly EmpireId[]): EmpireId[] => ids.map((id) => empires.get(id));
  if (empire.id === me)
    return {
      ...known,
      changed: renumbered(empire.changed),
      permits: renumbered(empire.permits),
      access: renumbered(empire.access),
      sharesSight: renumbered(empire.sharesSight),
    };
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

/** Below, and within a ring of badlands, nothing is public (CHR-R-54, CHR-R-68). */
const isUnexplored = ({ campaign: { ground }, knows: { explored } }: Eye, hex: Hex): boolean =>
  (hex >= hexCount(ground) || enclosedHexes(ground).has(hex)) && !setOf(explored).has(hex);

const blanked = (letters: string, cells: readonly number[], blank: string): string => {
  if (cells.length === 0) return letters;
  const copy = letters.split('');
  for (const cell of cells) copy[cell] = blank;
  return copy.join('');
};

/** Badlands hide what they ring in, rock hides all below (CHR-R-54, CHR-R-68). */
const groundSeen = ({ campaign: { ground }, knows: { explored } }: Eye): Ground => {
  const count = hexCount(ground);
  const known = setOf(explored);
  const hidden = [...enclosedHexes(ground)].filter((cell) => !known.has(cell));
  const below = Array<string>(count).fill('?');
  for (const hex of explored) if (hex >= count) below[hex - count] = ground.below[hex - count]!;
  return {
    ...ground,
    surface: blanked(ground.surface, hidden, '?'),
    below: below.join(''),
    snow: blanked(ground.snow, hidden, ' '),
  };
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

/** Mines and ruins are public where the land is; how large an abandoned city was is not (CHR-HID-01, -03). */
const publicFeatures = ({ mine, ruins, abandoned }: Site): Partial<Site> => ({
  ...(mine && { mine: { bonus: 0 } }),
  ...(ruins && { ruins }),
  ...(abandoned && { abandoned: { name: abandoned.name, size: 0 } }),
});

/** CHR-HID-01, -14: roads as last seen, hidden features once found. */
const siteSeen = (
  eye: Eye,
  hex: Hex,
  site: Site,
  roads: ReadonlySet<Hex>,
  found: ReadonlySet<Hex>,
): Site => ({
  ...(roads.has(hex) ? { road: true } : {}),
  ...(!isUnexplored(eye, hex) && publicFeatures(site)),
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
  const [roads, found] = [setOf(knows.roads), setOf(knows.found)];
  const seen: Record<Hex, Site> = {};
  const remembers = [...Object.keys(knows.structures).map(Number), ...knows.roads];
  const hexes = new Set([...Object.keys(campaign.sites).map(Number), ...remembers]);
  for (const hex of [...hexes].sort(inOrder)) {
    const site = siteSeen(eye, hex, campaign.sites[hex] ?? {}, roads, found);
    if (Object.keys(site).length > 0) seen[hex] = site;
  }
  return seen;
};

/** CHR-HID-01, CHR-R-55: bridges and fords as last seen, whatever has become of them since. */
const riversSeen = (eye: Eye): Campaign['rivers'] => {
  const { campaign, knows } = eye;
  const grid = gridOf(campaign.ground);
  const [fords, bridges] = [setOf(knows.fords), setOf(knows.bridges)];
  const seen: Record<number, 'river' | 'ford' | 'bridge'> = {};
  for (const side of Object.keys(campaign.rivers).map(Number)) {
    if (banksOf(grid, side).every((bank) => isUnexplored(eye, bank))) continue;
    seen[side] = bridges.has(side) ? 'bridge' : fords.has(side) ? 'ford' : 'river';
  }
  return seen;
};

/** Who takes a share of its income shows when it is paid, if at all (CHR-HID-16). */
const ownCity = (eye: Eye, { plunder: _hidden, ...city }: City): City => ({
  ...city,
  id: eye.cities.get(city.id),
  conquered: city.conquered && { ...city.conquered, from: eye.empires.get(city.conquered.from) },
  siege: siegeSeen(eye, city),
});

/** CHR-HID-02, -03, CHR-HID-04, -15: a marker with its owner's name; size as last seen, improvements never. 0 is not known. */
const citySeen = (eye: Eye, city: City): City => {
  const { me, knows, campaign, empires, cities, armies } = eye;
  if (city.owner === me) return ownCity(eye, city);
  const { siege } = city;
  const besieger = siege !== null && mineAmong(eye, siege.armies).length > 0;
  return {
    ...NO_CITY,
    id: cities.get(city.id),
    name: city.name,
    owner: empires.get(city.owner),
    at: city.at,
    size: besieger ? city.size : (knows.citySizes[city.id]?.size ?? 0),
    race: campaign.empires[city.owner]!.race,
    siege: besieger
      ? {
          ...siege,
          by: empires.get(siege.by),
          armies: mineAmong(eye, siege.armies).map((army) => armies.get(army)),
        }
      : null,
  };
};

const mineAmong = ({ campaign, me }: Eye, armies: readonly number[]): number[] =>
  armies.filter((army) => campaign.armies[army]?.owner === me);

/** The besieged knows that he is, and by whom; the armies are those he sees. */
const siegeSeen = ({ empires, armies }: Eye, { siege }: City): City['siege'] =>
  siege && {
    ...siege,
    by: empires.get(siege.by),
    armies: siege.armies.filter((army) => armies.has(army)).map((army) => armies.get(army)),
  };

const isAbove = ({ campaign: { ground } }: Eye, { at }: City): boolean => at < hexCount(ground);

/** Below: those of one's own, those one stands in or is asked about. */
const isAtHand = ({ campaign, me }: Eye, { id, at, owner }: City): boolean =>
  me !== null &&
  (owner === me ||
    armiesAt(campaign, at).some((army) => army.owner === me) ||
    campaign.questions.some(({ empire, ...asked }) => empire === me && 'city' in asked && asked.city === id));

const NO_CITY: City = { ...NEW_CITY, id: 0, name: '', owner: 0, at: 0, size: 0, race: 'FB' };

/** CHR-HID-15, -21: an underground city stays on the map as it was last seen, whoever holds it now. */
const citiesRemembered = ({ knows: { marksBelow } }: Eye): City[] =>
  Object.entries(marksBelow).map(([id, mark]) => ({ ...NO_CITY, ...mark, id: Number(id) }));

const citiesKnown = (eye: Eye): City[] => {
  const known = eye.campaign.cities.filter(
    (city): city is City => city !== null && (isAbove(eye, city) || isAtHand(eye, city)),
  );
  const here = new Set(known.map(({ id }) => id));
  const remembers = citiesRemembered(eye).filter(({ id }) => !here.has(id));
  return [...known, ...remembers].sort((a, b) => a.id - b.id);
};

const troopsSeen = ({ troops, empires }: Eye, { heroes, bands }: Force): Force => ({
  heroes: heroes.map((hero) => ({ ...hero, id: troops.get(hero.id), of: empires.get(hero.of) })),
  bands: bands.map((band) => ({ ...band, id: troops.get(band.id), of: empires.get(band.of) })),
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

/** CHR-VIS-13, CHR-HID-08: owner, number, size, marks; nothing else. The turn of the sighting stands in `raisedTurn`. */
const armySeen = (eye: Eye, seen: Sighting): Army => ({
  ...NEW_ARMY,
  id: eye.armies.get(seen.id),
  owner: eye.empires.get(seen.owner),
  number: seen.number,
  name: '',
  at: seen.at,
  size: seen.size,
  ...troopsSeen(eye, eye.knows.rosters[seen.id]?.force ?? { heroes: [], bands: [] }),
  mercenary: seen.mercenary,
  broken: seen.broken ? { cause: 'routed', from: 0 } : null,
  hasTakenField: true,
  raisedTurn: seen.turn,
});

const ownUnit = ({ units, empires }: Eye, unit: Unit): Unit => ({
  ...unit,
  id: units.get(unit.id),
  enslavedFrom: unit.enslavedFrom === null ? null : empires.get(unit.enslavedFrom),
});

const unitSeen = ({ units, empires, campaign }: Eye, seen: Sighting): Unit => ({
  ...NEW_UNIT,
  id: units.get(seen.id),
  kind: seen.kind as Unit['kind'],
  owner: empires.get(seen.owner),
  name: '',
  at: seen.at,
  raisedTurn: seen.turn,
  race: campaign.empires[seen.owner]!.race,
});

const listed = <T extends { readonly id: number }>(things: readonly T[]): T[] => {
  const list: T[] = [];
  for (const thing of things) list[thing.id] = thing;
  return list;
};

/** What it remembers, in the numbers of the view. */
const memory = (eye: Eye): Knowledge => {
  const { knows, armies, units, cities, empires } = eye;
  const ownedBy = (owner: EmpireId | undefined) => (owner === undefined ? undefined : empires.get(owner));
  const structures = Object.entries(knows.structures).map(([hex, { turn, ...built }]) => [
    hex,
    { ...Object.fromEntries(Object.entries(built).map(([kind, owner]) => [kind, ownedBy(owner)])), turn },
  ]);
  const marks = Object.entries(knows.marksBelow).map(([id, mark]) => [
    id,
    { ...mark, owner: empires.get(mark.owner) },
  ]);
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
    structures: Object.fromEntries(structures),
    citiesBelow: knows.citiesBelow.filter((city) => cities.has(city)).map((city) => cities.get(city)),
    marksBelow: renumbered(Object.fromEntries(marks) as Knowledge['marksBelow'], cities),
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
    .map(({ order, filed, wishes, ...battle }) => ({
      ...battle,
      order: inShownTags(order, orderSeen(order, battle.sides.A.includes(me!) ? 'A' : 'B')),
      sides: {
        A: battle.sides.A.map((id) => empires.get(id)),
        B: battle.sides.B.map((id) => empires.get(id)),
      },
      filed: filed && { by: empires.get(filed.by), result: inShownTags(order, filed.result) },
      wishes: Object.fromEntries(Object.entries(wishes).map(([id, mode]) => [empires.get(Number(id)), mode])),
    }));

/** When the other side would flee or yield shows when it does (CHR-HID-09). */
const orderSeen = (order: FightOrder, mine: SideId): FightOrder => {
  const [a, b] = order.sides;
  const seen = (side: FightSide): FightSide =>
    side.side === mine ? side : { ...side, withdrawPolicy: UNTOLD_POLICY };
  return { ...order, sides: [seen(a), seen(b)] };
};
const UNTOLD_POLICY = { fleeBelowPct: 0, allowWithdraw: false, yieldAtEnd: false };

const eyeOf = (campaign: Campaign, me: EmpireId | null): Eye => {
  const learned = me === null ? NO_KNOWLEDGE : (campaign.knowledge[me] ?? NO_KNOWLEDGE);
  const early: Eye = {
    campaign,
    me,
    knows: learned,
    empires: new Numbers(),
    armies: new Numbers(),
    units: new Numbers(),
    cities: new Numbers(),
    troops: new Numbers(),
  };
  const sightings = freshest([...learned.sightings, ...candidatesSeen(early), ...opponentsMet(early)]);
  const knows = { ...learned, sightings };
  return { ...early, knows, empires: numberedEmpires(campaign, me, knows) };
};

const viewFor = (campaign: Campaign, me: EmpireId | null): Campaign => {
  const eye = eyeOf(campaign, me);
  const { sightings } = eye.knows;
  const own = <T extends { readonly owner: number }>(list: readonly (T | null)[]): T[] =>
    list.filter((thing): thing is T => thing !== null && thing.owner === me);
  for (const { id } of own(campaign.armies)) eye.armies.get(id);
  const cities = citiesKnown(eye);
  for (const { id } of cities) eye.cities.get(id);
  const foreignArmies = sightings.filter(({ kind }) => kind === 'army').map((seen) => armySeen(eye, seen));
  const units = own(campaign.units).map((unit) => ownUnit(eye, unit));
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
    // CHR-HID-12: offers, bids and who serves whom are public; when a band comes back is not
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

/** Which empire one means by a number of one's view (CHR-R-134: free cities come after hordes nobody saw). */
export const empireMeant = (campaign: Campaign, me: EmpireId, number: EmpireId): EmpireId => {
  const { empires } = eyeOf(campaign, me);
  return campaign.empires.find(({ id }) => empires.has(id) && empires.get(id) === number)?.id ?? number;
};

/** CHR-HID-22, CHR-HID-23: built here, so that no client is ever sent more. The moderator sees everything; an empire what it knows; a spectator what is public. */
export const view = (campaign: Campaign, seat: Seat): Campaign =>
  seat === MODERATOR ? campaign : viewFor(campaign, seatEmpire(campaign, seat));
