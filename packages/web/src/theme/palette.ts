import type { Colour } from './colour.ts';
import { CLEAR_PLAYERS, PLAYERS, type Player } from './players.ts';

/**
 * The colours of the interface around the board. Every text pair has a contrast of 4.5:1 or more; see palette.test.ts.
 */
interface InterfaceColours {
  readonly table: Colour;
  readonly page: Colour;
  readonly panel: Colour;
  readonly inset: Colour;
  readonly ink: Colour;
  readonly inkSecond: Colour;
  readonly hairline: Colour;
  readonly accent: Colour;
  readonly onAccent: Colour;
  readonly clause: Colour;
  readonly selection: Colour;
  readonly reachLine: Colour;
  readonly redText: Colour;
  readonly blueText: Colour;
  /** Losses of 0, 1, 2 and 3 or more in a bar of odds. */
  readonly losses: readonly [Colour, Colour, Colour, Colour];
  readonly holds: Colour;
  readonly retreats: Colour;
  readonly routs: Colour;
}

/** The colours of the map. */
interface TerrainColours {
  readonly clear: readonly [Colour, Colour];
  readonly hill1: Colour;
  readonly hill2: Colour;
  readonly contour: Colour;
  readonly woods: Colour;
  readonly crowns: readonly [Colour, Colour, Colour];
  readonly swamp: Colour;
  readonly pool: Colour;
  readonly reed: Colour;
  readonly hexLine: Colour;
  readonly hexLineAlpha: number;
  readonly road: Colour;
  readonly roadEdge: Colour;
  readonly waterEdge: Colour;
  readonly water: Colour;
  readonly waterLight: Colour;
  readonly wallEdge: Colour;
  readonly wallTop: Colour;
  readonly roofLit: Colour;
  readonly roofShaded: Colour;
  readonly desert: Colour;
  readonly sea: Colour;
  readonly mountainLit: Colour;
  readonly mountainShaded: Colour;
  readonly rough: Colour;
  readonly badlands: Colour;
  /** Jungle: its fringe, and its heart. */
  readonly jungle: readonly [Colour, Colour];
  readonly scrub: Colour;
  readonly snow: Colour;
  /** Solid rock underground. */
  readonly rock: Colour;
  readonly farmland: readonly [Colour, Colour];
  readonly margin: Colour;
  readonly ruler: Colour;
  /** Place names, and the halo that lifts them off the ground. */
  readonly name: Colour;
  readonly halo: Colour;
}

/** A theme: the interface, the map, and the sides in the order they are assigned. */
export interface Theme {
  readonly name: 'light' | 'dark';
  readonly colours: InterfaceColours;
  readonly terrain: TerrainColours;
  readonly players: readonly Player[];
}

export const LIGHT: Theme = {
  name: 'light',
  colours: {
    table: '#B9AB8C',
    page: '#EFE6D0',
    panel: '#FBF6E9',
    inset: '#F3EBD7',
    ink: '#2A241B',
    inkSecond: '#6A5F4D',
    hairline: '#DCCFB2',
    accent: '#1E6B62',
    onAccent: '#FFFFFF',
    clause: '#1E6B62',
    selection: '#E3A21A',
    reachLine: '#8A5F0A',
    redText: '#8F2C22',
    blueText: '#23507E',
    losses: ['#D9CDB0', '#3C7F74', '#123F3A', '#0A211E'],
    holds: '#B9C7C0',
    retreats: '#C98A12',
    routs: '#B23A2E',
  },
  terrain: {
    clear: ['#DCD8AE', '#CFCD9C'],
    hill1: '#D9BE86',
    hill2: '#C49A60',
    contour: '#8A6332',
    woods: '#9DAE77',
    crowns: ['#5F7F4C', '#6E8F57', '#7F9E63'],
    swamp: '#B3BE9F',
    pool: '#8FB1B0',
    reed: '#5D7A67',
    hexLine: '#463418',
    hexLineAlpha: 0.27,
    road: '#F1E4C2',
    roadEdge: '#9A7F55',
    waterEdge: '#456F87',
    water: '#6E9CB4',
    waterLight: '#9CC1CE',
    wallEdge: '#6B6258',
    wallTop: '#D8D0C0',
    roofLit: '#A65F45',
    roofShaded: '#8A4B37',
    desert: '#E6CF9C',
    sea: '#8DB4C4',
    mountainLit: '#B7A68C',
    mountainShaded: '#8A775E',
    rough: '#C9BE96',
    badlands: '#CFA77C',
    jungle: ['#A9BC78', '#6F9A5C'],
    scrub: '#CBCB93',
    snow: '#F2F1EA',
    rock: '#8B8172',
    farmland: ['#D9CC8C', '#C3C488'],
    margin: '#E9DFC3',
    ruler: '#7B6A4B',
    name: '#3B2E1B',
    halo: '#EFE7CB',
  },
  players: PLAYERS,
};

export const DARK: Theme = {
  name: 'dark',
  colours: {
    table: '#12140F',
    page: '#171914',
    panel: '#1F211C',
    inset: '#282A24',
    ink: '#EDE6D4',
    inkSecond: '#A79F8B',
    hairline: '#3A3B32',
    accent: '#58B3A5',
    onAccent: '#0E1B18',
    clause: '#7CCBBE',
    selection: '#E8B84A',
    reachLine: '#E8B84A',
    redText: '#F0897B',
    blueText: '#8FBCE8',
    losses: ['#45463B', '#3C7F74', '#A5E0D4', '#E4F7F2'],
    holds: '#3F6B66',
    retreats: '#E8B84A',
    routs: '#B23A2E',
  },
  terrain: {
    clear: ['#4B4C38', '#434534'],
    hill1: '#5C4E35',
    hill2: '#70593A',
    contour: '#B08A54',
    woods: '#36432F',
    crowns: ['#2A3B28', '#33482F', '#3F5638'],
    swamp: '#3C473E',
    pool: '#2F4A50',
    reed: '#7C9382',
    hexLine: '#E8DAB4',
    hexLineAlpha: 0.15,
    road: '#9A8B68',
    roadEdge: '#2C261B',
    waterEdge: '#20404F',
    water: '#355C70',
    waterLight: '#4C7C90',
    wallEdge: '#8C857A',
    wallTop: '#B4AD9F',
    roofLit: '#8A5240',
    roofShaded: '#6E3F31',
    desert: '#6A5A3C',
    sea: '#2C4A5A',
    mountainLit: '#6A6351',
    mountainShaded: '#4A4538',
    rough: '#50493A',
    badlands: '#614733',
    jungle: ['#3D4A2C', '#2A4227'],
    scrub: '#484A33',
    snow: '#767D7C',
    rock: '#2F2C27',
    farmland: ['#5A5436', '#4A5036'],
    margin: '#2A2A22',
    ruler: '#8F8365',
    name: '#E3D8B8',
    halo: '#2B2B21',
  },
  players: PLAYERS,
};

/** The same theme with sides and results that colour-blind people can distinguish. */
const clear = (theme: Theme): Theme => ({
  ...theme,
  colours: { ...theme.colours, holds: '#BFD3EE', retreats: '#FFC200', routs: '#9E2A04' },
  players: CLEAR_PLAYERS,
});

export const CLEAR_LIGHT: Theme = clear(LIGHT);
export const CLEAR_DARK: Theme = clear(DARK);
