import type { CardRow, Piece } from '@warmoot/kernel';
import { UNITS, type UnitType } from '../data/units.ts';
import { unitSubject } from '../engine/subjects.ts';
import { allowanceOf } from '../rules/movement/group.ts';
import type { Character } from '../state/character.ts';
import type { Game, Stack } from '../state/game.ts';
import { nameOfSpot, placeOfSpot } from '../state/places.ts';
import { type PlayerNumber, seatOf } from '../state/seats.ts';
import type { Unit } from '../state/unit.ts';
import { nameOfCharacter, nameOfPlayer } from '../words/names.ts';

const SYMBOLS: Readonly<Record<UnitType, string>> = {
  Engines: 'CA',
  'Flying Cavalry': 'flyer',
  Crossbowmen: 'HB',
  Archers: 'LB',
  'Mounted Archers': 'HA',
  Chariots: 'CH',
  Slingers: 'SB',
  Pikemen: 'PK',
  'Heavy Cavalry': 'HC',
  'Light Cavalry': 'LC',
  'Beast Cavalry': 'MC',
  Giants: 'OG',
  'Heavy Infantry': 'HF',
  'Light Infantry': 'LF',
  Marines: 'AF',
  Footmen: 'spears',
  Caravan: 'wagon',
  Transport: 'fleet',
  Corvette: 'fleet',
  "Man-o'-War": 'fleet',
  Elemental: 'EL',
  Risen: 'W1',
};

const badgesOf = ({ isStopped, isForced, isBlessed, isUnsupplied }: Unit): string[] => [
  ...(isStopped ? ['moved'] : []),
  ...(isForced ? ['forced march'] : []),
  ...(isBlessed ? ['blessed'] : []),
  ...(isUnsupplied ? ['unsupplied'] : []),
];

const unitPiece = (game: Game, unit: Unit): Piece => {
  const { attack, defense } = UNITS[unit.type];
  const left = Math.max(0, allowanceOf(game, unit) - unit.spent);
  return {
    id: unitSubject(unit.id),
    name: unit.type,
    symbol: SYMBOLS[unit.type],
    side: seatOf(unit.owner),
    at: placeOfSpot(game, unit.at) as Piece['at'],
    figures: [String(attack ?? '–'), String(defense), unit.isStopped ? '0' : String(left)],
    badges: badgesOf(unit),
  };
};

/** CST-HID-02: how many, not what. */
const stackPiece = (game: Game, stack: Stack): Piece => {
  const count = stack.fighting + stack.passengers;
  const parts = [
    ...(stack.ships.length > 0 ? [stack.ships.join(', ')] : []),
    ...(count > 0 ? [count === 1 ? '1 Unit' : `${count} Units`] : []),
    ...(stack.hasSupply ? ['supplies'] : []),
  ];
  return {
    id: `stack ${seatOf(stack.owner)} ${nameOfSpot(game, stack.at)}`,
    name: `${nameOfPlayer(game, stack.owner)}: ${parts.join(', ')}`,
    symbol: stack.ships.length > 0 ? 'fleet' : 'army',
    side: seatOf(stack.owner),
    at: placeOfSpot(game, stack.at) as Piece['at'],
    figures: [String(count + stack.ships.length)],
    badges: [],
  };
};

const characterPiece = (game: Game, character: Character): Piece => ({
  id: character.id,
  name: nameOfCharacter(game, character),
  kind: character.class,
  symbol: character.isLeader ? 'crown' : 'W2',
  shape: 'round',
  side: seatOf(character.owner),
  at: placeOfSpot(game, character.at) as Piece['at'],
  figures: [`${character.class.charAt(0)}${character.level}`],
  badges: character.isCursed ? ['cursed'] : [],
});

export const piecesOf = (game: Game): Piece[] => [
  ...game.units.map((unit) => unitPiece(game, unit)),
  ...game.stacks.map((stack) => stackPiece(game, stack)),
  ...game.characters.map((character) => characterPiece(game, character)),
];

/** CST-PLY-06: one's own Characters as cards. */
export const cardsOf = (game: Game, player: PlayerNumber): CardRow[] => {
  const own = game.characters.filter(({ owner }) => owner === player);
  if (own.length === 0) return [];
  return [
    {
      id: 'characters',
      title: 'Your Characters',
      side: seatOf(player),
      cards: own.map((character) => ({
        id: character.id,
        name: nameOfCharacter(game, character),
        text: `${character.class}-${character.level} at ${nameOfSpot(game, character.at)}`,
      })),
    },
  ];
};
