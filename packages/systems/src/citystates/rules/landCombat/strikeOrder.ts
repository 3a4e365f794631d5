import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { carryOutStrike, fightOn } from '../battle/course.ts';
import { battleOf, fighterOf } from '../battle/fighters.ts';
import { isAsked } from '../battle/questions.ts';
import type { Fighter, Label } from '../battle/state.ts';
import { fighterSubject, labelIn } from '../battle/subjects.ts';
import { isChoice, strikeChoices, strikersOf } from './strikers.ts';

const nameIn = (game: Game, label: Label | undefined): string =>
  (game.battle === null || label === undefined ? undefined : fighterOf(game.battle, label))?.type ?? 'nobody';

/** CST-R-54: whether the order only puts an ally's Unit first. */
const putsFirst = (game: Game, player: PlayerNumber, { unit, target }: OrderOf<'strike'>): boolean => {
  const striker = strikersOf(battleOf(game)).find(({ label }) => label === unit);
  return striker !== undefined && striker.owner !== player && target === undefined;
};

const check: OrderRule<'strike'>['check'] = (game, player, order) => {
  if (!isAsked(game, 'strike', player)) return refuse('CST-LCB-07', 'your Units do not strike now');
  const battle = battleOf(game);
  if (!strikersOf(battle).some(({ label }) => label === order.unit))
    return refuse('CST-LCB-07', 'a Unit of your highest Order strikes first');
  if (putsFirst(game, player, order)) return permit;
  if (fighterOf(battle, order.unit)?.owner !== player)
    return refuse('CST-R-54', 'the owner of that Unit chooses its target');
  return isChoice(game, order.unit, order.target)
    ? permit
    : refuse('CST-LCB-08', 'it must strike a Unit of lower Order, otherwise one of the lowest Order present');
};

function* legal(game: Game, player: PlayerNumber, subject: string): Generator<OrderOf<'strike'>> {
  const about = labelIn(subject);
  if (about === undefined || game.battle === null || !isAsked(game, 'strike', player)) return;
  const seen = new Set<string>();
  for (const { striker, target } of strikeChoices(game)) {
    if (striker.label !== about && target?.label !== about) continue;
    const whom = striker.owner === player ? target : undefined;
    const order: OrderOf<'strike'> = {
      type: 'strike',
      unit: striker.label,
      ...(whom !== undefined && { target: whom.label }),
    };
    if (!seen.has(JSON.stringify(order))) yield order;
    seen.add(JSON.stringify(order));
  }
}

const subjects = (game: Game, player: PlayerNumber): string[] => {
  if (game.battle === null || !isAsked(game, 'strike', player)) return [];
  const labels = strikeChoices(game).flatMap(({ striker, target }) => [
    striker.label,
    ...(target === undefined ? [] : [target.label]),
  ]);
  return [...new Set(labels)].map(fighterSubject);
};

/** CST-LCB-06 to CST-LCB-09 */
export const strikeOrder: OrderRule<'strike'> = {
  check,
  decide: (tale, player, { unit, target }, dice) => {
    const battle = battleOf(tale.state);
    const striker = fighterOf(battle, unit) as Fighter;
    const whom = target === undefined ? undefined : fighterOf(battle, target);
    carryOutStrike(tale, player, { striker, target: whom }, dice);
    fightOn(tale, dice);
  },
  subjects,
  legal,
  describe: (game, { unit, target }) =>
    target === undefined
      ? say`let the ${nameIn(game, unit)} strike next`
      : say`strike ${nameIn(game, target)} with ${nameIn(game, unit)}`,
  choice: (game, _player, { unit, target }) =>
    choiceOf('Strike', {
      goal: `${nameIn(game, target)}${target === undefined ? '' : ` ${target}`}`,
      actors: [fighterSubject(unit)],
      strikes: target === undefined ? [] : [fighterSubject(target)],
    }),
};
