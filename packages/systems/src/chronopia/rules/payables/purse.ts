/** Payments from one treasury (CHR-PAY-01, CHR-R-28): in full or not at all. */
import { folded, statementsOfKind } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';

export interface Payable {
  /** `granary of Karsk`, `watchtower 0412`, `Iron Host`: what reports and orders call it. */
  readonly what: string;
  /** Other words an order may use for it. */
  readonly alias?: string;
  readonly price: number;
  /** Its value: the most valuable is paid first. */
  readonly value: number;
  readonly id: number;
}

export interface Settlement<P extends Payable> {
  readonly paid: readonly P[];
  readonly unpaid: readonly P[];
}

interface Wishes {
  readonly refused: ReadonlySet<string>;
  readonly order: readonly string[];
}

/** NO PAY and PAY ORDER of the empire's sheet. */
const wishesOf = (campaign: Campaign, empire: EmpireId): Wishes => ({
  refused: new Set(statementsOfKind(campaign, empire, 'noPay').map(({ item }) => folded(item))),
  order: statementsOfKind(campaign, empire, 'payOrder').flatMap(({ items }) => items.map(folded)),
});

const namesOf = ({ what, alias }: Payable): string[] =>
  (alias === undefined ? [what] : [what, alias]).map(folded);

const placeIn = (order: readonly string[], item: Payable): number => {
  const places = namesOf(item)
    .map((name) => order.indexOf(name))
    .filter((place) => place >= 0);
  return places.length === 0 ? order.length : Math.min(...places);
};

/** CHR-R-28: by the player's list, then the most valuable first, then in order of id. */
const inOrder = <P extends Payable>(items: readonly P[], order: readonly string[]): P[] => {
  const places = new Map(items.map((item) => [item, placeIn(order, item)]));
  return items.toSorted((a, b) => places.get(a)! - places.get(b)! || b.value - a.value || a.id - b.id);
};

/** CHR-R-28: what cannot be paid in full is skipped, and the next is tried; the treasury never becomes negative. */
export const settle = <P extends Payable>(
  campaign: Campaign,
  empire: EmpireId,
  items: readonly P[],
): Settlement<P> => {
  const { refused, order } = wishesOf(campaign, empire);
  const paid: P[] = [];
  const unpaid: P[] = [];
  let left = campaign.empires[empire]!.treasury;
  for (const item of inOrder(items, order)) {
    const isPaid = item.price <= left && !namesOf(item).some((name) => refused.has(name));
    if (isPaid) left -= item.price;
    (isPaid ? paid : unpaid).push(item);
  }
  return { paid, unpaid };
};

/** Whether the empire refuses to pay for it (NO PAY). */
export const isRefused = (campaign: Campaign, empire: EmpireId, what: string): boolean =>
  wishesOf(campaign, empire).refused.has(folded(what));
