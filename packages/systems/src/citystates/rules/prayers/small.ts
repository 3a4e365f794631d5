import { type Clause, permit, refuse } from '@warmoot/kernel';
import type { Character } from '../../state/character.ts';
import { isEnemy } from '../../state/sides.ts';
import { type Attempt, NO_AIM } from '../characters/action.ts';
import { bears, RING_OF_REFUSAL } from '../characters/artifacts.ts';
import { knownToAll, restored } from '../characters/events.ts';
import { effectsIn, isShielded } from '../characters/lasting.ts';
import { enemiesNear, hexesNear, hexOf, knownEnemyNear, spotNear, targetOf } from '../characters/targets.ts';
import { isWithin1 } from '../characters/within.ts';
import { goldByHalfDie, rite } from '../spells/magic.ts';

/** CST-PRA-07 */
export const tithe = rite(
  { Priest: 1 },
  {
    words: 'collect a tithe',
    verb: 'Tithe',
    clauses: [],
    succeed: goldByHalfDie('CST-PRA-07'),
    offers: () => NO_AIM,
  },
);

const cursedFriendNear: Clause<Attempt> = (attempt) => {
  const { game, player, character } = attempt;
  const target = targetOf(attempt);
  return target?.isCursed === true &&
    !isEnemy(game, player, target.owner) &&
    isWithin1(game, character.at, target.at)
    ? permit
    : refuse('CST-PRA-08', 'there is no such cursed friend within 1');
};

/** CST-PRA-08 */
export const removeCurse = rite(
  { Priest: 2 },
  {
    words: 'remove a curse',
    verb: 'Remove Curse',
    clauses: [cursedFriendNear],
    succeed: (tale, attempt) => {
      tale.tell({
        type: 'curseLifted',
        character: (targetOf(attempt) as Character).id,
        rules: ['CST-PRA-08'],
      });
    },
    offers: (game) => game.characters.filter(({ isCursed }) => isCursed).map(({ id }) => ({ target: id })),
  },
);

/** CST-R-37, EC-B31, CST-R-70 */
const canBeCursed: Clause<Attempt> = (attempt) => {
  const target = targetOf(attempt) as Character;
  if (target.isCursed) return refuse('CST-R-37', 'he is already cursed');
  return bears(target, RING_OF_REFUSAL)
    ? refuse('CST-PRA-11', 'the Ring of Refusal protects him from curses')
    : permit;
};

const notInSanctuary: Clause<Attempt> = (attempt) => {
  const { owner, at } = targetOf(attempt) as Character;
  return isShielded(attempt.game, attempt.player, owner, at)
    ? refuse('CST-PRA-10', 'a Sanctuary protects him')
    : permit;
};

/** CST-PRA-11 */
export const curse = rite(
  { Priest: 3 },
  {
    words: 'curse a Character',
    verb: 'Curse',
    clauses: [knownEnemyNear('CST-PRA-11'), canBeCursed, notInSanctuary],
    succeed: (tale, attempt) => {
      tale.tell({
        type: 'curseLaid',
        character: (targetOf(attempt) as Character).id,
        irrevocable: true,
        rules: ['CST-PRA-11'],
      });
    },
    offers: enemiesNear,
  },
);

const noSanctuaryYet: Clause<Attempt> = (attempt) =>
  effectsIn(attempt.game, hexOf(attempt), 'sanctuary').some(({ owner }) => owner === attempt.player)
    ? refuse('CST-R-70', 'you already have a Sanctuary there')
    : permit;

/** CST-PRA-10 */
export const sanctuary = rite(
  { Priest: 3 },
  {
    words: 'make a hex a Sanctuary',
    verb: 'Sanctuary',
    clauses: [spotNear('CST-PRA-10'), noSanctuaryYet],
    succeed: (tale, attempt) => {
      tale.tell({
        type: 'effectBegun',
        effect: { kind: 'sanctuary', owner: attempt.player, hex: hexOf(attempt) },
        rules: ['CST-PRA-10'],
      });
    },
    offers: hexesNear,
  },
);

/** CST-PRA-16, CST-R-35: in the owner's first turn that began after the death. */
const inTime: Clause<Attempt> = ({ game, player, order }) => {
  const grave = game.lasting.graveyard.find(
    ({ character }) => character.id === order.target && character.owner === player,
  );
  if (grave === undefined) return refuse('CST-PRA-15', 'he is not among your dead');
  return grave.isOpen ? permit : refuse('CST-PRA-16', 'only in the turn after the death');
};

/** CST-PRA-15, CST-PRA-17: without items, uncursed, unknown unless he is the leader, with his action used. */
export const resurrection = rite(
  { Priest: 6 },
  {
    words: 'restore the dead to life',
    verb: 'Resurrect',
    clauses: [inTime],
    succeed: (tale, { character: { at }, order }) => {
      const game = tale.state;
      const grave = game.lasting.graveyard.find(({ character }) => character.id === order.target);
      const dead = grave?.character as Character;
      tale.tell({
        type: 'characterRestored',
        character: restored(dead, at, dead.isLeader ? knownToAll(game) : 0),
        irrevocable: true,
        rules: ['CST-PRA-15', 'CST-PRA-17'],
      });
    },
    offers: (game, { owner }) =>
      game.lasting.graveyard
        .filter(({ character }) => character.owner === owner)
        .map(({ character }) => ({ target: character.id })),
  },
);
