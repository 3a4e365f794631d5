import { between } from '../geometry.ts';
import type { Marker } from '../marks/areas.ts';
import { drawWay } from '../marks/lines.ts';
import type { Spark } from './films.ts';

/** Flying arrows, crossed blades, and a burst where a piece is hit. */
export const drawSpark = (marker: Marker, { kind, from, to, share }: Spark): void => {
  const { pen, pixel } = marker;
  if (kind === 'shot') {
    const [tail, tip] = [between(from, to, Math.max(0, share - 0.25)), between(from, to, share)];
    drawWay(marker, { shows: 'way', tone: 'ink', width: 2, line: 'solid', head: true }, [tail, tip]);
    return;
  }
  const at = kind === 'melee' ? between(from, to, 0.5) : from;
  const size = 0.25 + 0.35 * Math.sin(Math.PI * share);
  pen.globalAlpha = Math.max(0, 1 - share * 0.8);
  pen.lineCap = 'round';
  for (const [colour, width] of [
    ['#FFF8E6', 6],
    [kind === 'melee' ? '#2A241B' : '#B23A2E', 3],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * pixel;
    pen.beginPath();
    pen.moveTo(at.x - size, at.y - size);
    pen.lineTo(at.x + size, at.y + size);
    pen.moveTo(at.x + size, at.y - size);
    pen.lineTo(at.x - size, at.y + size);
    pen.stroke();
  }
  pen.globalAlpha = 1;
};
