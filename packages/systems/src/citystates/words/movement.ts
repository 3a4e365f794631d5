import { say } from '@warmoot/kernel';
import type { Leg, MovementEvent } from '../rules/movement/events.ts';
import { type Game, groundIn } from '../state/game.ts';
import { edgeText, type Spot } from '../state/ground.ts';
import { nameOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { TRAITS, type UnitId } from '../state/unit.ts';
import { unitOf } from '../state/units.ts';
import { agreed } from './grammar.ts';
import { joined, listed, namesOfCharacters, namesOfUnits, openingPlayer } from './names.ts';
import { type ChapterWords, counted, isPrivyTo, type Reader } from './telling.ts';

const WORKS = {
  demolish: 'demolish the bridge',
  rebuild: 'rebuild a bridge',
  fort: 'build a Field fort',
} as const;

/** What a reader sees of a group: fighting Units by number, Caravans as supplies, Characters not at all. */
const seenOf = (game: Game, units: readonly UnitId[], isOpen: boolean): string => {
  if (isOpen) return namesOfUnits(game, units);
  const fighting = units.filter((id) => TRAITS[unitOf(game, id).type].isFighting).length;
  const parts = [
    ...(fighting > 0 ? [counted(fighting, 'Unit')] : []),
    ...(fighting < units.length ? ['supplies'] : []),
  ];
  return joined(parts);
};

const groupText = (
  game: Game,
  reader: Reader,
  player: PlayerNumber,
  units: readonly UnitId[],
  characters: readonly string[],
): string => {
  const isOwn = isPrivyTo(reader, player);
  const seen = seenOf(game, units, isOwn || !game.options.switches.fog);
  const names = isOwn ? namesOfCharacters(game, characters) : '';
  return listed([seen, names].filter((part) => part !== ''));
};

const idsOf = <Id>(legs: readonly Leg<Id>[]): Id[] => legs.map(({ id }) => id);

export const movementWords: ChapterWords<MovementEvent['type']> = {
  groupMoved: (before, { player, units, characters, path }, reader) => {
    const who = groupText(before, reader, player, idsOf(units), idsOf(characters));
    const [from, to] = [path[0] as Spot, path.at(-1) as Spot];
    if (who === '') return undefined;
    return {
      text: say`${openingPlayer(before, player)} move ${who} from ${nameOfSpot(before, from)} to ${nameOfSpot(before, to)}.`,
      of: player,
    };
  },
  embarked: (before, { player, units, characters, node }, reader) => {
    const who = groupText(before, reader, player, units, characters);
    if (who === '') return undefined;
    return {
      text: say`${openingPlayer(before, player)} take ${who} aboard at ${nameOfSpot(before, node)}.`,
      of: player,
    };
  },
  disembarked: (before, { player, units, characters, hex }, reader) => {
    const who = groupText(before, reader, player, units, characters);
    if (who === '') return undefined;
    return {
      text: say`${openingPlayer(before, player)} land ${who} at ${nameOfSpot(before, hex)}.`,
      of: player,
    };
  },
  workOrdered: (before, { player, work, gold }, reader) => {
    if (isPrivyTo(reader, player)) {
      const { type } = unitOf(before, work.unit);
      return { text: say`${type} ${agreed(type, 'begins', 'begin')} to ${WORKS[work.kind]}.`, of: player };
    }
    return gold === 0
      ? undefined
      : { text: say`${openingPlayer(before, player)} pay ${gold} gold for building work.`, of: player };
  },
  worksCleared: () => undefined,
  bridgeDestroyed: (before, { player, edge }) => ({
    text: say`${openingPlayer(before, player)} destroy the bridge at ${edgeText(groundIn(before), edge)}.`,
    of: player,
  }),
  bridgeRebuilt: (before, { player, edge }) => ({
    text: say`${openingPlayer(before, player)} rebuild the bridge at ${edgeText(groundIn(before), edge)}.`,
    of: player,
  }),
  fortBuilt: (before, { fort }) => ({
    text: say`${openingPlayer(before, fort.owner)} build a Field fort at ${nameOfSpot(before, fort.hex)}.`,
    of: fort.owner,
  }),
  fortRemoved: (before, { hex }) => ({ text: say`The Field fort at ${nameOfSpot(before, hex)} is lost.` }),
};
