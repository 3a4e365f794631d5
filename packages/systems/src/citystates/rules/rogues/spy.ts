import { type Clause, type Dice, permit, refuse } from '@warmoot/kernel';
import { d10, halved, type Tale } from '../../engine/tale.ts';
import { knows } from '../../knowledge/view.ts';
import { type Centre, groundIn, playerOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { bitOf, NOBODY, type PlayerNumber } from '../../state/seats.ts';
import { hasEnemyFighters, isEnemy } from '../../state/sides.ts';
import type { Action, Attempt } from '../characters/action.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { kill } from '../characters/kill.ts';
import { hasEnemyUnits, hexesNear, hexOf, ownersIn, spotNear } from '../characters/targets.ts';
import { rogueNumber } from './successNumber.ts';

const enemyStack: Clause<Attempt> = (attempt) =>
  hasEnemyUnits(attempt.game, attempt.player, hexOf(attempt))
    ? permit
    : refuse('CST-ROG-06', 'there is no enemy stack');

/** CST-ROG-07, CST-R-67: the best enemy Rogue there; the player's own number counts only those he knows. */
const rogueThere = (attempt: Attempt, isTrue: boolean): number => {
  const { game, player } = attempt;
  const levels = game.characters
    .filter(
      (other) =>
        other.at === hexOf(attempt) &&
        other.class === 'Rogue' &&
        isEnemy(game, player, other.owner) &&
        (isTrue || knows(game, player, other)),
    )
    .map((rogue) => effectiveLevel(game, rogue));
  return Math.max(0, ...levels);
};

/** CST-ROG-11: on a natural 10 the Rogue dies, on any other failure he becomes known. */
const isNoticed = (tale: Tale, { character }: Attempt, dice: Dice, rolled: number, by: number): void => {
  if (rolled === 10) kill(tale, dice, character.id, { isOfLeader: false, rule: 'CST-ROG-11' });
  else
    tale.tell({
      type: 'becameKnown',
      characters: [character.id],
      knowers: by,
      irrevocable: true,
      rules: ['CST-ROG-11', 'CST-HID-04'],
    });
};

const enemyOwners = (attempt: Attempt): PlayerNumber[] => {
  const owners = ownersIn(attempt.game, hexOf(attempt));
  return attempt.game.players.flatMap((_, player) =>
    (owners & bitOf(player)) !== 0 && isEnemy(attempt.game, attempt.player, player) ? [player] : [],
  );
};

const asBits = (players: readonly PlayerNumber[]): number =>
  players.reduce((bits, player) => bits | bitOf(player), 0);

/** CST-ROG-07, CST-MAG-08, CST-HID-05: all Units there now, and every Character becomes known to the player. */
export const seeStack = (tale: Tale, player: PlayerNumber, hex: Spot, rule: string): void => {
  tale.tell({
    type: 'stackSeen',
    player,
    hex,
    seen: unitsAt(tale.state, hex).map(({ owner, type }) => ({ owner, type })),
    characters: tale.state.characters
      .filter(({ at, owner }) => at === hex && owner !== player)
      .map(({ id }) => id),
    irrevocable: true,
    rules: [rule, 'CST-HID-05'],
  });
};

/** CST-ROG-06, CST-ROG-07 */
export const spy: Action = {
  words: 'spy on a stack',
  verb: 'Spy',
  levels: { Rogue: 0 },
  isOpen: false,
  clauses: [spotNear('CST-ROG-06'), enemyStack],
  number: (attempt, isTrue) => rogueNumber(attempt, rogueThere(attempt, isTrue)),
  seenBy: (attempt, isSuccess) => (isSuccess ? [] : enemyOwners(attempt)),
  succeed: (tale, attempt) => seeStack(tale, attempt.player, hexOf(attempt), 'CST-ROG-07'),
  fail: (tale, attempt, dice, rolled) => isNoticed(tale, attempt, dice, rolled, asBits(enemyOwners(attempt))),
  offers: hexesNear,
};

const centreOf = (attempt: Attempt): number => groundIn(attempt.game).centreAt[hexOf(attempt)] ?? -1;

const victimOf = (attempt: Attempt): PlayerNumber =>
  attempt.game.centres[centreOf(attempt)]?.controller ?? NOBODY;

const enemyCentre: Clause<Attempt> = (attempt) => {
  const centre: Centre | undefined = attempt.game.centres[centreOf(attempt)];
  return centre !== undefined &&
    centre.pillagedInTurn === 0 &&
    isEnemy(attempt.game, attempt.player, centre.controller)
    ? permit
    : refuse('CST-ROG-10', 'there is no unpillaged Town or City of an enemy');
};

const isCity = (attempt: Attempt): boolean =>
  groundIn(attempt.game).centres[centreOf(attempt)]?.isCity === true;

/** CST-ROG-10: 1 for a Town, 2 for a City, 1 more with enemy fighting Units in it. */
const guardOf = (attempt: Attempt): number =>
  (isCity(attempt) ? 2 : 1) + (hasEnemyFighters(attempt.game, attempt.player, hexOf(attempt)) ? 1 : 0);

/** CST-ROG-08, CST-ROG-10 */
export const stealGold: Action = {
  words: 'steal gold',
  verb: 'Steal gold',
  levels: { Rogue: 0 },
  isOpen: false,
  clauses: [spotNear('CST-ROG-10'), enemyCentre],
  number: (attempt) => rogueNumber(attempt, guardOf(attempt)),
  seenBy: (attempt, isSuccess) => (isSuccess ? [] : [victimOf(attempt)]),
  succeed: (tale, attempt, dice) => {
    const victim = victimOf(attempt);
    const roll = d10(dice, 'gold stolen');
    const loot = isCity(attempt) ? roll.value : halved(roll.value);
    tale.tell({
      type: 'goldGained',
      player: attempt.player,
      gold: Math.min(loot, playerOf(tale.state, victim).gold),
      victim,
      rolls: [roll],
      irrevocable: true,
      rules: ['CST-ROG-10'],
    });
  },
  fail: (tale, attempt, dice, rolled) => isNoticed(tale, attempt, dice, rolled, asBits([victimOf(attempt)])),
  offers: hexesNear,
};
