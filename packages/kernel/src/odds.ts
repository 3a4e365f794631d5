import type { Modifier } from './modifiers.ts';
import { OddsInquiry, type OddsLimits } from './oddsInquiry.ts';
import { common } from './oddsRun.ts';
import type {
  ChartReading,
  GameCommand,
  GameEvent,
  Gist,
  RuleSystem,
  SecretChoices,
  Success,
} from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';

/** One possible outcome of a command. */
export interface Chance {
  readonly gist: Gist;
  readonly chance: number;
}

/** A distribution of outcomes, and how far it can be trusted. */
export interface Figures {
  /** Every possible roll was counted; otherwise `samples` were rolled. */
  readonly exact: boolean;
  readonly samples: number;
  /** The standard error of the least certain probability; 0 when exact. */
  readonly error: number;
  readonly chances: readonly Chance[];
}

/** The figures for every pair of secret choices: the player's own in rows, the other's in columns. */
export interface OddsTable extends Omit<SecretChoices<never>, 'alike'> {
  readonly cells: readonly (readonly Figures[])[];
}

/** A modifier, and the figure that it helps to decide, if the system says which. */
export interface OddsModifier extends Modifier {
  readonly figure?: string;
}

/** The distribution of what a command would do, from what the seat knows. */
export interface Odds extends Figures {
  /** What the dice are read against, if it is the same in every outcome. */
  readonly readAgainst: Gist;
  /** The chart they are read on, if the system draws one. */
  readonly chart?: ChartReading;
  /** Every modifier that applied, once for each figure. */
  readonly modifiers: readonly OddsModifier[];
  /** What the seat hopes for. */
  readonly success?: Success;
  readonly table?: OddsTable;
  /** The same command if what is hidden were just this: their spread is what one does not know. */
  readonly pictured?: readonly (Figures & { readonly says: string })[];
}

const LIMITS: OddsLimits = { walks: 20_000, samples: 4_000 };

/**
 * Plays the command on states the seat might imagine, with the system's own `decide` (or `rehearse`): exactly if
 * nothing has to be imagined and the tree of dice is small, otherwise by sampling. There is never a second formula.
 */
export const oddsOf = <S, C extends GameCommand, E extends GameEvent, V, O>(
  system: RuleSystem<S, C, E, V, O>,
  view: Seen<V>,
  seat: Seat,
  command: C,
  limits: OddsLimits = LIMITS,
): Odds => {
  const inquiry = new OddsInquiry(system, view, seat, command, limits);
  while (inquiry.workOutExactly());
  while (!inquiry.isDone) inquiry.refine();
  return inquiry.odds;
};

/**
 * The distribution of one figure, whatever the others are: `chancesOf(odds, 'losses')`. What dice are read against is
 * certain.
 */
export const chancesOf = (
  odds: Pick<Odds, 'chances'> & Partial<Pick<Odds, 'readAgainst'>>,
  figure: string,
): Map<string | number, number> => {
  const certain = odds.readAgainst?.[figure];
  if (certain !== undefined) return new Map([[certain, 1]]);
  const chances = new Map<string | number, number>();
  for (const { gist, chance } of odds.chances) {
    const value = gist[figure];
    if (value !== undefined) chances.set(value, (chances.get(value) ?? 0) + chance);
  }
  return chances;
};

/** The chance that a figure has one of the values that count as success. */
export const chanceOfSuccess = (odds: Pick<Odds, 'chances'>, { figure, values }: Success): number =>
  values.reduce((sum, value) => sum + (chancesOf(odds, figure).get(value) ?? 0), 0);

/** The average of a figure: `expectedOf(odds, 'losses')`; undefined if it is not a number. */
export const expectedOf = (
  odds: Pick<Odds, 'chances'> & Partial<Pick<Odds, 'readAgainst'>>,
  figure: string,
): number | undefined => {
  const counted = [...chancesOf(odds, figure)];
  if (counted.length === 0 || counted.some(([value]) => typeof value !== 'number')) return undefined;
  return counted.reduce((sum, [value, chance]) => sum + (value as number) * chance, 0);
};

/** The figures in words that are the same in every outcome: these are certain. */
export const certainFigures = ({ chances }: Odds): Gist => {
  const [first, ...others] = chances.map(({ gist }) => gist);
  if (first === undefined || others.length === 0) return {};
  const same = others.reduce(common, first);
  return Object.fromEntries(Object.entries(same).filter(([, value]) => typeof value === 'string'));
};
