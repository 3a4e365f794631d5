import type { Direction } from '@warmoot/hex';
import { say } from '@warmoot/kernel';
import type { UnitChange } from '../engine/events.ts';
import type { Battle } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';
import { directionWord, hexName, namesAndSide, oneOrMore } from './describe.ts';
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
  const last = event.path.at(-1);
  if (last === undefined) return turned(battle, units, event);
  const [who, to] = [namesAndSide(battle, units), hexName(battle, last)];
  if (event.entering) return entered(battle, units, event, to);
  if (event.scaled)
    return oneOrMore(units, say`${who} scales the works in ${to}.`, say`${who} scale the works in ${to}.`);
  const { cell, underground } = battle.units[units[0] as UnitId] as Unit;
  const from = hexName(battle, cell);
  if (last === cell)
    return oneOrMore(
      units,
      say`${who} marches out and returns to ${to}.`,
      say`${who} march out and return to ${to}.`,
    );
  return underground
    ? oneOrMore(
        units,
        say`${who} moves underground from ${from} to ${to}.`,
        say`${who} move underground from ${from} to ${to}.`,
      )
    : oneOrMore(units, say`${who} moves from ${from} to ${to}.`, say`${who} move from ${from} to ${to}.`);
};

const turned = (
  battle: Battle,
  units: readonly UnitId[],
  { facing }: { readonly facing: Direction },
): string => {
  const [who, where] = [namesAndSide(battle, units), directionWord(facing)];
  return oneOrMore(units, say`${who} turns to face ${where}.`, say`${who} turn to face ${where}.`);
};

const entered = (
  battle: Battle,
  units: readonly UnitId[],
  { path }: EventOf<'unitsMoved'>,
  to: string,
): string => {
  const [who, at] = [namesAndSide(battle, units), hexName(battle, path[0] as number)];
  if (path.length === 1)
    return oneOrMore(units, say`${who} enters the map at ${at}.`, say`${who} enter the map at ${at}.`);
  return oneOrMore(
    units,
    say`${who} enters the map at ${at} and moves to ${to}.`,
    say`${who} enter the map at ${at} and move to ${to}.`,
  );
};

/** For one unit, and for more. */
const WENT: Readonly<
  Record<EventOf<'unitsWent'>['how'], (who: string, to: string) => readonly [string, string]>
> = {
  retreat: (who, to) => [say`${who} retreats to ${to}.`, say`${who} retreat to ${to}.`],
  advance: (who, to) => [say`${who} advances into ${to}.`, say`${who} advance into ${to}.`],
  rout: (who, to) => [say`${who} flees to ${to}.`, say`${who} flee to ${to}.`],
  rampage: (who, to) => [say`${who} rampages to ${to}.`, say`${who} rampage to ${to}.`],
  evasion: (who, to) => [say`${who} evades to ${to}.`, say`${who} evade to ${to}.`],
  displaced: (who, to) => [say`${who} makes room and goes to ${to}.`, say`${who} make room and go to ${to}.`],
};

const went = (battle: Battle, units: readonly UnitId[], event: EventOf<'unitsWent'>): string =>
  oneOrMore(
    units,
    ...WENT[event.how](namesAndSide(battle, units), hexName(battle, event.path.at(-1) as number)),
  );

type Marked = readonly [
  means: (change: UnitChange) => boolean,
  tell: (who: string) => readonly [string, string],
];

/** The sentence for a change of flag, for one unit and for more; most have none. */
const MARKED: readonly Marked[] = [
  [
    ({ inCommand }) => inCommand === false,
    (who) => [say`${who} is out of command.`, say`${who} are out of command.`],
  ],
  [
    ({ dormant }) => dormant === true,
    (who) => [say`${who} goes dormant without a commander.`, say`${who} go dormant without a commander.`],
  ],
  [
    ({ dormant }) => dormant === false,
    (who) => [say`${who} is no longer dormant.`, say`${who} are no longer dormant.`],
  ],
  [
    ({ scaled }) => scaled === true,
    (who) => [say`${who} has scaled the works.`, say`${who} have scaled the works.`],
  ],
  [
    ({ carriesCaltrops }) => carriesCaltrops === true,
    (who) => [say`${who} carries caltrops.`, say`${who} carry caltrops.`],
  ],
  [
    ({ working }) => working === 'placing',
    (who) => [say`${who} scatters caltrops.`, say`${who} scatter caltrops.`],
  ],
  [
    ({ working }) => working === 'taking',
    (who) => [say`${who} picks up caltrops.`, say`${who} pick up caltrops.`],
  ],
];

const marked: StoryWriter<'unitsMarked'> = (context, event) => {
  const { before } = context;
  const { change } = event;
  if (change.underground !== undefined) return depthChanged(before, event);
  const found = MARKED.find(([means]) => means(change));
  const units = seenOf(context, event.units);
  return found === undefined || units.length === 0
    ? undefined
    : oneOrMore(units, ...found[1](namesAndSide(before, units)));
};

/** CSW-TUN-01, CSW-TUN-04: everybody sees who goes down and who comes up. */
const depthChanged = (battle: Battle, { units, cell, change }: EventOf<'unitsMarked'>): string => {
  const hex = hexName(battle, cell ?? (battle.units[units[0] as UnitId] as Unit).cell);
  const who = namesAndSide(battle, units);
  return change.underground
    ? oneOrMore(units, say`${who} goes underground in ${hex}.`, say`${who} go underground in ${hex}.`)
    : oneOrMore(units, say`${who} comes up in ${hex}.`, say`${who} come up in ${hex}.`);
};

const charged = (battle: Battle, units: readonly UnitId[], target: number): string => {
  const [who, whom] = [namesAndSide(battle, units), occupantsOf(battle, target)];
  return oneOrMore(units, say`${who} charges ${whom}.`, say`${who} charge ${whom}.`);
};

const routed = (battle: Battle, units: readonly UnitId[]): string => {
  const who = namesAndSide(battle, units);
  return oneOrMore(units, say`${who} routs.`, say`${who} rout.`);
};

const rallied = (battle: Battle, units: readonly UnitId[], { facing }: EventOf<'unitsRallied'>): string => {
  const [who, where] = [namesAndSide(battle, units), directionWord(facing)];
  return oneOrMore(units, say`${who} rallies, facing ${where}.`, say`${who} rally, facing ${where}.`);
};

/** Movement and facing of units. */
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
    say`${namesAndSide(before, [event.unit])} flees off the map from ${hexName(before, event.from)}.`,
  chargeDeclared: ({ before }, event) => charged(before, event.units, event.target),
  unitsRouted: toWitnesses<EventOf<'unitsRouted'>>(routed),
  unitsRallied: toWitnesses<EventOf<'unitsRallied'>>(rallied),
};
