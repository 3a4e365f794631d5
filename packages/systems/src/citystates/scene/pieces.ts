import { type Piece, say } from '@warmoot/kernel';
import { UNITS, type UnitType } from '../data/units.ts';
import { unitSubject } from '../engine/subjects.ts';
import { allowanceOf } from '../rules/movement/group.ts';
import type { Character } from '../state/character.ts';
import type { Game, Stack } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { nameOfSpot, placeOfSpot } from '../state/places.ts';
import { seatOf } from '../state/seats.ts';
import type { Unit } from '../state/unit.ts';
import { listOfTypes, nameOfCharacter, nameOfPlayer } from '../words/names.ts';
import { counted } from '../words/telling.ts';
import { rememberedPieces, tagOf, unknownUnits } from './remembered.ts';
import { CLASS_SYMBOLS, UNIT_SYMBOLS } from './symbols.ts';

const badgesOf = ({ isStopped, isForced, isBlessed, isUnsupplied }: Unit): string[] => [
  ...(isStopped ? ['moved'] : []),
  ...(isForced ? ['forced march'] : []),
  ...(isBlessed ? ['blessed'] : []),
  ...(isUnsupplied ? ['unsupplied'] : []),
];

const drawnAt = (game: Game, spot: Spot): Piece['at'] => placeOfSpot(game, spot) as Piece['at'];

const unitPiece = (game: Game, unit: Unit): Piece => {
  const { attack, defense } = UNITS[unit.type];
  const left = Math.max(0, allowanceOf(game, unit) - unit.spent);
  return {
    id: unitSubject(unit.id),
    name: unit.type,
    symbol: UNIT_SYMBOLS[unit.type],
    side: seatOf(unit.owner),
    at: drawnAt(game, unit.at),
    figures:
      attack === null ? ['–', '–', String(left)] : [attack, defense, unit.isStopped ? 0 : left].map(String),
    badges: badgesOf(unit),
  };
};

/** CST-HID-02: their number, not their types, unless those are public. */
const landPieces = (game: Game, stack: Stack): Piece[] => {
  const { owner, at, fighting, hasSupply, types } = stack;
  const common = { side: seatOf(owner), at: drawnAt(game, at) };
  const id = (what: string): string => `${what} ${seatOf(owner)} ${nameOfSpot(game, at)}`;
  const known = types.slice(0, fighting).map((type, number) => ({
    ...common,
    id: id(`${type} ${number}`),
    name: say`${nameOfPlayer(game, owner)}: ${type}`,
    symbol: UNIT_SYMBOLS[type],
    figures: [UNITS[type].attack ?? '–', UNITS[type].defense, UNITS[type].move].map(String),
    badges: [],
  }));
  const hidden = fighting - known.length;
  return [
    ...known,
    ...(hidden > 0
      ? [
          {
            ...common,
            id: id('stack'),
            name: say`${nameOfPlayer(game, owner)}: ${unknownUnits(game, stack, hidden)}`,
            symbol: 'army',
            count: hidden,
            badges: ['back'],
            ...tagOf(game, stack),
          },
          ...rememberedPieces(game, stack, common),
        ]
      : []),
    ...(hasSupply
      ? [
          {
            ...common,
            id: id('supply'),
            name: say`${nameOfPlayer(game, owner)}: supplies`,
            symbol: 'camel',
            badges: ['back'],
          },
        ]
      : []),
  ];
};

const STRONGEST: readonly UnitType[] = ["Man-o'-War", 'Corvette', 'Transport'];

/** CST-HID-02: ships are never hidden; only the number of passengers shows. */
const fleetPieces = (game: Game, { owner, at, ships, passengers }: Stack): Piece[] => {
  const top = STRONGEST.find((type) => ships.includes(type));
  if (top === undefined) return [];
  const aboard = passengers > 0 ? say`, ${counted(passengers, 'Unit')} aboard` : '';
  return [
    {
      id: `fleet ${seatOf(owner)} ${nameOfSpot(game, at)}`,
      name: say`${nameOfPlayer(game, owner)}: ${listOfTypes(ships)}${aboard}`,
      symbol: UNIT_SYMBOLS[top],
      side: seatOf(owner),
      at: drawnAt(game, at),
      count: ships.length,
      figures: [
        passengers > 0 ? `+${passengers}` : String(UNITS[top].attack ?? '–'),
        String(UNITS[top].defense),
        String(UNITS[top].move),
      ],
      badges: [],
    },
  ];
};

const characterPiece = (game: Game, character: Character): Piece => ({
  id: character.id,
  name: nameOfCharacter(game, character),
  kind: character.class,
  symbol: character.isLeader ? 'crown' : CLASS_SYMBOLS[character.class],
  shape: 'round',
  side: seatOf(character.owner),
  at: drawnAt(game, character.at),
  figures: [`${character.class.charAt(0)}${character.level}`],
  badges: [
    'leader',
    ...(character.isCursed ? ['cursed'] : []),
    ...(character.hasActed && character.isStopped ? ['moved'] : []),
  ],
});

export const piecesOf = (game: Game): Piece[] => [
  ...game.units.map((unit) => unitPiece(game, unit)),
  ...game.stacks.flatMap((stack) => [...landPieces(game, stack), ...fleetPieces(game, stack)]),
  ...game.characters.map((character) => characterPiece(game, character)),
];
