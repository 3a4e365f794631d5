import type { Fate, Seat } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';

/** What happened to one side's units, with units of a kind counted together. */
export interface SideSummary {
  readonly side: Seat;
  readonly lost: readonly string[];
  readonly leadersLost: readonly string[];
  readonly routed: readonly string[];
  readonly hurt: readonly string[];
}

/** `Heavy Foot ×3`, or the full name of a single unit. */
const counted = (fates: readonly Fate[]): string[] => {
  const kinds = new Map<string, Set<string>>();
  for (const { kind, who } of fates) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(who));
  return [...kinds].map(([kind, names]) => (names.size === 1 ? [...names].join() : `${kind} ×${names.size}`));
};

/** A unit that routed and then fell counts as lost; one that rallied again is not routed. */
const lastFates = (fates: readonly Fate[]): Fate[] => [
  ...new Map(fates.map((fate) => [`${fate.side} ${fate.who}`, fate])).values(),
];

const summaryOfSide = (side: Seat, fates: readonly Fate[]): SideSummary => {
  const those = (is: Fate['is'], choose: (fate: Fate) => boolean = () => true): string[] =>
    counted(fates.filter((fate) => fate.side === side && fate.is === is && choose(fate)));
  return {
    side,
    lost: those('lost', ({ isLeader }) => isLeader !== true),
    leadersLost: those('lost', ({ isLeader }) => isLeader === true),
    routed: those('routed'),
    hurt: those('hurt'),
  };
};

/** What these news cost each side; only sides that lost something. */
export const summaryOf = (news: readonly News[]): SideSummary[] => {
  const allFates = news.flatMap(({ lines }) => lines.flatMap(({ fates = [] }) => fates));
  const fates = lastFates(allFates).filter(({ is }) => is !== 'rallied');
  return [...new Set(fates.map(({ side }) => side))].map((side) => summaryOfSide(side, fates));
};
