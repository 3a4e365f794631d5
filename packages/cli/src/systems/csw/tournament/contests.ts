/** A better player against a worse one, and the share of games the better one must win; a draw is not a win. */
export interface Contest {
  readonly better: string;
  readonly worse: string;
  readonly wanted: number;
}

export const CONTESTS: readonly Contest[] = [
  { better: 'captain', worse: 'recruit', wanted: 0.8 },
  { better: 'warlord', worse: 'captain', wanted: 0.6 },
];

/**
 * A stand of foot on a ridge, horse archers on a plain, and an army behind field works. Between equal players both
 * sides win these, so the result shows who plays better, not who has the better side.
 */
export const BATTLES: readonly string[] = ['hastings', 'manzikert', 'balathus'];

/** Games of each contest, over all its battles. */
export const GAMES = 200;

/** How long the strongest player may think about a turn of the largest battle. */
export const TURN_LIMIT = { player: 'warlord', opponent: 'captain', battle: 'pipeweed', seconds: 2 } as const;

/** Games are distributed in pairs, so that every battle is fought equally often from both sides. */
export const shareOut = (games: number, battles: number): number[] => {
  const pairs = Math.ceil(games / 2);
  return Array.from(
    { length: battles },
    (_, at) => 2 * (Math.floor(((at + 1) * pairs) / battles) - Math.floor((at * pairs) / battles)),
  );
};
