import { FONTS } from '../../theme/index.ts';
import type { Camera } from '../camera/camera.ts';
import { apart, between, type Point } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import type { Pen } from '../surface.ts';
import { INCHES_PER_SIDE } from '../terrain/table/shapes.ts';
import type { Marker } from './areas.ts';
import type { Overlay } from './overlay.ts';
import { plaque } from './rings.ts';
import { drawTape, plate } from './tape.ts';

const CREAM = '#FFF8E6';

/** A chevron at every inch of a straight way, with its figure beside it. */
export const drawInches = ({ pen, pixel }: Marker, [from, to]: readonly Point[]): void => {
  if (from === undefined || to === undefined) return;
  const length = apart(from, to) * INCHES_PER_SIDE ** -1;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  pen.lineCap = pen.lineJoin = 'round';
  for (let inch = 1; inch < length; inch++) {
    const at = between(from, to, inch / length);
    pen.save();
    pen.translate(at.x, at.y);
    pen.rotate(angle);
    for (const [colour, width] of [
      [CREAM, 6],
      ['#C98A12', 3.2],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width * pixel;
      pen.beginPath();
      pen.moveTo(-0.42, -0.48);
      pen.lineTo(0, 0);
      pen.lineTo(-0.42, 0.48);
      pen.stroke();
    }
    pen.rotate(-angle);
    const beside = { x: -Math.sin(angle) * 1.2, y: Math.cos(angle) * 1.2 };
    pen.font = `600 ${12 * pixel}px ${FONTS.narrow}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineWidth = 3 * pixel;
    pen.strokeStyle = CREAM;
    pen.strokeText(String(inch), beside.x, beside.y);
    pen.fillStyle = '#6B4A06';
    pen.fillText(String(inch), beside.x, beside.y);
    pen.restore();
  }
};

/** Texts that are always shown with their marks, and tapes; in CSS pixels. */
export const drawTags = (
  pen: Pen,
  { marks }: Overlay,
  sheet: Sheet,
  camera: Camera,
  colourOf: (mark: Overlay['marks'][number]) => string,
): void => {
  for (const mark of marks) {
    const points = mark.places.map((place) => camera.toScreen(sheet.point(place)));
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (mark.kind === 'tape') {
      drawTape(pen, first, last, camera.look.side * INCHES_PER_SIDE);
      const [title = '', says = ''] = (mark.label ?? '').split('\n');
      plate(
        pen,
        title,
        says,
        { x: (first.x + last.x) / 2 + 13, y: (first.y + last.y) / 2 - 20 },
        camera.width,
      );
    } else if (mark.kind === 'plate') {
      const [title = '', says = ''] = (mark.label ?? '').split('\n');
      plate(pen, title, says, { x: first.x + 26, y: first.y - 20 }, camera.width);
    } else if (mark.kind === 'fireTarget' && mark.label !== undefined)
      plaque(pen, mark.label, { x: first.x, y: first.y - camera.look.side * 0.6 }, camera.width);
    else if (mark.kind === 'rangeLine' && mark.label !== undefined)
      text(pen, mark.label, first, colourOf(mark));
  }
};

const text = (pen: Pen, label: string, { x, y }: Point, colour: string): void => {
  pen.font = `600 13px ${FONTS.narrow}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3.5;
  pen.strokeStyle = 'rgba(251, 246, 233, 0.9)';
  pen.strokeText(label, x, y);
  pen.fillStyle = colour;
  pen.fillText(label, x, y);
};
