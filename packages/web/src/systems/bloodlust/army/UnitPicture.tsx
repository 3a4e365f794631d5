import type { Scale, Unit } from '@warmoot/systems/bloodlust/umpire';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../../page/theme.ts';
import { drawUnit, isDeep, sizeOf } from './figures.ts';

interface Props {
  readonly unit: Unit;
  readonly scale: Scale;
  /** The mat, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** At most so many pixels to the inch; every unit that fits is drawn at it, so that all have true proportions. */
  readonly inch: number;
}

/** Weapons reach over the front of the bases. */
const MARGIN = 0.7;

/** How many pixels an inch has, so that the unit fits on its mat. */
export const inchFor = (unit: Unit, scale: Scale, width: number, height: number, most: number): number => {
  const size = sizeOf(unit, scale);
  const [wide, deep] = isDeep(unit, scale)
    ? [size.depth + MARGIN, size.width + 0.2]
    : [size.width + 0.2, size.depth + MARGIN];
  return Math.min(most, (width - 8) / wide, (height - 4) / deep);
};

/** A unit from above, drawn up as it stands. Decoration for the text beside it. */
export function UnitPicture({ unit, scale, width, height, inch }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const density = Math.min(2, globalThis.devicePixelRatio ?? 1);
  const { name } = theme.value;
  useEffect(() => {
    if (canvas.current !== null)
      void drawUnit(canvas.current, unit, scale, inchFor(unit, scale, width, height, inch));
  }, [unit, scale, width, height, inch, name]);
  return (
    <span aria-hidden="true">
      <canvas
        ref={canvas}
        width={width * density}
        height={height * density}
        data-density={density}
        {...(isDeep(unit, scale) ? { 'data-turned': '' } : {})}
        style={{ width: `${width}px`, height: `${height}px` }}
      />
    </span>
  );
}
