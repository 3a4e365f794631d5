import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';

/** The fonts of the board: a tile painted too early keeps the wrong font. */
const ON_THE_BOARD = [
  '500 16px Alegreya',
  'italic 500 16px Alegreya',
  '500 11px "Barlow Condensed"',
  '600 14px "Barlow Condensed"',
  '700 22px "Barlow Condensed"',
];
/** The longest wait for fonts. */
const MAX_WAIT_MS = 800;

/** Resolves when the board's fonts are loaded, or after too long a wait. */
export const facesReady = (): Promise<unknown> =>
  Promise.race([
    Promise.all(ON_THE_BOARD.map((face) => document.fonts.load(face))).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
