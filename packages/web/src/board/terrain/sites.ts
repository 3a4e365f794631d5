import type { Point } from '../geometry.ts';
import type { Ground } from '../ground/ground.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear, hexHeight } from './brush.ts';
import { isCity, kindOf } from './kinds.ts';

/** A small drawing around a point, in sides of a hex. */
type Sketch = (brush: Brush, at: Point) => void;

const outline = (pen: Pen, { x, y }: Point, points: readonly (readonly [number, number])[]): void => {
  pen.beginPath();
  for (const [dx, dy] of points) pen.lineTo(x + dx, y + dy);
};

/** Filled stone with an inked edge. */
const block = (brush: Brush, at: Point, points: readonly (readonly [number, number])[]): void => {
  const { pen, theme } = brush;
  pen.fillStyle = theme.terrain.wallTop;
  pen.strokeStyle = theme.terrain.wallEdge;
  pen.lineWidth = 0.045;
  outline(pen, at, points);
  pen.closePath();
  pen.fill();
  pen.stroke();
};

const box = (brush: Brush, at: Point, left: number, top: number, wide: number, deep: number): void =>
  block(brush, at, [
    [left, top],
    [left + wide, top],
    [left + wide, top + deep],
    [left, top + deep],
  ]);

/** A dark way in, arched. */
const mouth = ({ pen, theme }: Brush, { x, y }: Point, radius: number): void => {
  pen.fillStyle = theme.name === 'light' ? theme.terrain.name : '#0C0D0A';
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI, 0);
  pen.lineTo(x + radius, y + radius * 0.7);
  pen.lineTo(x - radius, y + radius * 0.7);
  pen.closePath();
  pen.fill();
};

const dot = ({ pen }: Brush, { x, y }: Point, radius: number, colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
};

const shifted = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

const mound = (brush: Brush, at: Point): void => {
  const { pen, theme } = brush;
  pen.fillStyle = theme.terrain.mountainLit;
  pen.strokeStyle = theme.terrain.mountainShaded;
  pen.lineWidth = 0.05;
  outline(pen, at, [
    [-0.42, 0.26],
    [-0.22, -0.2],
    [0.06, -0.32],
    [0.28, -0.12],
    [0.44, 0.26],
  ]);
  pen.closePath();
  pen.fill();
  pen.stroke();
};

const mine: Sketch = (brush, at) => {
  mound(brush, at);
  mouth(brush, shifted(at, 0.02, 0.12), 0.17);
};

const entrance: Sketch = (brush, at) => {
  mound(brush, at);
  mouth(brush, shifted(at, 0.02, 0.06), 0.25);
};

const column = (brush: Brush, at: Point, dx: number, height: number): void =>
  box(brush, at, dx, 0.28 - height, 0.12, height);

const ruins: Sketch = (brush, at) => {
  for (const [dx, height] of [
    [-0.38, 0.5],
    [-0.14, 0.24],
    [0.08, 0.42],
    [0.3, 0.16],
  ] as const)
    column(brush, at, dx, height);
};

const temple: Sketch = (brush, at) => {
  for (const dx of [-0.34, -0.12, 0.1, 0.28]) column(brush, at, dx, 0.36);
  block(brush, at, [
    [-0.44, -0.08],
    [0.02, -0.36],
    [0.48, -0.08],
  ]);
  box(brush, at, -0.42, 0.26, 0.88, 0.1);
};

const tower: Sketch = (brush, at) => {
  box(brush, at, -0.14, -0.3, 0.28, 0.62);
  box(brush, at, -0.2, -0.42, 0.4, 0.16);
};

const fortress: Sketch = (brush, at) => {
  box(brush, at, -0.44, -0.06, 0.88, 0.36);
  for (const dx of [-0.54, 0.3]) box(brush, at, dx, -0.3, 0.24, 0.62);
  mouth(brush, shifted(at, 0, 0.18), 0.13);
};

/** A palisade seen from above. */
const fieldFort: Sketch = ({ pen, theme }, { x, y }) => {
  pen.strokeStyle = theme.terrain.roofShaded;
  pen.lineWidth = 0.1;
  pen.lineCap = 'butt';
  pen.setLineDash([0.07, 0.045]);
  pen.beginPath();
  pen.ellipse(x, y, 0.6, 0.5, 0, 0.5, 6.6);
  pen.stroke();
  pen.setLineDash([]);
};

/** A ring of light on the ground. */
const portal: Sketch = ({ pen, theme }, { x, y }) => {
  for (const [width, colour] of [
    [0.2, '#5C3CDD'],
    [0.08, theme.terrain.halo],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.ellipse(x, y, 0.3, 0.38, 0, 0, 7);
    pen.stroke();
  }
};

const spring: Sketch = (brush, at) => {
  const { water, waterEdge, waterLight } = brush.theme.terrain;
  dot(brush, at, 0.24, waterEdge);
  dot(brush, at, 0.19, water);
  dot(brush, shifted(at, -0.04, -0.04), 0.08, waterLight);
};

const tree = (brush: Brush, at: Point, size: number): void => {
  const [dark, , light] = brush.theme.terrain.crowns;
  dot(brush, shifted(at, 0.04, 0.06), size, 'rgba(40, 50, 22, 0.35)');
  dot(brush, at, size, dark);
  dot(brush, shifted(at, -size * 0.25, -size * 0.3), size * 0.55, light);
};

const fruit: Sketch = (brush, at) => {
  tree(brush, at, 0.32);
  for (const [dx, dy] of [
    [-0.14, 0.06],
    [0.1, -0.1],
    [0.12, 0.14],
    [-0.06, -0.2],
  ] as const)
    dot(brush, shifted(at, dx, dy), 0.06, '#C8402F');
};

const glade: Sketch = (brush, at) => {
  for (let k = 0; k < 8; k++)
    tree(brush, shifted(at, 0.44 * Math.cos((k * Math.PI) / 4), 0.38 * Math.sin((k * Math.PI) / 4)), 0.12);
  dot(brush, at, 0.2, brush.theme.terrain.clear[0]);
};

const depot: Sketch = (brush, at) => {
  for (const [dx, dy] of [
    [-0.34, 0.02],
    [0.04, 0.02],
    [-0.15, -0.28],
  ] as const)
    box(brush, at, dx, dy, 0.3, 0.28);
};

/** Smoke over burnt places. */
const pillaged: Sketch = (brush, at) => {
  for (const [dx, dy, size] of [
    [0, 0.1, 0.12],
    [0.12, -0.12, 0.17],
    [0.3, -0.36, 0.22],
  ] as const)
    dot(brush, shifted(at, dx, dy), size, 'rgba(46, 42, 38, 0.5)');
};

/** The things in a hex besides its terrain, by the system's word for them. */
const SITES: Readonly<Record<string, Sketch>> = {
  mine,
  entrance,
  ruins,
  temple,
  tower,
  fortress,
  fieldFort,
  portal,
  spring,
  fruit,
  glade,
  depot,
  pillaged,
};

const isSite = (overlay: string): boolean => Object.hasOwn(SITES, overlay);

/** Overlays that other layers draw: water, roads, snow, and changed walls and ground. */
const DRAWN_ELSEWHERE = [
  'stream',
  'moat',
  'ford',
  'road',
  'snow',
  'rubble',
  'breach',
  'open',
  'tunnel',
  'capital',
  'city',
];

export const isKnownOverlay = (overlay: string): boolean =>
  isSite(overlay) || DRAWN_ELSEWHERE.includes(overlay) || overlay.startsWith('caltrops');

/** Where the sites of a hex are drawn: side by side, and beside a town or city. */
export const sitesIn = (
  { cells, centres, isCampaign }: Ground,
  cell: number,
): { overlay: string; at: Point }[] => {
  const { overlays = [], terrain } = cells[cell]!;
  const isTaken = kindOf(terrain).structure !== undefined || (isCampaign && isCity(cells[cell]!));
  const isWalled = isCampaign && isTaken; // its own walls show a Fortress
  const here = overlays.filter((overlay) => isSite(overlay) && !(isWalled && overlay === 'fortress'));
  return here.map((overlay, i) => ({
    overlay,
    at: shifted(
      centres[cell]!,
      isTaken ? (isCampaign ? 0 : 0.5) : 0.8 * (i - (here.length - 1) / 2),
      isTaken ? (isCampaign ? -0.3 : 0.42 - 0.4 * i) : 0,
    ),
  }));
};

export const sites = (brush: Brush): void => {
  if (hexHeight(brush.patch) < 16) return;
  for (const cell of cellsNear(brush, 1))
    for (const { overlay, at } of sitesIn(brush.ground, cell)) SITES[overlay]!(brush, at);
};
