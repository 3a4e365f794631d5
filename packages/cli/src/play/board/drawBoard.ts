import type { HexGround, Scene } from '@warmoot/kernel';
import { visibleLength } from '../wrapText.ts';
import type { Paint } from './canvas.ts';
import { type BoardSettings, drawHexes } from './drawHexes.ts';
import { drawTable } from './drawTable.ts';
import { badgeMark, FAINT, glyphStyleOf, inWords } from './looks.ts';

export interface Focus {
  /** The id of a hex that must be in view if the board is wider than the page. */
  readonly lookAt?: string | undefined;
}

/** The board of any scene as lines of text, with a legend of the signs that are on it. */
export const drawBoard = (
  scene: Scene,
  settings: BoardSettings,
  paint: Paint,
  { lookAt }: Focus = {},
): string[] => {
  const { ground } = scene;
  if (ground.kind === 'table')
    return [...drawTable(scene, ground, settings).lines(paint), ...legend(scene, paint, settings.width)];
  const { canvas, columnOf } = drawHexes(scene, ground, settings);
  const middle = columnOf(placeToSee(scene, ground, lookAt));
  const hidden = canvas.width - settings.width;
  const from = Math.max(0, Math.min(hidden, middle - Math.floor(settings.width / 2)));
  const lines = canvas.lines(paint, from, settings.width);
  return [...lines, ...legend(scene, paint, settings.width), ...(hidden > 0 ? [paint(FAINT, BEYOND)] : [])];
};

const BEYOND = 'The board is wider than this page: "board ID" shows the part around a hex.';

/** The requested place, otherwise the first piece: the scene lists the most important first. */
const placeToSee = ({ pieces }: Scene, ground: HexGround, lookAt: string | undefined) => {
  const asked = ground.cells.find(({ id }) => id === lookAt)?.at;
  const first = pieces.map(({ at }) => at).find((at) => 'q' in at);
  return asked ?? first ?? ground.cells[0]?.at ?? { q: 0, r: 0 };
};

const groundKinds = ({ ground }: Scene): string[] =>
  ground.kind === 'table'
    ? ground.shapes.map(({ kind }) => kind)
    : [
        ...ground.cells.map(({ terrain }) => terrain),
        ...ground.cells.flatMap(({ overlays = [] }) => overlays),
        ...ground.sides.map(({ kind }) => kind),
      ];

const legend = (scene: Scene, paint: Paint, width: number): string[] => {
  const kinds = [...new Set(groundKinds(scene))].filter((kind) => glyphStyleOf(kind).glyph !== ' ');
  const badges = [...new Set(scene.pieces.flatMap(({ badges }) => badges))];
  const entries = [
    ...kinds.map((kind) => `${paint(glyphStyleOf(kind).ink, glyphStyleOf(kind).glyph)} ${inWords(kind)}`),
    ...badges.map((badge) => `${badgeMark(badge)} ${badge}`),
  ];
  const lines: string[] = [];
  for (const entry of entries) {
    const longer = `${lines.at(-1)}   ${entry}`;
    if (lines.length > 0 && visibleLength(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(`  ${entry}`);
  }
  return lines;
};
