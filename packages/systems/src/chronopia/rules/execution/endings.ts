/** The hexes where actions of a slot ended: discoveries there (CHR-R-55), and units waiting at a portal (CHR-R-57). */
import type { Edit } from '../../engine/events.ts';
import type { Action } from '../../orders/orders.ts';
import { armiesOf, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, Unit } from '../../state/state.ts';
import { type Ended, findHidden } from '../ground/discoveries.ts';
import { moverOf } from '../ground/mover.ts';
import { hasAction, orderIn, qualifier, unitActionCount, unitOrderIn } from './orders.ts';
import type { SlotRun } from './slotRun.ts';

const hasEnded = (run: SlotRun, thing: Army | Unit): boolean => {
  const { campaign } = run;
  if (run.of(thing) !== undefined) return true;
  return 'kind' in thing
    ? campaign.slot <= unitActionCount(campaign, thing)
    : hasAction(campaign, thing, campaign.slot);
};

/** A Hold is an action too; those inside walls look for nothing. */
const endingsOf = (run: SlotRun): Ended[] =>
  [...armiesOf(run.campaign), ...unitsOf(run.campaign)]
    .filter((thing) => hasEnded(run, thing) && !('inside' in thing && thing.inside))
    .map((thing) => ({
      mover: moverOf(run.campaign, thing),
      way: [...(run.of(thing)?.way.slice(0, -1) ?? []), thing.at],
    }));

export const endActions = (run: SlotRun): void => findHidden(run.tale, run.dice, endingsOf(run));

/** A Move or March may have no direction (CHR-GRM): given in the portal's hex, it stays there. */
const staysPut = (action: Action): boolean =>
  action.a === 'hold' || ((action.a === 'move' || action.a === 'march') && action.steps.length === 0);

const letterFor = (campaign: Campaign, thing: Army | Unit): string | null => {
  if (campaign.sites[thing.at]?.portal === undefined) return null;
  const { slot } = campaign;
  const { action } = 'kind' in thing ? unitOrderIn(campaign, thing, slot) : orderIn(campaign, thing, slot);
  return staysPut(action) ? (qualifier(action, 'PORTAL')?.letter ?? null) : null;
};

const waiting = <T extends Army | Unit>(campaign: Campaign, things: readonly T[]): [number, string][] =>
  things.flatMap((thing): [number, string][] => {
    const letter = letterFor(campaign, thing);
    return letter === null ? [] : [[thing.id, letter]];
  });

/** CHR-R-57: a unit that stays in a portal's hex with PORTAL in its order waits for the end of the turn. */
export const waitAtPortals = ({ tale, campaign }: SlotRun): void => {
  const armies = waiting(campaign, armiesOf(campaign)).map(
    ([id, portal]): Edit<Army> => [id, { portal, today: { ...campaign.armies[id]!.today, stopped: true } }],
  );
  const units = waiting(campaign, unitsOf(campaign)).map(
    ([id, portal]): Edit<Unit> => [id, { portal, stopped: true }],
  );
  if (armies.length + units.length > 0)
    tale.tell({ type: 'waitsAtPortal', rules: ['CHR-SPT-03', 'CHR-R-57'], change: { armies, units } });
};
