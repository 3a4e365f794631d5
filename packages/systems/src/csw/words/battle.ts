import { applyEvent } from '../engine/events.ts';
import { STEPS, type StepName } from '../engine/sequence.ts';
import {
  directionWord,
  hexName,
  namesAndSide,
  nameWithArticle,
  numbered,
  possessive,
  segmentName,
  segmentOf,
  sentence,
  sideDoes,
  subjectAndVerb,
} from './describe.ts';
import type { StoryWriter, StoryWriters } from './storyWriter.ts';

/** Segments with something to announce; rallies and morale checks speak for themselves. */
const ANNOUNCED: readonly StepName[] = ['tunnels', 'fireFirst', 'meleeFirst'];

const stepBegun: StoryWriter<'stepBegun'> = ({ before }, event) => {
  const after = applyEvent(before, event);
  const { step } = event;
  if (step === 'halfStart')
    return `Turn ${after.turn}: ${possessive(nameWithArticle(after, after.phasing))} half begins.`;
  if (STEPS[step].segment === 0 && STEPS[step].decider !== 'home') {
    const side = after.setup.setUpOrder[step === 'setUpFirst' ? 0 : 1];
    return `Set-up: ${nameWithArticle(after, side)}.`;
  }
  return ANNOUNCED.includes(step)
    ? `Segment ${segmentOf(after)}: ${segmentName(step).toLowerCase()}.`
    : undefined;
};

/** The course of the battle, from set-up to its end. */
export const BATTLE: StoryWriters<
  | 'battleOpened'
  | 'sideAFixed'
  | 'stepBegun'
  | 'turnBegun'
  | 'unitPlaced'
  | 'unitTakenBack'
  | 'unitLate'
  | 'battleEnded'
> = {
  battleOpened: (_, { setup }) =>
    `${setup.name}: ${setup.sides.blue.name} against ${setup.sides.red.name}, ${numbered(setup.turns, 'turn')}. Victory: ${sentence(setup.victory.text)}`,
  sideAFixed: ({ before }, event) =>
    `${sideDoes(before, event.side, 'is Side A and goes', 'are Side A and go')} first every turn.`,
  stepBegun,
  turnBegun: () => undefined,
  unitPlaced: ({ before }, event) =>
    `${subjectAndVerb(before, [event.unit], 'sets', 'set')} up in ${hexName(before, event.cell)}, facing ${directionWord(event.facing)}.`,
  unitTakenBack: ({ before }, event) => `${namesAndSide(before, [event.unit])} is removed from the map.`,
  unitLate: ({ before }, event) =>
    `${namesAndSide(before, [event.unit])} did not arrive in time and counts as eliminated.`,
  battleEnded: (_, { reason }) => sentence(reason),
};
