import { type Card, type CardRow, say } from '@warmoot/kernel';
import { TITLES } from '../data/characters.ts';
import { BASE_ENCOUNTERS, type EncounterCard, SUPPLEMENT_ENCOUNTERS } from '../data/encounters.ts';
import type { Character } from '../state/character.ts';
import type { Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { bitOf, type PlayerNumber, seatOf } from '../state/seats.ts';
import { listed, nameOfCharacter } from '../words/names.ts';
import { CLASS_SYMBOLS } from './symbols.ts';

const CARDS: ReadonlyMap<string, EncounterCard> = new Map(
  [...BASE_ENCOUNTERS, ...SUPPLEMENT_ENCOUNTERS].map((card) => [card.id, card]),
);

export const encounterCard = (id: string): EncounterCard | undefined => CARDS.get(id);

/** CST-HID-03: who knows the Character. */
const renown = ({ players }: Game, { owner, knownTo, isLeader }: Character): string => {
  const others = players.map((_, player) => player).filter((player) => player !== owner);
  const knowing = others.filter((player) => (knownTo & bitOf(player)) !== 0);
  if (isLeader || knowing.length === others.length) return 'known to all';
  return knowing.length === 0 ? 'unknown' : say`known to ${knowing.length}`;
};

const doings = ({ hasActed, hasMoved, isCursed, lostTurn }: Character): string[] => [
  ...(hasActed ? ['has acted'] : []),
  ...(hasMoved ? ['has moved'] : []),
  ...(isCursed ? ['cursed'] : []),
  ...(lostTurn > 0 ? ['loses a turn'] : []),
];

/** CST-CHR-01: title, class and level; where he is; what the others know. */
const characterCard = (game: Game, character: Character): Card => ({
  id: character.id,
  name: nameOfCharacter(game, character),
  text: listed(
    [
      say`${TITLES[character.class][character.level - 1] as string}, ${character.class} ${character.level}`,
      nameOfSpot(game, character.at),
      renown(game, character),
      ...doings(character),
    ],
    ' · ',
  ),
  symbol: character.isLeader ? 'crown' : CLASS_SYMBOLS[character.class],
  rule: 'CST-CHR-01',
});

const artifactCards = (game: Game, character: Character): Card[] =>
  character.artifacts.map((id) => ({
    id,
    name: CARDS.get(id)?.name ?? id,
    text: say`borne by ${nameOfCharacter(game, character)}`,
    symbol: 'artifact',
    rule: 'CST-CHR-08',
  }));

const row = (id: string, title: string, player: PlayerNumber, cards: readonly Card[]): CardRow[] =>
  cards.length === 0 ? [] : [{ id, title, side: seatOf(player), cards }];

/** CST-PLY-06: the player's own Characters and Artifacts as cards. */
export const handOf = (game: Game, player: PlayerNumber): CardRow[] => {
  const own = game.characters.filter(({ owner }) => owner === player);
  return [
    ...row(
      'characters',
      'Your Characters',
      player,
      own.map((each) => characterCard(game, each)),
    ),
    ...row(
      'artifacts',
      'Your Artifacts',
      player,
      own.flatMap((each) => artifactCards(game, each)),
    ),
  ];
};

/** CST-RUI-07: the card that one's Character has met, until the answer is given. */
export const encounterShown = (game: Game, player: PlayerNumber): CardRow[] => {
  const [question] = game.questions;
  if (question?.encounter === undefined || question.player !== player) return [];
  const card = CARDS.get(question.encounter.card);
  if (card === undefined) return [];
  return [
    {
      id: 'encounter',
      title: 'Encounter',
      cards: [{ id: card.id, name: card.name, text: card.text, symbol: 'ruins', rule: card.id }],
    },
  ];
};
