import { boardOf, cellOfId } from '../state/board.ts';
import type { Edge, Field } from '../state/field.ts';
import { enemyOf, type Side } from '../state/setup.ts';
import type { FreeBattle, SideOptions } from './optionsSchema.ts';

export type Edges = Readonly<Record<Side, Edge>>;

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** The edge on which all these hexes lie, if there is one. */
const edgeOfHexes = (field: Field, hexes: readonly string[]): Edge | undefined => {
  const board = boardOf(field);
  const lieOn = (edge: Edge): boolean =>
    hexes.every((hex) => board.edges[edge].includes(cellOfId(board, hex)));
  return (['west', 'east', 'north', 'south'] as const).find(lieOn);
};

/** CSW-R-52: as given, otherwise the edge it enters by. */
const edgeAgreed = (field: Field, { friendlyEdge, enters }: SideOptions): Edge | undefined =>
  friendlyEdge ?? enters?.edge ?? (enters?.hexes && edgeOfHexes(field, enters.hexes));

/** CSW-R-52: by default opposite the enemy's edge, otherwise west against east. */
export const friendlyEdges = (battle: FreeBattle, field: Field, fromWest: Side): Edges => {
  const edgeOf = (side: Side): Edge => {
    const enemys = edgeAgreed(field, battle[enemyOf(side)]);
    const own = edgeAgreed(field, battle[side]) ?? (enemys && OPPOSITE[enemys]);
    return own ?? (side === fromWest ? 'west' : 'east');
  };
  return { blue: edgeOf('blue'), red: edgeOf('red') };
};
