import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { distance, type HexId, isHex, neighboursOf, terrainAt } from '../../board.ts';
import type { PracticeEvent } from '../../events.ts';
import { type Band, bandAt, bandById, type PracticeState } from '../../state.ts';
import { foundBy, leavesHiding } from '../hiding/hiding.ts';
import { bandOf, USE_CLAUSES, type Use } from '../parts.ts';

export interface Step extends Use {
  readonly to: HexId;
}

/** PRC-MOV-01 */
const toAnAdjacentHex: Clause<Step> = (step) => {
  if (!isHex(step.to)) return refuse('PRC-MOV-01', say`${step.to} is not on the board`);
  return distance((bandOf(step) as Band).at as HexId, step.to) === 1
    ? permit
    : refuse('PRC-MOV-01', 'a band moves one hex');
};

/** PRC-MOV-02 */
const notIntoDeepWater: Clause<Step> = ({ to }) =>
  terrainAt(to) === 'water' ? refuse('PRC-MOV-02', 'the stream is too deep there') : permit;

/** PRC-MOV-03. Judged on the bands the seat can see: hidden archers are found, not refused (PRC-HID-03). */
const notOntoABand: Clause<Step> = ({ view, to }) => {
  const there = bandAt(view.bands, to);
  return there === undefined ? permit : refuse('PRC-MOV-03', say`${there.name} stand there`);
};

const STEP_CLAUSES: readonly Clause<Step>[] = [
  ...USE_CLAUSES,
  toAnAdjacentHex,
  notIntoDeepWater,
  notOntoABand,
];

export const checkMove = (step: Step): Verdict => firstRefusal(STEP_CLAUSES, step);

export const legalMoves = (use: Use): HexId[] => {
  const from = bandOf(use)?.at;
  return from == null ? [] : neighboursOf(from).filter((to) => checkMove({ ...use, to }).ok);
};

/** PRC-HID-03: a band that enters woods and meets nobody learns that the archers are not there. */
const searching = ({ bands }: PracticeState, { side }: Band, to: HexId): { irrevocable?: true } =>
  terrainAt(to) === 'woods' && bands.some((other) => other.hidden && other.side !== side)
    ? { irrevocable: true }
    : {};

/** The band moves, or finds the archers in the hex it wanted to enter (PRC-HID-03). */
export const decideMove = (state: PracticeState, id: string, to: HexId): PracticeEvent[] => {
  const band = bandById(state.bands, id) as Band;
  const hider = bandAt(state.bands, to);
  if (hider !== undefined) return [foundBy(band, to)];
  const moved: PracticeEvent = {
    type: 'bandMoved',
    band: id,
    to,
    rules: ['PRC-MOV-01'],
    ...searching(state, band, to),
  };
  return [moved, ...leavesHiding(band, to)];
};
