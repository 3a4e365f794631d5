import {
  choiceOf,
  type Dice,
  firstRefusal,
  permit,
  refuse,
  say,
  totalOf,
  type Verdict,
} from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Character } from '../../state/character.ts';
import { type Game, playerOf } from '../../state/game.ts';
import { NOWHERE } from '../../state/ground.ts';
import { cachePerPlayer } from '../../state/perPlayer.ts';
import { nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import { findCharacter } from '../../state/units.ts';
import { namesOfCharacters, namesOfUnits } from '../../words/names.ts';
import type { Action, Attempt } from './action.ts';
import { ACTIONS, actionOf } from './actions.ts';
import { effectiveLevel } from './effectiveLevel.ts';
import type { ActionName } from './events.ts';
import { endStake, fatedDie } from './fate.ts';

/** CST-CHR-03, CST-CHR-05, CST-MAG-01, CST-PRA-03 */
const checkPower = (game: Game, character: Character, { levels, alsoFor, words }: Action): Verdict => {
  if (alsoFor?.(game, character)) return permit;
  const level = levels[character.class];
  if (level === undefined) return refuse('CST-CHR-03', say`a ${character.class} cannot ${words}`);
  return effectiveLevel(game, character) >= level
    ? permit
    : refuse('CST-CHR-05', say`it needs a ${character.class} of level ${level}`);
};

const checkActor = (character: Character): Verdict => {
  if (character.lostTurn === 1) return refuse('CST-R-87', 'he has lost this turn');
  return character.hasActed ? refuse('CST-CHR-04', 'he has acted this turn') : permit;
};

const check: OrderRule<'act'>['check'] = (game, player, order) => {
  const character = findCharacter(game, order.char);
  if (character?.owner !== player) return refuse('CST-CHR-03', 'you have no such Character');
  const action = actionOf(order.action);
  const actor = checkActor(character);
  if (!actor.ok) return actor;
  const power = checkPower(game, character, action);
  if (!power.ok) return power;
  if (order.fate === true && !playerOf(game, player).hasFate)
    return refuse('CST-MAG-15', 'you hold no Fate token');
  const attempt = { game, player, character, order };
  const verdict = firstRefusal(action.clauses, attempt);
  if (!verdict.ok || action.number === undefined) return verdict;
  const number = totalOf(action.number(attempt, false));
  return number >= 1 ? permit : refuse('CST-GEN-12', say`the success number would be ${number}`);
};

const attemptOf = (game: Game, attempt: Attempt): Attempt => ({
  ...attempt,
  game,
  character: findCharacter(game, attempt.character.id) ?? attempt.character,
});

/** CST-GEN-10, CST-GEN-12: the success die is always rolled, and read against the true number. */
const rollSuccess = (tale: Tale, attempt: Attempt, action: Action, dice: Dice): void => {
  const number = action.number as NonNullable<Action['number']>;
  const { value, rolls } = fatedDie(tale, dice, attempt.character, `to ${action.words}`, 'low');
  const now = attemptOf(tale.state, attempt);
  const isSuccess = value <= totalOf(number(now, true));
  tale.tell({
    type: 'attempted',
    player: attempt.player,
    character: attempt.character.id,
    action: attempt.order.action,
    isSuccess,
    seenBy: action.seenBy?.(now, isSuccess) ?? 'all',
    rolls,
    modifiers: number(now, false),
    irrevocable: true,
    rules: ['CST-GEN-12'],
  });
  if (isSuccess) action.succeed(tale, attemptOf(tale.state, attempt), dice);
  else action.fail?.(tale, attemptOf(tale.state, attempt), dice, value);
};

const aimed = (game: Game, { target, hex }: OrderOf<'act'>) => ({
  ...(target !== undefined && { target }),
  ...(hex !== undefined && { hex: spotIn(game, hex) }),
});

const decide: OrderRule<'act'>['decide'] = (tale, player, order, dice) => {
  const action = actionOf(order.action);
  const character = findCharacter(tale.state, order.char) as Character;
  if (order.fate === true)
    tale.tell({ type: 'fateStaked', player, irrevocable: true, rules: ['CST-MAG-15'] });
  tale.tell({
    type: 'actionTaken',
    player,
    character: order.char,
    action: order.action,
    ...aimed(tale.state, order),
    isOpen: action.isOpen,
    ...(action.isOpen && { irrevocable: true }),
    rules: ['CST-CHR-04', ...(action.isOpen ? ['CST-HID-04'] : [])],
  });
  const attempt = attemptOf(tale.state, { game: tale.state, player, character, order });
  const goesOn = action.before?.(tale, attempt, dice) ?? true;
  if (goesOn && action.number !== undefined) rollSuccess(tale, attempt, action, dice);
  else if (goesOn) action.succeed(tale, attempt, dice);
  endStake(tale);
};

function* ordersOf(game: Game, character: Character): Generator<OrderOf<'act'>> {
  for (const [name, action] of Object.entries(ACTIONS) as [ActionName, Action][]) {
    if (!checkPower(game, character, action).ok) continue;
    for (const aim of action.offers(game, character))
      yield { type: 'act', char: character.id, action: name, ...aim };
  }
}

const canAct = (character: Character): boolean => checkActor(character).ok;

/** A centre by its name, any other hex or hexside as it is written. */
const placeText = (game: Game, id: string | undefined): string => {
  const spot = id === undefined ? NOWHERE : spotIn(game, id);
  return spot < 0 ? (id ?? '') : nameOfSpot(game, spot);
};

const aimText = ({ target, hex, hexside, unit, units, artifact }: OrderOf<'act'>, game: Game): string =>
  [
    target === undefined ? '' : namesOfCharacters(game, [target]),
    artifact ?? '',
    placeText(game, hex ?? hexside),
    unit === undefined ? '' : namesOfUnits(game, [unit]),
    units === undefined ? '' : say`with ${namesOfUnits(game, units)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const actors = cachePerPlayer((characters: readonly Character[], player): readonly string[] =>
  characters.filter((each) => each.owner === player && canAct(each)).map(({ id }) => id),
);

/** CST-CHR-03, CST-CHR-04 */
export const actOrder: OrderRule<'act'> = {
  check,
  decide,
  subjects: (game, player) => actors(game.characters, player),
  about: ['character'],
  legal: function* (game, player, subject) {
    const character = findCharacter(game, subject);
    if (character?.owner !== player || !canAct(character)) return;
    for (const order of ordersOf(game, character)) if (check(game, player, order).ok) yield order;
  },
  describe: (game, order) => {
    const at = aimText(order, game);
    return `${actionOf(order.action).words}${at === '' ? '' : ` (${at})`}`;
  },
  choice: (game, _player, order) => {
    const { char, action, target, hex } = order;
    const spot = hex === undefined ? findCharacter(game, target ?? '')?.at : spotIn(game, hex);
    const place = spot === undefined ? undefined : placeOfSpot(game, spot);
    const goal = aimText(order, game);
    return choiceOf(actionOf(action).verb, {
      actors: [char],
      ...(goal !== '' && { goal }),
      ...(place && { place }),
    });
  },
};
