import { type AnySystem, upgraded } from '@warmoot/kernel';
import type { LogRow } from '../store/store.ts';
import type { Seen } from './recentNews.ts';
import type { AnyItem } from './sight.ts';

/** A line of the log with the number of the news it is to each seat (or the last that seat had). */
export interface Line {
  readonly item: AnyItem;
  readonly seen: Seen;
  readonly at: number;
}

/** A line that this program cannot read, and why in one sentence. */
export class UnreadableLine extends Error {}

/** A line of older rules that today's rules cannot go on from; it may still be shown as it was played. */
export class OlderLine extends UnreadableLine {
  readonly rulesVersion: number;
  constructor(system: AnySystem, rulesVersion: number) {
    super(otherRules(system, rulesVersion));
    this.rulesVersion = rulesVersion;
  }
}

/** `asPlayed`: of whatever rules it is, today's are to record its events as they are. */
export type LinesRead = 'upgraded' | 'asPlayed';

/** A line as it was stored; of older rules, as today's rules read it. */
export const lineOf = (
  { item, seen, at, rules_version }: LogRow,
  system: AnySystem,
  read: LinesRead = 'upgraded',
): Line => {
  const stored = JSON.parse(item) as AnyItem;
  return {
    item: read === 'asPlayed' ? stored : renewed(stored, rules_version, system),
    seen: JSON.parse(seen) as Seen,
    at,
  };
};

/** The item of a line as JSON, as today's rules read it. */
export const itemText = (row: LogRow, system: AnySystem, read: LinesRead): string =>
  read === 'asPlayed' || row.rules_version === system.rulesVersion
    ? row.item
    : JSON.stringify(lineOf(row, system, read).item);

const renewed = (item: AnyItem, rulesVersion: number, system: AnySystem): AnyItem => {
  if (rulesVersion === system.rulesVersion) return item;
  if (rulesVersion > system.rulesVersion) throw new UnreadableLine(otherRules(system, rulesVersion));
  if (system.upgrade === undefined) throw new OlderLine(system, rulesVersion);
  return upgraded(system.upgrade, item, rulesVersion);
};

const otherRules = ({ name, rulesVersion }: AnySystem, played: number): string =>
  `This match is stopped: it was played with version ${played} of the rules of ${name}, and this server, which has version ${rulesVersion}, cannot read that; ask the operator to run the program it was played with.`;
