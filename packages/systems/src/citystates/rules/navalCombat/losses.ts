import type { Tale } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { ownUnitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { TRAITS, type Unit, type UnitId } from '../../state/unit.ts';
import { battleOf, fightsByOrders, withMost, worthOf } from '../battle/fighters.ts';
import { SIDES, type Side } from '../battle/state.ts';
import { aboard, isAfloat, spotOfSide } from './aboard.ts';

/** Units that must be given up for lack of berths (CST-NCB-10 to CST-NCB-13). */
export interface LossesDue {
  readonly what: 'ground' | 'flyers';
  readonly at: Spot;
  readonly count: number;
  /** How many of them must be the chooser's own; allies' Units make up the rest, the cheapest first. */
  readonly least: number;
}

interface Excess {
  readonly chooser: PlayerNumber;
  readonly candidates: readonly Unit[];
  readonly due: LossesDue;
}

const excessOf = (game: Game, side: Side, what: LossesDue['what']): Excess | undefined => {
  const { ground, flyers, space, spaceForFlyers } = aboard(game, side);
  const [candidates, room] = what === 'ground' ? [ground, space] : [flyers, spaceForFlyers];
  const count = candidates.length - room;
  if (count <= 0) return undefined;
  const chooser = withMost([...ground, ...flyers].map(({ owner }) => owner)); // CST-NCB-13
  const allied = candidates.filter(({ owner }) => owner !== chooser).length;
  const at = spotOfSide(battleOf(game), side);
  return { chooser, candidates, due: { what, at, count, least: Math.max(0, count - allied) } };
};

/** CST-PLY-03: the cheapest Units; ties by number. */
const cheapest = (units: readonly Unit[]): Unit[] =>
  [...units].sort((a, b) => worthOf(a) - worthOf(b) || a.id - b.id);

const isNoChoice = ({ chooser, candidates, due: { count } }: Excess): boolean =>
  count === candidates.length ||
  candidates.every(({ owner, type }) => owner === chooser && type === candidates[0]?.type);

const lose = (tale: Tale, units: readonly Unit[], what: LossesDue['what']): void => {
  tale.tell({
    type: 'passengersLost',
    lost: units.map(({ id, owner, type }) => ({ id, owner, type })),
    irrevocable: true,
    rules: [what === 'ground' ? 'CST-NCB-10' : 'CST-NCB-11', 'CST-NCB-12'],
  });
};

/** Takes the losses that need no choice, then asks about the first that does; true while a question is open. */
export const takeLosses = (tale: Tale, what: LossesDue['what']): boolean => {
  for (const side of SIDES) {
    const excess = isAfloat(tale.state, side) ? excessOf(tale.state, side, what) : undefined;
    if (excess === undefined) continue;
    const { chooser, candidates, due } = excess;
    if (isNoChoice(excess) || fightsByOrders(battleOf(tale.state), chooser))
      lose(tale, cheapest(candidates).slice(0, due.count), what);
    else {
      const questions = [{ kind: 'losses', player: chooser, losses: due }];
      tale.tell({ type: 'decisionAsked', questions, rules: ['CST-PLY-03', 'CST-NCB-12'] });
      return true;
    }
  }
  return false;
};

export const lossesDue = (game: Game, player: PlayerNumber): LossesDue | undefined =>
  game.questions.find((each) => each.kind === 'losses' && each.player === player)?.losses;

/** The player's own Units among which he may choose. */
export const losable = (game: Game, player: PlayerNumber, { what, at }: LossesDue): Unit[] =>
  isNaval(groundIn(game), at)
    ? ownUnitsAt(game, player, at).filter(({ type }) =>
        what === 'ground' ? TRAITS[type].isGround : TRAITS[type].isFlying,
      )
    : [];

/** The chosen Units, and the cheapest of the allies' for the rest. */
export const loseChosen = (tale: Tale, player: PlayerNumber, ids: readonly UnitId[]): void => {
  const game = tale.state;
  const due = lossesDue(game, player) as LossesDue;
  const side = spotOfSide(battleOf(game), 'attacker') === due.at ? 'attacker' : 'defender';
  const { ground, flyers } = aboard(game, side);
  const candidates = due.what === 'ground' ? ground : flyers;
  const own = candidates.filter(({ id }) => ids.includes(id));
  const allied = cheapest(candidates.filter(({ owner }) => owner !== player));
  lose(tale, [...own, ...allied.slice(0, due.count - own.length)], due.what);
};
