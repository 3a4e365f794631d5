import type { Json } from './json.ts';
import type { Outcome } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import { permit, refuse, type Verdict } from './verdict.ts';

/**
 * A battle that a campaign opens, as self-contained data: the tactical game needs nothing else from the campaign.
 * Fought on the tactical table, resolved quickly, or entered by hand, it comes back as a `BattleResult`.
 */
export interface BattleOrder {
  /** Never used again in the same campaign. */
  readonly battleId: string;
  /**
   * The system that fights it. A table opens a match for it if that system is at hand; if there is no such system,
   * the players settle the battle themselves.
   */
  readonly system: string;
  /** What people call it: `The siege of Aldburg`. */
  readonly title?: string;
  /** That system's options, with every unit that takes part. */
  readonly options: Json;
  /** Which campaign seat plays which side of the battle; computers play the other sides. */
  readonly seats: Readonly<Record<Seat, Seat>>;
  /** Who may know of it; without this, only the seats that fight it. */
  readonly openTo?: 'all';
  /** Every man, point and leader that takes part, by the campaign's ids. */
  readonly units: readonly string[];
}

export interface BattleResult {
  readonly battleId: string;
  /** How it ended, in the tactical rulebook's word. */
  readonly ending: string;
  /** The battle's seat that won; none for a draw. */
  readonly winner?: Seat;
  /** Exactly one fate for every unit of the order. */
  readonly fates: Readonly<Record<string, string>>;
  /** Anything else these two systems exchange. */
  readonly more?: Json;
}

/** A campaign's half of the hand-over. */
export interface OpensBattles<State, Command> {
  /** Every battle whose result the campaign waits for. */
  open(state: State): readonly BattleOrder[];
  /**
   * The command that brings an order's result back. `check` must refuse it the second time. When `BATTLEFIELD`
   * submits it, it is the result of a match, and no player can have sent it.
   */
  report(result: BattleResult, order: BattleOrder): { readonly seat: Seat; readonly command: Command };
}

/** A tactical system's half. */
export interface FightsBattles<State> {
  /**
   * The fate of every unit, once the match is over. If the players ended it themselves (MOT-14), the position is read
   * as it stands, and `outcome` is what they decided.
   */
  result(state: State, order: BattleOrder, outcome: Outcome): BattleResult;
}

/** MOT-08. Every unit that took part is accounted for exactly once, dead or alive, and no other unit is. */
export const accountsForAll = (order: BattleOrder, result: BattleResult): Verdict => {
  if (result.battleId !== order.battleId)
    return refuse('MOT-08', `this is the result of battle ${result.battleId}, not of ${order.battleId}`);
  const missing = order.units.filter((unit) => result.fates[unit] === undefined);
  if (missing.length > 0)
    return refuse('MOT-08', `the result does not say what happened to ${missing.join(', ')}`);
  const unknown = Object.keys(result.fates).filter((unit) => !order.units.includes(unit));
  if (unknown.length > 0) return refuse('MOT-08', `not in this battle: ${unknown.join(', ')}`);
  return permit;
};
