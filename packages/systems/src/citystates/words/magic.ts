import type { BarbarianEvent } from '../rules/barbarians/events.ts';
import { encounterCard } from '../rules/ruins/cards.ts';
import type { RuinEvent } from '../rules/ruins/events.ts';
import type { MagicEvent } from '../rules/spells/events.ts';
import { groundIn } from '../state/game.ts';
import { edgeText } from '../state/ground.ts';
import { nameOfSpot } from '../state/places.ts';
import { TRAITS } from '../state/unit.ts';
import { findUnit } from '../state/units.ts';
import { called, opening, ownerOf } from './characters.ts';
import { nameOfCharacter, namesOfCharacters, namesOfUnits, openingPlayer, spokenPlayer } from './names.ts';
import { type ChapterWords, counted, isPrivyTo } from './telling.ts';

const EFFECTS = {
  walls: 'Walls rise',
  sanctuary: 'A Sanctuary begins',
  sustenance: 'Sustenance is cast',
} as const;

const cardName = (id: string): string => encounterCard(id).name;

export const magicWords: ChapterWords<MagicEvent['type']> = {
  effectBegun: (before, { effect }) => ({
    text: `${EFFECTS[effect.kind]} in ${nameOfSpot(before, effect.hex)}.`,
    of: effect.owner,
  }),
  wallsEnded: (before, { hex }) => ({ text: `The Walls in ${nameOfSpot(before, hex)} are gone.` }),
  flightGranted: (before, { player, characters }, reader) =>
    isPrivyTo(reader, player)
      ? { text: `${opening(namesOfCharacters(before, characters))} may fly this turn.`, of: player }
      : undefined,
  riverChanged: (before, { player, change }) => ({
    text: `${change.is === 'ford' ? 'The water parts' : 'A bridge appears'} at ${edgeText(groundIn(before), change.edge)}.`,
    of: player,
  }),
  teleported: (before, { player, units, characters, hex }, reader) => {
    const isOwn = isPrivyTo(reader, player);
    const fighting = units.filter((id) => TRAITS[findUnit(before, id)?.type ?? 'Caravan'].isFighting).length;
    const seen =
      isOwn || !before.options.switches.fog
        ? namesOfUnits(before, units)
        : [
            ...(fighting > 0 ? [counted(fighting, 'Unit')] : []),
            ...(fighting < units.length ? ['supplies'] : []),
          ].join(' and ');
    const who = isOwn
      ? namesOfCharacters(before, characters)
      : namesOfCharacters(before, characters.slice(0, 1));
    return {
      text: `${opening([who, seen].filter(Boolean).join(', '))}: teleported to ${nameOfSpot(before, hex)}.`,
      of: player,
    };
  },
  unitBlessed: (before, { player, unit }, reader) => ({
    text: isPrivyTo(reader, findUnit(before, unit)?.owner ?? player)
      ? `${namesOfUnits(before, [unit])}: blessed.`
      : `A Unit in ${nameOfSpot(before, findUnit(before, unit)?.at ?? -1)} is blessed.`,
    of: player,
  }),
  curseLaid: (before, { character }) => ({
    text: `A curse falls on ${namesOfCharacters(before, [character])}.`,
    of: ownerOf(before, character),
  }),
  curseLifted: (before, { character }, reader) =>
    isPrivyTo(reader, ownerOf(before, character))
      ? { text: `${called(before, character)} is free of the curse.`, of: ownerOf(before, character) }
      : undefined,
  characterRestored: (before, { character }, reader) => ({
    text:
      character.isLeader || isPrivyTo(reader, character.owner)
        ? `${opening(nameOfCharacter(before, character))} returns from the dead.`
        : `${openingPlayer(before, character.owner)} bring somebody back from the dead.`,
    of: character.owner,
  }),
};

const OUTCOMES = { beaten: 'defeats', drivenOff: 'is driven off by', killed: 'is killed by' } as const;

export const ruinWords: ChapterWords<RuinEvent['type']> = {
  cardMet: (before, { player, character, hex, card }) => ({
    text: `${called(before, character)} explores the Ruins in ${nameOfSpot(before, hex)}: ${cardName(card)}.`,
    of: player,
  }),
  encountersReshuffled: () => ({ text: 'The Encounter discards are shuffled.', hidesRolls: true }),
  guardianFought: (before, { player, character, card, totals, outcome }) => ({
    text: `${called(before, character)} (${totals[0]}) ${OUTCOMES[outcome]} ${cardName(card)} (${totals[1]}).`,
    of: player,
  }),
  guardianExorcised: (_before, { player, card }) => ({
    text: `${cardName(card)} is driven out.`,
    of: player,
  }),
  artifactFound: (before, { player, artifact }) => ({
    text: `${openingPlayer(before, player)} find ${cardName(artifact)}.`,
    of: player,
    hidesRolls: true,
  }),
  artifactTaken: (before, { character, artifact }, reader) => {
    const owner = ownerOf(before, character);
    return isPrivyTo(reader, owner)
      ? { text: `${called(before, character)} takes ${cardName(artifact)}.`, of: owner }
      : undefined;
  },
  artifactLost: (before, { character, artifact }) => ({
    text: `${called(before, character)} loses ${cardName(artifact)}.`,
    of: ownerOf(before, character),
  }),
  testRolled: (before, { character, number, passes }) => ({
    text: `${called(before, character)} ${passes ? 'passes the test' : 'fails the test'} (${number} or less).`,
    of: ownerOf(before, character),
  }),
  turnLost: (before, { character }) => ({
    text: `${called(before, character)} loses the next turn.`,
    of: ownerOf(before, character),
  }),
  explorerStrayed: (before, { character, hex }) => ({
    text: `${called(before, character)} strays to ${nameOfSpot(before, hex)}.`,
    of: ownerOf(before, character),
  }),
  ruinsClosed: (before, { hex, through }) => ({
    text: `The Ruins in ${nameOfSpot(before, hex)} are closed until the end of turn ${through}.`,
  }),
  characterJoined: (before, { character }, reader) => ({
    text: `${isPrivyTo(reader, character.owner) ? nameOfCharacter(before, character) : 'A Character'} joins ${spokenPlayer(before, character.owner)}.`,
    of: character.owner,
  }),
  characterCardReturned: () => ({ text: 'The Character deck is shuffled.', hidesRolls: true }),
};

export const barbarianWords: ChapterWords<BarbarianEvent['type']> = {
  centreEntered: () => undefined,
  centrePillaged: (before, { player, character, centre, gold }) => ({
    text: `${called(before, character)} pillages ${groundIn(before).centres[centre]?.name}: ${gold} gold.`,
    of: player,
  }),
  centresRecovered: (before, { centres }) => ({
    text: `${centres.map((centre) => groundIn(before).centres[centre]?.name).join(', ')}: rebuilt and neutral.`,
  }),
};
