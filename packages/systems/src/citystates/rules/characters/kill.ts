import { type Dice, shuffle } from '@warmoot/kernel';
import { recording, type Tale } from '../../engine/tale.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { findCharacter } from '../../state/units.ts';
import { commands, scatterTroops } from '../leadership/disband.ts';
import { bears, PHOENIX_FEATHER, roomForArtifacts } from './artifacts.ts';
import type { LostUnit, Spoils } from './events.ts';

/** How a Character dies: who takes his items (CST-CHR-07), and whether his Units may disband (CST-LDR-06). */
export interface Death {
  readonly winner?: CharacterId;
  readonly isOfLeader: boolean;
  readonly rule: string;
}

/** CST-CHR-07: lowest card first, up to the winner's limit; the rest is shuffled into the Encounter deck. */
const spoilsOf = (game: Game, dead: Character, winner: Character | undefined, dice: Dice): Spoils => {
  const items = [...dead.artifacts].sort();
  const taken = winner === undefined ? [] : items.slice(0, Math.max(0, roomForArtifacts(winner)));
  const back = items.slice(taken.length);
  return {
    to: taken.length === 0 ? null : (winner?.id ?? null),
    taken,
    encounters:
      back.length === 0
        ? null
        : shuffle(dice, [...game.decks.encounters, ...back].sort(), 'order of the encounters deck'),
  };
};

/** CST-MAG-13: an Elemental vanishes when its Mage dies. */
const loseElemental = (tale: Tale, mage: CharacterId): void => {
  const lost: LostUnit[] = tale.state.units
    .filter(({ sustainedBy }) => sustainedBy === mage)
    .map(({ id, owner, type, at }) => ({ id, owner, type, at }));
  if (lost.length > 0) tale.tell({ type: 'unitsLost', lost, irrevocable: true, rules: ['CST-MAG-13'] });
};

/** CST-CHR-07, CST-CHR-10: false if the Phoenix Feather saves him (EC-B34, CST-R-98). */
export const kill = (tale: Tale, dice: Dice, id: CharacterId, death: Death): boolean => {
  const dead = findCharacter(tale.state, id) as Character;
  if (bears(dead, PHOENIX_FEATHER)) {
    tale.tell({
      type: 'featherUsed',
      character: id,
      artifact: PHOENIX_FEATHER,
      irrevocable: true,
      rules: ['CST-R-98'],
    });
    return false;
  }
  const commanded = death.isOfLeader && commands(tale.state, dead);
  const winner = death.winner === undefined ? undefined : findCharacter(tale.state, death.winner);
  const drawing = recording(dice);
  const spoils = spoilsOf(tale.state, dead, winner, drawing.dice);
  tale.tell({
    type: 'characterKilled',
    character: dead,
    spoils,
    rolls: drawing.rolls,
    irrevocable: true,
    rules: [death.rule, 'CST-CHR-07'],
  });
  loseElemental(tale, id);
  scatterTroops(tale, dead, commanded, dice);
  return true;
};
