/** Escorts hold an interceptor while their ward continues (CHR-ACT-09, CHR-CMB-03, CHR-R-93). */
import type { Qualifier } from '../../orders/orders.ts';
import type { Hex } from '../../state/ground.ts';
import { armiesAt, sameName } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { orderIn, qualifier } from '../execution/orders.ts';
import { isHostilePair } from './wants.ts';

type Ward = Extract<Qualifier, { q: 'ESCORT' }>['unit'];

const isWard = ({ empires }: Campaign, { name, owner, number }: Army, ward: Ward): boolean =>
  typeof ward === 'string'
    ? sameName(ward, name)
    : ward.number === number && sameName(ward.empire, empires[owner]!.name);

/** The ward of an army; one that stopped to fight for its ward still escorts it in later slots. */
const wardsOf = (campaign: Campaign, army: Army): Ward[] => {
  const slots = Array.from({ length: Math.max(1, campaign.slot) }, (_, index) => index + 1);
  return slots.flatMap((slot) => {
    const order = qualifier(orderIn(campaign, army, slot).action, 'ESCORT');
    return order === undefined ? [] : [order.unit];
  });
};

const sizes = (armies: readonly Army[]): number => armies.reduce((sum, { size }) => sum + size, 0);

/** Where the interceptor came from this turn; one that was already there blocks no way. */
const cameFrom = (interceptor: Army, hex: Hex): boolean =>
  interceptor.today.moved && interceptor.cameFrom === hex;

/** It engages the interceptors, and not the ward: being named in an order is not enough. */
const standsBetween = (campaign: Campaign, army: Army, ward: Army, interceptors: readonly Army[]): boolean =>
  !isHostilePair(campaign, army, ward, ward.at) &&
  interceptors.some((interceptor) => isHostilePair(campaign, army, interceptor, ward.at));

/**
 * The escorts in the hex are at least 1.5 times as large as all interceptors, none of whom came from the next hex. An
 * escort stops for its ward: two that escort each other do not both continue.
 */
export const mayIgnore = (
  campaign: Campaign,
  ward: Army,
  interceptors: readonly Army[],
  nextHex: Hex | null,
): boolean => {
  const party = armiesAt(campaign, ward.at).filter(
    (army) =>
      army !== ward &&
      wardsOf(campaign, army).some((named) => isWard(campaign, ward, named)) &&
      standsBetween(campaign, army, ward, interceptors),
  );
  if (party.length === 0 || wardsOf(campaign, ward).length > 0) return false;
  if (2 * sizes(party) < 3 * sizes(interceptors)) return false;
  return nextHex === null || !interceptors.some((interceptor) => cameFrom(interceptor, nextHex));
};
