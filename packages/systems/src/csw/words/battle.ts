import { applyEvent } from '../engine/events.ts';
import { STEPS, type StepName } from '../engine/sequence.ts';
import {
  directionWord,
  doing,
  hexName,
  namesAndSide,
  segmentName,
  segmentOf,
  sentence,
  sideName,
} from './describe.ts';
import type { Telling, Tellings } from './telling.ts';

/** Segments with something to announce; rallies and morale checks speak for themselves. */
const ANNOUNCED: readonly StepName[] = ['tunnels', 'fireFirst', 'meleeFirst'];

const stepBegun: Telling<'stepBegun'> = ({ before }, event) => {
  const after = applyEvent(before, event);
  const { step } = event;
  if (step === 'halfStart')
    return `Turn ${after.turn}: the half of ${sideName(after, after.phasing)} begins.`;
  if (STEPS[step].segment === 0 && STEPS[step].decider !== 'home') {
    const side = after.setup.setUpOrder[step === 'setUpFirst' ? 0 : 1];
    return `Set-up of ${sideName(after, side)}.`;
  }
  return ANNOUNCED.includes(step)
    ? `Segment ${segmentOf(after)}: ${segmentName(step).toLowerCase()}.`
    : undefined;
};

/** The course of the battle, from set-up to its end. */
export const BATTLE: Tellings<
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
    `${setup.name}: ${setup.sides.blue.name} against ${setup.sides.red.name}, ${setup.turns} turns. Victory: ${sentence(setup.victory.text)}`,
  sideAFixed: ({ before }, event) => `Side A, which begins every turn: ${sideName(before, event.side)}.`,
  stepBegun,
  turnBegun: () => undefined,
  unitPlaced: ({ before }, event) =>
    `${doing(before, [event.unit], 'sets', 'set')} up in ${hexName(before, event.cell)}, facing ${directionWord(event.facing)}.`,
  unitTakenBack: ({ before }, event) => `${namesAndSide(before, [event.unit])} is taken up again.`,
  unitLate: ({ before }, event) =>
    `${namesAndSide(before, [event.unit])} has not come in time and counts as eliminated.`,
  battleEnded: (_, { reason }) => sentence(reason),
};
