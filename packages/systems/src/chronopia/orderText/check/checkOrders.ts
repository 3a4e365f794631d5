/**
 * The checker before sending: advice only; orders are accepted as written and repaired when they are carried out. What
 * can only be seen by carrying them out is rehearsed (`orders/rehearsal.ts`).
 */

import { foldName, isSameName } from '../../../orderText/names.ts';
import type { Action, Statement } from '../../orders/orders.ts';
import type { Finding } from '../finding.ts';
import type { UnitKind } from '../known.ts';
import type { OrderFile, Where } from '../read/readOrders.ts';
import { actionProblems, tooMany } from './action.ts';
import type { CheckWith, Problem } from './checkWith.ts';
import { contradictionsIn } from './contradictions.ts';
import { NamesTaken, unitsGiven } from './names.ts';

/** Actions in a turn by kind of unit (CHR-ACT-01); supply and the size of a city may leave fewer. */
const ACTIONS_A_TURN: Readonly<Record<UnitKind, number>> = {
  army: 2,
  scout: 2,
  engineer: 2,
  settler: 1,
  spy: 1,
  city: 2,
};

const isOrdered = (kind: UnitKind): boolean => kind === 'army' || kind === 'scout';

/** Kinds and actions of the units that the file may order. */
const roster = ({ statements }: OrderFile, ask: CheckWith) => {
  const kinds = new Map(ask.known.own.map(({ name, kind }) => [foldName(name), kind]));
  const given = unitsGiven(statements);
  return (unit: string): { readonly kind: UnitKind; readonly actions: number } | undefined => {
    const own = kinds.get(foldName(unit));
    if (own !== undefined) return { kind: own, actions: ask.allowance?.(unit) ?? ACTIONS_A_TURN[own] };
    const raised = given.get(foldName(unit));
    /** Troops and scouts get one action at once, the others none (CHR-ACT-01, CHR-R-171). */
    return raised && { kind: raised, actions: isOrdered(raised) ? 1 : 0 };
  };
};

/** E-15: the file is refused. */
const headerProblems = (file: OrderFile, ask: CheckWith): Problem[] => {
  const problem = (because: string): Problem => ({ code: 'E-15', rule: 'CHR-GRM-04', because });
  const isOthers =
    file.empire !== undefined && ask.empire !== undefined && !isSameName(file.empire, ask.empire);
  const isLate = file.turn !== undefined && ask.turn !== undefined && file.turn !== ask.turn;
  return [
    ...(isOthers
      ? [problem(`These orders belong to ${file.empire}, not to ${ask.empire}, so the file is refused`)]
      : []),
    ...(isLate
      ? [
          problem(
            `These orders are for turn ${file.turn}, but this is turn ${ask.turn}, so the file is refused`,
          ),
        ]
      : []),
  ];
};

const findingAt = (line: number, column: number, { code, rule, because, nearest }: Problem): Finding => ({
  line,
  column,
  code,
  clause: rule,
  text: `${because}.`,
  ...(nearest !== undefined && { nearest }),
});

/** Orders that were never text are given the lines they would print on. */
const whereOf = ({ empire, turn, statements, where }: OrderFile): readonly Where[] => {
  const headers = (empire === undefined ? 0 : 1) + (turn === undefined ? 0 : 1);
  return where ?? statements.map((_, i) => ({ line: headers + i + 1, columns: [1] }));
};

/** Goes through the actions in the order of the file. */
class Review {
  readonly #ask: CheckWith;
  readonly #unitOf: ReturnType<typeof roster>;
  readonly #names: NamesTaken;
  readonly #before = new Map<string, Action[]>();

  constructor(file: OrderFile, ask: CheckWith) {
    this.#ask = ask;
    this.#unitOf = roster(file, ask);
    this.#names = new NamesTaken(ask.known);
  }

  #earlier(unit: string): Action[] {
    const key = foldName(unit);
    const actions = this.#before.get(key) ?? [];
    this.#before.set(key, actions);
    return actions;
  }

  #problems(unit: string, action: Action): readonly Problem[] {
    const found = this.#unitOf(unit);
    if (found === undefined)
      return [{ code: 'E-01', rule: 'CHR-GRM-07', because: `No unit or city of yours is called "${unit}"` }];
    const { kind, actions: allowance } = found;
    const before = this.#earlier(unit);
    const problems = actionProblems({ ask: this.#ask, unit, kind, allowance, before }, action);
    before.push(action);
    return [...problems, ...this.#names.check(action)];
  }

  #late(statement: Statement, line: number, column: number): Finding[] {
    const problem = this.#ask.isTooLate?.(statement);
    return problem === undefined ? [] : [findingAt(line, column, problem)];
  }

  /** Its unit holds instead, which is an action like any other (CHR-R-42). */
  #rejected(unit: string, line: number, column: number): Finding[] {
    const found = this.#unitOf(unit);
    const before = this.#earlier(unit);
    const hold: Action = { a: 'hold', with: [] };
    const problems =
      found === undefined
        ? []
        : tooMany({ ask: this.#ask, unit, kind: found.kind, allowance: found.actions, before }, hold);
    before.push(hold);
    return problems.map((problem) => findingAt(line, column, problem));
  }

  of(statement: Statement, { line, columns }: Where): Finding[] {
    if (statement.s === 'rejected' && statement.unit !== undefined)
      return this.#rejected(statement.unit, line, columns[0] ?? 1);
    if (statement.s !== 'order') return this.#late(statement, line, columns[0] ?? 1);
    return statement.actions.flatMap((action, i) =>
      this.#problems(statement.unit, action).map((problem) => findingAt(line, columns[i] ?? 1, problem)),
    );
  }
}

/** All findings about a file, including those from reading it, from top to bottom. */
export const checkOrders = (file: OrderFile, ask: CheckWith): Finding[] => {
  const review = new Review(file, ask);
  const where = whereOf(file);
  const found = [
    ...headerProblems(file, ask).map((problem) => findingAt(1, 1, problem)),
    ...file.findings,
    ...file.statements.flatMap((statement, i) => review.of(statement, where[i]!)),
    ...contradictionsIn(file, where),
  ];
  return found.sort((a, b) => a.line - b.line || a.column - b.column);
};
