import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import { groundIn, nextLayer } from '../../state/game.ts';
import { legalPairs } from './contacts.ts';
import { bringNextBoard, layAnywhere } from './lay.ts';

const positionText = ({ q, r }: { readonly q: number; readonly r: number }): string => `${q},${r}`;

/** CST-BRD-14, CST-R-63: any legal pair for the next drawn board. */
export const placeBoardOrder: OrderRule<'placeBoard'> = {
  check: ({ layout, setUp }, _player, { position, rotation }) => {
    if (position === undefined && rotation === undefined) return permit;
    const fits = legalPairs(layout, setUp.boards[0] as string).some(
      ({ laid }) => positionText(laid) === position && laid.rotation === rotation,
    );
    return fits ? permit : refuse('CST-BRD-08', 'the board does not fit there');
  },
  decide: (tale, player, { position, rotation }, dice) => {
    const { setUp } = tale.state;
    if (position === undefined || rotation === undefined) layAnywhere(tale, dice);
    else {
      const [q, r] = position.split(',').map(Number) as [number, number];
      const laid = { board: setUp.boards[0] as string, q, r, rotation };
      tale.tell({ type: 'boardLaid', laid, by: player, irrevocable: true, rules: ['CST-BRD-14'] });
    }
    tale.tell({ type: 'layerChanged', player: nextLayer(tale.state, player), rules: ['CST-BRD-14'] });
    bringNextBoard(tale, dice);
  },
  subjects: () => [TABLE],
  legal: function* ({ layout, setUp }, _player, subject) {
    if (subject !== TABLE) return;
    yield { type: 'placeBoard' };
    for (const { laid } of legalPairs(layout, setUp.boards[0] as string))
      yield { type: 'placeBoard', position: positionText(laid), rotation: laid.rotation };
  },
  describe: ({ setUp }, { position, rotation }) =>
    position === undefined
      ? say`place board ${setUp.boards[0] ?? ''} at random`
      : say`place board ${setUp.boards[0] ?? ''} at ${position}, turned ${rotation ?? 0} sixths`,
  choice: (game, _player, { position, rotation }) => {
    if (position === undefined) return choiceOf('Place at random');
    const [q, r] = position.split(',').map(Number) as [number, number];
    return choiceOf(say`Place ${game.setUp.boards[0] ?? ''}`, {
      goal: say`${position}, turned ${rotation ?? 0} sixths`,
      ...(groundIn(game).hexes > 0 && { place: { q, r } }),
    });
  },
};
