/** The file of an empire goes to the campaign: bids and envoys during diplomacy, the rest while orders are written. */
import type { Campaign, CampaignCommand } from '@warmoot/systems/chronopia';
import {
  type Finding,
  isForThisTurn,
  type OrdersRead,
  readOrdersOf,
  seatOf,
  sentInDiplomacy,
} from '@warmoot/systems/chronopia/moderator';
import type { OrderText } from '../../campaign/orderFiles.ts';
import type { Folder } from './folder.ts';
import { submit } from './submit.ts';

type Statements = Extract<CampaignCommand, { type: 'orders' }>['statements'];
type Statement = Statements[number];

/** Lines sent during diplomacy: they are not sent again with the orders. */
export interface SentEarly {
  readonly lines: ReadonlySet<number>;
  readonly refused: readonly Finding[];
}
export const NOTHING_EARLY: SentEarly = { lines: new Set(), refused: [] };

const viewOf = ({ match }: Folder, empire: number): Campaign => match.viewOf(seatOf(empire));

/** Letters in the file go out with it; one that cannot be sent is refused like any line. */
const sendLetters = (folder: Folder, empire: number, { letters }: OrdersRead): void => {
  for (const letter of letters) submit(folder, seatOf(empire), letter);
};

/** The author learns which line was refused; if the whole file is refused, none of it is sent. */
export const sendBids = (folder: Folder, empire: number, { text }: OrderText): SentEarly => {
  const read = readOrdersOf(viewOf(folder, empire), empire, text);
  const { file } = read;
  if (!isForThisTurn(viewOf(folder, empire), empire, file).ok) return NOTHING_EARLY;
  sendLetters(folder, empire, read);
  const lines = new Set<number>();
  const refused: Finding[] = [];
  for (const [nth, statement] of file.statements.entries()) {
    const command = sentInDiplomacy(statement);
    if (command === undefined) continue;
    const { line = 1, columns = [] } = file.where?.[nth] ?? {};
    const because = refusalOf(folder, empire, command);
    lines.add(line);
    if (because !== null) refused.push({ line, column: columns[0] ?? 1, code: 'E-11', ...because });
  }
  return { lines, refused };
};

type Because = Pick<Finding, 'clause' | 'text'>;

const refusalOf = ({ match }: Folder, empire: number, command: CampaignCommand): Because | null => {
  const answer = match.submit(seatOf(empire), command);
  if (answer.ok || !('rule' in answer)) return null;
  const text = answer.says.replace(/ \(CHR-[^)]*\)(?=\.?$)/, ''); // the finding names it again
  return { clause: answer.rule, text };
};

/** Kept in the sheet, so that its author reads about it in the report (CHR-GRM-04). */
const rejected = ({ line, column, code, text: why }: Finding, text: string): Statement => ({
  s: 'rejected',
  line,
  column,
  code,
  why,
  text,
});

const lineOf = (text: string, line: number): string => text.split(/\r\n|[\n\r]/)[line - 1] ?? '';

const write = (folder: Folder, empire: number, statements: Statements): void =>
  submit(folder, seatOf(empire), { type: 'orders', statements });

/** E-15: none of it counts, the file stays, and the turn continues for everybody (CHR-GRM-04, CHR-R-41). */
const refuseFile = (folder: Folder, empire: number, file: string, read: OrdersRead): Finding[] => {
  const faults = read.findings.filter(({ code }) => code === 'E-15');
  const before = folder.match.state.sheets[empire]?.statements ?? [];
  write(folder, empire, [...before, ...faults.map((fault) => rejected(fault, file))]);
  return faults;
};

/** The whole sheet; its author learns which lines cannot be read. */
export const sendOrders = (
  folder: Folder,
  empire: number,
  { file: name, text }: OrderText,
  { lines, refused }: SentEarly,
): readonly Finding[] => {
  const read = readOrdersOf(viewOf(folder, empire), empire, text);
  if (!isForThisTurn(viewOf(folder, empire), empire, read.file).ok)
    return refuseFile(folder, empire, name, read);
  sendLetters(folder, empire, read);
  const { statements, where = [] } = read.file;
  write(folder, empire, [
    ...statements.filter((_, nth) => !lines.has(where[nth]?.line ?? 0)),
    ...refused.map((finding) => rejected(finding, lineOf(text, finding.line))),
  ]);
  return [...refused, ...read.findings.filter(({ line }) => !lines.has(line))].sort(
    (a, b) => a.line - b.line,
  );
};
