import type { GrandOrder, Levy, OrderOf, OrderType, Part } from '../orders/orders.ts';
import { partOf } from '../rules/armies/partOf.ts';
import { type Army, generalsOf, type Troops } from '../state/army.ts';
import { armyIn, type Game, garrisonOf, hasRosters } from '../state/game.ts';
import { cityIn, nameOfSpot, spotIn } from '../state/places.ts';
import { countsInWords } from '../state/roster.ts';
import { type Kingdom, NOBODY, nameOfKingdom, numberOf } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';
import { unitsLeft } from './bundles.ts';
import { battleText, reportText, unitText } from './printBattles.ts';
import { unitsText } from './units.ts';

const place = (game: Game, hex: string): string => nameOfSpot(game, spotIn(game, hex));

/** `Redmere` for the garrison of a city, `0403` in the field. */
const armyText = (game: Game, id: number): string => {
  const army = armyIn(game, id);
  return army === undefined ? `army ${id}` : nameOfSpot(game, army.at);
};

const KINDS = ['regular', 'mercenary', 'mounted', 'mountedMercenary'] as const;
const KIND_WORDS = {
  regular: 'regular',
  mercenary: 'mercenary',
  mounted: 'mounted',
  mountedMercenary: 'mounted mercenary',
};

type Points = Omit<Troops, 'units'>;

const troopsText = (troops: Points): string =>
  KINDS.filter((kind) => troops[kind] > 0)
    .map((kind) => `${troops[kind]} ${KIND_WORDS[kind]}`)
    .join(', ');

const sameKinds = (a: Points, b: Points): boolean => KINDS.every((kind) => a[kind] === b[kind]);

const generalText = (army: Army, id: number): string => {
  const general = generalsOf(army).find((each) => each.id === id);
  return general === undefined ? `general ${id}` : nameOfGeneral(general);
};

/** `100 with commander and Bruno` */
const partText = (army: Army, part: Part): string => {
  if (part.units !== undefined) return unitsText(army.units ?? [], part.units);
  const size = part.regular + part.mercenary;
  const usual: Points = partOf(army, size) as Points;
  const troops = sameKinds(part, usual) ? String(size) : troopsText(part);
  const company = [
    ...(part.keepCommander ? [] : ['commander']),
    ...(part.subGenerals ?? []).map((id) => generalText(army, id)),
  ];
  return company.length === 0 ? troops : `${troops} with ${company.join(' and ')}`;
};

const sentText = (game: Game, army: number, part: Part): string => {
  const from = armyIn(game, army);
  return from === undefined ? troopsText(part) : partText(from, part);
};

const levyText = ({ points, mounted, units }: Omit<Levy, 'city'>): string =>
  units !== undefined ? countsInWords(units) : mounted > 0 ? `${points}, ${mounted} mounted` : String(points);

const targetText = (game: Game, { hex, via, advance }: OrderOf<'attack'>): string =>
  [
    place(game, hex),
    ...(via === undefined ? [] : [`via ${place(game, via)}`]),
    ...(advance ? [] : ['stay']),
  ].join(' ');

const generalsOfAll = ({ armies }: Game, ids: readonly number[]): string =>
  ids
    .map((id) => {
      const general = armies.flatMap(generalsOf).find((each) => each.id === id);
      return general === undefined ? `general ${id}` : nameOfGeneral(general);
    })
    .join(' and ');

type Quarters = OrderOf<'place'>['cities'];

/** The units of a city are chosen from those that no line above has housed. */
const housedText = (game: Game, cities: Quarters, at: number): string => {
  const quarters = cities[at] as Quarters[number];
  if (quarters.units === undefined) {
    const led = quarters.generals.length === 0 ? '' : ` with ${generalsOfAll(game, quarters.generals)}`;
    return `${troopsText(quarters)}${led}`;
  }
  const chosen = quarters.units;
  const owner = game.armies.find(({ units = [] }) => units.some(({ uid }) => chosen.includes(uid)))?.owner;
  const author = { game, kingdom: owner ?? NOBODY };
  return unitsText(unitsLeft(author, { type: 'place', cities: cities.slice(0, at) }), chosen);
};

type Prints = { readonly [Type in OrderType]?: (game: Game, order: OrderOf<Type>) => readonly string[] };

/** GRD-PLY-35: each order in the words of the grammar, a line for each of its parts. */
const PRINTS: Prints = {
  setUp: (game, { armies, garrisons = [] }) => [
    ...garrisons.map(({ city, units }) => `${place(game, city)} - Garrison ${countsInWords(units)}`),
    ...armies.map((army) => `${place(game, army.city)} - Field ${levyText(army)} in ${army.hex}`),
  ],
  move: (game, { army, path, part }) => {
    const way = path.map((hex) => place(game, hex)).join(', ');
    return part === undefined
      ? [`${armyText(game, army)} - Move ${way}`]
      : [`${armyText(game, army)} - Send ${sentText(game, army, part)} to ${way}`];
  },
  attack: (game, order) => {
    const { army, part } = order;
    return part === undefined
      ? [`${armyText(game, army)} - Attack ${targetText(game, order)}`]
      : [`${armyText(game, army)} - Send ${sentText(game, army, part)} against ${targetText(game, order)}`];
  },
  stage: (game, { pay, princes, buy, bands, bandUnits = [] }) => [
    ...pay.map((army) => `${armyText(game, army)} - Pay`),
    ...princes.map((city) => `${place(game, city)} - Prince`),
    ...bands.map((city, band) => {
      const units = bandUnits[band];
      return `${place(game, city)} - Band${units === undefined ? '' : ` ${countsInWords(units)}`}`;
    }),
    ...buy.map((levy) => `${place(game, levy.city)} - Buy ${levyText(levy)}`),
  ],
  hire: (_game, order) =>
    order.points === 0 && order.units === undefined ? [] : [`HIRE ${levyText(order)}`],
  place: (game, { cities }) =>
    cities.map((quarters, at) => `${place(game, quarters.city)} - House ${housedText(game, cities, at)}`),
  deploy: (game, { mercenaries, armies, renew }) => [
    ...mercenaries.map((levy) => `${place(game, levy.city)} - Quarter ${levyText(levy)}`),
    ...armies.map(({ city, hex, part }) => {
      const army = garrisonOf(game, cityIn(game, city));
      return part === undefined || army === undefined
        ? `${place(game, city)} - Deploy ${hex}`
        : `${place(game, city)} - Deploy ${partText(army, part)} to ${hex}`;
    }),
    ...renew.map((seat) => `RENEW ${nameOfKingdom(numberOf(seat))}`),
  ],
  settle: (game, { survivors, how }) =>
    survivors !== undefined
      ? [`SETTLE ${survivors.attacker} : ${survivors.defender}`]
      : [`SETTLE ${hasRosters(game) ? (how ?? 'quick') : 'quick'}`],
  confirm: (_game, { agree }) => [`CONFIRM ${agree ? 'agree' : 'refuse'}`],
  share: (_game, { with: shares }) => {
    const pairs = Object.entries(shares).map(
      ([leader, unit]) => `${unitText(leader)} with ${unitText(unit)}`,
    );
    return pairs.length === 0 ? [] : [`SHARE ${pairs.join(', ')}`];
  },
  redeem: (_game, { leaders }) => [
    `REDEEM ${leaders.length === 0 ? 'nobody' : leaders.map((uid) => `unit ${uid}`).join(', ')}`,
  ],
  report: (game, order) => reportText(game, order),
  accept: (game, { battle, agree }) => battleText(game, battle, agree ? 'Confirm' : 'Refuse'),
  leave: (game, { battle }) => battleText(game, battle, 'Leave'),
  general: (_game, { use }) => [`GENERAL ${use}`],
  ransom: (_game, { pay }) => [`RANSOM ${pay ? 'pay' : 'refuse'}`],
  prince: (_game, { choice }) => [`PRINCE ${choice}`],
  defectors: (_game, { accept }) => [`DEFECTORS ${accept ? 'accept' : 'decline'}`],
  retreat: (game, { hex }) => [`RETREAT ${place(game, hex)}`],
  raise: (game, { hex }) => [`RAISE ${place(game, hex)}`],
  shelter: (game, { city }) => [`SHELTER ${place(game, city)}`],
  resign: () => ['RESIGN'],
};

export const orderLines = (game: Game, order: GrandOrder): readonly string[] =>
  (PRINTS[order.type] as ((game: Game, order: GrandOrder) => readonly string[]) | undefined)?.(game, order) ??
  [];

/** GRD-PLY-36: whose orders, and for which week. */
export const headerLines = ({ year, week }: Game, kingdom: Kingdom): string[] => [
  `KINGDOM ${nameOfKingdom(kingdom)}`,
  `YEAR ${year}`,
  `WEEK ${week}`,
];

/** What this kingdom has sealed, as text that reads back to the same order; otherwise the header alone. */
export const writtenOrders = (game: Game, kingdom: Kingdom): string => {
  const sealed = game.sealed[kingdom];
  const lines =
    sealed === null || sealed === undefined || sealed === 'hidden' ? [] : orderLines(game, sealed);
  return `${[...headerLines(game, kingdom), ...lines].join('\n')}\n`;
};
