import { say } from '@warmoot/kernel';
import { applyEvent } from '../engine/events.ts';
import { STEPS, type StepName } from '../engine/sequence.ts';
import { endInWords } from '../rules/victory/victory.ts';
import {
  counted,
  directionWord,
  hexName,
  namesAndSide,
  nameWithArticle,
  numbered,
  segmentName,
  segmentOf,
  sentence,
  sideDoes,
  sideSubject,
} from './describe.ts';
import type { StoryWriter, StoryWriters } from './storyWriter.ts';

/** Segments with something to announce; rallies and morale checks speak for themselves. */
const ANNOUNCED: readonly StepName[] = ['tunnels', 'fireFirst', 'meleeFirst'];

const stepBegun: StoryWriter<'stepBegun'> = ({ before }, event) => {
  const after = applyEvent(before, event);
  const { step } = event;
  if (step === 'halfStart') return halfBegins(after.turn, nameWithArticle(after, after.phasing));
  if (STEPS[step].segment === 0 && STEPS[step].decider !== 'home') {
    const side = after.setup.setUpOrder[step === 'setUpFirst' ? 0 : 1];
    return say`Set-up: ${nameWithArticle(after, side)}.`;
  }
  return ANNOUNCED.includes(step)
    ? say`Segment ${segmentOf(after)}: ${segmentName(step).toLowerCase()}.`
    : undefined;
};

/** The possessive of a name that ends in s has no second s. */
const halfBegins = (turn: number, name: string): string =>
  /s$/i.test(name) ? say`Turn ${turn}: ${name}' half begins.` : say`Turn ${turn}: ${name}'s half begins.`;

/** The course of the battle, from set-up to its end. */
export const BATTLE: StoryWriters<
  | 'battleOpened'
  | 'sideAFixed'
  | 'stepBegun'
  | 'turnBegun'
  | 'unitPlaced'
  | 'unitTakenBack'
  | 'unitLate'
  | 'unitsHeldBack'
  | 'withdrawalBegun'
  | 'battleEnded'
> = {
  battleOpened: (_, { setup }) =>
    say`${setup.name}: ${setup.sides.blue.name} against ${setup.sides.red.name}, ${numbered(setup.turns, 'turn')}. Victory: ${sentence(setup.victory.text)}`,
  sideAFixed: ({ before }, event) =>
    sideDoes(
      before,
      event.side,
      say`${sideSubject(before, event.side)} is Side A and goes first every turn.`,
      say`${sideSubject(before, event.side)} are Side A and go first every turn.`,
    ),
  stepBegun,
  turnBegun: () => undefined,
  unitPlaced: ({ before }, event) =>
    say`${namesAndSide(before, [event.unit])} sets up in ${hexName(before, event.cell)}, facing ${directionWord(event.facing)}.`,
  unitTakenBack: ({ before }, event) => say`${namesAndSide(before, [event.unit])} is removed from the map.`,
  unitLate: ({ before }, event) =>
    say`${namesAndSide(before, [event.unit])} did not arrive in time and counts as eliminated.`,
  unitsHeldBack: ({ before }, event) =>
    say`${sideSubject(before, event.side)}: ${counted(event.units.length, 'unit waits', 'units wait')} off the map.`,
  withdrawalBegun: ({ before }, event) =>
    say`${sideSubject(before, event.side)}: withdrawal. The battle ends with the enemy's next half.`,
  battleEnded: ({ before }, event) => sentence(endInWords(before, event.reason)),
};
