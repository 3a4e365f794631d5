import { directionWord, hexName, namesOf, segmentName, segmentOf, sideName } from '../describe.ts';
import { applyEvent } from '../events.ts';
import { STEPS, type StepName } from '../sequence.ts';
import { doing, type Telling, type Tellings } from './telling.ts';

/** Segments with something to announce; rallies and morale checks speak for themselves. */
const ANNOUNCED: readonly StepName[] = ['tunnels', 'fireFirst', 'meleeFirst'];

const stepBegun: Telling<'stepBegun'> = ({ before }, event) => {
  const after = applyEvent(before, event);
  const { step } = event;
  if (step === 'halfStart')
    return `Turn ${after.turn}: the half of ${sideName(after, after.phasing)} begins.`;
  if (STEPS[step].segment === 0 && STEPS[step].decider !== 'home') {
    const side = after.setup.setUpOrder[step === 'setUpFirst' ? 0 : 1];
    return `${sideName(after, side)} sets up.`;
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
    `${setup.name}: ${setup.sides.blue.name} against ${setup.sides.red.name}, ${setup.turns} turns. Victory: ${setup.victory.text}.`,
  sideAFixed: ({ before }, event) => `${sideName(before, event.side)} is Side A and begins every turn.`,
  stepBegun,
  turnBegun: () => undefined,
  unitPlaced: ({ before }, event) =>
    `${doing(before, [event.unit], 'sets', 'set')} up in ${hexName(before, event.cell)}, facing ${directionWord(event.facing)}.`,
  unitTakenBack: ({ before }, event) => `${namesOf(before, [event.unit])} is taken up again.`,
  unitLate: ({ before }, event) =>
    `${namesOf(before, [event.unit])} has not come in time and counts as eliminated.`,
  battleEnded: ({ before }, event) =>
    event.winner === null
      ? `The battle ends in a draw: ${event.reason}.`
      : `${sideName(before, event.winner)} wins: ${event.reason}.`,
};
