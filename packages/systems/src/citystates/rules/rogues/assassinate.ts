import { type Clause, type Dice, permit, refuse } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import { findCharacter } from '../../state/units.ts';
import type { Action, Attempt } from '../characters/action.ts';
import { bears, roomForArtifacts } from '../characters/artifacts.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { kill } from '../characters/kill.ts';
import { fightMortalCombat } from '../characters/mortalCombat.ts';
import { enemiesNear, knownEnemyNear, targetOf } from '../characters/targets.ts';
import { meetProtector } from './protect.ts';
import { rogueNumber } from './successNumber.ts';

const againstLevel: Action['number'] = (attempt) =>
  rogueNumber(attempt, effectiveLevel(attempt.game, targetOf(attempt) as Character));

/** CST-ROG-03, CST-ROG-09: known to all, and mortal combat at once. */
const isCaught =
  (isOfLeader: boolean) =>
  (tale: Tale, attempt: Attempt, dice: Dice): void => {
    const target = targetOf(attempt) as Character;
    fightMortalCombat(tale, dice, [attempt.character.id, target.id], { isOfLeader, rule: 'CST-ROG-03' });
  };

/** CST-ROG-02, CST-ROG-03: a killed leader's Units may disband (CST-LDR-05). */
export const assassinate: Action = {
  words: 'assassinate a Character',
  verb: 'Assassinate',
  levels: { Rogue: 0 },
  isOpen: false,
  clauses: [knownEnemyNear('CST-ROG-02')],
  number: againstLevel,
  seenBy: (_attempt, isSuccess) => (isSuccess ? [] : 'all'),
  before: meetProtector,
  succeed: (tale, attempt, dice) => {
    kill(tale, dice, (targetOf(attempt) as Character).id, { isOfLeader: true, rule: 'CST-ROG-03' });
  },
  fail: isCaught(true),
  offers: enemiesNear,
};

const bearsIt: Clause<Attempt> = (attempt) => {
  const target = targetOf(attempt) as Character;
  const { artifact } = attempt.order;
  return target.artifacts.length > 0 && (artifact === undefined || bears(target, artifact))
    ? permit
    : refuse('CST-ROG-09', 'he bears no such Artifact');
};

const hasRoom: Clause<Attempt> = ({ character }) =>
  roomForArtifacts(character) > 0 ? permit : refuse('CST-ROG-09', 'the thief already bears three Artifacts');

/** CST-ROG-08, CST-ROG-09: the thief chooses; unless he says which, the lowest card. */
export const stealArtifact: Action = {
  words: 'steal an Artifact',
  verb: 'Steal Artifact',
  levels: { Rogue: 0 },
  isOpen: false,
  clauses: [knownEnemyNear('CST-ROG-09'), bearsIt, hasRoom],
  number: againstLevel,
  seenBy: (attempt, isSuccess) => (isSuccess ? [(targetOf(attempt) as Character).owner] : 'all'),
  before: meetProtector,
  succeed: (tale, attempt) => {
    const target = targetOf(attempt) as Character;
    const artifact = attempt.order.artifact ?? (target.artifacts[0] as string);
    tale.tell({
      type: 'artifactGiven',
      from: target.id,
      to: attempt.character.id,
      artifact,
      isStolen: true,
      irrevocable: true,
      rules: ['CST-ROG-09'],
    });
  },
  fail: isCaught(false),
  offers: (game, character) =>
    enemiesNear(game, character).flatMap(({ target }) =>
      (findCharacter(game, target as string)?.artifacts ?? []).map((artifact) => ({
        target: target as string,
        artifact,
      })),
    ),
};
