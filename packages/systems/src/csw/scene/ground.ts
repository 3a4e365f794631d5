import type { Cell, HexGround, Side as Hexside } from '@warmoot/kernel';
import { hexSubject } from '../engine/decisions.ts';
import { elevationAt, groundAt, workAt } from '../rules/terrain/ground.ts';
import { boardOf, NOWHERE } from '../state/board.ts';
import type { Field } from '../state/field.ts';
import type { Battle } from '../state/state.ts';
import { groundInWords } from '../words/ground.ts';

/** The whole map (CSW-GEO-06): what is printed on it, and how the battle has changed it. */
export const groundOf = (battle: Battle): HexGround => ({
  kind: 'hexes',
  orientation: 'flat',
  cells: cellsOf(battle),
  sides: sidesOf(battle),
});

const cellsOf = (battle: Battle): Cell[] => {
  const { field } = battle.setup;
  const { grid, ids } = boardOf(field);
  const names = new Map(field.names.map(({ cell, name }) => [cell, name]));
  return ids.map((id, cell) => {
    const overlays = overlaysAt(battle, cell);
    const name = names.get(cell);
    const height = elevationAt(battle, cell);
    return {
      at: grid.hexes[cell] as Cell['at'],
      id,
      subject: hexSubject(id),
      ...terrainOf(battle, cell),
      ...(name === undefined ? {} : { name }),
      ...(height === 0 ? {} : { height }),
      ...(overlays.length === 0 ? {} : { overlays }),
    };
  });
};

const terrainOf = (battle: Battle, cell: number): Pick<Cell, 'terrain' | 'terrainName'> => {
  const terrain = terrainAt(battle, cell);
  const terrainName = groundInWords(terrain, battle.setup.field.water[cell]);
  return terrainName === terrain ? { terrain } : { terrain, terrainName };
};

/** An open gate is still drawn as a gate; a destroyed work is drawn as the terrain it has become (CSW-WAL-11). */
const terrainAt = (battle: Battle, cell: number): string => {
  const terrain = battle.setup.field.terrain[cell] as string;
  return battle.works.length > 0 && workAt(battle, cell)?.destroyed ? groundAt(battle, cell) : terrain;
};

const CALTROPS = { placed: 'caltrops', inWork: 'caltropsBeingPlaced', stacked: 'caltropsStacked' } as const;

const overlaysAt = (battle: Battle, cell: number): string[] => {
  const { field } = battle.setup;
  const overlays: string[] = [];
  const water = field.water[cell];
  if (water) overlays.push(water);
  const work = workAt(battle, cell);
  if (work?.destroyed) overlays.push('rubble');
  else if (work?.open) overlays.push('open');
  for (const caltrops of battle.caltrops) if (caltrops.cell === cell) overlays.push(CALTROPS[caltrops.state]);
  if (battle.tunnels.some(({ cells }) => cells.includes(cell))) overlays.push('tunnel');
  if (battle.tunnels.some(({ breaches }) => breaches.some((breach) => breach.cell === cell)))
    overlays.push('breach');
  return overlays;
};

const RAMPARTS: readonly string[] = ['wall', 'tower', 'gate'];

/** Roads cross the sides of hexes; a wall runs through the side between two adjacent ramparts. */
const sidesOf = (battle: Battle): Hexside[] => {
  const { field } = battle.setup;
  const { grid } = boardOf(field);
  const sides: Hexside[] = [];
  const isRampart = (cell: number): boolean => RAMPARTS.includes(terrainAt(battle, cell));
  for (let cell = 0; cell < grid.size; cell++)
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbours[6 * cell + direction] as number;
      const at = grid.hexes[cell] as Hexside['at'];
      if (roadCrosses(field, cell, next, direction)) sides.push({ at, direction, kind: 'road' });
      if (next > cell && isRampart(cell) && isRampart(next)) sides.push({ at, direction, kind: 'wall' });
    }
  return sides;
};

/** Listed once, from the lower id; a road that leaves the map is listed from its last hex. */
const roadCrosses = ({ roads }: Field, cell: number, next: number, direction: number): boolean =>
  (next === NOWHERE || next > cell) && ((roads[cell] as number) & (1 << direction)) !== 0;
