import type { Seat } from '@warmoot/kernel';
import { type Dice, pick, shuffle } from '@warmoot/kernel';
import { BOARDS } from '../data/boards.ts';
import type { UnitType } from '../data/units.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { characterDeck, encounterDeck } from '../rules/setup/decks.ts';
import { readyMadeForce } from '../rules/setup/readyMade.ts';
import { type Character, cardOf, newCharacter } from '../state/character.ts';
import { type Game, groundIn, isIn, raceOf, type SetUp, type Stack } from '../state/game.ts';
import { NOBODY, numberOf, type PlayerNumber } from '../state/seats.ts';
import { newUnit, TRAITS, type Unit, unitId } from '../state/unit.ts';
import { battleImagined } from './battle.ts';
import { FACE_DOWN } from './view.ts';

const anyFighter = (game: Game, owner: PlayerNumber, dice: Dice): UnitType =>
  pick(
    dice,
    recruitable(game, raceOf(game, owner)).filter((type) => TRAITS[type].isLandFighting),
    'a Unit nobody sees',
  );

/** The types that a stack may consist of (CST-HID-02). */
const typesIn = (game: Game, stack: Stack, dice: Dice): UnitType[] => {
  if (!game.options.switches.fog) return [...stack.ships, ...stack.types];
  const unknown = stack.fighting + stack.passengers - stack.types.length;
  const hidden = Array.from({ length: unknown }, () => anyFighter(game, stack.owner, dice));
  return [...stack.ships, ...stack.types, ...hidden, ...(stack.hasSupply ? ['Caravan' as const] : [])];
};

const unitsOf = (game: Game, dice: Dice): Unit[] => {
  const raised = game.players.map(() => 0);
  return game.stacks.flatMap((stack) =>
    typesIn(game, stack, dice).map((type, at) => {
      const serial = raised[stack.owner] as number;
      raised[stack.owner] = serial + 1;
      const isRevealed =
        game.options.switches.fog && at >= stack.ships.length && at < stack.ships.length + stack.types.length;
      return newUnit(unitId(stack.owner, serial), stack.owner, type, stack.at, { isRevealed });
    }),
  );
};

const unseen = (cards: readonly string[], seenCards: readonly string[]): string[] =>
  cards.filter((card) => !seenCards.includes(card));

/** Unknown Characters serve some player: the guess is that they are in his capital. */
const hiddenCharacters = (
  game: Game,
  cards: readonly string[],
  player: PlayerNumber,
  dice: Dice,
): Character[] => {
  const others = game.players.flatMap(({ capital }, number) =>
    number !== player && capital >= 0 && isIn(game, number) ? [number] : [],
  );
  if (others.length === 0) return [];
  return cards.map((id) => {
    const owner = pick(dice, others, 'whom a hidden Character serves');
    const at = groundIn(game).centres[game.players[owner]?.capital ?? 0]?.hex as number;
    return newCharacter(cardOf(id), owner, at);
  });
};

const boardsImagined = (game: Game, dice: Dice): readonly string[] => {
  const { boards } = game.setUp;
  if (!boards.includes(FACE_DOWN)) return boards;
  const laid = [...game.layout.map(({ board }) => board), ...boards];
  const known = BOARDS.map(({ id }) => id).filter((id) => game.options.switches.boards || id.startsWith('B'));
  const left = shuffle(dice, unseen(known, laid), 'boards nobody sees');
  return boards.map((board) => (board === FACE_DOWN ? (left.pop() as string) : board));
};

/** Once everybody has placed his Units, nobody asks any more what was bought. */
const setUpImagined = (game: Game, dice: Dice): SetUp => {
  const { layer, purchases } = game.setUp;
  return {
    boards: boardsImagined(game, dice),
    layer,
    purchases: purchases.map((purchase, player) =>
      purchase === 'hidden' && game.turn === 0 ? readyMadeForce(game, player) : purchase,
    ),
  };
};

const byId = <Id extends string | number>(a: { readonly id: Id }, b: { readonly id: Id }): number =>
  a.id < b.id ? -1 : 1;

/** After the leadership roll a battle depends on nothing hidden: then nothing is drawn, and odds can be exact. */
const NOTHING_DRAWN: Dice = { roll: () => 1 };
const isSettled = ({ battle }: Game): boolean =>
  battle !== null && battle.stage !== 'tactics' && battle.stage !== 'leadership';

/** A whole state consistent with the view: hidden Units, cards, Characters and purchases drawn at random. */
export const imagine = (game: Game, seat: Seat, source: Dice): Game => {
  const dice = isSettled(game) ? NOTHING_DRAWN : source;
  const player = numberOf(seat);
  const isWhole = game.stacks.length === 0 && !game.decks.characters.includes(FACE_DOWN);
  if (isWhole && game.setUp.boards.every((board) => board !== FACE_DOWN)) return game;
  const others = unitsOf(game, dice);
  const { switches } = game.options;
  const cards = shuffle(
    dice,
    unseen(
      characterDeck(switches),
      [...game.characters, ...game.lasting.graveyard.map(({ character }) => character)].map(({ id }) => id),
    ),
    'Character cards nobody sees',
  );
  const held = [
    ...game.decks.discards,
    ...game.characters.flatMap(({ artifacts }) => artifacts),
    ...game.lasting.ruins.flatMap(({ guardian }) => guardian ?? []),
  ];
  const encounters = shuffle(dice, unseen(encounterDeck(switches), held), 'encounter cards nobody sees');
  const isDealt = game.decks.characters.length > 0 || game.characters.length > 0;
  return {
    ...game,
    setUp: setUpImagined(game, dice),
    players: game.players.map((each, number) =>
      number === player || player === NOBODY
        ? each
        : { ...each, raised: others.filter(({ owner }) => owner === number).length },
    ),
    units: [...game.units, ...others].sort(byId),
    stacks: [],
    battle: battleImagined(game.battle, others, dice),
    characters: isDealt
      ? [
          ...game.characters,
          ...hiddenCharacters(game, cards.slice(game.decks.characters.length), player, dice),
        ].sort(byId)
      : game.characters,
    decks: {
      characters: cards.slice(0, game.decks.characters.length),
      encounters: encounters.slice(0, game.decks.encounters.length),
      discards: game.decks.discards,
    },
  };
};
