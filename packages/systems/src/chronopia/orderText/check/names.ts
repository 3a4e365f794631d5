/** Names that a file gives, and whether they are free (E-13). */

import { foldName } from '../../../orderText/names.ts';
import type { Action, Item, Statement } from '../../orders/orders.ts';
import type { Known, KnownUnit, UnitKind } from '../known.ts';
import { freeName } from '../names.ts';
import type { Problem } from './checkWith.ts';

/** Units that an action makes, and names them. */
const unitsOf = (action: Action): KnownUnit[] => {
  const named = (kind: UnitKind, name?: string): KnownUnit[] => (name === undefined ? [] : [{ name, kind }]);
  switch (action.a) {
    case 'raiseTroops':
      return named('army', action.name);
    case 'split':
      return action.parts.flatMap(({ name }) => named('army', name));
    case 'commissionScout':
      return named('scout', action.name);
    case 'raiseEngineer':
      return named('engineer', action.name);
    case 'raiseSpy':
      return named('spy', action.name);
    case 'spawnSettlers':
      return named('settler', action.name);
    default:
      return [];
  }
};

/** Troops bought, whose individuals may be named. */
export const itemsBought = (action: Action): readonly Item[] =>
  action.a === 'raiseTroops' || action.a === 'recruit' ? action.items : [];

const namesIn = (action: Action): string[] => [
  ...unitsOf(action).map(({ name }) => name),
  ...(action.a === 'foundCity' ? [action.name] : []),
  ...itemsBought(action).flatMap(({ as }) => as ?? []),
];

const actionsIn = (statement: Statement): readonly Action[] =>
  statement.s === 'order' ? statement.actions : [];

/** New units by their folded names: they have one action this turn, or none (CHR-ACT-01, CHR-R-171). */
export const unitsGiven = (statements: readonly Statement[]): ReadonlyMap<string, UnitKind> =>
  new Map(
    statements
      .flatMap(actionsIn)
      .flatMap(unitsOf)
      .map(({ name, kind }) => [foldName(name), kind]),
  );

/** Names taken so far; each name that is given is taken from then on. */
export class NamesTaken {
  readonly #taken: Set<string>;

  constructor({ own, individuals }: Known) {
    this.#taken = new Set([...own.map(({ name }) => name), ...individuals].map(foldName));
  }

  check(action: Action): Problem[] {
    return namesIn(action).flatMap((name) => {
      const free = freeName(name, this.#taken);
      this.#taken.add(foldName(free));
      if (free === name) return [];
      return [{ code: 'E-13', rule: 'CHR-R-173', because: `${name} is taken, so it will be ${free}` }];
    });
  }
}
