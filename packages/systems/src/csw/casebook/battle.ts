import { didYouMean } from '@warmoot/kernel';
import { STEPS, type StepName } from '../engine/sequence.ts';
import { Fault } from '../orders/fault.ts';
import { type Board, boardOf, directionTo } from '../state/board.ts';
import { enemyOf } from '../state/setup.ts';
import { type Attack, type Battle, BLANK, type Caltrops, type Tunnel, type Work } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { possessive } from '../words/describe.ts';
import type { Given } from './given.ts';
import { cellAt } from './ground.ts';
import { setupOf } from './setup.ts';
import { unitsOf } from './units.ts';

/** The battle a case begins with. Anything the case leaves out has its default; nonsense is a Fault. */
export const battleOf = (given: Given): Battle => {
  const setup = setupOf(given);
  const board = boardOf(setup.field);
  const units = unitsOf(given, board, setup.types);
  return {
    ...BLANK,
    setup,
    turn: given.turn,
    ...momentOf(given),
    sideA: given.sideA,
    units,
    works: worksOf(given, board),
    caltrops: caltropsOf(given, board),
    tunnels: given.tunnels.map((_, id) => tunnelOf(given, id, board)),
    attacks: given.attacks.map((_, index) => attackOf(given, index, board, units)),
  };
};

/** CSW-P-15: the step that a segment of a half waits in; the first is set-up. */
const SEGMENT_STEPS: readonly StepName[] = [
  'setUpFirst',
  'rally',
  'move',
  'fireFirst',
  'fireMorale',
  'meleeFirst',
  'meleeMorale',
];

const momentOf = (given: Given): Pick<Battle, 'step' | 'phasing'> => {
  const { segment, step, phasing, sideA } = given;
  if (segment === undefined) return { step: step ?? 'move', phasing: phasing ?? sideA };
  const half = segment <= 6 ? sideA : enemyOf(sideA);
  if (phasing !== undefined && phasing !== half)
    throw new Fault(`segment ${segment} is in ${possessive(half)} half (CSW-SEQ-02)`, ['phasing']);
  const inHalf = segment === 0 ? 0 : ((segment - 1) % 6) + 1;
  if (step !== undefined && STEPS[step].segment !== inHalf)
    throw new Fault(`\`${step}\` is not a step of segment ${segment} (CSW-P-15)`, ['step']);
  return { step: step ?? (SEGMENT_STEPS[inHalf] as StepName), phasing: half };
};

const worksOf = (given: Given, board: Board): Work[] =>
  Object.entries(given.works)
    .map(([id, words]) => ({
      cell: cellAt(board, id, ['works', id]),
      hitsTaken: words.hitsTaken ?? 0,
      destroyed: words.destroyed ?? false,
      open: words.open ?? false,
      ...(words.setInTurn === undefined ? {} : { setInTurn: words.setInTurn }),
      controller: words.controller ?? null,
    }))
    .sort((a, b) => a.cell - b.cell);

const caltropsOf = (given: Given, board: Board): Caltrops[] =>
  Object.entries(given.caltrops)
    .map(([id, state]) => ({ cell: cellAt(board, id, ['caltrops', id]), state }))
    .sort((a, b) => a.cell - b.cell);

const tunnelOf = (given: Given, id: number, board: Board): Tunnel => {
  const words = given.tunnels[id] as Given['tunnels'][number];
  const at = (key: string) => ['tunnels', id, key];
  const cells = words.cells.map((hex, index) => cellAt(board, hex, [...at('cells'), index]));
  const links =
    words.links?.map(([a, b], index): [number, number] => [
      cellAt(board, a, [...at('links'), index]),
      cellAt(board, b, [...at('links'), index]),
    ]) ?? cells.slice(1).map((cell, index): [number, number] => [cells[index] as number, cell]);
  for (const [a, b] of links)
    if (directionTo(board, a, b) === undefined)
      throw new Fault(
        `a tunnel joins adjacent hexes, not ${board.ids[a]} and ${board.ids[b]} (CSW-TUN-03)`,
        at('cells'),
      );
  const breaches = Object.entries(words.breaches).map(([hex, side]) => ({
    cell: cellAt(board, hex, [...at('breaches'), hex]),
    side,
  }));
  return { id, knownTo: words.knownTo, cells, links, breaches };
};

const attackOf = (given: Given, index: number, board: Board, units: readonly Unit[]): Attack => {
  const words = given.attacks[index] as Given['attacks'][number];
  return {
    side: words.side,
    units: words.units.map((name, at) => {
      const unit = units.find((each) => each.name === name);
      if (unit === undefined)
        throw new Fault(
          `there is no unit called "${name}"${didYouMean(
            name,
            units.map((each) => each.name),
          )}`,
          ['attacks', index, 'units', at],
        );
      return unit.id;
    }),
    target: cellAt(board, words.target, ['attacks', index, 'target']),
    construction: words.construction ?? false,
    underground: words.underground ?? false,
  };
};
