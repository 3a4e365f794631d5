import { refuse, type Verdict } from '@warmoot/kernel';
import { cellOfId, type DirectionName, directionOfName } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { checkCharge } from '../charge/charge.ts';
import { facingOnArrival } from './arrival.ts';
import { cellsOf, checkStop, stepOnWalk, turnOnWalk, type Walk, type Walked } from './walk.ts';

export const isFacing = (step: string): step is DirectionName => step.length < 3;

/** One step of a path: a facing to take, or the next hex. */
export const takeStep = (battle: Battle, walk: Walk, step: string, offRoad: boolean): Walked =>
  isFacing(step)
    ? turnOnWalk(walk, directionOfName(step))
    : stepOnWalk(battle, walk, cellOfId(boardIn(battle), step), offRoad);

export const idsOf = ({ party }: Walk): UnitId[] => party.units.map(({ id }) => id);

/** Walks a whole path, or gives the first refusal on the way. */
export const walkPath = (battle: Battle, walk: Walk, path: readonly string[], offRoad = false): Walked => {
  let at = walk;
  for (const step of path) {
    const walked = takeStep(battle, at, step, offRoad);
    if (!walked.ok) return walked;
    at = walked;
  }
  return at;
};

export const checkEndOfWalk = (battle: Battle, walk: Walk, charge: string | undefined): Verdict => {
  if (cellsOf(walk).length === 0) return refuse('CSW-MOV-02', 'a move enters at least one hex');
  const room = checkStop(battle, walk);
  if (!room.ok || charge === undefined) return room;
  const facing = facingOnArrival(battle, idsOf(walk), walk.cell, walk.facing);
  return checkCharge({ battle, walk: { ...walk, facing }, target: cellOfId(boardIn(battle), charge) });
};
