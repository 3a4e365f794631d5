import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import { numberOf } from '../state/seats.ts';
import { evaluate } from './evaluate.ts';

test('a nation that controls more centres is better off', () => {
  const options = { players: 2, forces: 'readyMade' } as const;
  const match = Match.begin(citystates, options, seededDice('evaluate'));
  const [seat] = citystates.seats(options);
  if (seat === undefined) throw new Error('nobody plays');
  const view = match.viewOf(seat);
  const worth = (game: typeof view): number =>
    Object.values(evaluate(game, seat)).reduce((sum, term) => sum + term, 0);
  const centres = view.centres.map((centre) => ({ ...centre, controller: numberOf(seat) }));
  expect(worth({ ...view, centres })).toBeGreaterThan(worth(view));
});
