/** The order files of a Chronopia campaign: whose they are, and what the standing orders add to them. */
import { fileName } from '../../campaign/fileName.ts';
import { bringBackFiles, type OrderText, readKeptFiles, readOrderFiles } from '../../campaign/orderFiles.ts';
import type { Folder } from './folder.ts';
import { withTemplates } from './templates.ts';

const empireCalled = ({ match }: Folder, wanted: string): number | undefined =>
  match.state.empires.find(({ name, power }) => power === 'player' && fileName(name) === fileName(wanted))
    ?.id;

const EMPIRE_LINE = /^\s*EMPIRE\s+"?([^"#\r\n]+?)"?\s*(?:#.*)?$/im;

/** By its EMPIRE line, whatever the file is called; without one by its name. */
const authorOf = (folder: Folder, file: string, text: string): number | undefined => {
  const named = EMPIRE_LINE.exec(text)?.[1];
  return named === undefined ? empireCalled(folder, file.slice(0, -4)) : empireCalled(folder, named);
};

/** Files that belong to no empire are reported, never skipped. */
export const orderTexts = (
  folder: Folder,
): { byEmpire: Map<number, OrderText>; strangers: readonly string[] } => {
  const author = (file: string, text: string): number | undefined => authorOf(folder, file, text);
  const { byAuthor: byEmpire, strangers } = readOrderFiles(folder.path, 'empire', author);
  const templates = readKeptFiles(folder.path, 'templates', author);
  for (const [empire, sent] of byEmpire) byEmpire.set(empire, filledIn(sent, templates.get(empire)));
  for (const [empire, standing] of readKeptFiles(folder.path, 'standing', author))
    byEmpire.set(empire, withStanding(byEmpire.get(empire), filledIn(standing, templates.get(empire))));
  return { byEmpire, strangers };
};

/** What was sent is remembered as it was sent. */
const filledIn = (orders: OrderText, templates: OrderText | undefined): OrderText => {
  const text = withTemplates(orders.text, templates?.text);
  return text === orders.text ? orders : { ...orders, text, sent: orders.text };
};

const unitOf = (line: string): string | undefined =>
  / [-–] /u.exec(line) === null
    ? undefined
    : line
        .split(/ [-–] /u)[0]!
        .trim()
        .toLowerCase();

/** For units that this turn's file does not name; other lines of the standing orders count only without a file. */
const withStanding = (sent: OrderText | undefined, standing: OrderText): OrderText => {
  if (sent === undefined) return standing;
  const named = new Set(sent.text.split(/\r?\n/).flatMap((line) => unitOf(line) ?? []));
  const added = standing.text.split(/\r?\n/).filter((line) => {
    const unit = unitOf(line);
    return unit !== undefined && !named.has(unit);
  });
  return added.length === 0
    ? sent
    : { ...sent, text: [sent.text.trimEnd(), ...added, ''].join('\n'), sent: sent.sent ?? sent.text };
};

/** While orders are open, the files that were archived for this turn are wanted again. */
export const bringBackOrders = ({ path, match }: Folder): string[] => {
  const { turn, window } = match.state;
  return window?.name === 'diplomacy' || window?.name === 'orders' ? bringBackFiles(path, turn) : [];
};
