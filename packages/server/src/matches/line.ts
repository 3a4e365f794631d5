import type { AnySystem } from '@warmoot/kernel';
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

/** A line as it was stored; of older rules, as today's rules read it. */
export const lineOf = ({ item, seen, at, rules_version }: LogRow, system: AnySystem): Line => ({
  item: renewed(JSON.parse(item) as AnyItem, rules_version, system),
  seen: JSON.parse(seen) as Seen,
  at,
});

const renewed = (item: AnyItem, rulesVersion: number, system: AnySystem): AnyItem => {
  if (rulesVersion === system.rulesVersion || item.kind === 'undo') return item;
  const { upgrade } = system;
  if (rulesVersion > system.rulesVersion || upgrade === undefined)
    throw new UnreadableLine(otherRules(system, rulesVersion));
  return { ...item, events: item.events.map((event) => upgrade(event as never, rulesVersion)) };
};

const otherRules = ({ name, rulesVersion }: AnySystem, played: number): string =>
  `This match is stopped: it was played with version ${played} of the rules of ${name}, and this server, which has version ${rulesVersion}, cannot read that; ask the operator to run the program it was played with.`;
