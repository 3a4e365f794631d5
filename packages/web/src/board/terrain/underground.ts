import { withAlpha } from '../../theme/colour.ts';
import { between } from '../geometry.ts';
import { type Brush, cellsNear, fieldAt, hexHeight, scatter } from './brush.ts';
import { AREAS, kindOf } from './kinds.ts';
import { hash } from './noise.ts';

const isHollow = ({ ground }: Brush, cell: number): boolean =>
  cell >= 0 && kindOf(ground.cells[cell]!.terrain).structure === 'burrow';

/** Tunnels and caverns: pale floors in the rock, joined where they meet. */
export const burrows = (brush: Brush): void => {
  const { pen, theme, ground } = brush;
  const hollow = cellsNear(brush, 2).filter((cell) => isHollow(brush, cell));
  if (hollow.length === 0) return;
  pen.lineCap = 'round';
  for (const [colour, wider] of [
    [theme.terrain.contour, 0.08],
    [theme.terrain.road, 0],
  ] as const) {
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    for (const cell of hollow) {
      const centre = ground.centres[cell]!;
      const isCavern = ground.cells[cell]!.terrain === 'cavern';
      pen.beginPath();
      pen.arc(centre.x, centre.y, (isCavern ? 0.62 : 0.22) + wider, 0, 7);
      pen.fill();
      pen.lineWidth = 0.34 + 2 * wider;
      for (let k = 0; k < 6; k++) {
        const next = ground.neighbours[6 * cell + k]!;
        if (!isHollow(brush, next)) continue;
        const half = between(centre, ground.centres[next]!, 0.5);
        pen.beginPath();
        pen.moveTo(centre.x, centre.y);
        pen.lineTo(half.x, half.y);
        pen.stroke();
      }
    }
  }
};

/** Ground nobody has seen yet: blank paper with a pencil's hatching. */
export const fog = (brush: Brush): void => {
  const { pen, theme, patch, lattice } = brush;
  if (hexHeight(patch) < 16 || !lattice.fields[AREAS.indexOf('unknown')]) return;
  pen.beginPath();
  scatter(
    brush,
    0.3,
    0.3,
    180,
    (x, y) => {
      if (fieldAt(brush, 'unknown', x, y) < 0.6) return;
      pen.moveTo(x - 0.12, y + 0.14);
      pen.lineTo(x + 0.12, y - 0.14);
    },
    hash,
  );
  pen.strokeStyle = withAlpha(theme.terrain.ruler, 0.28);
  pen.lineWidth = Math.max(0.025, 0.7 / patch.side);
  pen.stroke();
};
