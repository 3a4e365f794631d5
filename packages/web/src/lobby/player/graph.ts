/** A rating at a moment. */
export interface Point {
  readonly at: number;
  readonly rating: number;
}

export interface Graph {
  /** The line through the ratings, one step for each match, as an SVG path. */
  readonly line: string;
  /** The same, closed along the lower edge. */
  readonly area: string;
  readonly last: { readonly x: number; readonly y: number };
  readonly lowest: number;
  readonly highest: number;
}

/** Steps of this size bound the graph, so that a few points of difference do not look like a mountain. */
const STEP = 50;

/** Matches at equal distances: what happened counts, not how long people waited for it. */
export const graphOf = (history: readonly Point[], width: number, height: number): Graph => {
  const ratings = history.map(({ rating }) => rating);
  const lowest = Math.floor((Math.min(...ratings) - 1) / STEP) * STEP;
  const highest = Math.ceil((Math.max(...ratings) + 1) / STEP) * STEP;
  const x = (at: number): number => (history.length === 1 ? width : (at * width) / (history.length - 1));
  const y = (rating: number): number => height - ((rating - lowest) * height) / (highest - lowest);
  const places = ratings.map((rating, at) => ({ x: round(x(at)), y: round(y(rating)) }));
  const shown = places.length === 1 ? [{ x: 0, y: places[0]!.y }, ...places] : places;
  const line = shown.map((place, at) => `${at === 0 ? 'M' : 'L'}${place.x} ${place.y}`).join('');
  return { line, area: `${line}V${height}H0Z`, last: shown.at(-1)!, lowest, highest };
};

const round = (value: number): number => Math.round(value * 10) / 10;
