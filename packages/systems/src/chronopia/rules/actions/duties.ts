/** Who does what at the end of a slot (CHR-R-84), read once from the orders. */
import type { ClauseId } from '@warmoot/kernel';
import type { ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Action, ErrorCode } from '../../orders/orders.ts';
import { armiesOf, statementsOf, unitsOf } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign, EmpireId, Unit, UnitId } from '../../state/state.ts';
import { hasAction, orderIn, unitActionCount, unitOrderIn } from '../execution/orders.ts';
import { mustSplit } from './mustSplit.ts';

type Kind = Action['a'];
interface ArmyDuty<K extends Kind = Kind> {
  readonly id: ArmyId;
  readonly action: Extract<Action, { a: K }>;
}
export interface UnitDuty {
  readonly id: UnitId;
  readonly action: Action;
}

export interface Duties {
  readonly armies: ReadonlyMap<Kind, readonly ArmyDuty[]>;
  /** Engineers and settlers that have an action in this slot, whatever it is. */
  readonly units: readonly UnitDuty[];
}

/** An army that had to head home has spent its action (CHR-BRK-05, CHR-R-132). */
const orderOf = (campaign: Campaign, army: Army, homeward: ReadonlySet<ArmyId>): Action => {
  if (homeward.has(army.id)) return { a: 'move', steps: [], with: [] };
  return mustSplit(campaign, army)
    ? { a: 'split', parts: [] }
    : orderIn(campaign, army, campaign.slot).action;
};

/** In slot 3 only units that eat fruit act (CHR-R-56): the others have no Hold there. */
const acts = (campaign: Campaign, army: Army): boolean =>
  campaign.slot < 3
    ? hasAction(campaign, army, campaign.slot)
    : orderIn(campaign, army, campaign.slot).action.a !== 'hold';

export const dutiesOf = (campaign: Campaign, homeward: ReadonlySet<ArmyId>): Duties => {
  const { slot } = campaign;
  const armies = new Map<Kind, ArmyDuty[]>();
  for (const army of armiesOf(campaign)) {
    if (!acts(campaign, army)) continue;
    const action = orderOf(campaign, army, homeward);
    armies.set(action.a, [...(armies.get(action.a) ?? []), { id: army.id, action }]);
  }
  const units = unitsOf(campaign)
    .filter((unit) => unit.kind !== 'scout' && slot <= unitActionCount(campaign, unit))
    .map((unit) => ({ id: unit.id, action: unitOrderIn(campaign, unit, slot).action }));
  return { armies, units };
};

/** Those still there and free to act: a pinned army's actions fail (CHR-R-84). */
export const acting = <K extends Kind>(
  { state }: Tale,
  { armies }: Duties,
  kind: K,
): { readonly army: Army; readonly action: Extract<Action, { a: K }> }[] =>
  (armies.get(kind) ?? []).flatMap(({ id, action }) => {
    const army = state.armies[id];
    return army && !army.today.pinned ? [{ army, action: action as Extract<Action, { a: K }> }] : [];
  });

/** CHR-R-177: one treasury, many buyers: paid in the order of the order file, then by id. */
export const inFileOrder = <T extends { readonly army: Army }>(
  campaign: Campaign,
  list: readonly T[],
): T[] => {
  const places = new Map<EmpireId, Map<string, number>>();
  const placeOf = ({ owner, name }: Army): number => {
    if (!places.has(owner))
      places.set(
        owner,
        new Map(
          statementsOf(campaign, owner)
            .flatMap((line) => (line.s === 'order' ? [line.unit] : []))
            .map((unit, index) => [unit.toLowerCase(), index]),
        ),
      );
    return places.get(owner)!.get(name.toLowerCase()) ?? 0;
  };
  return [...list].sort(
    (a, b) => a.army.owner - b.army.owner || placeOf(a.army) - placeOf(b.army) || a.army.id - b.army.id,
  );
};

export const failure = (
  { owner, name }: Army | Unit,
  { code, because }: { readonly code: ErrorCode; readonly because: string },
): ReportText => ({ to: [owner], section: 'execution', text: `${name}: ${because} (${code}).` });

/** An action without effect is a Hold; its author learns why (CHR-R-42). */
export const fails = (
  tale: Tale,
  thing: Army | Unit,
  rule: ClauseId,
  because: string,
  code: ErrorCode = 'E-11',
): void => {
  tale.tell({ type: 'actionFailed', rules: [rule], told: [failure(thing, { code, because })] });
};
