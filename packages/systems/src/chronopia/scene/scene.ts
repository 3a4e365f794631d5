/** What there is to see and do, independent of any surface. */
import type {
  Cell,
  HexPlace,
  Mark,
  Piece,
  Prompt,
  Scene,
  SceneSide,
  Seat,
  Side,
  StandingFact,
} from '@warmoot/kernel';
import { plannedWay } from '../rules/ground/walk.ts';
import { type Ground, gridOf, type Hex, hasSnow, hexCount, labelOf, terrainAt } from '../state/ground.ts';
import { actionsFor, armiesOf, citiesOf, cityAt, unitsOf } from '../state/readers.ts';
import { seatEmpire, seatOf } from '../state/seats.ts';
import type { Army, Campaign, City, EmpireId, Site, Unit, WindowName } from '../state/state.ts';
import { counted } from '../words/grammar.ts';
import { stepsIn } from './choice.ts';

const placeOf = (ground: Ground, hex: Hex): HexPlace => gridOf(ground).hexes[hex % hexCount(ground)]!;

const SITE_OVERLAYS = [
  'road',
  'mine',
  'ruins',
  'portal',
  'fruit',
  'spring',
  'glade',
  'entrance',
  'tower',
  'depot',
  'temple',
] as const;

const overlaysOf = (campaign: Campaign, hex: Hex, site: Site | undefined): string[] => [
  ...(hasSnow(campaign.ground, hex) ? ['snow'] : []),
  ...SITE_OVERLAYS.filter((kind) => site?.[kind] !== undefined),
];

/** Its name tag: who holds it, its size as last seen, and when that was (CHR-HID-03, CHR-VIS-04); a tick if it has orders. */
const cityCell = (campaign: Campaign, city: City): Pick<Cell, 'name' | 'owner' | 'tag'> => {
  const { name, owner, size, id } = city;
  const me = campaign.seenBy;
  const seen = typeof me === 'number' ? campaign.knowledge[me]?.citySizes[id]?.turn : undefined;
  const isOld = seen !== undefined && owner !== me && seen < campaign.turn - 1;
  const { side } = sideOf(campaign, owner);
  return {
    name,
    ...(side !== undefined && { owner: side }),
    tag: {
      figure: size === 0 ? '?' : String(size),
      ...(isOld && { note: `T${seen}` }),
      ...(ordered(campaign, city).length > 0 && { note: '✓' }),
    },
  };
};

const cellAt = (campaign: Campaign, hex: Hex): Cell => {
  const city = cityAt(campaign, hex);
  const overlays = [...overlaysOf(campaign, hex, campaign.sites[hex]), ...(city ? ['city'] : [])];
  return {
    at: placeOf(campaign.ground, hex),
    id: labelOf(campaign.ground, hex),
    terrain: terrainAt(campaign.ground, hex),
    ...(city && cityCell(campaign, city)),
    ...(overlays.length > 0 && { overlays }),
  };
};

const sidesOf = ({ ground, rivers }: Campaign): Side[] =>
  Object.entries(rivers).map(([side, kind]) => ({
    at: placeOf(ground, Math.floor(Number(side) / 6)),
    direction: Number(side) % 6,
    kind,
  }));

const sideOf = ({ empires }: Campaign, owner: EmpireId): { side?: Seat } =>
  empires[owner]?.power === 'player' ? { side: seatOf(owner) } : {};

/** CHR-PLY-01: seats are numbered as the empires of players are. */
const empiresShown = ({ empires }: Campaign): SceneSide[] =>
  empires.flatMap(({ name, power }, id) =>
    power === 'player' ? [{ seat: seatOf(id), name, spoken: name }] : [],
  );

const nameOfArmy = ({ empires }: Campaign, { name, owner, number }: Army): string =>
  name === '' ? `${empires[owner]!.name} ${number}` : name;

/** A ghost is dated: seen before this turn's look (CHR-HID-21). */
const isGhost = ({ turn }: Campaign, { name, raisedTurn }: Army | Unit): boolean =>
  name === '' && raisedTurn < turn - 1;

/** What others own is dated when it is not in sight now (CHR-HID-21). */
const dated = (campaign: Campaign, name: string, thing: Army | Unit): string =>
  isGhost(campaign, thing) ? `${name}, seen in turn ${thing.raisedTurn}` : name;

const dateOf = (campaign: Campaign, thing: Army | Unit): Pick<Piece, 'tag'> =>
  isGhost(campaign, thing) ? { tag: `T${thing.raisedTurn}` } : {};

/** While orders are written, a sign on everything that has some. */
const ordered = (campaign: Campaign, { owner, name }: Army | Unit | City): string[] =>
  campaign.seenBy === owner &&
  campaign.window?.name === 'orders' &&
  actionsFor(campaign, owner, name).length > 0
    ? ['ordered']
    : [];

const armyPiece = (campaign: Campaign, army: Army): Piece => ({
  id: nameOfArmy(campaign, army),
  name: dated(campaign, nameOfArmy(campaign, army), army),
  symbol: 'army',
  ...sideOf(campaign, army.owner),
  at: placeOf(campaign.ground, army.at),
  figures: [String(army.number), String(army.size)],
  badges: [
    ...(army.broken === null ? [] : ['broken']),
    ...(army.mercenary ? ['mercenary'] : []),
    ...(army.inside ? ['inside'] : []),
    ...(army.at >= hexCount(campaign.ground) ? ['below'] : []),
    ...(isGhost(campaign, army) ? ['ghost'] : []),
    ...ordered(campaign, army),
  ],
  ...dateOf(campaign, army),
});

const unitPiece = (campaign: Campaign, unit: Unit): Piece => ({
  id:
    unit.name === ''
      ? `${campaign.empires[unit.owner]!.name} ${unit.kind} ${labelOf(campaign.ground, unit.at)}`
      : unit.name,
  name:
    unit.name === ''
      ? dated(campaign, `${unit.kind} of ${campaign.empires[unit.owner]!.name}`, unit)
      : unit.name,
  symbol: unit.kind,
  ...sideOf(campaign, unit.owner),
  at: placeOf(campaign.ground, unit.at),
  badges: isGhost(campaign, unit) ? ['ghost'] : ordered(campaign, unit),
  ...dateOf(campaign, unit),
});

const cityPiece = (campaign: Campaign, city: City): Piece => ({
  id: city.name,
  name: city.name,
  symbol: 'city',
  ...sideOf(campaign, city.owner),
  at: placeOf(campaign.ground, city.at),
  figures: [city.size === 0 ? '?' : String(city.size)],
  isOnGround: true,
  badges: [...(city.siege === null ? [] : ['besieged']), ...ordered(campaign, city)],
});

/** CHR-VIS-12: hexes of the surface out of sight since the empire last looked around. */
const unseen = ({ ground, knowledge, turn }: Campaign, me: EmpireId | null): Mark[] => {
  if (me === null || turn === 0) return [];
  const inSight = new Set(knowledge[me]?.inSight ?? []);
  const places = Array.from({ length: hexCount(ground) }, (_, hex) => hex)
    .filter((hex) => !inSight.has(hex))
    .map((hex) => placeOf(ground, hex));
  return places.length === 0 ? [] : [{ kind: 'unseen', places, label: 'out of sight', rule: 'CHR-HID-21' }];
};

/** The ways that own units are ordered to take. */
const routes = (campaign: Campaign, me: EmpireId | null): Mark[] => {
  if (me === null || campaign.window?.name !== 'orders') return [];
  return [...armiesOf(campaign, me), ...unitsOf(campaign, me)].flatMap((thing): Mark[] => {
    const way = plannedWay(campaign, thing.at, stepsIn(actionsFor(campaign, me, thing.name)));
    if (way.length < 2) return [];
    return [{ kind: 'ordered', places: way.map((hex) => placeOf(campaign.ground, hex)), label: thing.name }];
  });
};

const sieges = (campaign: Campaign): Mark[] => {
  const places = citiesOf(campaign)
    .filter(({ siege }) => siege !== null)
    .map(({ at }) => placeOf(campaign.ground, at));
  return places.length === 0 ? [] : [{ kind: 'siege', places, label: 'besieged', rule: 'CHR-SIE-01' }];
};

/** The windows in which empires decide (CHR-PLAY-01). */
const TRACK: readonly { readonly name: string; readonly symbol: string; readonly window: WindowName }[] = [
  { name: 'Diplomacy', symbol: 'heart', window: 'diplomacy' },
  { name: 'Orders', symbol: 'banner', window: 'orders' },
  { name: 'Patrols', symbol: 'operations', window: 'patrol' },
  { name: 'Intents', symbol: 'start', window: 'intents' },
  { name: 'Battles', symbol: 'combat', window: 'battles' },
  { name: 'Cities', symbol: 'end', window: 'city' },
];

const trackFact = ({ window, turn, end }: Campaign): StandingFact[] => {
  if (turn === 0 || end !== null) return [];
  const at = TRACK.findIndex((step) => step.window === window?.name);
  const steps = TRACK.map(({ name, symbol }) => ({ name, symbol }));
  return [
    {
      label: 'Now',
      value: TRACK[at]?.name ?? 'Carried out',
      is: { kind: 'track', steps, ...(at >= 0 && { at }) },
    },
  ];
};

const turnFact = ({ turn, options }: Campaign): StandingFact =>
  turn === 0
    ? { label: 'Set-up', value: 'cities and first armies' }
    : {
        label: 'Turn',
        value: `${turn} of ${options.lastTurn}`,
        is: { kind: 'turn', turn, of: options.lastTurn },
      };

const PROMPTS: Readonly<Record<WindowName, Prompt>> = {
  plan: {
    text: 'How does your empire begin?',
    help: 'Either way you earn 1,200 guilders a turn before corruption. Four cities have one action more; a city of size 4 grows only with a granary.',
    rule: 'CHR-PLY-09',
  },
  placement: {
    text: 'Place a city in one of the dotted hexes.',
    help: 'Engineers can work a mine nearby. Cities close to each other keep your armies in supply.',
    rule: 'CHR-PLY-10',
  },
  muster: { text: 'Muster your first armies: 1,200 points.', rule: 'CHR-PLY-03' },
  diplomacy: { text: 'Diplomacy: declare, bid, send envoys and letters.', rule: 'CHR-ALL-03' },
  orders: {
    text: 'Write your orders.',
    help: 'Choose a unit, then point to where it should go. A unit without orders holds.',
    rule: 'CHR-ORD-01',
  },
  patrol: { text: 'Your patrol must choose whom to engage.', rule: 'CHR-R-92' },
  intents: { text: 'Fight, make a truce or run?', rule: 'CHR-CMB-07' },
  battles: { text: 'Fight your battles and report them.', rule: 'CHR-BTL-03' },
  city: { text: 'A city has fallen to you: keep it or sack it?', rule: 'CHR-R-133' },
  finished: { text: 'The campaign is over.', rule: 'CHR-R-13' },
};
const WAIT: Prompt = { text: 'The moderator is at work.', rule: 'CHR-PLAY-01' };

const MODERATES: Prompt = { text: 'You moderate. The console shows what needs you.', rule: 'CHR-MOD-02' };

const promptFor = ({ window, paused, end, seenBy }: Campaign, me: EmpireId | null): Prompt => {
  if (end !== null) return { text: end.reason, rule: end.rule };
  if (paused) return { text: 'The moderator has paused the campaign.', rule: 'CHR-MOD-01' };
  if (seenBy === null) return MODERATES;
  if (window === null) return WAIT;
  if (me === null || !window.asked.includes(me)) return WAIT;
  return window.ready.includes(me)
    ? { ...PROMPTS[window.name], text: 'You are ready. Waiting for the others.' }
    : PROMPTS[window.name];
};

export const scene = (campaign: Campaign, seat: Seat): Scene => {
  const me = seatEmpire(campaign, seat);
  const { ground, empires } = campaign;
  const cells = Array.from({ length: hexCount(ground) }, (_, hex) => cellAt(campaign, hex));
  return {
    title: campaign.options.name,
    sides: empiresShown(campaign),
    ground: { kind: 'hexes', orientation: 'flat', scale: 'campaign', cells, sides: sidesOf(campaign) },
    pieces: [
      ...citiesOf(campaign).map((city) => cityPiece(campaign, city)),
      ...armiesOf(campaign).map((army) => armyPiece(campaign, army)),
      ...unitsOf(campaign).map((unit) => unitPiece(campaign, unit)),
    ],
    marks: [...unseen(campaign, me), ...sieges(campaign), ...routes(campaign, me)],
    prompt: promptFor(campaign, me),
    status: [
      turnFact(campaign),
      ...trackFact(campaign),
      ...(me === null ? [] : [{ label: 'Treasury', value: `${counted(empires[me]!.treasury, 'guilder')}` }]),
    ],
  };
};
