import { darker, mixed, withAlpha } from '../../theme/colour.ts';
import { FONTS } from '../../theme/index.ts';
import { CREAM, INK } from '../../theme/players.ts';
import type { Pen } from '../surface.ts';
import { canWrite, writeFigures } from './figures.ts';
import type { CounterStyle } from './look.ts';
import { PATTERNS } from './patterns.ts';
import { drawSymbol, initialsOf, symbolOf } from './symbols/index.ts';

/** How much of a counter is drawn, by the height of a hex on the screen. */
export type Detail = 'dots' | 'symbol' | 'play' | 'close' | 'table';

export const detailAt = (hexHeight: number): Detail => {
  if (hexHeight < 16) return 'dots';
  if (hexHeight < 35) return 'symbol';
  if (hexHeight < 61) return 'play';
  return hexHeight < 96 ? 'close' : 'table';
};

const ROUTED = '#8B8579';
const PAPER = '#F6EDD6';
const GOLD = '#E9C46A';

const outline = (pen: Pen, { shape }: CounterStyle, z: number, grow = 0): void => {
  const h = z / 2 + grow;
  pen.beginPath();
  if (shape === 'round') pen.arc(0, 0, h, 0, 7);
  else if (shape === 'cut') cutCorners(pen, h, z * 0.2);
  else pen.roundRect(-h, -h, 2 * h, 2 * h, z * 0.13 + grow);
};

/** Engines lose two corners. */
const cutCorners = (pen: Pen, h: number, cut: number): void => {
  for (const [x, y] of [
    [-h + cut, -h],
    [h, -h],
    [h, h - cut],
    [h - cut, h],
    [-h, h],
    [-h, -h + cut],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
};

const fieldOf = ({ routed, player }: CounterStyle): `#${string}` => (routed ? ROUTED : player.field);

/** The counter's body and shadow, as visible below another in a stack. */
export const drawBlank = (pen: Pen, look: CounterStyle, z: number, shadow: boolean): void => {
  const field = fieldOf(look);
  pen.save();
  if (shadow) {
    pen.shadowColor = 'rgba(40, 25, 5, 0.5)';
    pen.shadowBlur = z * 0.12;
    pen.shadowOffsetY = z * 0.07;
  }
  pen.translate(0, z * 0.045);
  pen.fillStyle = darker(field, 0.62);
  outline(pen, look, z, z * 0.03);
  pen.fill();
  pen.restore();
  pen.fillStyle = look.shape === 'round' ? GOLD : look.player.rim;
  outline(pen, look, z, z * 0.03);
  pen.fill();
  pen.fillStyle = field;
  outline(pen, look, z);
  pen.fill();
};

/** A whole counter of size z around the origin, upright; only the prow and the stack below it are drawn elsewhere. */
export const drawFace = (pen: Pen, look: CounterStyle, z: number, detail: Detail): void => {
  if (look.remembered) {
    drawRemembered(pen, look, z, detail);
    return;
  }
  drawBlank(pen, look, z, true);
  pen.save();
  outline(pen, look, look.shape === 'round' ? z * 0.92 : z);
  pen.clip();
  field(pen, look, z);
  if (detail === 'symbol') device(pen, look, 0, 0, z * 0.8);
  else if (look.back) backFace(pen, look, z);
  else if (look.shape === 'round') roundFace(pen, look, z, detail);
  else squareFace(pen, look, z, detail);
  pen.restore();
};

/** A pencil outline in the dark side colour on thin paper: it was there, and may be gone. */
const drawRemembered = (pen: Pen, look: CounterStyle, z: number, detail: Detail): void => {
  const ink = look.player.dark;
  pen.save();
  outline(pen, look, z);
  pen.fillStyle = withAlpha(PAPER, 0.78);
  pen.fill();
  pen.clip();
  if (detail !== 'symbol') band(pen, look, z, withAlpha(ink, 0.8));
  const symbol = symbolOf(look.symbol);
  const size = z * (detail === 'symbol' ? 0.76 : 0.58);
  pen.translate(z * 0.05 - size / 2, (detail === 'symbol' ? 0 : -z * 0.14) - size / 2);
  if (symbol) drawSymbol(pen, symbol, size, ink, PAPER);
  pen.restore();
  if (detail !== 'symbol') rememberedFigures(pen, look, z, ink);
  pen.strokeStyle = ink;
  pen.lineWidth = Math.max(1, z * 0.05);
  pen.setLineDash([z * 0.11, z * 0.075]);
  outline(pen, look, z);
  pen.stroke();
  pen.setLineDash([]);
};

const rememberedFigures = (pen: Pen, { figures }: CounterStyle, z: number, ink: string): void => {
  figures.slice(0, 3).forEach((figure, k) => {
    const x = (k - (figures.length - 1) / 2) * z * 0.36;
    pen.strokeStyle = ink;
    if (canWrite(figure)) writeFigures(pen, figure, x, z * 0.335, z * 0.23, z * 0.3);
  });
};

/** The side shows only by colour and pattern, so that many sides can be distinguished in grey. */
const backFace = (pen: Pen, look: CounterStyle, z: number): void => {
  pen.save();
  pen.globalAlpha = 0.42;
  for (const column of [0, 1, 2, 3, 4]) pattern(pen, look, -z / 2 + z * (0.03 + 0.19 * column), z);
  pen.restore();
  pen.fillStyle = withAlpha(fieldOf(look), 0.75);
  pen.beginPath();
  pen.arc(0, 0, z * 0.31, 0, 7);
  pen.fill();
  device(pen, look, 0, 0, z * 0.52);
};

const pattern = (pen: Pen, look: CounterStyle, left: number, z: number): void => {
  const { line, fill } = PATTERNS[look.player.pattern];
  pen.save();
  pen.translate(left, -z / 2);
  pen.scale((z * 0.17) / 4, z / 20);
  pen.strokeStyle = pen.fillStyle = bandInk(look);
  pen.lineWidth = 1.1;
  if (line) pen.stroke(new Path2D(line));
  if (fill) pen.fill(new Path2D(fill));
  pen.restore();
};

const roundFace = (pen: Pen, look: CounterStyle, z: number, detail: Detail): void => {
  device(pen, look, 0, -z * 0.13, z * 0.56);
  figureStrip(pen, look, z, 0.3, detail);
};

/** On the table there is room for the name as well. */
const squareFace = (pen: Pen, look: CounterStyle, z: number, detail: Detail): void => {
  const named = detail === 'table';
  band(pen, look, z);
  device(pen, look, z * 0.06, named ? -z * 0.21 : -z * 0.155, z * (named ? 0.52 : 0.64));
  figureStrip(pen, look, z, 0.31, detail);
  if (!named) return;
  pen.fillStyle = look.player.symbol;
  pen.font = `600 ${z * 0.1}px ${FONTS.narrow}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText(look.name, z * 0.07, z * 0.155, z * 0.76);
};

const field = (pen: Pen, look: CounterStyle, z: number): void => {
  const colour = fieldOf(look);
  const shade = pen.createLinearGradient(0, -z / 2, 0, z / 2);
  shade.addColorStop(0, mixed(colour, '#FFFFFF', 0.15));
  shade.addColorStop(0.3, colour);
  shade.addColorStop(1, darker(colour, 0.88));
  pen.fillStyle = shade;
  pen.fillRect(-z / 2, -z / 2, z, z);
};

const bandInk = ({ player }: CounterStyle): string => withAlpha(player.symbol === CREAM ? CREAM : INK, 0.8);

const band = (pen: Pen, look: CounterStyle, z: number, ink = bandInk(look)): void => {
  const { line, fill } = PATTERNS[look.player.pattern];
  pen.save();
  pen.translate(-z / 2 + z * 0.035, -z / 2 + z * 0.03);
  pen.scale((z * 0.15) / 4, (z * 0.64) / 18);
  pen.beginPath();
  pen.rect(-0.4, 0, 4.8, 18.4);
  pen.clip();
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 1.25;
  if (line) pen.stroke(new Path2D(line));
  if (fill) pen.fill(new Path2D(fill));
  pen.restore();
};

/** The symbol, mirrored if the counter faces left, or initials if there is no drawing. */
const device = (pen: Pen, look: CounterStyle, x: number, y: number, size: number): void => {
  const symbol = look.hidden && look.symbol === '' ? undefined : symbolOf(look.symbol);
  const ink = look.player.symbol === CREAM || look.routed ? CREAM : INK;
  pen.save();
  pen.translate(x, y);
  if (symbol) {
    if (look.facing !== undefined && look.facing >= 4) pen.scale(-1, 1);
    pen.translate(-size / 2, -size / 2);
    drawSymbol(pen, symbol, size, ink, fieldOf(look));
  } else {
    pen.fillStyle = ink;
    pen.font = `700 ${size * 0.66}px ${FONTS.narrow}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(initialsOf(look.symbol || look.name), 0, size * 0.04);
  }
  pen.restore();
};

const figureStrip = (pen: Pen, look: CounterStyle, z: number, strip: number, detail: Detail): void => {
  const figures = look.shape === 'round' ? [look.figures.slice(0, 2).join('·')] : look.figures.slice(0, 3);
  if (figures.length === 0 || figures[0] === '') return;
  const height = z * strip;
  const top = z / 2 - height;
  pen.fillStyle = PAPER;
  pen.fillRect(-z / 2, top, z, height);
  pen.fillStyle = withAlpha(darker(fieldOf(look), 0.62), 0.9);
  pen.fillRect(-z / 2, top, z, Math.max(0.75, z * 0.012));
  const column = (look.shape === 'round' ? 0.6 * z : 0.94 * z) / figures.length;
  figures.forEach((figure, k) => {
    const x = (k - (figures.length - 1) / 2) * column;
    figureAt(
      pen,
      figure,
      x,
      top + height * 0.54,
      look.shape === 'round' ? height * 0.66 : height * 0.84,
      column * 0.86,
    );
    if (k > 0) {
      pen.fillStyle = withAlpha('#6A5F4D', 0.45);
      pen.fillRect(x - column / 2 - 0.5, top + height * 0.28, Math.max(0.75, z * 0.012), height * 0.48);
    }
  });
  const missile = look.figures[3];
  if (missile && look.shape !== 'round' && (detail === 'close' || detail === 'table'))
    missiles(pen, look, missile, z);
};

/** Factor over range, small, right of the symbol. */
const missiles = (pen: Pen, look: CounterStyle, missile: string, z: number): void => {
  pen.strokeStyle = look.player.symbol;
  missile.split('/').forEach((figure, k) => {
    if (canWrite(figure)) writeFigures(pen, figure, z * 0.39, -z * 0.18 + k * z * 0.18, z * 0.125, z * 0.17);
  });
};

const figureAt = (pen: Pen, figure: string, x: number, y: number, height: number, room: number): void => {
  pen.strokeStyle = INK;
  if (canWrite(figure)) {
    writeFigures(pen, figure, x, y, height, room);
    return;
  }
  pen.fillStyle = INK;
  pen.font = `700 ${height * 1.2}px ${FONTS.narrow}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(figure, x, y, room);
};
