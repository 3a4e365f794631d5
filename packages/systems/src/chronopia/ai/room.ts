/** Room for armies in a hex, beside those that are there and those on their way (CHR-OCC-01). */
import { CONSTANTS } from '../data/index.ts';
import { pvOf, sizeOf } from '../rules/forces/points.ts';
import { distance, type Hex, isBelow } from '../state/ground.ts';
import { cityAt } from '../state/readers.ts';
import type { Army } from '../state/state.ts';
import { type Draft, isFoe, sizeOfAll } from './draft.ts';

const { surface, underground, depotOwnerBonus } = CONSTANTS.occupancy;

/** CHR-OCC-01, CHR-OCC-07: the depot's ten are its owner's. */
const limitAt = ({ view, me }: Draft, hex: Hex): number =>
  (isBelow(view.ground, hex) ? underground : surface) +
  (view.sites[hex]?.depot?.owner === me ? depotOwnerBonus : 0);

/** With the replacements this sheet pays for. */
export const sizeSoon = ({ replaced }: Draft, army: Army): number =>
  sizeOf(pvOf(army) + (replaced.get(army.id) ?? 0));

/** A friend's army on the road may be in any hex near it next turn. */
const STRIDE = 2;

const friendsFor = (draft: Draft, hex: Hex): Army[] =>
  draft.seen.filter(
    ({ at, owner }) =>
      !isFoe(draft, owner) &&
      (at === hex ||
        (cityAt(draft.view, at) === undefined && distance(draft.view.ground, at, hex) <= STRIDE)),
  );

/** Room left in a hex beside our armies, our friends' and those on their way. */
export const roomAt = (draft: Draft, hex: Hex, except?: Army): number => {
  const ours = draft.armies
    .filter(({ at, id, inside }) => at === hex && id !== except?.id && !inside)
    .reduce((sum, army) => sum + sizeSoon(draft, army), 0);
  return limitAt(draft, hex) - ours - sizeOfAll(friendsFor(draft, hex)) - (draft.sent.get(hex) ?? 0);
};

export const hasRoom = (draft: Draft, army: Army, hex: Hex): boolean =>
  roomAt(draft, hex, army) >= sizeSoon(draft, army);

export const send = ({ sent }: Draft, hex: Hex, size: number): void => {
  sent.set(hex, (sent.get(hex) ?? 0) + size);
};

/** Notes that an army leaves its hex for another. */
export const sendArmy = (draft: Draft, army: Army, to: Hex): void => {
  const size = sizeSoon(draft, army);
  send(draft, army.at, -size);
  send(draft, to, size);
};
