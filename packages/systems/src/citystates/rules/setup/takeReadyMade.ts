import type { Tale } from '../../engine/tale.ts';
import { isIn } from '../../state/game.ts';
import { readyMadeForce } from './readyMade.ts';

/** CST-SET-07: for a quick start everybody takes the ready-made force. */
export const takeReadyMade = (tale: Tale): void => {
  if (tale.state.options.forces !== 'readyMade') return;
  for (let player = 0; player < tale.state.players.length; player++)
    if (isIn(tale.state, player))
      tale.tell({
        type: 'forceBought',
        player,
        purchase: readyMadeForce(tale.state, player),
        irrevocable: true,
        rules: ['CST-SET-07'],
      });
};
