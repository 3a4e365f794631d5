import { cellsIn } from '../maps/index.ts';
import { boardOf, distance, distanceToEdge } from '../state/board.ts';
import type { Edge } from '../state/field.ts';
import type { Place } from './scenario.ts';

/** The enemy's entry hexes are taken out of it when the battle is set up (CSW-SET-10). */
export const anywhere: Place = ({ terrain }) => terrain.map((_, cell) => cell);

export const columns =
  (from: number, to: number): Place =>
  ({ terrain, rows }) =>
    terrain.flatMap((_, cell) => {
      const column = Math.floor(cell / rows) + 1;
      return column >= from && column <= to ? [cell] : [];
    });

export const rows =
  (from: number, to: number): Place =>
  (field) =>
    field.terrain.flatMap((_, cell) => {
      const row = (cell % field.rows) + 1;
      return row >= from && row <= to ? [cell] : [];
    });

export const hexes =
  (list: string): Place =>
  (field) =>
    cellsIn(field, list);

export const hills: Place = ({ terrain }) =>
  terrain.flatMap((here, cell) => (here === 'hill1' || here === 'hill2' ? [cell] : []));

/** CSW-GEO-09 */
export const edge =
  (name: Edge): Place =>
  (field) =>
    boardOf(field).edges[name];

/** A number of columns or rows from an edge, including the edge itself; at most half of the map. */
export const nearEdge =
  (deep: number, name: Edge): Place =>
  (field) => {
    const board = boardOf(field);
    const across = name === 'west' || name === 'east' ? field.columns : field.rows;
    const depth = Math.min(deep, Math.floor(across / 2));
    return field.terrain.flatMap((_, cell) => (distanceToEdge(board, cell, name) < depth ? [cell] : []));
  };

export const anyEdge: Place = (field) => {
  const { north, south, west, east } = boardOf(field).edges;
  return [...new Set([...north, ...south, ...west, ...east])].sort((a, b) => a - b);
};

export const within =
  (reach: number, hex: string): Place =>
  (field) => {
    const board = boardOf(field);
    const [centre] = cellsIn(field, hex) as [number];
    return field.terrain.flatMap((_, cell) => (distance(board, cell, centre) <= reach ? [cell] : []));
  };
