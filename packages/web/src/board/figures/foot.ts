import { mixed } from '../../theme/colour.ts';
import type { Pen } from '../surface.ts';
import { disc, ellipse, inked, OUTLINE, shadow, shaft, trace } from './ink.ts';
import { type FigureLook, shieldOf } from './look.ts';

/** A figure on foot from above, its front to the north, in a box of this width around the origin. */
export const foot = (pen: Pen, width: number, look: FigureLook): void => {
  const u = width / 10;
  shadow(pen, 0.7 * u, 1.1 * u, 4.3 * u, 3.1 * u);
  weapon(pen, u, look);
  cloak(pen, u, look);
  if (look.traits.has('shield')) shield(pen, u, look);
  head(pen, u, look);
};

const cloak = (pen: Pen, u: number, { player, nth }: FigureLook): void => {
  const colour = nth % 2 === 1 ? mixed(player.field, '#FFFFFF', 0.14) : player.field;
  inked(pen, colour, 0.7 * u, () => ellipse(pen, 0, 0.5 * u, 4.2 * u, 2.7 * u));
  pen.fillStyle = 'rgba(255, 255, 255, 0.18)';
  pen.beginPath();
  ellipse(pen, -1.3 * u, -0.3 * u, 1.9 * u, 1.1 * u, -0.3);
  pen.fill();
};

const shield = (pen: Pen, u: number, look: FigureLook): void => {
  inked(pen, shieldOf(look), 0.6 * u, () => ellipse(pen, -3 * u, -1.8 * u, 2.1 * u, 1.35 * u, -0.35));
  pen.fillStyle = look.player.field;
  pen.beginPath();
  disc(pen, -3 * u, -1.8 * u, 0.75 * u);
  pen.fill();
};

const head = (pen: Pen, u: number, { traits, flesh }: FigureLook): void => {
  const isHelmed = traits.has('helm');
  inked(pen, isHelmed ? flesh.metal : flesh.hair, 0.6 * u, () => disc(pen, 0, -0.2 * u, 2.05 * u));
  pen.beginPath();
  if (isHelmed) {
    pen.fillStyle = 'rgba(255, 255, 255, 0.6)';
    disc(pen, -0.7 * u, -0.9 * u, 0.55 * u);
  } else {
    pen.fillStyle = flesh.skin;
    disc(pen, 0, -0.9 * u, 1.15 * u);
  }
  pen.fill();
  if (traits.has('dwarf')) {
    pen.fillStyle = flesh.hair;
    pen.beginPath();
    ellipse(pen, 0, -2.2 * u, 1.3 * u, 1 * u);
    pen.fill();
  }
};

/** What it carries tells where its front is, so it is drawn large. */
const weapon = (pen: Pen, u: number, { traits, flesh }: FigureLook): void => {
  if (traits.has('pike')) pike(pen, u);
  else if (traits.has('axe')) axe(pen, u, flesh.metal);
  else if (traits.has('bow')) bow(pen, u);
  else if (traits.has('crossbow')) crossbow(pen, u);
  else if (traits.has('gun'))
    shaft(
      pen,
      [
        [2.6 * u, 2 * u],
        [2.6 * u, -6.6 * u],
      ],
      '#6F675C',
      1 * u,
    );
  else if (traits.has('javelin')) javelin(pen, u);
  else
    shaft(
      pen,
      [
        [3.7 * u, 0],
        [4 * u, -6.2 * u],
      ],
      '#EEF1EF',
      0.85 * u,
    );
};

const pike = (pen: Pen, u: number): void => {
  shaft(
    pen,
    [
      [3.4 * u, 4 * u],
      [3.4 * u, -11 * u],
    ],
    '#A9793F',
    0.85 * u,
  );
  inked(pen, '#EEF1EF', 0.4 * u, () => {
    trace(pen, [
      [3.4 * u, -14 * u],
      [4.7 * u, -10.4 * u],
      [2.1 * u, -10.4 * u],
    ]);
    pen.closePath();
  });
};

const axe = (pen: Pen, u: number, metal: string): void => {
  shaft(
    pen,
    [
      [3.6 * u, 3 * u],
      [3.6 * u, -6 * u],
    ],
    '#8E6A3C',
    0.9 * u,
  );
  inked(pen, metal, 0.5 * u, () => ellipse(pen, 4.4 * u, -5.4 * u, 1.9 * u, 2.3 * u));
};

const javelin = (pen: Pen, u: number): void => {
  shaft(
    pen,
    [
      [3.2 * u, 2.4 * u],
      [4.4 * u, -6.6 * u],
    ],
    '#A9793F',
    0.7 * u,
  );
  shaft(
    pen,
    [
      [4.4 * u, -6.6 * u],
      [4.55 * u, -8 * u],
    ],
    '#EEF1EF',
    0.8 * u,
  );
};

/** An arc across the front with its string and an arrow. */
export const bow = (pen: Pen, u: number): void => {
  pen.lineCap = 'round';
  for (const [colour, width] of [
    ['#2A1D0E', 1.5],
    ['#B98849', 0.85],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * u;
    pen.beginPath();
    pen.arc(0, -1.2 * u, 5.2 * u, Math.PI * 1.12, Math.PI * 1.88);
    pen.stroke();
  }
  pen.strokeStyle = 'rgba(255, 250, 230, 0.9)';
  pen.lineWidth = 0.35 * u;
  pen.beginPath();
  trace(pen, [
    [-4.9 * u, -3 * u],
    [4.9 * u, -3 * u],
  ]);
  pen.stroke();
  pen.strokeStyle = '#F4EBD0';
  pen.lineWidth = 0.55 * u;
  pen.beginPath();
  trace(pen, [
    [0, 0],
    [0, -8 * u],
  ]);
  pen.stroke();
};

const crossbow = (pen: Pen, u: number): void => {
  shaft(
    pen,
    [
      [0, 0],
      [0, -7 * u],
    ],
    '#8E6A3C',
    1 * u,
  );
  pen.strokeStyle = OUTLINE;
  pen.lineWidth = 0.9 * u;
  pen.beginPath();
  pen.arc(0, -1.5 * u, 5 * u, Math.PI * 1.25, Math.PI * 1.75);
  pen.stroke();
};
