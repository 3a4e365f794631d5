/** GRD-MAP-02: the side of a kingdom's block in hexes. */
export const BLOCK = 10;

interface LayoutRow {
  readonly top: number;
  readonly bottom: number;
  /** How far the bottom row is shifted, in columns. */
  readonly shift: number;
}

/** GRD-MAP-06: blocks by number of kingdoms. */
export const LAYOUTS: Readonly<Record<number, LayoutRow>> = {
  2: { top: 2, bottom: 0, shift: 0 },
  3: { top: 2, bottom: 1, shift: 5 },
  4: { top: 2, bottom: 2, shift: 0 },
  5: { top: 3, bottom: 2, shift: 5 },
  6: { top: 3, bottom: 3, shift: 0 },
  7: { top: 4, bottom: 3, shift: 5 },
  8: { top: 4, bottom: 4, shift: 0 },
};

export const MIN_KINGDOMS = 2;
export const MAX_KINGDOMS = 8;

/** GRD-R-63: the sites used when 1000 tries have failed, as column and row. */
export const FALLBACK_SITES = {
  capital: [4, 4],
  fortified: [7, 8],
  regular: [
    [1, 2],
    [7, 1],
    [2, 7],
  ],
} as const;
export const MAX_TRIES = 1000;

/** Cities are called by these, kingdom by kingdom: the capital first. */
export const CITY_NAMES: readonly (readonly string[])[] = [
  ['Redmere', 'Caldkeep', 'Ashford', 'Brindle', 'Copsley'],
  ['Bluewater', 'Deepgate', 'Marrow', 'Saltham', 'Ferring'],
  ['Goldcrest', 'Sunhold', 'Amberley', 'Wheatstead', 'Lorne'],
  ['Pinewatch', 'Elmguard', 'Hollin', 'Thornby', 'Birchden'],
  ['Violane', 'Duskwall', 'Heathery', 'Iriswick', 'Plumley'],
  ['Skyhaven', 'Windgard', 'Larkhill', 'Cloudbury', 'Swiftmoor'],
  ['Rosemount', 'Briarfort', 'Petalby', 'Bloomford', 'Garland'],
  ['Ironhelm', 'Steelgate', 'Forgeley', 'Anvilton', 'Cinderby'],
];
