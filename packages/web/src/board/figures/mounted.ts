import { darker } from '../../theme/colour.ts';
import type { Pen } from '../surface.ts';
import { bow } from './foot.ts';
import { disc, ellipse, inked, OUTLINE, shadow, shaft, trace } from './ink.ts';
import { type FigureLook, shieldOf } from './look.ts';

const COATS = ['#7A5230', '#5E3F26', '#8D6A42', '#E8E2D4'] as const;
const WOLF = '#77706A';

/** A rider from above in a box of this width and length around the origin. */
export const rider = (pen: Pen, width: number, length: number, look: FigureLook): void => {
  const [u, l] = [width / 10, length / 24];
  const coat = look.traits.has('wolf') ? WOLF : (COATS[look.nth % COATS.length] as string);
  steed(pen, u, l, coat);
  inked(pen, darker(look.player.field, 0.92), 0.6 * u, () => ellipse(pen, 0, 3.6 * l, 3.1 * u, 4 * l));
  arms(pen, u, l, look);
  inked(pen, look.player.field, 0.65 * u, () => ellipse(pen, 0, l, 3.9 * u, 2.3 * l));
  if (look.traits.has('shield')) {
    inked(pen, shieldOf(look), 0.65 * u, () => ellipse(pen, -3.3 * u, -0.6 * l, 1.5 * u, 2.1 * l));
    pen.fillStyle = look.player.field;
    pen.beginPath();
    disc(pen, -3.3 * u, -0.6 * l, 0.7 * u);
    pen.fill();
  }
  const { metal, hair } = look.flesh;
  inked(pen, look.traits.has('helm') ? metal : hair, 0.6 * u, () => disc(pen, 0, 0.4 * l, 1.9 * u));
  pen.fillStyle = 'rgba(255, 255, 255, 0.55)';
  pen.beginPath();
  disc(pen, -0.6 * u, -0.2 * l, 0.5 * u);
  pen.fill();
};

/** Horse or wolf: rump, neck and head, mane and tail. */
export const steed = (pen: Pen, u: number, l: number, coat: string): void => {
  shadow(pen, 0.9 * u, 1.4 * u, 3.2 * u, 9.5 * l);
  pen.lineCap = 'round';
  pen.strokeStyle = '#2A1C0D';
  pen.lineWidth = 1.6 * u;
  pen.beginPath();
  pen.moveTo(0, 9 * l);
  pen.quadraticCurveTo(1.6 * u, 11 * l, 0.6 * u, 12 * l);
  pen.stroke();
  inked(pen, coat, 0.75 * u, () => ellipse(pen, 0, 2.2 * l, 2.9 * u, 7 * l));
  inked(pen, coat, 0.75 * u, () => {
    pen.moveTo(-1.5 * u, -3.4 * l);
    pen.quadraticCurveTo(-1.7 * u, -8.2 * l, -u, -10.3 * l);
    pen.lineTo(u, -10.3 * l);
    pen.quadraticCurveTo(1.7 * u, -8.2 * l, 1.5 * u, -3.4 * l);
    pen.closePath();
  });
  pen.strokeStyle = '#2A1C0D';
  pen.lineWidth = u;
  pen.beginPath();
  trace(pen, [
    [0, -3 * l],
    [0, -8 * l],
  ]);
  pen.stroke();
};

const arms = (pen: Pen, u: number, l: number, { traits, player }: FigureLook): void => {
  if (traits.has('lance')) lance(pen, u, l, player.field);
  else if (traits.has('bow')) bow(pen, u * 0.85);
  else
    shaft(
      pen,
      [
        [3.4 * u, 4 * l],
        [3.7 * u, -8 * l],
      ],
      '#C79A55',
      0.8 * u,
    );
};

/** With a pennon in the colour of the side. */
const lance = (pen: Pen, u: number, l: number, field: string): void => {
  shaft(
    pen,
    [
      [3.3 * u, 5 * l],
      [3 * u, -14 * l],
    ],
    '#C79A55',
    0.85 * u,
  );
  pen.fillStyle = '#EEF1EF';
  pen.beginPath();
  trace(pen, [
    [3 * u, -16.5 * l],
    [3.9 * u, -13.5 * l],
    [2.1 * u, -13.5 * l],
  ]);
  pen.fill();
  const flag = (): void => {
    trace(pen, [
      [3.1 * u, -12.5 * l],
      [6.4 * u, -11 * l],
      [3.2 * u, -9.3 * l],
    ]);
    pen.closePath();
  };
  inked(pen, field, 0.4 * u, flag, '#FFF8E6');
};

/** A general with his banner. */
export const commander = (pen: Pen, width: number, look: FigureLook): void => {
  const u = width / 40;
  rider(pen, 15 * u, 32 * u, { ...look, traits: new Set([...look.traits, 'helm', 'shield']), nth: 3 });
  shaft(
    pen,
    [
      [9 * u, 12 * u],
      [9 * u, -14 * u],
    ],
    '#C79A55',
    1.6 * u,
  );
  const banner = (): void => {
    trace(pen, [
      [9 * u, -14 * u],
      [18 * u, -12 * u],
      [15 * u, -8 * u],
      [18 * u, -4 * u],
      [9 * u, -5 * u],
    ]);
    pen.closePath();
  };
  inked(pen, look.player.field, 0.9 * u, banner, '#FFF8E6');
};

/** A robe, a pale head, a staff with a light. */
export const mage = (pen: Pen, width: number, { player }: FigureLook): void => {
  const u = width / 40;
  shadow(pen, 1.5 * u, 4 * u, 12 * u, 10 * u);
  inked(pen, player.field, 1.1 * u, () => {
    pen.moveTo(0, -9 * u);
    pen.quadraticCurveTo(12 * u, -4 * u, 11 * u, 11 * u);
    pen.lineTo(-11 * u, 11 * u);
    pen.quadraticCurveTo(-12 * u, -4 * u, 0, -9 * u);
  });
  inked(pen, '#F2ECDB', 1.1 * u, () => disc(pen, 0, -u, 5 * u));
  shaft(
    pen,
    [
      [9 * u, 10 * u],
      [8 * u, -15 * u],
    ],
    '#5B3F22',
    2 * u,
  );
  inked(pen, '#F6E7A0', u, () => disc(pen, 8 * u, -16 * u, 3 * u), '#8A5F0A');
};

/** A car behind its team. */
export const chariot = (pen: Pen, width: number, length: number, look: FigureLook): void => {
  const [u, l] = [width / 40, length / 40];
  for (const side of [-1, 1]) {
    pen.save();
    pen.translate(side * 5 * u, -9 * l);
    steed(pen, 0.85 * u, 0.75 * l, COATS[(look.nth + side + 1) % COATS.length] as string);
    pen.restore();
    inked(pen, '#5B3F22', u, () => pen.rect(side * 11 * u - 1.6 * u, 2 * l, 3.2 * u, 13 * l));
  }
  inked(pen, look.player.field, u, () => pen.roundRect(-8 * u, 2 * l, 16 * u, 13 * l, 3 * u));
  inked(pen, '#8E6A3C', 0.8 * u, () => pen.roundRect(-6 * u, 5 * l, 12 * u, 10 * l, 2 * u));
  for (const x of [-3, 3])
    inked(pen, look.flesh.metal, 0.7 * u, () => disc(pen, x * u, 9 * l, 2.4 * u), OUTLINE);
};
