import type { Tale } from '../../engine/tale.ts';
import { strengthOf } from '../../state/army.ts';
import { armiesOf, type Game, livingIn, realmOf } from '../../state/game.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { incomeOf } from '../resources/income.ts';

/** GRD-R-49: production of owned cities, then troop points, then RP. */
export const standingOf = (game: Game, kingdom: Kingdom): readonly [number, number, number] => [
  incomeOf(game, kingdom),
  armiesOf(game, kingdom).reduce((sum, army) => sum + strengthOf(army), 0),
  realmOf(game, kingdom).stockpile,
];

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (b[at] as number) - (a[at] as number);
};

/** GRD-R-49: after the last resource stage of the last year; equals share the victory. */
export const endAtYearLimit = (tale: Tale): void => {
  const { year, options } = tale.state;
  if (options.yearLimit === 0 || year < options.yearLimit) return;
  const standings = livingIn(tale.state)
    .map((kingdom) => ({ kingdom, standing: standingOf(tale.state, kingdom) }))
    .sort((a, b) => compare(a.standing, b.standing) || a.kingdom - b.kingdom);
  const best = standings[0]?.standing ?? [];
  const winners = standings
    .filter(({ standing }) => compare(standing, best) === 0)
    .map(({ kingdom }) => kingdom);
  tale.tell({
    type: 'matchEnded',
    winners,
    reason: `${winners.map(nameOfKingdom).join(' and ')} had the most after year ${year}`,
    rule: 'GRD-R-49',
    irrevocable: true,
    rules: ['GRD-R-49'],
  });
};
