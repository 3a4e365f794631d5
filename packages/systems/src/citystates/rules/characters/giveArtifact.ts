import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { Character } from '../../state/character.ts';
import { cachePerPlayer } from '../../state/perPlayer.ts';
import { findCharacter } from '../../state/units.ts';
import { namesOfCharacters } from '../../words/names.ts';
import { encounterCard } from '../ruins/cards.ts';
import { bears, MAX_ARTIFACTS, roomForArtifacts } from './artifacts.ts';

const bearers = cachePerPlayer((characters: readonly Character[], player): readonly string[] =>
  characters.filter(({ owner, artifacts }) => owner === player && artifacts.length > 0).map(({ id }) => id),
);

/** CST-CHR-08 */
export const giveArtifactOrder: OrderRule<'giveArtifact'> = {
  check: (game, player, { from, to, artifact }) => {
    const [giver, taker] = [findCharacter(game, from), findCharacter(game, to)];
    if (giver?.owner !== player || taker?.owner !== player || giver.at !== taker.at || from === to)
      return refuse('CST-CHR-08', 'Artifacts pass between two Characters of yours in one hex');
    if (!bears(giver, artifact)) return refuse('CST-CHR-08', 'he does not bear it');
    return roomForArtifacts(taker) > 0
      ? permit
      : refuse('CST-CHR-08', say`a Character bears at most ${MAX_ARTIFACTS} Artifacts`);
  },
  decide: (tale, _player, { from, to, artifact }) => {
    tale.tell({ type: 'artifactGiven', from, to, artifact, isStolen: false, rules: ['CST-CHR-08'] });
  },
  subjects: (game, player) => bearers(game.characters, player),
  about: ['character'],
  legal: function* (game, player, subject) {
    const giver = findCharacter(game, subject);
    for (const { id } of game.characters)
      for (const artifact of giver?.artifacts ?? []) {
        const order = { type: 'giveArtifact' as const, from: subject, to: id, artifact };
        if (giveArtifactOrder.check(game, player, order).ok) yield order;
      }
  },
  describe: (game, { to, artifact }) =>
    say`give ${encounterCard(artifact).name} to ${namesOfCharacters(game, [to])}`,
  choice: (game, _player, { from, to, artifact }) =>
    choiceOf('Give', {
      actors: [from],
      goal: say`${encounterCard(artifact).name} to ${namesOfCharacters(game, [to])}`,
    }),
};
