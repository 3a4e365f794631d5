import { withAlpha } from '../../theme/colour.ts';
import { between, type Point } from '../geometry.ts';
import type { Edge } from '../ground/ways.ts';
import { type Brush, cellsNear } from './brush.ts';
import { isRiver } from './water.ts';

/** What is between two hexes, other than water: walls, cliffs and slopes; anything else as a dashed line. */
export const edges = (brush: Brush): void => {
  const { ground } = brush;
  for (const cell of cellsNear(brush, 2))
    for (const edge of ground.ways.edges.get(cell) ?? []) {
      if (edge.kind === 'wall' || edge.kind === 'palisade' || edge.kind === 'hedge') rampart(brush, edge);
      else if (edge.kind === 'cliff' || edge.kind === 'slope') scarp(brush, edge);
      else if (edge.kind === 'seam') seam(brush, edge);
      else if (!isRiver(edge.kind)) dashed(brush, edge);
    }
};

const line = (
  { pen }: Brush,
  { from, to }: Pick<Edge, 'from' | 'to'>,
  colour: string,
  width: number,
): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
};

const rampart = (brush: Brush, edge: Edge): void => {
  const { wallEdge, wallTop, crowns } = brush.theme.terrain;
  brush.pen.lineCap = 'round';
  line(brush, edge, edge.kind === 'hedge' ? crowns[0] : wallEdge, 0.26);
  brush.pen.lineCap = 'butt';
  brush.pen.setLineDash([0.1, 0.06]);
  line(brush, edge, edge.kind === 'hedge' ? crowns[2] : wallTop, 0.15);
  brush.pen.setLineDash([]);
};

/** Strokes down from the edge; those of a cliff are longer, and the edge itself is drawn. */
const scarp = (brush: Brush, edge: Edge): void => {
  const { pen, theme } = brush;
  const steep = edge.kind === 'cliff';
  const along: Point = { x: edge.to.x - edge.from.x, y: edge.to.y - edge.from.y };
  pen.lineCap = 'round';
  if (steep) line(brush, edge, theme.terrain.contour, 0.08);
  pen.strokeStyle = withAlpha(theme.terrain.contour, steep ? 0.9 : 0.6);
  pen.lineWidth = 0.035;
  pen.beginPath();
  for (let k = 1; k < 12; k++) {
    const { x, y } = between(edge.from, edge.to, k / 12);
    const length = (steep ? 0.26 : 0.18) * (k % 2 === 0 ? 1 : 0.7);
    pen.moveTo(x, y);
    pen.lineTo(x - along.y * length, y + along.x * length);
  }
  pen.stroke();
};

/** Where two printed boards meet. */
const seam = (brush: Brush, edge: Edge): void => {
  brush.pen.setLineDash([0.17, 0.13]);
  brush.pen.lineCap = 'butt';
  line(brush, edge, withAlpha(brush.theme.terrain.ruler, 0.55), 0.05);
  brush.pen.setLineDash([]);
};

const dashed = (brush: Brush, edge: Edge): void => {
  brush.pen.setLineDash([0.14, 0.1]);
  line(brush, edge, brush.theme.terrain.ruler, 0.09);
  brush.pen.setLineDash([]);
};
