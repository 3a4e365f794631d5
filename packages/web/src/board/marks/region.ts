import { type Place, placeKey, type TablePlace } from '@warmoot/kernel';
import { traceOutline } from '../counters/bodies.ts';
import { type HexLayout, STEPS } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** A set of hexes, or areas of a free table, as paths on the sheet: their whole area, and the border around it. */
export interface Region {
  readonly fill: Path2D;
  readonly border: Path2D;
}

export const traceHex = (
  path: Path2D | CanvasRenderingContext2D,
  layout: HexLayout,
  x: number,
  y: number,
  size = 1,
): void => {
  layout.corners.forEach((corner, k) => {
    if (k === 0) path.moveTo(x + corner.x * size, y + corner.y * size);
    else path.lineTo(x + corner.x * size, y + corner.y * size);
  });
  path.closePath();
};

export const regionOf = (
  sheet: Sheet,
  places: readonly Place[],
  areas: readonly (readonly TablePlace[])[] = [],
): Region => {
  const { layout } = sheet;
  const [fill, border] = [new Path2D(), new Path2D()];
  const inside = new Set(places.map(placeKey));
  for (const place of places) {
    const { x, y } = sheet.point(place);
    if (!('q' in place)) {
      fill.arc(x, y, 1, 0, 7);
      border.arc(x, y, 1, 0, 7);
      continue;
    }
    traceHex(fill, layout, x, y);
    STEPS.forEach(({ q, r }, k) => {
      if (inside.has(`${place.q + q},${place.r + r}`)) return;
      const [from, to] = [layout.corners[(k + 5) % 6]!, layout.corners[k]!];
      border.moveTo(x + from.x, y + from.y);
      border.lineTo(x + to.x, y + to.y);
    });
  }
  for (const area of areas) {
    const outline = area.map(sheet.point);
    traceOutline(fill, outline);
    traceOutline(border, outline);
  }
  return { fill, border };
};
