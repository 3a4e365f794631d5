/**
 * Orders as an empire writes them: the meaning of a text now, and the current sheet (CHR-GRM-08, CHR-PLAY-01).
 */
import type { Seat } from '@warmoot/kernel';
import { checkOrders, type Finding, type OrderFile, printOrders, readOrders } from '../orderText/index.ts';
import { type Letter, lettersIn } from '../orderText/letters.ts';
import { isBattleStatement } from '../rules/commands/orderCommands.ts';
import { withSupplyNow } from '../rules/supply/supplyNow.ts';
import { playersIn } from '../state/readers.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { withinLimits } from './carried.ts';
import type { EmpireCommand } from './commands.ts';
import { checkWith, knownTo } from './known.ts';
import type { Statement } from './orders.ts';
import { rehearsal } from './rehearsal.ts';

export interface OrdersRead {
  readonly file: OrderFile;
  readonly findings: readonly Finding[];
  /** Sent at once, in whichever window the file arrives; those already sent this turn are left out. */
  readonly letters: readonly EmpireCommand[];
}

/** A text read as orders, with all findings about it before it is sent. */
export const readOrdersOf = (given: Campaign, me: EmpireId, text: string): OrdersRead => {
  const view = withSupplyNow(given);
  const mail = lettersIn(text, correspondents(view, me));
  const file = fileOf(view, me, mail.rest);
  const findings = checkOrders(file, checkWith(view, me));
  return {
    file,
    findings: [...mail.findings, ...findings, ...foreseen(view, me, file, findings)].sort(inOrder),
    letters: mail.letters.filter((letter) => !isSent(view, me, letter)).map(asCommand),
  };
};

const fileOf = (view: Campaign, me: EmpireId, rest: string): OrderFile =>
  withinLimits(readOrders(rest, knownTo(view, me)), rest);

/** Only what the text says, without a word about whether it can be done: that takes a rehearsal. */
export const fileIn = (view: Campaign, me: EmpireId, text: string): OrderFile =>
  fileOf(view, me, lettersIn(text, correspondents(view, me)).rest);

const correspondents = (view: Campaign, me: EmpireId) => playersIn(view).filter(({ id }) => id !== me);

/** A file sent again does not send its letters again. */
const isSent = ({ messages, turn }: Campaign, me: EmpireId, { text, signed }: Letter): boolean =>
  messages.some((sent) => sent.turn === turn && sent.text === text && sent.from === (signed ? me : 'press'));

const asCommand = ({ to, signed, text }: Letter): EmpireCommand =>
  signed ? { type: 'message', to, text } : { type: 'press', text };

const inOrder = (a: Finding, b: Finding): number => a.line - b.line || a.column - b.column;

const OF_ORDERS: readonly (string | undefined)[] = ['diplomacy', 'orders'];

/** The same objection to a line is made once; a file that is refused is not rehearsed. */
const foreseen = (
  view: Campaign,
  me: EmpireId,
  { statements, where = [] }: OrderFile,
  findings: readonly Finding[],
): Finding[] => {
  if (!OF_ORDERS.includes(view.window?.name) || findings.some(({ code }) => code === 'E-15')) return [];
  const objectionOf = ({ line, code }: Finding): string => `${line} ${code}`;
  const objected = new Set(findings.map(objectionOf));
  const isNew = (finding: Finding): boolean => !objected.has(objectionOf(finding));
  return rehearsal(view, me, statements, where).filter(isNew);
};

/** Statements sent at once during diplomacy, not with the orders (CHR-PLAY-01). */
export const sentInDiplomacy = (line: Statement): EmpireCommand | undefined => {
  if (line.s === 'bid') return { type: 'bid', band: line.band, guilders: line.guilders };
  return line.s === 'envoy' ? { type: 'envoy', city: line.city.name, gift: line.gift } : undefined;
};

/** CHR-GRM-08: in the intents window only battle statements are accepted. */
const asksIntents = ({ window }: Campaign): boolean => window?.name === 'intents';

/** If the whole file is refused, nothing is sent at once (E-15). */
const atOnce = (view: Campaign, { file, findings }: OrdersRead): EmpireCommand[] =>
  view.window?.name === 'diplomacy' && findings.every(({ code }) => code !== 'E-15')
    ? file.statements.flatMap((line) => sentInDiplomacy(line) ?? [])
    : [];

/** Anything outside the open window is sent as orders; the rules then say when to give it. */
const commandsFor = (view: Campaign, read: OrdersRead): readonly EmpireCommand[] => {
  const { empire, turn, statements } = read.file;
  const isOfNow = read.findings.every(({ code }) => code !== 'E-15');
  const now = atOnce(view, read);
  if (now.length > 0) return [...read.letters, ...now];
  if (isOfNow && asksIntents(view) && statements.every(isBattleStatement))
    return [{ type: 'intents', statements: statements.filter(isBattleStatement) }];
  if (isOfNow && read.letters.length > 0 && statements.length === 0) return read.letters;
  const headers = { ...(empire !== undefined && { empire }), ...(turn !== undefined && { turn }) };
  return [...(isOfNow ? read.letters : []), { type: 'orders', ...headers, statements }];
};

const TOO_EARLY =
  'Orders are read after diplomacy, so only the bids and envoys of this text are sent now; send it again then';

/** Other lines beside bids and envoys during diplomacy are not sent, and each is reported (CHR-PLAY-01). */
const tooEarly = (view: Campaign, read: OrdersRead): Finding[] => {
  if (atOnce(view, read).length === 0) return [];
  const { statements, where = [] } = read.file;
  return statements.flatMap((line, nth): Finding[] => {
    if (line.s === 'rejected' || sentInDiplomacy(line) !== undefined) return [];
    const { line: at = 1, columns = [] } = where[nth] ?? {};
    return [{ line: at, column: columns[0] ?? 1, code: 'E-11', clause: 'CHR-PLAY-01', text: TOO_EARLY }];
  });
};

/** For the player: the commands a text means now, and the findings about it. */
export const readWritten = (
  view: Campaign,
  seat: Seat,
  text: string,
): { readonly commands: readonly EmpireCommand[]; readonly findings: readonly Finding[] } | undefined => {
  const me = seatEmpire(view, seat);
  if (me === null) return undefined;
  const read = readOrdersOf(view, me, text);
  const findings = [...read.findings, ...tooEarly(view, read)].sort((a, b) => a.line - b.line);
  return { commands: commandsFor(view, read), findings };
};

/** The text that the sheet will have when these orders are on it. */
export const keptText = (view: Campaign, me: EmpireId, text: string): string =>
  printOrders({
    empire: view.empires[me]!.name,
    turn: view.turn,
    statements: fileIn(view, me, text).statements,
  });

/** The present sheet as text that reads back unchanged. */
export const sheetText = (view: Campaign, me: EmpireId): string => {
  const { statements = [], battle = [] } = view.sheets[me] ?? {};
  return printOrders({
    empire: view.empires[me]!.name,
    turn: view.turn,
    statements: asksIntents(view) ? battle : statements,
  });
};

export const sheetWritten = (view: Campaign, seat: Seat): string | undefined => {
  const me = seatEmpire(view, seat);
  return me === null ? undefined : sheetText(view, me);
};
