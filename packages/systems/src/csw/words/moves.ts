import type { Direction } from '@warmoot/hex';
import type { UnitChange } from '../engine/events.ts';
import type { Battle } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';
import { directionWord, hexName, namesAndSide, subjectAndVerb, verb } from './describe.ts';
import {
  type EventOf,
  occupantsOf,
  type StoryContext,
  type StoryWriter,
  type StoryWriters,
  seenOf,
} from './storyWriter.ts';

/** Only seats that know about a tunnel see what happens in it (CSW-TUN-02). */
const toWitnesses =
  <Event extends { readonly units: readonly UnitId[] }>(
    tell: (battle: Battle, units: readonly UnitId[], event: Event) => string,
  ) =>
  (context: StoryContext, event: Event): string | undefined => {
    const units = seenOf(context, event.units);
    return units.length === 0 ? undefined : tell(context.before, units, event);
  };

const moved = (battle: Battle, units: readonly UnitId[], event: EventOf<'unitsMoved'>): string => {
  const to = event.path.at(-1);
  if (to === undefined) return turned(battle, units, event);
  if (event.entering) return entered(battle, units, event, hexName(battle, to));
  if (event.scaled)
    return `${subjectAndVerb(battle, units, 'scales', 'scale')} the works in ${hexName(battle, to)}.`;
  const { cell, underground } = battle.units[units[0] as UnitId] as Unit;
  const how = underground ? ' underground' : '';
  return `${subjectAndVerb(battle, units, 'moves', 'move')}${how} from ${hexName(battle, cell)} to ${hexName(battle, to)}.`;
};

const turned = (
  battle: Battle,
  units: readonly UnitId[],
  { facing }: { readonly facing: Direction },
): string => `${subjectAndVerb(battle, units, 'turns', 'turn')} to face ${directionWord(facing)}.`;

const entered = (
  battle: Battle,
  units: readonly UnitId[],
  { path }: EventOf<'unitsMoved'>,
  to: string,
): string => {
  const at = hexName(battle, path[0] as number);
  const enter = `${subjectAndVerb(battle, units, 'enters', 'enter')} the map at ${at}`;
  return path.length === 1 ? `${enter}.` : `${enter} and ${verb(units, 'moves', 'move')} to ${to}.`;
};

const WENT = {
  retreat: ['retreats to', 'retreat to'],
  advance: ['advances into', 'advance into'],
  rout: ['flees to', 'flee to'],
  rampage: ['rampages to', 'rampage to'],
  evasion: ['evades to', 'evade to'],
  displaced: ['makes room and goes to', 'make room and go to'],
} as const;

const went = (battle: Battle, units: readonly UnitId[], event: EventOf<'unitsWent'>): string => {
  const [one, more] = WENT[event.how];
  return `${subjectAndVerb(battle, units, one, more)} ${hexName(battle, event.path.at(-1) as number)}.`;
};

/** What a mark means to a player; most mean nothing. */
const MARKED: readonly [means: (change: UnitChange) => boolean, one: string, more: string][] = [
  [({ inCommand }) => inCommand === false, 'is out of command', 'are out of command'],
  [({ dormant }) => dormant === true, 'stops without a commander', 'stop without a commander'],
  [({ dormant }) => dormant === false, 'wakes', 'wake'],
  [({ scaled }) => scaled === true, 'has scaled the works', 'have scaled the works'],
  [({ carriesCaltrops }) => carriesCaltrops === true, 'carries caltrops', 'carry caltrops'],
  [({ working }) => working === 'placing', 'scatters caltrops', 'scatter caltrops'],
  [({ working }) => working === 'taking', 'picks up caltrops', 'pick up caltrops'],
];

const marked: StoryWriter<'unitsMarked'> = (context, event) => {
  const { before } = context;
  const { change } = event;
  if (change.underground !== undefined) return depthChanged(before, event);
  const found = MARKED.find(([means]) => means(change));
  const units = seenOf(context, event.units);
  return found === undefined || units.length === 0
    ? undefined
    : `${subjectAndVerb(before, units, found[1], found[2])}.`;
};

/** CSW-TUN-01, CSW-TUN-04: everybody sees who goes down and who comes up. */
const depthChanged = (battle: Battle, { units, cell, change }: EventOf<'unitsMarked'>): string => {
  const hex = hexName(battle, cell ?? (battle.units[units[0] as UnitId] as Unit).cell);
  return change.underground
    ? `${subjectAndVerb(battle, units, 'goes', 'go')} underground in ${hex}.`
    : `${subjectAndVerb(battle, units, 'comes', 'come')} up in ${hex}.`;
};

/** Where units go, and how they stand. */
export const MOVES: StoryWriters<
  | 'unitsMarked'
  | 'unitsMoved'
  | 'hexTurned'
  | 'unitsWent'
  | 'unitLeftMap'
  | 'chargeDeclared'
  | 'unitsRouted'
  | 'unitsRallied'
> = {
  unitsMarked: marked,
  unitsMoved: toWitnesses<EventOf<'unitsMoved'>>(moved),
  hexTurned: toWitnesses<EventOf<'hexTurned'>>(turned),
  unitsWent: toWitnesses<EventOf<'unitsWent'>>(went),
  unitLeftMap: ({ before }, event) =>
    `${namesAndSide(before, [event.unit])} flees off the map from ${hexName(before, event.from)}.`,
  chargeDeclared: ({ before }, event) =>
    `${subjectAndVerb(before, event.units, 'charges', 'charge')} ${occupantsOf(before, event.target)}.`,
  unitsRouted: toWitnesses<EventOf<'unitsRouted'>>(
    (battle, units) => `${subjectAndVerb(battle, units, 'routs', 'rout')}.`,
  ),
  unitsRallied: toWitnesses<EventOf<'unitsRallied'>>(
    (battle, units, { facing }) =>
      `${subjectAndVerb(battle, units, 'rallies', 'rally')}, facing ${directionWord(facing)}.`,
  ),
};
