/** What there is to see and do, independent of any surface. */
import type { Cell, HexPlace, Piece, Prompt, Scene, SceneSide, Seat, Side } from '@warmoot/kernel';
import { type Ground, gridOf, type Hex, hasSnow, hexCount, labelOf, terrainAt } from '../state/ground.ts';
import { armiesOf, citiesOf, cityAt, unitsOf } from '../state/readers.ts';
import { seatEmpire, seatOf } from '../state/seats.ts';
import type { Army, Campaign, City, EmpireId, Site, Unit, WindowName } from '../state/state.ts';
import { counted } from '../words/grammar.ts';

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

const cellAt = (campaign: Campaign, hex: Hex): Cell => {
  const overlays = overlaysOf(campaign, hex, campaign.sites[hex]);
  const name = cityAt(campaign, hex)?.name;
  return {
    at: placeOf(campaign.ground, hex),
    id: labelOf(campaign.ground, hex),
    terrain: terrainAt(campaign.ground, hex),
    ...(name !== undefined && { name }),
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

const armyPiece = (campaign: Campaign, army: Army): Piece => ({
  id: nameOfArmy(campaign, army),
  name: nameOfArmy(campaign, army),
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
  ],
});

const unitPiece = (campaign: Campaign, unit: Unit): Piece => ({
  id:
    unit.name === ''
      ? `${campaign.empires[unit.owner]!.name} ${unit.kind} ${labelOf(campaign.ground, unit.at)}`
      : unit.name,
  name: unit.name === '' ? `${unit.kind} of ${campaign.empires[unit.owner]!.name}` : unit.name,
  symbol: unit.kind,
  ...sideOf(campaign, unit.owner),
  at: placeOf(campaign.ground, unit.at),
  badges: isGhost(campaign, unit) ? ['ghost'] : [],
});

const cityPiece = (campaign: Campaign, city: City): Piece => ({
  id: city.name,
  name: city.name,
  symbol: 'city',
  ...sideOf(campaign, city.owner),
  at: placeOf(campaign.ground, city.at),
  figures: [city.size === 0 ? '?' : String(city.size)],
  badges: city.siege === null ? [] : ['besieged'],
});

const PROMPTS: Readonly<Record<WindowName, Prompt>> = {
  plan: { text: 'Choose three cities of size 4 or four of size 3.', rule: 'CHR-PLY-09' },
  placement: { text: 'Place a city.', rule: 'CHR-PLY-10' },
  muster: { text: 'Muster your first armies: 1,200 points.', rule: 'CHR-PLY-03' },
  diplomacy: { text: 'Diplomacy: declare, bid, send envoys and letters.', rule: 'CHR-ALL-03' },
  orders: { text: 'Write your orders.', rule: 'CHR-ORD-01' },
  patrol: { text: 'Your patrol must choose whom to engage.', rule: 'CHR-R-92' },
  intents: { text: 'Fight, make a truce or run?', rule: 'CHR-CMB-07' },
  battles: { text: 'Fight your battles and report them.', rule: 'CHR-BTL-03' },
  city: { text: 'A city has fallen to you: keep it or sack it?', rule: 'CHR-R-133' },
  finished: { text: 'The campaign is over.', rule: 'CHR-R-13' },
};
const WAIT: Prompt = { text: 'The moderator is at work.', rule: 'CHR-PLAY-01' };

const promptFor = ({ window, paused, end }: Campaign, me: EmpireId | null): Prompt => {
  if (end !== null) return { text: end.reason, rule: end.rule };
  if (paused) return { text: 'The moderator has paused the campaign.', rule: 'CHR-MOD-01' };
  if (window === null) return WAIT;
  if (me === null || !window.asked.includes(me)) return WAIT;
  return window.ready.includes(me)
    ? { ...PROMPTS[window.name], text: 'You are ready; others are not yet.' }
    : PROMPTS[window.name];
};

export const scene = (campaign: Campaign, seat: Seat): Scene => {
  const me = seatEmpire(campaign, seat);
  const { ground, turn, empires } = campaign;
  const cells = Array.from({ length: hexCount(ground) }, (_, hex) => cellAt(campaign, hex));
  return {
    title: `${campaign.options.name}, turn ${turn}`,
    sides: empiresShown(campaign),
    ground: { kind: 'hexes', orientation: 'flat', cells, sides: sidesOf(campaign) },
    pieces: [
      ...citiesOf(campaign).map((city) => cityPiece(campaign, city)),
      ...armiesOf(campaign).map((army) => armyPiece(campaign, army)),
      ...unitsOf(campaign).map((unit) => unitPiece(campaign, unit)),
    ],
    marks: [],
    prompt: promptFor(campaign, me),
    status: [
      { label: 'Turn', value: String(turn), is: { kind: 'turn', turn } },
      ...(me === null ? [] : [{ label: 'Treasury', value: `${counted(empires[me]!.treasury, 'guilder')}` }]),
    ],
  };
};
