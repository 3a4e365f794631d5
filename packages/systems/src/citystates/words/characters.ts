import { say } from '@warmoot/kernel';
import { actionOf } from '../rules/characters/actions.ts';
import { type CharacterEvent, knownToAll, type LostUnit } from '../rules/characters/events.ts';
import { encounterCard } from '../rules/ruins/cards.ts';
import type { Character, CharacterId } from '../state/character.ts';
import type { Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import { findCharacter } from '../state/units.ts';
import {
  capital,
  joined,
  listed,
  listOfTypes,
  nameOfCharacter,
  namesOfCharacters,
  openingPlayer,
  spokenPlayer,
} from './names.ts';
import { type ChapterWords, counted, isPrivyTo, type Reader } from './telling.ts';

export const ownerOf = (game: Game, id: CharacterId): PlayerNumber => findCharacter(game, id)?.owner ?? -1;

export const called = (game: Game, id: CharacterId): string => capital(namesOfCharacters(game, [id]));

/** Units lost, by owner: everybody sees who they were (CST-R-69). */
const lostWords = (game: Game, lost: readonly LostUnit[]): string =>
  [...new Set(lost.map(({ owner }) => owner))]
    .map((owner) => {
      const types = lost.filter((unit) => unit.owner === owner).map(({ type }) => type);
      return say`${openingPlayer(game, owner)} lose ${listOfTypes(types)}.`;
    })
    .join(' ');

/** New Units: the owner reads their types; others read a number and "supplies" (CST-HID-02). */
const createdWords = (game: Game, created: readonly Unit[], reader: Reader): string => {
  const owner = created[0]?.owner ?? 0;
  const isOpen = isPrivyTo(reader, owner) || !game.options.switches.fog;
  const fighting = created.filter(({ type }) => TRAITS[type].isFighting).length;
  const seen = [
    ...(fighting > 0 ? [counted(fighting, 'Unit')] : []),
    ...(fighting < created.length ? ['supplies'] : []),
  ];
  const what = isOpen ? listOfTypes(created.map(({ type }) => type)) : joined(seen);
  return say`${openingPlayer(game, owner)} receive ${what} in ${nameOfSpot(game, created[0]?.at ?? -1)}.`;
};

const artifactName = (id: string): string => encounterCard(id).name;

export const characterWords: ChapterWords<CharacterEvent['type']> = {
  actionTaken: (before, { player, character, action, isOpen }, reader) =>
    isOpen || isPrivyTo(reader, player)
      ? { text: say`${called(before, character)} sets out to ${actionOf(action).words}.`, of: player }
      : undefined,
  attempted: (before, { player, character, action, isSuccess, seenBy }, reader) => {
    const isSeen = seenBy === 'all' || seenBy.includes(reader.player) || isPrivyTo(reader, player);
    if (!isSeen) return undefined;
    return {
      text: `${called(before, character)} ${isSuccess ? 'succeeds' : 'fails'} (${actionOf(action).verb}).`,
      of: player,
    };
  },
  becameKnown: (before, { characters, knowers }, reader) => {
    const isOwn = characters.some((id) => isPrivyTo(reader, ownerOf(before, id)));
    const isTold =
      reader.player < 0 ? knowers === knownToAll(before) : (knowers & (1 << reader.player)) !== 0;
    if (!isTold && !isOwn) return undefined;
    const names = listed(characters.map((id) => called(before, id)));
    const at = findCharacter(before, characters[0] ?? '')?.at ?? -1;
    return { text: say`${names}: identified in ${nameOfSpot(before, at)}.` };
  },
  mortalCombatFought: (before, { first, second, totals, fallen }) => {
    const result = fallen === null ? 'Both survive' : say`${called(before, fallen)} is beaten`;
    return {
      text: say`${called(before, first)} (${totals[0]}) and ${namesOfCharacters(before, [second])} (${totals[1]}) fight to the death. ${result}.`,
    };
  },
  // CST-R-71: with name and class, even for an unknown Character
  characterKilled: (before, { character }) => ({
    text: say`${capital(nameOfCharacter(before, character))}, ${character.class} of ${spokenPlayer(before, character.owner)}, is dead.`,
    of: character.owner,
    hidesRolls: true,
  }),
  featherUsed: (before, { character }) => ({
    text: say`The Phoenix Feather saves ${namesOfCharacters(before, [character])}.`,
    of: ownerOf(before, character),
  }),
  artifactGiven: (before, { from, to, artifact, isStolen }, reader) => {
    const [giver, taker] = [ownerOf(before, from), ownerOf(before, to)];
    if (isPrivyTo(reader, taker))
      return {
        text: `${called(before, to)} ${isStolen ? 'steals' : 'receives'} ${artifactName(artifact)}.`,
        of: taker,
      };
    return isPrivyTo(reader, giver)
      ? {
          text: say`Somebody steals ${artifactName(artifact)} from ${namesOfCharacters(before, [from])}.`,
          of: giver,
        }
      : undefined;
  },
  protectionBegun: (before, { rogue, ward }, reader) => {
    const owner = ownerOf(before, rogue);
    return isPrivyTo(reader, owner)
      ? { text: say`${called(before, rogue)} protects ${namesOfCharacters(before, [ward])}.`, of: owner }
      : undefined;
  },
  goldGained: (before, { player, gold, victim }, reader) => {
    if (victim < 0) return { text: say`${openingPlayer(before, player)} gain ${gold} gold.`, of: player };
    return {
      text: say`${openingPlayer(before, player)} gain ${gold} gold; ${spokenPlayer(before, victim)} lose the same amount.`,
      of: player,
      ...(!isPrivyTo(reader, player) && { hidesRolls: true as const }),
    };
  },
  stackSeen: (before, { player, hex, seen, characters }, reader) => {
    if (!isPrivyTo(reader, player)) return undefined;
    const units = listOfTypes(seen.map(({ type }) => type)) || 'no Units';
    const names = characters.length === 0 ? '' : say` and ${namesOfCharacters(before, characters)}`;
    return { text: say`In ${nameOfSpot(before, hex)}: ${units}${names}.`, of: player };
  },
  unitsLost: (before, { lost }) => ({
    text: lost.length === 0 ? 'No Unit is lost.' : lostWords(before, lost),
  }),
  unitsCreated: (before, { created }, reader) => ({
    text: createdWords(before, created, reader),
    of: created[0]?.owner ?? 0,
  }),
  fateStaked: () => undefined,
  fateSpent: (before, { player }) => ({
    text: say`${openingPlayer(before, player)} spend their Fate token.`,
    of: player,
  }),
  fateKept: () => undefined,
  fateGained: (before, { player }) => ({
    text: say`${openingPlayer(before, player)} gain a Fate token.`,
    of: player,
  }),
  fateTurned: (before, { player, character }, reader) => {
    const isTold = isPrivyTo(reader, player) || ownerOf(before, character) === reader.player;
    const whom = isTold ? say` against ${namesOfCharacters(before, [character])}` : '';
    return { text: say`${openingPlayer(before, player)} turn Fate${whom}.`, of: player };
  },
  fateFulfilled: (before, { character }, reader) =>
    isPrivyTo(reader, ownerOf(before, character))
      ? {
          text: say`Fate is against ${namesOfCharacters(before, [character])}.`,
          of: ownerOf(before, character),
        }
      : undefined,
  answerAwaited: (before, { question: { player, kind } }) =>
    kind === 'duel'
      ? { text: say`${openingPlayer(before, player)} must answer a challenge.`, of: player }
      : undefined,
  answerGiven: (before, { player, answer }) =>
    answer.type === 'answerDuel'
      ? {
          text: say`${openingPlayer(before, player)} ${answer.accept ? 'accept' : 'refuse'} the duel.`,
          of: player,
        }
      : undefined,
  lastingEnded: () => undefined,
  turnMagicEnded: () => undefined,
  graveyardClosed: (before, { player, gone }, reader) =>
    isPrivyTo(reader, player)
      ? {
          text: say`It is too late to restore ${listed(before.lasting.graveyard.filter(({ character }) => gone.includes(character.id)).map(({ character }: { character: Character }) => nameOfCharacter(before, character)))}.`,
          of: player,
          hidesRolls: true,
        }
      : undefined,
};
