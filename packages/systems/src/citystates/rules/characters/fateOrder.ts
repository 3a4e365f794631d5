import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { playerOf } from '../../state/game.ts';
import { isEnemy } from '../../state/sides.ts';
import { findCharacter } from '../../state/units.ts';
import { namesOfCharacters } from '../../words/names.ts';

/** CST-MAG-15: the token is used against one known enemy Character. */
export const fateOrder: OrderRule<'fate'> = {
  check: (game, player, { char }) => {
    if (!playerOf(game, player).hasFate) return refuse('CST-MAG-15', 'you hold no Fate token');
    const target = findCharacter(game, char);
    if (target === undefined || !isEnemy(game, player, target.owner))
      return refuse('CST-MAG-15', 'you know of no such enemy Character');
    return game.lasting.fated.some(({ character }) => character === char)
      ? refuse('CST-R-70', 'Fate is already against him')
      : permit;
  },
  decide: (tale, player, { char }) => {
    tale.tell({
      type: 'fateTurned',
      player,
      character: char,
      irrevocable: true,
      rules: ['CST-MAG-15'],
    });
  },
  subjects: (game, player) =>
    playerOf(game, player).hasFate
      ? game.characters.filter(({ owner }) => isEnemy(game, player, owner)).map(({ id }) => id)
      : [],
  about: ['character'],
  legal: (game, player, subject) =>
    fateOrder.check(game, player, { type: 'fate', char: subject }).ok
      ? [{ type: 'fate', char: subject }]
      : [],
  describe: (game, { char }) => say`turn Fate against ${namesOfCharacters(game, [char])}`,
  choice: (_game, _player, { char }) => choiceOf('Turn Fate against', { actors: [char] }),
};
