import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { armiesOf, type Game } from '../../state/game.ts';
import { isLeader, type UnitId } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';

interface Naming {
  readonly leaders?: readonly UnitId[] | undefined;
}

/** GRD-CSW-13: whom a kingdom would name general must be a leader of its own. */
export const checkNamed = (game: Game, kingdom: Kingdom, { leaders = [] }: Naming): Verdict => {
  const own = armiesOf(game, kingdom).flatMap(({ units = [] }) => units.filter(isLeader));
  return leaders.every((leader) => own.some(({ uid }) => uid === leader))
    ? permit
    : refuse('GRD-CSW-13', 'only a leader of yours can be named general');
};
