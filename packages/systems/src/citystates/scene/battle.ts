import { type Card, type CardRow, say } from '@warmoot/kernel';
import { fightersOf } from '../rules/battle/fighters.ts';
import { type Battle, type Fighter, SIDES, type Side } from '../rules/battle/state.ts';
import { fighterSubject } from '../rules/battle/subjects.ts';
import type { Game } from '../state/game.ts';
import { seatOf } from '../state/seats.ts';
import { listed, nameOfPlayer } from '../words/names.ts';

const LETTERS = ['–', 'C', 'B', 'A'] as const;

/** CST-NCB-04, CST-R-14 */
const orderText = ({ kind }: Battle, { order }: Fighter): string =>
  kind === 'land' ? String(order) : (LETTERS[order] as string);

const cardOf = (game: Game, battle: Battle, fighter: Fighter): Card => {
  const state = [
    say`Order ${orderText(battle, fighter)}`,
    nameOfPlayer(game, fighter.owner),
    ...(fighter.hasStruck ? ['has struck'] : []),
    ...(fighter.isMarked ? ['hit once'] : []),
    ...(fighter.isBlessed ? ['blessed'] : []),
    ...(fighter.isUnsupplied ? ['unsupplied'] : []),
  ];
  return { id: fighterSubject(fighter.label), name: fighter.type, text: listed(state) };
};

const TITLES: Readonly<Record<Side, string>> = { attacker: 'Attackers', defender: 'Defenders' };

/** CST-PLY-06: both sides in the order in which they strike, with struck marks and hit markers. */
export const battleCards = (game: Game): CardRow[] => {
  const { battle } = game;
  if (battle === null) return [];
  return SIDES.map((side) => {
    const fighters = fightersOf(battle, side);
    const [first] = fighters;
    return {
      id: `battle ${side}`,
      title: TITLES[side],
      ...(first !== undefined && { side: seatOf(first.owner) }),
      cards: fighters.map((fighter) => cardOf(game, battle, fighter)),
    };
  });
};
