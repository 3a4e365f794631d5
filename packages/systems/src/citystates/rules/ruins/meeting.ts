import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { charactersAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { findCharacter } from '../../state/units.ts';
import { roomForArtifacts } from '../characters/artifacts.ts';

/** Who met which card. */
export interface Meeting {
  readonly player: PlayerNumber;
  readonly explorer: CharacterId;
  readonly card: string;
}

/** The effect of a card on the Character who meets or beats it. */
export type CardEffect = (tale: Tale, meeting: Meeting, dice: Dice) => void;

/** What the explorer's owner has to decide (CST-PLY-01, CST-R-64). */
export interface EncounterQuestion {
  readonly about: 'pray' | 'unit' | 'bearer' | 'artifact' | 'hex';
  readonly explorer: CharacterId;
  readonly card: string;
  /** The Artifact that a Character will bear. */
  readonly artifact?: string;
}

export const explorerOf = (game: Game, { explorer }: Pick<Meeting, 'explorer'>): Character =>
  findCharacter(game, explorer) as Character;

export const ask = (tale: Tale, player: PlayerNumber, encounter: EncounterQuestion): void => {
  tale.tell({
    type: 'answerAwaited',
    question: { kind: 'encounter', player, encounter },
    irrevocable: true,
    rules: ['CST-PLY-01', 'CST-R-64'],
  });
};

/** CST-RUI-07, CST-PLY-03: friendly Characters in the hex with room, the explorer first. */
export const bearersFor = (game: Game, explorer: Character): CharacterId[] =>
  charactersAt(game, explorer.owner, explorer.at)
    .filter((each) => roomForArtifacts(each) > 0)
    .map(({ id }) => id)
    .sort((a, b) => Number(b === explorer.id) - Number(a === explorer.id));

/** CST-RUI-07: to the explorer or a friend; with no room it stays with the discards. */
export const bestow = (tale: Tale, meeting: Meeting, artifact: string): void => {
  const { player, explorer, card } = meeting;
  const bearers = bearersFor(tale.state, explorerOf(tale.state, meeting));
  if (bearers.length > 1) ask(tale, player, { about: 'bearer', explorer, card, artifact });
  else if (bearers.length === 1)
    tale.tell({
      type: 'artifactTaken',
      character: bearers[0] as CharacterId,
      artifact,
      rules: ['CST-RUI-07'],
    });
};
