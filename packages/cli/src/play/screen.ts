import { type Line, MODERATOR, type Scene } from '@warmoot/kernel';
import { inColour, inPlainText, type Paint } from './board/canvas.ts';
import { drawBoard } from './board/drawBoard.ts';
import type { Notes } from './board/hexLabels.ts';
import { FAINT, sideInk } from './board/looks.ts';
import { cardRowText } from './cardsText.ts';
import type { Group } from './choices.ts';
import { choicesText } from './choicesText.ts';
import { cited, seatName } from './names.ts';
import { storyText } from './storyText.ts';
import type { PlayStreams } from './streams.ts';
import type { Table } from './table.ts';
import { visibleLength, wrapText } from './wrapText.ts';

const DEFAULT_WIDTH = 80;
const DEFAULT_HEIGHT = 24;
/** Lines kept free for status, story and choices when the board can be larger. */
const BESIDE_THE_BOARD = 14;
const MIN_CHOICE_LINES = 8;

/** Writes everything to the terminal, using its width and colours. */
export class Screen {
  readonly paint: Paint;
  readonly #streams: PlayStreams;

  constructor(streams: PlayStreams) {
    this.#streams = streams;
    this.paint = streams.stdout.isTTY === true && !streams.env.NO_COLOR ? inColour : inPlainText;
  }

  /** Read by a person, not written to a log file. */
  get isWatched(): boolean {
    return this.#streams.stdout.isTTY === true;
  }

  get width(): number {
    return this.#streams.stdout.columns ?? DEFAULT_WIDTH;
  }

  get height(): number {
    return this.#streams.stdout.rows ?? DEFAULT_HEIGHT;
  }

  write(...lines: readonly string[]): void {
    for (const line of lines) this.#streams.stdout.write(`${line}\n`);
  }

  /** A paragraph, wrapped. */
  say(text: string): void {
    this.write(...wrapText(text, this.width));
  }

  story(lines: readonly Line[]): void {
    this.write(...storyText(lines, this.paint, this.width));
  }

  header({ title, status }: Scene): void {
    const facts = status.map(({ label, value }) => `${label} ${value}`);
    const lines = wrapText(`── ${[this.paint('1', title), ...facts].join(' ── ')} `, this.width, 3);
    const last = lines.pop() as string;
    this.write('', ...lines, `${last}${'─'.repeat(Math.max(0, this.width - visibleLength(last)))}`);
  }

  board(table: Table, lookAt?: string, notes?: Notes): void {
    const { codes, match, scene } = table;
    const settings = {
      codes,
      seats: match.seats,
      width: this.width,
      height: Math.max(this.height - BESIDE_THE_BOARD, 0),
      notes,
    };
    this.write(...drawBoard(scene, settings, this.paint, { lookAt }));
  }

  cards({ codes, scene }: Table): void {
    for (const row of scene.cards ?? []) this.write(...wrapText(cardRowText(row, codes), this.width, 4));
  }

  /** MOT-08: the battles of a campaign that the viewer may know of. On a server they are matches of their own. */
  battles({ match, viewer }: Table): void {
    for (const { battleId, title = battleId, seats, openTo } of match.system.opensBattles?.open(
      match.state,
    ) ?? [])
      if (openTo === 'all' || viewer === MODERATOR || Object.hasOwn(seats, viewer))
        this.say(`A battle is open: ${title}.`);
  }

  prompt({ viewer, match, scene: { prompt } }: Table): void {
    const who = this.paint(sideInk(viewer, match.seats), `You are ${seatName(viewer)}.`);
    const rule = prompt.rule === undefined ? '' : this.paint(FAINT, cited([prompt.rule]));
    this.say(`${who} ${prompt.text}${prompt.help === undefined ? '' : ` ${prompt.help}`}${rule}`);
  }

  choices(groups: readonly Group[], maxLines = Math.max(MIN_CHOICE_LINES, this.height - 18)): void {
    this.write(...choicesText(groups, this.paint, this.width, maxLines));
  }
}
