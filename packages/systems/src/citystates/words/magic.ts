import { say } from '@warmoot/kernel';
import type { BarbarianEvent } from '../rules/barbarians/events.ts';
import { encounterCard } from '../rules/ruins/cards.ts';
import type { RuinEvent } from '../rules/ruins/events.ts';
import type { MagicEvent } from '../rules/spells/events.ts';
import { groundIn } from '../state/game.ts';
import { edgeText } from '../state/ground.ts';
import { nameOfSpot } from '../state/places.ts';
import { TRAITS } from '../state/unit.ts';
import { findUnit } from '../state/units.ts';
import { called, ownerOf } from './characters.ts';
import {
  capital,
  joined,
  listed,
  nameOfCharacter,
  namesOfCharacters,
  namesOfUnits,
  openingPlayer,
  spokenPlayer,
} from './names.ts';
import { type ChapterWords, counted, isPrivyTo } from './telling.ts';

const EFFECTS = {
  walls: 'Walls rise',
  sanctuary: 'A Sanctuary begins',
  sustenance: 'Sustenance is cast',
} as const;

const cardName = (id: string): string => encounterCard(id).name;

export const magicWords: ChapterWords<MagicEvent['type']> = {
  effectBegun: (before, { effect }) => ({
    text: say`${EFFECTS[effect.kind]} in ${nameOfSpot(before, effect.hex)}.`,
    of: effect.owner,
  }),
  wallsEnded: (before, { hex }) => ({ text: say`The Walls in ${nameOfSpot(before, hex)} are gone.` }),
  flightGranted: (before, { player, characters }, reader) =>
    isPrivyTo(reader, player)
      ? { text: say`${capital(namesOfCharacters(before, characters))} may fly this turn.`, of: player }
      : undefined,
  riverChanged: (before, { player, change }) => ({
    text: say`${change.is === 'ford' ? 'The water parts' : 'A bridge appears'} at ${edgeText(groundIn(before), change.edge)}.`,
    of: player,
  }),
  teleported: (before, { player, units, characters, hex }, reader) => {
    const isOwn = isPrivyTo(reader, player);
    const fighting = units.filter((id) => TRAITS[findUnit(before, id)?.type ?? 'Caravan'].isFighting).length;
    const seen =
      isOwn || !before.options.switches.fog
        ? namesOfUnits(before, units)
        : joined([
            ...(fighting > 0 ? [counted(fighting, 'Unit')] : []),
            ...(fighting < units.length ? ['supplies'] : []),
          ]);
    const who = isOwn
      ? namesOfCharacters(before, characters)
      : namesOfCharacters(before, characters.slice(0, 1));
    return {
      text: say`${capital(listed([who, seen].filter(Boolean)))}: teleported to ${nameOfSpot(before, hex)}.`,
      of: player,
    };
  },
  unitBlessed: (before, { player, unit }, reader) => ({
    text: isPrivyTo(reader, findUnit(before, unit)?.owner ?? player)
      ? say`${namesOfUnits(before, [unit])}: blessed.`
      : say`A Unit in ${nameOfSpot(before, findUnit(before, unit)?.at ?? -1)} is blessed.`,
    of: player,
  }),
  curseLaid: (before, { character }) => ({
    text: say`A curse falls on ${namesOfCharacters(before, [character])}.`,
    of: ownerOf(before, character),
  }),
  curseLifted: (before, { character }, reader) =>
    isPrivyTo(reader, ownerOf(before, character))
      ? { text: say`${called(before, character)} is free of the curse.`, of: ownerOf(before, character) }
      : undefined,
  characterRestored: (before, { character }, reader) => ({
    text:
      character.isLeader || isPrivyTo(reader, character.owner)
        ? say`${capital(nameOfCharacter(before, character))} returns from the dead.`
        : say`${openingPlayer(before, character.owner)} bring somebody back from the dead.`,
    of: character.owner,
  }),
};

const OUTCOMES = { beaten: 'defeats', drivenOff: 'is driven off by', killed: 'is killed by' } as const;

export const ruinWords: ChapterWords<RuinEvent['type']> = {
  cardMet: (before, { player, character, hex, card }) => ({
    text: say`${called(before, character)} explores the Ruins in ${nameOfSpot(before, hex)}: ${cardName(card)}.`,
    of: player,
  }),
  encountersReshuffled: () => ({ text: 'The Encounter discards are shuffled.', hidesRolls: true }),
  guardianFought: (before, { player, character, card, totals, outcome }) => ({
    text: `${called(before, character)} (${totals[0]}) ${OUTCOMES[outcome]} ${cardName(card)} (${totals[1]}).`,
    of: player,
  }),
  guardianExorcised: (_before, { player, card }) => ({
    text: say`${cardName(card)} is driven out.`,
    of: player,
  }),
  artifactFound: (before, { player, artifact }) => ({
    text: say`${openingPlayer(before, player)} find ${cardName(artifact)}.`,
    of: player,
    hidesRolls: true,
  }),
  artifactTaken: (before, { character, artifact }, reader) => {
    const owner = ownerOf(before, character);
    return isPrivyTo(reader, owner)
      ? { text: say`${called(before, character)} takes ${cardName(artifact)}.`, of: owner }
      : undefined;
  },
  artifactLost: (before, { character, artifact }) => ({
    text: say`${called(before, character)} loses ${cardName(artifact)}.`,
    of: ownerOf(before, character),
  }),
  testRolled: (before, { character, number, passes }) => ({
    text: say`${called(before, character)} ${passes ? 'passes the test' : 'fails the test'} (${number} or less).`,
    of: ownerOf(before, character),
  }),
  turnLost: (before, { character }) => ({
    text: say`${called(before, character)} loses the next turn.`,
    of: ownerOf(before, character),
  }),
  explorerStrayed: (before, { character, hex }) => ({
    text: say`${called(before, character)} strays to ${nameOfSpot(before, hex)}.`,
    of: ownerOf(before, character),
  }),
  ruinsClosed: (before, { hex, through }) => ({
    text: say`The Ruins in ${nameOfSpot(before, hex)} are closed until the end of turn ${through}.`,
  }),
  characterJoined: (before, { character }, reader) => ({
    text: say`${isPrivyTo(reader, character.owner) ? nameOfCharacter(before, character) : 'A Character'} joins ${spokenPlayer(before, character.owner)}.`,
    of: character.owner,
  }),
  characterCardReturned: () => ({ text: 'The Character deck is shuffled.', hidesRolls: true }),
};

export const barbarianWords: ChapterWords<BarbarianEvent['type']> = {
  centreEntered: () => undefined,
  centrePillaged: (before, { player, character, centre, gold }) => ({
    text: say`${called(before, character)} pillages ${groundIn(before).centres[centre]?.name ?? ''}: ${gold} gold.`,
    of: player,
  }),
  centresRecovered: (before, { centres }) => ({
    text: say`${centres.map((centre) => groundIn(before).centres[centre]?.name).join(', ')}: rebuilt and neutral.`,
  }),
};
