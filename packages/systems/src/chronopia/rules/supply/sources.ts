/**
 * Where supply comes from: friendly cities, and depots that may be linked to them (CHR-STR-04, CHR-SUP-04, CHR-SUP-05).
 */
import type { Hex } from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, City, EmpireId, Structure } from '../../state/state.ts';
import { givesAccess, siteIndex } from './hindrance.ts';

export interface Source {
  readonly at: Hex;
  readonly owner: EmpireId;
}

export interface Sources {
  readonly cities: readonly Source[];
  /** Depots, and conquered cities, which count as depots (CHR-CNQ-05). */
  readonly depots: readonly Source[];
}

/** CHR-R-61: a captured depot gives no supply in the turn of its first, double payment. */
export const isFreshlyCaptured = ({ turn }: Campaign, { captured }: Structure): boolean =>
  captured !== null && turn <= captured + 1;

const isOpen = (campaign: Campaign, owner: EmpireId, tracer: EmpireId): boolean =>
  owner === tracer || givesAccess(campaign, owner, tracer);

const sourceOf = ({ at, owner }: City): Source => ({ at, owner });

export const sourcesOf = (campaign: Campaign, tracer: EmpireId): Sources => {
  const open = citiesOf(campaign).filter(({ owner }) => isOpen(campaign, owner, tracer));
  const depots = siteIndex(campaign).depots.flatMap(([at, depot]) =>
    isOpen(campaign, depot.owner, tracer) && !isFreshlyCaptured(campaign, depot)
      ? [{ at, owner: depot.owner }]
      : [],
  );
  return {
    cities: open.filter(({ conquered }) => conquered === null).map(sourceOf),
    depots: [...open.filter(({ conquered }) => conquered !== null).map(sourceOf), ...depots],
  };
};
