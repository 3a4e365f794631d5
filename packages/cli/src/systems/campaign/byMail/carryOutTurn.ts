import { type GameCommand, type Seat, seededDice } from '@warmoot/kernel';
import type { OrderFinding } from '@warmoot/systems';
import { findingSentence } from '@warmoot/systems';
import type { OrderText } from '../orderFiles.ts';
import { isPerson, type MailFolder, type MailGame, periodOf } from './mailFolder.ts';

/** Thousands of decisions are more than any week has: it would be a defect, not a long war. */
const MOST_STEPS = 20_000;

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** The lines of an order file that have not come up yet. */
class Sheet {
  readonly file: string;
  readonly remarks: string[] = [];
  readonly #lines: string[];

  constructor({ file, text }: OrderText) {
    this.file = file;
    this.#lines = text.split(LINE_END);
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  /** A line that has been carried out or refused is not read again. */
  strike(line: number): void {
    this.#lines[line - 1] = '';
  }

  strikeAll(): void {
    this.#lines.fill('');
  }

  lineText(line: number): string {
    return this.#lines[line - 1]?.trim() ?? '';
  }

  report(finding: OrderFinding): void {
    this.remarks.push(findingSentence(finding));
    this.strike(finding.line);
  }
}

export interface TurnDone {
  readonly sheets: ReadonlyMap<Seat, Sheet>;
}

const submit = ({ match }: MailFolder, seat: Seat, command: GameCommand): string | undefined => {
  const answer = match.submit(seat, command as never);
  if (answer.ok) return undefined;
  return 'says' in answer ? answer.says : 'A die is missing.';
};

const mustSubmit = (folder: MailFolder, seat: Seat, command: GameCommand): void => {
  const refusal = submit(folder, seat, command);
  if (refusal !== undefined) throw new Error(`${seat}: ${refusal}`);
};

const think = ({ computer }: MailGame, folder: MailFolder, seat: Seat, standIn: GameCommand): void => {
  const { match, seed } = folder;
  const dice = seededDice(`${seed}/cpu/${seat}/${match.log.length}`);
  const thought = computer.choose(match.viewOf(seat) as never, seat, { lines: 1 }, dice);
  mustSubmit(folder, seat, thought?.command ?? standIn);
};

/** The next line of a sheet that can be carried out now; faulty lines before it are reported. */
const next = ({ orders }: MailGame, { match }: MailFolder, seat: Seat, sheet: Sheet) => {
  const read = orders.read(match.viewOf(seat), seat, sheet.text);
  const { commands = [], lines = [], findings = [] } = read ?? {};
  const line = lines[0] ?? 0;
  const isWhole = findings.some(({ code }) => code === 'E-05');
  for (const finding of findings) if (line === 0 || finding.line < line) sheet.report(finding);
  if (isWhole) sheet.strikeAll();
  return { command: commands[0] as GameCommand | undefined, line };
};

const followSheet = (
  game: MailGame,
  folder: MailFolder,
  seat: Seat,
  sheet: Sheet,
  standIn: GameCommand,
): void => {
  const { command, line } = next(game, folder, seat, sheet);
  const text = sheet.lineText(line);
  if (line > 0) sheet.strike(line);
  const refusal = command === undefined ? 'nothing was written' : submit(folder, seat, command);
  if (refusal === undefined) return;
  if (line === 0) mustSubmit(folder, seat, standIn);
  else sheet.remarks.push(`Line ${line}, "${text}": ${refusal}`);
};

const isWaitingForBattles = ({ match }: MailFolder): boolean => match.pending[0]?.battle !== undefined;

/** Line by line, until the file has no more, or something else is to be decided. */
const followToBattle = (game: MailGame, folder: MailFolder, seat: Seat, sheet: Sheet): void => {
  while (isWaitingForBattles(folder)) {
    const { command, line } = next(game, folder, seat, sheet);
    if (command === undefined || line === 0) return;
    const text = sheet.lineText(line);
    sheet.strike(line);
    const refusal = submit(folder, seat, command);
    if (refusal !== undefined) sheet.remarks.push(`Line ${line}, "${text}": ${refusal}`);
  }
};

/** People say what became of the battles they fight at their own tables; whoever is silent leaves them. */
const followBattles = (game: MailGame, folder: MailFolder, sheets: ReadonlyMap<Seat, Sheet>): void => {
  for (const { seat, standIn } of [...folder.match.pending]) {
    const sheet = sheets.get(seat);
    if (!isPerson(folder, seat) || !isWaitingForBattles(folder)) continue;
    if (sheet === undefined) submit(folder, seat, standIn);
    else followToBattle(game, folder, seat, sheet);
  }
};

/** Computers only answer what people have said about a battle. */
const answerBattles = ({ computer }: MailGame, folder: MailFolder): void => {
  const { match, seed } = folder;
  for (const { seat } of [...match.pending]) {
    if (isPerson(folder, seat) || !isWaitingForBattles(folder)) continue;
    const dice = seededDice(`${seed}/cpu/${seat}/${match.log.length}`);
    const thought = computer.choose(match.viewOf(seat) as never, seat, { lines: 1 }, dice);
    if (thought !== undefined) mustSubmit(folder, seat, thought.command);
  }
};

/**
 * One turn: decision by decision, each from its player's file, from the computer, or by the default (GRD-PLY-37). Ends
 * when the next turn begins, or when only battles on the players' own tables are left (GRD-R-129).
 */
export const carryOutTurn = (
  game: MailGame,
  folder: MailFolder,
  texts: ReadonlyMap<Seat, OrderText>,
): TurnDone => {
  const { match } = folder;
  const { id } = periodOf(game, folder);
  const sheets = new Map([...texts].map(([seat, text]) => [seat, new Sheet(text)] as const));
  if (isWaitingForBattles(folder)) {
    followBattles(game, folder, sheets);
    answerBattles(game, folder);
  }
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const open = match.pending[0];
    if (open === undefined || match.outcome !== undefined || periodOf(game, folder).id !== id) break;
    if (isWaitingForBattles(folder)) break;
    const sheet = sheets.get(open.seat);
    if (!isPerson(folder, open.seat)) think(game, folder, open.seat, open.standIn);
    else if (sheet === undefined) mustSubmit(folder, open.seat, open.standIn);
    else followSheet(game, folder, open.seat, sheet, open.standIn);
  }
  return { sheets };
};
