/** How a kind of mark is shown. Hexes are washed, bordered, hatched or ringed; ways are drawn from place to place. */
export type Tone = 'gold' | 'ink' | 'accent' | 'enemy' | 'pale' | 'shadow' | 'warning' | 'paper';

export interface AreaStyle {
  readonly shows: 'area';
  readonly wash?: readonly [Tone, number];
  readonly border?: 'dotted' | 'thin' | 'solid' | 'dashed';
  readonly borderTone?: Tone;
  readonly hatch?: Tone;
  /** Tracing paper lies over it: its edge wavers and does not follow the hexes. */
  readonly isPaper?: true;
  /** A band of the side's colour inside the border, and the side's name over it. */
  readonly isLand?: true;
  readonly sign?: 'cross' | 'ring' | 'dot' | 'stop' | 'bang';
  /** In the colour of the mark's side, whatever the tones say. */
  readonly isOfSide?: true;
  /** Over the bodies of the free table, not under them. */
  readonly isAbove?: true;
}

export interface WayStyle {
  readonly shows: 'way';
  readonly tone: Tone;
  readonly width: number;
  readonly line: 'solid' | 'dashed' | 'dots' | 'chevrons' | 'inches';
  readonly head: boolean;
  /** From its first place to its last, without keeping off them. */
  readonly isWhole?: true;
  readonly isOfSide?: true;
  /** A cross at its end. */
  readonly isBlocked?: true;
}

export type Style = AreaStyle | WayStyle;

const area = (style: Omit<AreaStyle, 'shows'>): AreaStyle => ({ shows: 'area', ...style });
const way = (
  tone: Tone,
  width: number,
  line: WayStyle['line'],
  head: boolean,
  more: Pick<WayStyle, 'isWhole' | 'isOfSide' | 'isBlocked'> = {},
): WayStyle => ({ shows: 'way', tone, width, line, head, ...more });

/** In the order in which they are drawn over the ground. */
const STYLES: Readonly<Record<string, Style>> = {
  land: area({ isLand: true }),
  dark: area({ wash: ['shadow', 0.4] }),
  blocked: area({ wash: ['shadow', 0.2] }),
  indirect: area({ wash: ['shadow', 0.08], sign: 'dot' }),
  seen: area({ wash: ['pale', 0.25] }),
  fog: area({ wash: ['shadow', 0.3], hatch: 'ink' }),
  unseen: area({ wash: ['paper', 0.42], hatch: 'shadow', isPaper: true }),
  never: area({ wash: ['paper', 0.34], hatch: 'ink', isPaper: true }),
  remembered: area({}),
  rear: area({ wash: ['shadow', 0.07] }),
  area: area({ wash: ['accent', 0.14], border: 'dashed', borderTone: 'accent' }),
  entry: area({ wash: ['accent', 0.2], border: 'dashed', borderTone: 'accent' }),
  command: area({ border: 'dashed', borderTone: 'accent' }),
  commandRange: area({ border: 'dashed', borderTone: 'accent' }),
  range: area({ border: 'dashed', borderTone: 'ink' }),
  reach: area({ wash: ['pale', 0.4], border: 'dotted', borderTone: 'gold' }),
  reachByRear: area({ wash: ['pale', 0.22], border: 'thin', borderTone: 'gold' }),
  stop: area({ wash: ['pale', 0.4], sign: 'stop' }),
  passage: area({ wash: ['pale', 0.15] }),
  forbidden: area({ sign: 'cross' }),
  enemyZone: area({ hatch: 'enemy' }),
  held: area({ wash: ['accent', 0.3], border: 'solid', borderTone: 'accent' }),
  enemyHeld: area({ hatch: 'enemy', border: 'thin', borderTone: 'ink' }),
  unheld: area({ wash: ['pale', 0.5], border: 'thin', borderTone: 'gold' }),
  room: area({ border: 'dashed', borderTone: 'accent' }),
  full: area({ hatch: 'ink', border: 'dashed', borderTone: 'ink' }),
  concealed: area({ wash: ['shadow', 0.3], border: 'dashed', borderTone: 'ink' }),
  exposed: area({ wash: ['gold', 0.3], border: 'solid', borderTone: 'gold', sign: 'dot' }),
  flightReach: area({ border: 'dashed', borderTone: 'ink' }),
  front: area({ wash: ['gold', 0.26] }),
  canAct: area({ wash: ['pale', 0.45], border: 'solid', borderTone: 'accent' }),
  choice: area({ wash: ['gold', 0.22], border: 'solid', borderTone: 'gold' }),
  post: area({ wash: ['gold', 0.3], border: 'thin', borderTone: 'gold' }),
  trace: area({ wash: ['gold', 0.14] }),
  coach: area({ wash: ['gold', 0.3], border: 'solid', borderTone: 'ink' }),
  siege: area({ border: 'dashed', borderTone: 'ink' }),
  ward: area({ border: 'thin', borderTone: 'accent', sign: 'ring' }),
  warning: area({ border: 'solid', borderTone: 'warning', sign: 'bang' }),
  target: area({ border: 'solid', borderTone: 'ink' }),
  arc: area({ wash: ['accent', 0.08], border: 'dashed', isOfSide: true }),
  enemyArc: area({ hatch: 'enemy', border: 'dashed', isOfSide: true }),
  standOff: area({ hatch: 'enemy', border: 'thin', borderTone: 'ink' }),
  lane: area({ wash: ['gold', 0.3], border: 'thin', borderTone: 'gold' }),
  laneBlocked: area({ wash: ['shadow', 0.16], border: 'dashed', borderTone: 'ink' }),
  fireTarget: area({ border: 'solid', borderTone: 'ink', isAbove: true }),
  fighter: area({ border: 'solid', borderTone: 'gold', isAbove: true }),
  targetBody: area({ border: 'solid', borderTone: 'ink', isAbove: true }),
  inches: way('gold', 3, 'inches', false, { isWhole: true }),
  march: way('gold', 3, 'solid', true, { isWhole: true }),
  rangeLine: way('accent', 1.2, 'dashed', false, { isWhole: true, isOfSide: true }),
  rayBlocked: way('ink', 1.6, 'dashed', false, { isWhole: true, isBlocked: true }),
  tape: way('ink', 0, 'solid', false, { isWhole: true }),
  plate: way('ink', 0, 'solid', false, { isWhole: true }),
  sight: way('ink', 2, 'solid', false),
  lineOfSight: way('ink', 2, 'solid', false),
  flight: way('warning', 2.5, 'dashed', true),
  supply: way('accent', 3, 'dots', false),
  trail: way('ink', 2, 'solid', true, { isOfSide: true }),
  pencil: way('ink', 1.6, 'dashed', true),
  ordered: way('ink', 2, 'dots', true),
  path: way('gold', 4, 'dots', false),
  lastMove: way('gold', 2.5, 'dashed', true),
  chargeRun: way('gold', 5, 'chevrons', true),
  charge: way('gold', 5, 'solid', true),
  planned: way('gold', 5, 'solid', true),
  fire: way('ink', 2, 'dashed', true),
  attack: way('ink', 3, 'solid', true),
};

const UNKNOWN = area({ border: 'dashed', borderTone: 'accent', wash: ['pale', 0.2] });

/** An unknown kind is still visible: a dashed border around its hexes, and its label. */
export const styleOf = (kind: string): Style => STYLES[kind] ?? UNKNOWN;

const ORDER = Object.keys(STYLES);
export const rankOf = (kind: string): number => {
  const rank = ORDER.indexOf(kind);
  return rank < 0 ? ORDER.indexOf('passage') : rank;
};
