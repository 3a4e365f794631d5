/**
 * Glicko-2 as Mark Glickman published it (Example of the Glicko-2 system, 2013): a rating, how sure we are of it, and
 * how steadily its owner plays. Pure: the caller supplies the results and the time that has passed.
 */
export interface Strength {
  readonly rating: number;
  /** About two thirds of the time the true strength is within this distance of the rating. */
  readonly deviation: number;
  readonly volatility: number;
}

/** One game as one player sees it: a win counts 1, a draw one half. */
export interface Result {
  readonly opponent: Strength;
  readonly score: 0 | 0.5 | 1;
}

/** Nothing is known of a newcomer; the deviation never grows beyond a newcomer's. */
export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much the volatility may change; the paper recommends 0.3 to 1.2. */
const TAU = 0.5;
const SCALE = 173.7178;
const PRECISION = 0.000001;

/** How much a result against an opponent tells us: the less we know of the opponent, the less. */
const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);

/** The player's chance to win, on the paper's own scale. */
const expected = (rating: number, opponent: number, weight: number): number =>
  1 / (1 + Math.exp(-weight * (rating - opponent)));

/** The strength after the results of one rating period, all counted together. */
export const afterResults = (player: Strength, results: readonly Result[]): Strength => {
  if (results.length === 0) return afterRest(player, 1);
  const rating = (player.rating - NEWCOMER.rating) / SCALE;
  const deviation = player.deviation / SCALE;
  const games = results.map(({ opponent, score }) => {
    const weight = weightOf(opponent.deviation / SCALE);
    const chance = expected(rating, (opponent.rating - NEWCOMER.rating) / SCALE, weight);
    return { information: weight ** 2 * chance * (1 - chance), surprise: weight * (score - chance) };
  });
  const variance = 1 / sum(games.map(({ information }) => information));
  const surprise = sum(games.map((game) => game.surprise));
  const volatility = newVolatility(player.volatility, deviation, variance, variance * surprise);
  const widened = deviation ** 2 + volatility ** 2;
  const narrowed = 1 / Math.sqrt(1 / widened + 1 / variance);
  return {
    rating: SCALE * (rating + narrowed ** 2 * surprise) + NEWCOMER.rating,
    deviation: Math.min(NEWCOMER.deviation, SCALE * narrowed),
    volatility,
  };
};

/** Without games only the deviation grows. `periods` may be a fraction. */
export const afterRest = (player: Strength, periods: number): Strength => {
  const deviation = Math.sqrt((player.deviation / SCALE) ** 2 + periods * player.volatility ** 2);
  return { ...player, deviation: Math.min(NEWCOMER.deviation, SCALE * deviation) };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Step 5 of the paper: the root of its function f, by the Illinois variant of regula falsi. */
const newVolatility = (volatility: number, deviation: number, variance: number, change: number): number => {
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const spread = deviation ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (change ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2;
  };
  let [low, high] = [start, otherSide(start, change ** 2 - deviation ** 2 - variance, f)];
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
};

/** A second point such that the root lies between it and the start. */
const otherSide = (start: number, excess: number, f: (x: number) => number): number => {
  if (excess > 0) return Math.log(excess);
  let steps = 1;
  while (f(start - steps * TAU) < 0) steps++;
  return start - steps * TAU;
};
