import { type AnySystem, inEnglish, say, upgradedItem } from '@warmoot/kernel';
import type { LogRow } from '../store/store.ts';
import type { Seen } from './recentNews.ts';
import type { AnyItem } from './sight.ts';

/** A line of the log with its news number for each seat (or that seat's last number, if it is no news to it). */
export interface Line {
  readonly item: AnyItem;
  readonly seen: Seen;
  readonly at: number;
}

/** A line that this program cannot read, and why in one sentence. */
export class UnreadableLine extends Error {
  /** The message with its marks (`say`). */
  readonly said: string;
  constructor(said: string) {
    super(inEnglish(said));
    this.said = said;
  }
}

/** A line of older rules from which today's rules cannot continue; it may still be shown as it was played. */
export class OlderLine extends UnreadableLine {
  readonly rulesVersion: number;
  constructor(system: AnySystem, rulesVersion: number) {
    super(otherRules(system, rulesVersion));
    this.rulesVersion = rulesVersion;
  }
}

/** `asPlayed`: whatever its rules version, apply its events unchanged under today's rules. */
export type LinesRead = 'upgraded' | 'asPlayed';

/** A stored line; one of older rules is converted to today's. */
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

/** A line's item as JSON, converted to today's rules. */
export const itemText = (row: LogRow, system: AnySystem, read: LinesRead): string =>
  read === 'asPlayed' || row.rules_version === system.rulesVersion
    ? row.item
    : JSON.stringify(lineOf(row, system, read).item);

const renewed = (item: AnyItem, rulesVersion: number, system: AnySystem): AnyItem => {
  if (rulesVersion === system.rulesVersion) return item;
  if (rulesVersion > system.rulesVersion) throw new UnreadableLine(otherRules(system, rulesVersion));
  if (system.upgrade === undefined) throw new OlderLine(system, rulesVersion);
  return upgradedItem(system.upgrade, item, rulesVersion);
};

const otherRules = ({ name, rulesVersion }: AnySystem, played: number): string =>
  say`This match is stopped: it was played with version ${played} of the rules of ${name}, and this server, which has version ${rulesVersion}, cannot read that; ask the operator to run the program it was played with.`;
