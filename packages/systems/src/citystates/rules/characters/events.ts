import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { Question } from '../../engine/questions.ts';
import type { CstOrder, OrderOf } from '../../orders/orders.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import { changed, type Game, playerOf, withPlayer } from '../../state/game.ts';
import { NOWHERE, type Spot } from '../../state/ground.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { remembering } from '../../state/sightings.ts';
import type { Unit } from '../../state/unit.ts';
import { addUnits, type Changing, removeUnits, withCharacters } from '../../state/units.ts';
import { RING_OF_REFUSAL } from './artifacts.ts';
import { withLasting } from './lasting.ts';

export type ActionName = OrderOf<'act'>['action'];

/** Cards that move: to a Character, or shuffled into the Encounter deck. */
export interface Spoils {
  readonly to: CharacterId | null;
  readonly taken: readonly string[];
  /** The new order of the Encounter deck, if anything was shuffled into it. */
  readonly encounters: readonly string[] | null;
}

/** A destroyed Unit, as everybody may see it (CST-R-69). */
export type LostUnit = Pick<Unit, 'id' | 'owner' | 'type' | 'at'>;

export type CharacterEvent =
  | {
      readonly type: 'actionTaken';
      readonly player: PlayerNumber;
      readonly character: CharacterId;
      readonly action: ActionName;
      readonly target?: CharacterId;
      readonly hex?: Spot;
      /** CST-HID-04: the act itself reveals the Character. */
      readonly isOpen: boolean;
    }
  | {
      readonly type: 'attempted';
      readonly player: PlayerNumber;
      readonly character: CharacterId;
      readonly action: ActionName;
      readonly isSuccess: boolean;
      /** Who sees the die besides the player: everybody, or these players (CST-R-67). */
      readonly seenBy: 'all' | readonly PlayerNumber[];
    }
  | { readonly type: 'becameKnown'; readonly characters: readonly CharacterId[]; readonly knowers: number }
  | {
      readonly type: 'mortalCombatFought';
      readonly first: CharacterId;
      readonly second: CharacterId;
      readonly totals: readonly [number, number];
      readonly fallen: CharacterId | null;
    }
  | { readonly type: 'characterKilled'; readonly character: Character; readonly spoils: Spoils }
  | { readonly type: 'featherUsed'; readonly character: CharacterId; readonly artifact: string }
  | {
      readonly type: 'artifactGiven';
      readonly from: CharacterId;
      readonly to: CharacterId;
      readonly artifact: string;
      readonly isStolen: boolean;
    }
  | { readonly type: 'protectionBegun'; readonly rogue: CharacterId; readonly ward: CharacterId }
  | {
      readonly type: 'goldGained';
      readonly player: PlayerNumber;
      readonly gold: number;
      readonly victim: PlayerNumber;
    }
  | {
      /** CST-HID-05: what one player saw of a hex just now. */
      readonly type: 'stackSeen';
      readonly player: PlayerNumber;
      readonly hex: Spot;
      readonly seen: readonly Pick<Unit, 'owner' | 'type'>[];
      readonly characters: readonly CharacterId[];
    }
  | { readonly type: 'unitsLost'; readonly lost: readonly LostUnit[] }
  | { readonly type: 'unitsCreated'; readonly created: readonly Unit[] }
  | { readonly type: 'fateStaked'; readonly player: PlayerNumber }
  | { readonly type: 'fateSpent'; readonly player: PlayerNumber }
  | { readonly type: 'fateKept'; readonly player: PlayerNumber }
  | { readonly type: 'fateGained'; readonly player: PlayerNumber }
  | { readonly type: 'fateTurned'; readonly player: PlayerNumber; readonly character: CharacterId }
  | { readonly type: 'fateFulfilled'; readonly character: CharacterId }
  | { readonly type: 'answerAwaited'; readonly question: Question }
  | { readonly type: 'answerGiven'; readonly player: PlayerNumber; readonly answer: CstOrder }
  | { readonly type: 'lastingEnded'; readonly player: PlayerNumber }
  | {
      readonly type: 'turnMagicEnded';
      readonly player: PlayerNumber;
      readonly concealed: readonly CharacterId[];
    }
  | {
      readonly type: 'graveyardClosed';
      readonly player: PlayerNumber;
      readonly gone: readonly CharacterId[];
      readonly cards: readonly string[];
    };

/** EC-B31: a curse is lifted from the Character who takes the Ring. */
export const receive = (character: Changing<Character>, artifacts: readonly string[]): void => {
  character.artifacts = [...character.artifacts, ...artifacts].sort();
  if (artifacts.includes(RING_OF_REFUSAL)) character.isCursed = false;
};

export const paid = (game: Game, player: PlayerNumber, gold: number): Game =>
  withPlayer(game, player, { gold: playerOf(game, player).gold + gold });

export const knownToAll = ({ players }: Game): number => (1 << players.length) - 1;

const fallen = (game: Game, character: Character, { to, taken, encounters }: Spoils): Game => {
  const next = changed(game, {
    characters: game.characters.filter(({ id }) => id !== character.id),
    ...(encounters && { decks: { ...game.decks, encounters } }),
  });
  const buried = { ...character, artifacts: [] };
  const involves = (id: CharacterId): boolean => id === character.id;
  return withCharacters(
    withLasting(next, {
      graveyard: [...game.lasting.graveyard, { character: buried, isOpen: false }],
      protections: game.lasting.protections.filter(({ rogue, ward }) => !involves(rogue) && !involves(ward)),
      fated: game.lasting.fated.filter((each) => !involves(each.character)),
      entries: game.lasting.entries.filter((each) => !involves(each.character)),
    }),
    to === null ? [] : [to],
    (winner) => receive(winner, taken),
  );
};

const without = (game: Game, lost: readonly LostUnit[]): Game =>
  removeUnits(
    game,
    lost.map(({ id }) => id),
  );

/** CST-TRN-02: whatever lasts "until the player's next turn", and the graveyard opens (CST-PRA-16). */
const lastingEnded = (game: Game, player: PlayerNumber): Game => {
  const { effects, protections, graveyard, ruins } = game.lasting;
  const isOwn = (id: CharacterId): boolean =>
    game.characters.find((character) => character.id === id)?.owner === player;
  return withLasting(game, {
    effects: effects.filter(({ owner }) => owner !== player),
    protections: protections.filter(({ rogue }) => !isOwn(rogue)),
    graveyard: graveyard.map((each) => (each.character.owner === player ? { ...each, isOpen: true } : each)),
    ruins: ruins
      .map((ruin) => ({ ...ruin, isExplored: false }))
      .filter(({ guardian, closedThrough }) => guardian !== null || closedThrough >= game.turn),
    entries: [],
  });
};

/** CST-TRN-07: Bless, Fly, magical bridges and parted water end; so does a lost turn (CST-R-87). */
const turnMagicEnded = (game: Game, player: PlayerNumber, concealed: readonly CharacterId[]): Game => ({
  ...game,
  units: game.units.some(({ isBlessed }) => isBlessed)
    ? game.units.map((unit) => (unit.isBlessed ? { ...unit, isBlessed: false } : unit))
    : game.units,
  hexsides: game.hexsides.filter(({ is }) => is === 'destroyed'),
  characters: game.characters.map((character) =>
    character.owner === player
      ? {
          ...character,
          flies: false,
          lostTurn: character.lostTurn === 1 ? 0 : character.lostTurn,
          knownTo: concealed.includes(character.id) ? 0 : character.knownTo,
        }
      : character,
  ),
});

export const characterApply: ChapterApply<CharacterEvent> = {
  actionTaken: (game, { character, isOpen }) =>
    withCharacters(game, [character], (each) => {
      each.hasActed = true;
      if (isOpen) each.knownTo = knownToAll(game);
    }),
  attempted: (game) => game,
  becameKnown: (game, { characters, knowers }) =>
    withCharacters(game, characters, (each) => {
      each.knownTo |= knowers;
    }),
  mortalCombatFought: (game, { first, second }) =>
    withCharacters(game, [first, second], (each) => {
      each.knownTo = knownToAll(game);
    }),
  characterKilled: (game, { character, spoils }) => fallen(game, character, spoils),
  featherUsed: (game, { character, artifact }) =>
    withCharacters(
      changed(game, { decks: { ...game.decks, discards: [...game.decks.discards, artifact] } }),
      [character],
      (each) => {
        each.artifacts = each.artifacts.filter((other) => other !== artifact);
      },
    ),
  artifactGiven: (game, { from, to, artifact }) =>
    withCharacters(game, [from, to], (each, index) => {
      if (index === 0) each.artifacts = each.artifacts.filter((other) => other !== artifact);
      else receive(each, [artifact]);
    }),
  protectionBegun: (game, { rogue, ward }) =>
    withLasting(game, { protections: [...game.lasting.protections, { rogue, ward }] }),
  goldGained: (game, { player, gold, victim }) =>
    victim < 0 ? paid(game, player, gold) : paid(paid(game, player, gold), victim, -gold),
  stackSeen: (game, { player, hex, seen, characters }) =>
    withCharacters(
      remembering(
        game,
        player,
        seen.map((unit) => ({ ...unit, at: hex })),
      ),
      characters,
      (each) => {
        each.knownTo |= bitOf(player);
      },
    ),
  unitsLost: (game, { lost }) => without(game, lost),
  unitsCreated: (game, { created }) => {
    const owner = created[0]?.owner ?? 0;
    return withPlayer(addUnits(game, created), owner, {
      raised: playerOf(game, owner).raised + created.length,
    });
  },
  fateStaked: (game, { player }) => withLasting(game, { staked: player }),
  fateSpent: (game, { player }) => withPlayer(withLasting(game, { staked: -1 }), player, { hasFate: false }),
  fateKept: (game) => withLasting(game, { staked: -1 }),
  fateGained: (game, { player }) => withPlayer(game, player, { hasFate: true }),
  fateTurned: (game, { player, character }) =>
    withPlayer(withLasting(game, { fated: [...game.lasting.fated, { character, by: player }] }), player, {
      hasFate: false,
    }),
  fateFulfilled: (game, { character }) =>
    withLasting(game, { fated: game.lasting.fated.filter((each) => each.character !== character) }),
  answerAwaited: (game, { question }) => changed(game, { questions: [...game.questions, question] }),
  answerGiven: (game) => changed(game, { questions: game.questions.slice(1) }),
  lastingEnded: (game, { player }) => lastingEnded(game, player),
  turnMagicEnded: (game, { player, concealed }) => turnMagicEnded(game, player, concealed),
  graveyardClosed: (game, { gone, cards }) =>
    withLasting(changed(game, { decks: { ...game.decks, characters: cards } }), {
      graveyard: game.lasting.graveyard.filter(({ character }) => !gone.includes(character.id)),
    }),
};

/** CST-CHR-07: everything he had except his items; used when he is restored (CST-PRA-17). */
export const restored = (character: Character, at: Spot, knownTo: number): Character => ({
  ...character,
  at,
  startedAt: NOWHERE,
  isCursed: false,
  knownTo,
  hasActed: true,
  hasMoved: false,
  isStopped: false,
  spent: 0,
  lostTurn: 0,
  flies: false,
});
