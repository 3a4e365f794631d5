import type { Line, Seat } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';
import { match } from '../../text/index.ts';
import { sentence } from '../../text/sentence.ts';

/** A sentence, and the numbers of other units it applies to: `Armoured Foot 5 flees to 1117`, and 2, 3, 4. */
export interface LoggedLine {
  readonly line: Line;
  readonly alike: readonly string[];
  /** How often in a row, if more than once: a formation is undone order by order. */
  readonly times?: number;
}

/** The result of one command. */
export interface Entry {
  readonly number: number;
  readonly side: Seat | undefined;
  readonly lines: readonly LoggedLine[];
}

/** A segment of the story: its heading, and what happened in it, oldest first. */
export interface Part {
  readonly number: number;
  readonly heads: readonly Line[];
  readonly entries: readonly Entry[];
}

/** The whole story by segments, oldest first. Each line is in it once. */
export const logPartsOf = (news: readonly News[]): Part[] => {
  const parts: Part[] = [];
  for (const { number, lines } of news) {
    let group: Line[] = [];
    const close = (): void => {
      if (group.length > 0) enter(parts, { number, side: group[0]?.of, lines: merged(group) });
      group = [];
    };
    for (const line of lines) {
      if (!line.opens) group.push(line);
      else {
        close();
        open(parts, number, line);
      }
    }
    close();
  }
  return parts;
};

/** A turn and its first segment are one heading. */
const open = (parts: Part[], number: number, head: Line): void => {
  const last = parts.at(-1);
  const isStillEmpty = last !== undefined && last.entries.length === 0 && last.number === number;
  if (isStillEmpty) parts[parts.length - 1] = { ...last, heads: [...last.heads, head] };
  else parts.push({ number, heads: [head], entries: [] });
};

const enter = (parts: Part[], entry: Entry): void => {
  const last = parts.at(-1) ?? { number: entry.number, heads: [], entries: [] };
  const before = last.entries.at(-1);
  const joined = before && joinedWith(before, entry);
  const entries = joined ? [...last.entries.slice(0, -1), joined] : [...last.entries, entry];
  parts[Math.max(0, parts.length - 1)] = { ...last, entries };
};

/** Consecutive sentences of the same kind about units of the same kind are one entry. */
const joinedWith = (before: Entry, after: Entry): Entry | undefined => {
  const [first, ...more] = before.lines;
  const [next, ...others] = after.lines;
  if (first === undefined || next === undefined || more.length > 0 || others.length > 0) return undefined;
  if (isUndo(first.line) && isUndo(next.line) && first.line.text === next.line.text)
    return { ...after, lines: [{ ...first, times: (first.times ?? 1) + 1 }] };
  const both = likewise(first, next.line);
  return both && { ...after, lines: [{ ...both, alike: [...both.alike, ...next.alike] }] };
};

const isUndo = ({ rules }: Line): boolean => rules?.includes('MOT-03') ?? false;

const merged = (lines: readonly Line[]): LoggedLine[] => {
  const logged: LoggedLine[] = [];
  for (const line of lines) {
    const last = logged.at(-1);
    const both = last && likewise(last, line);
    if (both) logged[logged.length - 1] = both;
    else logged.push({ line, alike: [] });
  }
  return logged;
};

const likewise = (before: LoggedLine, line: Line): LoggedLine | undefined => {
  const [one, other] = [before.line.folds, line.folds];
  if (one === undefined || one.but !== other?.but) return undefined;
  return { ...before, alike: [...before.alike, other.who] };
};

/** MOT-03. The server reports an undo by seat; here the side has its name. */
export const withSideNamed = (names: Readonly<Record<Seat, string>>, line: Line): Line => {
  const side = isUndo(line) ? names[line.of ?? ''] : undefined;
  return side === undefined ? line : { ...line, text: match.log.undone(sentence(side)) };
};
