/**
 * Our own fonts (loaded by faces.ts), and the closest fallbacks until they are loaded. Figures on counters are drawn,
 * see board/counters/figures.ts.
 */
export const FONTS = {
  /** Headings, prompts, place names. */
  serif:
    "'Alegreya', 'Iowan Old Style', 'Palatino Linotype', 'Book Antiqua', Palatino, 'Source Serif 4', Georgia, 'DejaVu Serif', serif",
  /** Running text and buttons. */
  sans: "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, 'DejaVu Sans', sans-serif",
  /** Figures, clause ids, rulers, small labels. */
  narrow:
    "'Barlow Condensed', 'Roboto Condensed', 'Avenir Next Condensed', 'Arial Narrow', 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif",
} as const;
