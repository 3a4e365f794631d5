import type { TableGround } from '@warmoot/kernel';
import { withAlpha } from '../../../theme/colour.ts';
import { FONTS, type Theme } from '../../../theme/index.ts';
import { grown, layoutOf, overlap } from '../../geometry.ts';
import { type Ground, NOWHERE } from '../../ground/ground.ts';
import { type Pen, surface } from '../../surface.ts';
import { type Brush, patchBox } from '../brush.ts';
import type { Lattice, Patch } from '../lattice.ts';
import { crowns, grass, reeds } from '../plants.ts';
import { stones } from '../stone.ts';
import { lightOf, tintRows } from '../tint.ts';
import { washesOf } from '../washes.ts';
import { builds } from './builds.ts';
import { cutOut } from './cutOut.ts';
import { sceneryKind } from './kinds.ts';
import { clothLattice, sceneryLattice } from './lattice.ts';
import { type ColourOf, depthIn, type Scenery, sceneryOf } from './shapes.ts';

/** The cloth is a shade deeper than open ground on a printed map. */
const CLOTH = { light: ['#D2CF9F', '#BFC08A'], dark: ['#454733', '#3B3E2E'] } as const;

const clothTheme = (theme: Theme): Theme => ({
  ...theme,
  terrain: { ...theme.terrain, clear: CLOTH[theme.name] },
});

/** Plants and stones ask the ground of a map of hexes for its ways; a cloth has none. */
const BARE: Ground = {
  layout: layoutOf('flat'),
  cells: [],
  centres: [],
  seed: 11,
  nearest: () => NOWHERE,
  cellAt: () => NOWHERE,
  neighbours: new Int32Array(0),
  fields: [],
  plain: new Uint8Array(0),
  ways: { stretches: new Map(), walls: new Map(), edges: new Map() },
  box: { left: 0, top: 0, right: 0, bottom: 0 },
  isSheet: false,
  isCampaign: false,
};

/** A cloth with scenery of cut card, each piece exactly where the rules have it. */
export function* paintTable(
  table: TableGround,
  plainTheme: Theme,
  patch: Patch,
  rowsAtOnce: number,
  colourOf: ColourOf,
): Generator<void, HTMLCanvasElement> {
  const theme = clothTheme(plainTheme);
  const near = grown(patchBox(patch), 1);
  const shapes = table.shapes
    .map((shape) => sceneryOf(shape, colourOf))
    .filter(({ box }) => overlap(box, near));
  const cloth = clothLattice(patch);
  const { canvas, pen } = surface(patch.width, patch.height);
  yield* tint(pen, cloth, theme, patch, rowsAtOnce);
  weave(pen, patch);
  const full = sceneryLattice(cloth, shapes, patch.side);
  const brushOn = (on: Pen, lattice: Lattice): Brush => {
    on.setTransform(patch.side, 0, 0, patch.side, -patch.left, -patch.top);
    return { pen: on, ground: BARE, theme, patch, lattice, box: patchBox(patch) };
  };
  grass(brushOn(pen, full));
  yield;
  if (shapes.length > 0) {
    const painted = surface(patch.width, patch.height);
    yield* tint(painted.pen, full, theme, patch, rowsAtOnce);
    const brush = brushOn(painted.pen, full);
    reeds(brush);
    stones(brush);
    yield;
    for (const shape of shapes) {
      cutOut(brushOn(pen, full), shape, painted.canvas);
      builds(brushOn(pen, full), shape);
      yield;
    }
    crowns(brushOn(pen, full), treesOf(shapes));
    for (const shape of shapes) inscribe(brushOn(pen, full), shape);
  }
  return canvas;
}

function* tint(pen: Pen, lattice: Lattice, theme: Theme, patch: Patch, rowsAtOnce: number): Generator<void> {
  const image = pen.createImageData(pen.canvas.width, pen.canvas.height);
  const light = lightOf(lattice, patch.side);
  const canvas = { image, patch, lattice, light, washes: washesOf(theme, patch.side) };
  for (let row = 0; row < lattice.rows - 1; row += rowsAtOnce) {
    tintRows(canvas, row, Math.min(lattice.rows - 1, row + rowsAtOnce));
    yield;
  }
  pen.putImageData(image, 0, 0);
}

/** Threads: two dark, two light, every fourth pixel. */
const weave = (pen: Pen, { left, top, density }: Patch): void => {
  const size = 4 * Math.max(1, Math.round(density));
  const { canvas, pen: threads } = surface(size, size);
  threads.scale(size / 4, size / 4);
  threads.fillStyle = 'rgba(60, 50, 15, 0.055)';
  threads.fillRect(0, 0, 2, 1);
  threads.fillRect(2, 2, 2, 1);
  threads.fillStyle = 'rgba(255, 252, 225, 0.06)';
  threads.fillRect(2, 0, 1, 2);
  threads.fillRect(0, 2, 1, 2);
  const pattern = pen.createPattern(canvas, 'repeat') as CanvasPattern;
  pattern.setTransform(new DOMMatrix([1, 0, 0, 1, -(left % size), -(top % size)]));
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
};

/** Pale and loose in a light wood, dark and closed in a dense one; none over the cut edge. */
const treesOf = (shapes: readonly Scenery[]) => {
  const woods = shapes.filter(({ kind }) => sceneryKind(kind).trees !== undefined);
  return (x: number, y: number, lot: number, stamps: number): number | undefined => {
    const wood = woods.find((each) => depthIn(each, x, y) > 0.16);
    if (wood === undefined) return undefined;
    const isDense = sceneryKind(wood.kind).trees === 'dense';
    if (!isDense && lot < 0.22) return undefined;
    const third = stamps / 3;
    const spread = isDense ? lot * 1.6 * third : third + lot * 2 * third;
    return Math.min(stamps - 1, Math.floor(spread));
  };
};

/** Only what is large enough to carry its name has one written on it. */
const inscribe = ({ pen, theme, patch }: Brush, { name, middle, box, corners }: Scenery): void => {
  if (name === undefined || box.right - box.left < 6) return;
  const size = Math.max(0.52, (11 * patch.density) / patch.side);
  const y = corners.length > 4 ? middle.y + (box.bottom - middle.y) * 0.72 : middle.y;
  pen.font = `500 ${size}px ${FONTS.serif}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.letterSpacing = `${size * 0.2}px`;
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.26;
  pen.strokeStyle = withAlpha(theme.terrain.halo, 0.75);
  pen.strokeText(name, middle.x, y);
  pen.fillStyle = theme.terrain.name;
  pen.fillText(name, middle.x, y);
  pen.letterSpacing = '0px';
};
