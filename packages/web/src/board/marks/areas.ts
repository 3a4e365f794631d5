import type { Place, Seat } from '@warmoot/kernel';
import { withAlpha } from '../../theme/colour.ts';
import type { Colour, Player, Theme } from '../../theme/index.ts';
import type { Sheet } from '../sheet.ts';
import { type Pen, surface } from '../surface.ts';
import type { Region } from './region.ts';
import type { AreaStyle, Tone } from './styles.ts';

/** The pen's unit is the side of a hex; `pixel` is one CSS pixel in that unit. */
export interface Marker {
  readonly pen: Pen;
  readonly sheet: Sheet;
  readonly theme: Theme;
  readonly pixel: number;
  readonly enemy: Colour;
  readonly players: ReadonlyMap<Seat, Player>;
}

export const toneOf = ({ theme, enemy }: Pick<Marker, 'theme' | 'enemy'>, tone: Tone): Colour => {
  const { colours } = theme;
  switch (tone) {
    case 'gold':
      return colours.selection;
    case 'ink':
      return '#2A241B';
    case 'accent':
      return colours.accent;
    case 'enemy':
      return enemy;
    case 'pale':
      return theme.name === 'light' ? '#FFFADE' : colours.selection;
    case 'shadow':
      return '#1A1408';
    case 'paper':
      return theme.terrain.margin;
    case 'warning':
      return theme.name === 'light' ? '#B23A2E' : '#F0897B';
  }
};

/** A short reach may be bright; one over half the map would drown it. */
const SHORT = 12;

/** Pale washes would be too bright in the dark theme. */
const strengthOf = (theme: Theme, tone: Tone, strength: number, hexes: number): number => {
  if (tone !== 'pale') return strength;
  const share = Math.max(0.3, Math.min(1, SHORT / hexes));
  return strength * share * (theme.name === 'dark' ? 1 / 3 : 1);
};

export const drawArea = (
  marker: Marker,
  style: AreaStyle,
  region: Region,
  places: readonly Place[],
  ofSide?: Colour,
): void => {
  const { pen, theme } = marker;
  if (style.isPaper) {
    drawPaper(marker, style, region);
    return;
  }
  if (style.wash) {
    const [tone, strength] = style.wash;
    pen.fillStyle = withAlpha(
      ofSide ?? toneOf(marker, tone),
      strengthOf(theme, tone, strength, places.length),
    );
    pen.fill(region.fill);
  }
  if (style.hatch) hatch(marker, region, ofSide ?? toneOf(marker, style.hatch));
  if (style.border) border(marker, style, region, ofSide);
  if (style.sign) for (const place of places) sign(marker, style.sign, place);
};

/** Pencil is fainter than ink. */
const PENCIL = 0.5;

/** Paper ends where the map ends; its edge is a pencil line, with a shadow on what is in the open. */
const drawPaper = (
  marker: Marker,
  { wash, hatch: tone }: AreaStyle,
  { fill, border: edge }: Region,
): void => {
  const { pen, pixel, theme, sheet } = marker;
  const { left, top, right, bottom } = sheet.ground?.box ?? sheet.box;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, right - left, bottom - top);
  pen.clip();
  pen.lineJoin = 'round';
  for (const [width, strength] of [
    [10, 0.05],
    [5, 0.07],
  ] as const) {
    pen.strokeStyle = withAlpha('#1A1408', strength);
    pen.lineWidth = width * pixel;
    pen.stroke(edge);
  }
  if (wash) {
    pen.fillStyle = withAlpha(toneOf(marker, wash[0]), wash[1]);
    pen.fill(fill, 'evenodd');
  }
  if (tone) hatch(marker, { fill, border: edge }, toneOf(marker, tone), PENCIL);
  pen.strokeStyle = withAlpha(theme.colours.ink, 0.55);
  pen.lineWidth = 1.1 * pixel;
  pen.stroke(edge);
  pen.restore();
};

const hatch = ({ pen, pixel, theme }: Marker, { fill }: Region, colour: Colour, strength = 1): void => {
  const { canvas, pen: strokes } = surface(8, 8);
  strokes.strokeStyle = colour;
  strokes.lineWidth = 1.5;
  strokes.beginPath();
  for (const offset of [-8, 0, 8]) {
    strokes.moveTo(offset - 1, 9);
    strokes.lineTo(offset + 9, -1);
  }
  strokes.stroke();
  const pattern = pen.createPattern(canvas, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix([pixel, 0, 0, pixel, 0, 0]));
  pen.globalAlpha = (theme.name === 'light' ? 0.36 : 0.6) * strength;
  pen.fillStyle = pattern;
  pen.fill(fill);
  pen.globalAlpha = 1;
};

const border = (marker: Marker, style: AreaStyle, { border: path }: Region, ofSide?: Colour): void => {
  const { pen, pixel, theme } = marker;
  const dark = theme.name === 'dark';
  const line = (colour: string, width: number): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = width * pixel;
    pen.stroke(path);
  };
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const tone = ofSide ?? toneOf(marker, style.borderTone ?? 'ink');
  const cream = dark ? 'rgba(20, 20, 12, 0.75)' : 'rgba(255, 250, 228, 0.9)';
  switch (style.border) {
    case 'dotted':
      line(cream, 4.5);
      pen.setLineDash([0, Math.max(1 / 8, 4.4 * pixel)]);
      line(theme.colours.reachLine, 2.2);
      break;
    case 'thin':
      pen.setLineDash([0, Math.max(1 / 8, 4.4 * pixel)]);
      line(withAlpha(theme.colours.reachLine, 0.7), 1.6);
      break;
    case 'dashed':
      line(cream, 4);
      pen.setLineDash([1 / 4, 1 / 4]);
      line(tone === '#2A241B' && dark ? '#F3EBD7' : tone, 2);
      break;
    default:
      line(tone === '#2A241B' && dark ? '#F3EBD7' : '#FFF8E6', 6);
      line(tone, 3.4);
  }
  pen.setLineDash([]);
};

const sign = (marker: Marker, kind: NonNullable<AreaStyle['sign']>, place: Place): void => {
  const { pen, sheet, theme } = marker;
  const { x, y } = sheet.point(place);
  const strong = theme.name === 'light' ? '#8F2C22' : '#F0897B';
  pen.strokeStyle = pen.fillStyle = kind === 'cross' || kind === 'bang' ? strong : theme.colours.reachLine;
  pen.lineWidth = 0.1;
  pen.lineCap = 'round';
  pen.beginPath();
  if (kind === 'cross') {
    pen.moveTo(x - 0.3, y - 0.3);
    pen.lineTo(x + 0.3, y + 0.3);
    pen.moveTo(x + 0.3, y - 0.3);
    pen.lineTo(x - 0.3, y + 0.3);
  } else if (kind === 'bang') {
    pen.moveTo(x, y - 0.55);
    pen.lineTo(x, y - 0.15);
    pen.moveTo(x, y + 0.1);
    pen.lineTo(x, y + 0.11);
  } else if (kind === 'stop') {
    pen.lineWidth = 0.07;
    pen.rect(x - 0.17, y - 0.17, 0.34, 0.34);
  } else pen.arc(x, y, kind === 'dot' ? 0.1 : 0.3, 0, 7);
  if (kind === 'dot') pen.fill();
  else pen.stroke();
};
