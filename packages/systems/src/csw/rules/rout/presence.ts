import { cachePerObject } from '@warmoot/kernel';
import { type Board, boardOf, distance, NOWHERE } from '../../state/board.ts';
import { DerivedData } from '../../state/derivedData.ts';
import { enemyOf, type Setup, type Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { countsAsPresent } from '../terrain/ground.ts';

const UNKNOWN = -1;

/** Where the units of one side are, and their known distances to cells. */
class Positions {
  readonly #board: Board;
  /** By unit; NOWHERE for those off the map or of the other side. */
  #cells = new Int16Array(0);
  /** By cell: the same few are needed repeatedly while flights are computed. */
  readonly #nearest: Float64Array;

  constructor(board: Board) {
    this.#board = board;
    this.#nearest = new Float64Array(board.grid.size).fill(UNKNOWN);
  }

  clear(units: number): void {
    this.#cells = new Int16Array(units).fill(NOWHERE);
    this.#nearest.fill(UNKNOWN);
  }

  put(id: number, cell: number): void {
    if (this.#cells[id] === cell) return;
    this.#cells[id] = cell;
    this.#nearest.fill(UNKNOWN);
  }

  nearestTo(cell: number): number {
    const known = this.#nearest[cell] as number;
    if (known !== UNKNOWN) return known;
    let least = Number.POSITIVE_INFINITY;
    for (const position of this.#cells)
      if (position !== NOWHERE) least = Math.min(least, distance(this.#board, cell, position));
    this.#nearest[cell] = least;
    return least;
  }
}

/** While one side's routed units flee, what is known about the other side stays true. */
class Presence extends DerivedData<Unit, Battle> {
  readonly blue: Positions;
  readonly red: Positions;

  constructor(setup: Setup) {
    super(setup);
    const board = boardOf(setup.field);
    this.blue = new Positions(board);
    this.red = new Positions(board);
  }

  protected clear(units: number): void {
    this.blue.clear(units);
    this.red.clear(units);
  }

  protected join(unit: Unit, battle: Battle): void {
    const cell = countsAsPresent(battle, unit) ? unit.cell : NOWHERE;
    this.blue.put(unit.id, unit.side === 'blue' ? cell : NOWHERE);
    this.red.put(unit.id, unit.side === 'red' ? cell : NOWHERE);
  }

  /** A member that leaves returns at once with the same number. */
  protected leave(): void {}
}

const known = cachePerObject((setup: Setup) => new Presence(setup));

/** CSW-ROU-08: hexes from a cell to the nearest enemy of a side; Infinity if none is on the map. */
export const hexesToEnemy = (battle: Battle, side: Side, cell: number): number =>
  known(battle.setup).with(battle.units, battle)[enemyOf(side)].nearestTo(cell);
