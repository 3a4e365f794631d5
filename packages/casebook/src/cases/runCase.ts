import { type Outcome, rollsIn, WrongFace } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { type Case, expectsRefusal } from './case.ts';
import { CaseFault, type CaseProblem, type Path } from './caseFault.ts';
import type { Difference } from './difference.ts';
import { type Expectation, happenedIn, type Played } from './expectation.ts';
import { expectAccepted } from './expectations/refused.ts';
import { type Next, nextOf } from './next.ts';
import { play } from './play.ts';
import type { EventWithStory, Step } from './step.ts';
import { diceFor, isRandom } from './writtenDice.ts';

/** Whether one expectation held; if not, how the result differs from it. */
export interface Finding {
  readonly name: string;
  readonly line: number;
  readonly differences: readonly Difference[];
}

export interface CaseReport {
  /** The set-up, where the case starts with it. */
  readonly opening: readonly EventWithStory[];
  readonly steps: readonly Step[];
  readonly outcome: Outcome | undefined;
  /** Who must act next; nobody once the match is over. */
  readonly next: readonly Next[];
  /** None where the case only asks what would happen. */
  readonly findings: readonly Finding[];
  readonly holds: boolean;
  /** The seed, where the program rolled. */
  readonly seed?: string;
}

export type CaseRun =
  | { readonly kind: 'played'; readonly report: CaseReport }
  /** The case cannot be played as written. */
  | { readonly kind: 'impossible'; readonly problem: CaseProblem }
  /** Our own mistake: a system threw. */
  | { readonly kind: 'defect'; readonly problem: CaseProblem };

export interface RunOptions {
  /** Rolls for `dice: any`, and for a case that says nothing about its dice. */
  readonly seed?: string;
}

export const runCase = (entry: Case, door: SystemDoor, { seed }: RunOptions = {}): CaseRun => {
  const problem = (says: string, at: Path): CaseProblem => ({
    file: entry.file,
    line: entry.lineOf(at),
    says,
  });
  try {
    return { kind: 'played', report: reportOf(entry, door, seed) };
  } catch (thrown) {
    if (thrown instanceof CaseFault)
      return { kind: 'impossible', problem: problem(thrown.message, thrown.at) };
    if (thrown instanceof WrongFace)
      return { kind: 'impossible', problem: problem(thrown.message, ['dice', thrown.forced]) };
    const says = thrown instanceof Error ? thrown.message : String(thrown);
    return { kind: 'defect', problem: problem(says, []) };
  }
};

const reportOf = (entry: Case, door: SystemDoor, seed: string | undefined): CaseReport => {
  const played = play(entry, door, diceFor(entry, seed));
  const findings = findingsOf(entry, played);
  const rolled = rollsIn(happenedIn(played).map(({ event }) => event)).length > 0;
  return {
    opening: played.opening,
    steps: played.steps,
    outcome: played.match.outcome,
    next: nextOf(played.match),
    findings,
    holds: findings.every(({ differences }) => differences.length === 0),
    ...(rolled && isRandom(entry, seed) ? { seed: seed ?? entry.sentence } : {}),
  };
};

const findingsOf = (entry: Case, played: Played): Finding[] =>
  expectationsOf(entry, played).map(({ name, at, differences }) => ({
    name,
    line: entry.lineOf(at),
    differences: differences(played),
  }));

const expectationsOf = (entry: Case, { steps }: Played): readonly Expectation[] => {
  const { expectations } = entry;
  if (expectations === undefined) return [];
  const unexpected = steps.at(-1)?.refused !== undefined && !expectsRefusal(entry);
  return unexpected ? [expectAccepted, ...expectations] : expectations;
};
