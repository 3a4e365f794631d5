/** The side that holds the field takes the loser's tower and depot (CHR-R-161), or destroys as ordered (CHR-R-62). */

import type { Tale } from '../../engine/tale.ts';
import { isBroken } from '../../state/armies.ts';
import type { Army, EmpireId, OpenBattle, Site, Structure } from '../../state/state.ts';
import { destroyAsOrdered } from '../actions/destroy.ts';
import type { SideId } from '../battle/forms.ts';
import { otherSide } from '../battle/roster.ts';
import { actionNow, attitudeNow, has } from '../execution/orders.ts';
import { armiesOfSide } from './sides.ts';

const taken = (structure: Structure | undefined, losers: readonly EmpireId[], by: EmpireId, turn: number) =>
  structure !== undefined && losers.includes(structure.owner)
    ? { ...structure, owner: by, captured: turn }
    : structure;

const capturedSite = (old: Site, losers: readonly EmpireId[], by: EmpireId, turn: number): Site => {
  const tower = taken(old.tower, losers, by, turn);
  const depot = taken(old.depot, losers, by, turn);
  return { ...old, ...(tower && { tower }), ...(depot && { depot }) };
};

/** A temple cannot be captured (CHR-DST-05). */
const capture = (tale: Tale, { at, owner }: Army, losers: readonly EmpireId[]): void => {
  const { state } = tale;
  const old = state.sites[at];
  if (old === undefined || ![old.tower, old.depot].some((built) => built && losers.includes(built.owner)))
    return;
  tale.tell({
    type: 'structuresCaptured',
    rules: ['CHR-R-161', 'CHR-DST-04', 'CHR-DST-06'],
    change: { sites: [[at, capturedSite(old, losers, owner, state.turn)]] },
    told: [
      {
        to: [owner, ...losers],
        section: 'battles',
        text: `${state.empires[owner]!.name} holds the field and what was built there.`,
      },
    ],
  });
};

/** CHR-DST-01: with a Move or Hold, never with a March. */
const hasOrderToDestroy = (tale: Tale, army: Army): boolean => {
  const action = actionNow(tale.state, army);
  return (action.a === 'move' || action.a === 'hold') && has(action, 'Destroy');
};

/** Broken armies neither capture nor destroy (CHR-BRK-09). */
export const captureAfter = (tale: Tale, battle: OpenBattle, winner: SideId): void => {
  const victors = armiesOfSide(tale.state, battle, winner).filter((army) => !isBroken(tale.state, army));
  const destroyers = victors.filter((army) => hasOrderToDestroy(tale, army));
  for (const army of destroyers) destroyAsOrdered(tale, army);
  const [first] = victors;
  const isCaptureForbidden = victors.some((army) => has(attitudeNow(tale.state, army), 'NO CAPTURE'));
  if (first !== undefined && destroyers.length === 0 && !isCaptureForbidden)
    capture(tale, first, battle.sides[otherSide(winner)]);
};
