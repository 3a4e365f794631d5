import { type Clause, permit, refuse, say } from '@warmoot/kernel';
import type { Character } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { EDGE, edgeBetween, edgeOf, edgeText, type Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import type { Aim, Attempt } from '../characters/action.ts';
import { crossingOf, printsBridge } from '../terrain/crossings.ts';
import { rite } from './magic.ts';

/** The edges of a Character's hex, by direction; -1 at the edge of the map and aboard a river fleet. */
const edgesAround = (game: Game, { at }: Character): number[] => {
  const { beside, hexes } = groundIn(game);
  return [0, 1, 2, 3, 4, 5].map((direction) => {
    const to = at < hexes ? (beside[6 * at + direction] as Spot) : -1;
    return to < 0 ? -1 : edgeBetween(at, direction, to);
  });
};

const edgeIn = ({ game, order }: Attempt): number =>
  order.hexside === undefined ? -1 : edgeOf(groundIn(game), order.hexside);

const bitsOf = (game: Game, edge: number): number => groundIn(game).edges[edge] ?? 0;

const crossingAt = (game: Game, edge: number) =>
  crossingOf(game, groundIn(game), Math.floor(edge / 6), edge % 6);

/** A river hexside of these kinds of the Character's own hex. */
const riverBeside =
  (rule: string, kinds: number, words: string): Clause<Attempt> =>
  (attempt) => {
    const edge = edgeIn(attempt);
    return edge >= 0 &&
      edgesAround(attempt.game, attempt.character).includes(edge) &&
      (bitsOf(attempt.game, edge) & kinds) !== 0
      ? permit
      : refuse(rule, say`it needs a ${words} beside the Character's hex`);
  };

const freeOfShips: Clause<Attempt> = (attempt) => {
  const node = groundIn(attempt.game).rivers[edgeIn(attempt)] as Spot;
  return node >= 0 && occupancyOf(attempt.game).ships[node] !== 0
    ? refuse('CST-MAG-09', 'ships lie there')
    : permit;
};

const notBridged: Clause<Attempt> = (attempt) =>
  crossingAt(attempt.game, edgeIn(attempt)) === 'bridge'
    ? refuse('CST-R-70', 'there is already a bridge')
    : permit;

const rivers =
  (kinds: number) =>
  (game: Game, character: Character): Aim[] =>
    edgesAround(game, character)
      .filter((edge) => edge >= 0 && (bitsOf(game, edge) & kinds) !== 0)
      .map((edge) => ({ hexside: edgeText(groundIn(game), edge) }));

/** CST-MAG-09: for the rest of the turn; where a bridge was destroyed, for good. */
export const bridge = rite(
  { Mage: 2 },
  {
    words: 'bridge a river',
    verb: 'Cast Bridge',
    clauses: [riverBeside('CST-MAG-09', EDGE.major | EDGE.minor, 'river hexside'), freeOfShips, notBridged],
    succeed: (tale, attempt) => {
      const edge = edgeIn(attempt);
      const { player } = attempt;
      if (printsBridge(groundIn(tale.state), edge))
        tale.tell({ type: 'bridgeRebuilt', player, edge, rules: ['CST-MAG-09'] });
      else tale.tell({ type: 'riverChanged', player, change: { edge, is: 'bridge' }, rules: ['CST-MAG-09'] });
    },
    offers: rivers(EDGE.major | EDGE.minor),
  },
);

const notFordedYet: Clause<Attempt> = (attempt) =>
  crossingAt(attempt.game, edgeIn(attempt)) === 'minor'
    ? permit
    : refuse('CST-R-70', 'it can already be crossed there');

/** CST-PRA-14, CST-R-34: a ford for the rest of the turn, in one hexside of a minor river. */
export const partWater = rite(
  { Priest: 5 },
  {
    words: 'part the water',
    verb: 'Part Water',
    clauses: [riverBeside('CST-PRA-14', EDGE.minor, 'minor river'), notFordedYet],
    succeed: (tale, attempt) => {
      tale.tell({
        type: 'riverChanged',
        player: attempt.player,
        change: { edge: edgeIn(attempt), is: 'ford' },
        rules: ['CST-PRA-14'],
      });
    },
    offers: rivers(EDGE.minor),
  },
);
