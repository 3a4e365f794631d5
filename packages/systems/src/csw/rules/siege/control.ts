import { cachePerObject } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Field } from '../../state/field.ts';
import { unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import type { Battle, Work } from '../../state/state.ts';
import { countsAsPresent, groundAt, isRampart, workAt } from '../terrain/ground.ts';

/** CSW-TOW-02, CSW-GAT-02: the defender controls them until the other side takes a tower. */
export const controllerOf = (battle: Battle, cell: number): Side | null =>
  workAt(battle, cell)?.controller ?? battle.setup.defender ?? null;

/** CSW-TOW-02, CSW-R-91: on a wall attached to an enemy tower a unit has no advantage over one outside. */
export const isForeignToTower = (battle: Battle, side: Side, from: number, tower: number): boolean =>
  groundAt(battle, tower) === 'tower' && isRampart(battle, from) && controllerOf(battle, tower) !== side;

/** A construction as the map shows it: whole, closed, and the defender's. */
export const constructionState = (battle: Battle, cell: number): Work =>
  workAt(battle, cell) ?? { cell, hitsTaken: 0, destroyed: false, open: false, controller: null };

const cellsWith = ({ terrain }: Field, wanted: 'tower' | 'gate'): number[] =>
  terrain.flatMap((each, cell) => (each === wanted ? [cell] : []));

/** Where towers and gates stand on the map, ascending. */
const landmarksOf = cachePerObject((field: Field) => ({
  tower: cellsWith(field, 'tower'),
  gate: cellsWith(field, 'gate'),
}));

export const gatesOf = (battle: Battle): readonly number[] => landmarksOf(battle.setup.field).gate;

/**
 * CSW-TOW-02: the last side to occupy it alone; two sides never share a hex (CSW-MOV-07). CSW-R-136: checked when a
 * movement segment and a half end.
 */
export const noteTowerControl = (tale: Tale): void => {
  for (const cell of landmarksOf(tale.state.setup.field).tower) {
    const battle = tale.state;
    const side = unitsAt(battle, cell).find((unit) => countsAsPresent(battle, unit))?.side;
    if (side === undefined || side === controllerOf(battle, cell)) continue;
    const work = { ...constructionState(battle, cell), controller: side };
    tale.tell({ type: 'workChanged', work, what: 'taken', rules: ['CSW-TOW-02', 'CSW-R-91'] });
  }
};

/**
 * CSW-WAL-02: whether an outside side of an intact wall, tower or closed gate lies between two hexes, whichever hex is
 * higher; CSW-TOW-02: an attached wall is outside a tower of the enemy's. CSW-R-135: a fallen or open construction is
 * neither inside nor outside.
 */
export const crossesOutside = (battle: Battle, side: Side, from: number, to: number): boolean => {
  const { within } = battle.setup.field;
  return (
    (isRampart(battle, to) && within[from] === 'outside') ||
    (isRampart(battle, from) && within[to] === 'outside') ||
    isForeignToTower(battle, side, from, to)
  );
};
