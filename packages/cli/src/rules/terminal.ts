/** What the command needs of `process.stdout` and `process.stderr`. */
export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Streams {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** `NO_COLOR` is looked up here. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How to draw a page. */
export interface Page {
  readonly width: number;
  readonly paint: Paint;
}

export type Style = 'plain' | 'bold' | 'italic' | 'code' | 'id' | 'dim';
export type Paint = (style: Style, text: string) => string;

const UNKNOWN_WIDTH = 80;
const NARROWEST = 40;

const ANSI: Record<Style, string> = { plain: '', bold: '1', italic: '3', code: '32', id: '1;36', dim: '2' };

const inColour: Paint = (style, text) =>
  style === 'plain' || text === '' ? text : `\u001b[${ANSI[style]}m${text}\u001b[0m`;
const inPlainText: Paint = (_, text) => text;

/** Colour only if a person is watching and has not switched it off (no-color.org). */
export const pageFor = ({ stdout, env }: Streams): Page => ({
  width: Math.max(NARROWEST, stdout.columns ?? UNKNOWN_WIDTH),
  paint: stdout.isTTY && !env.NO_COLOR ? inColour : inPlainText,
});
