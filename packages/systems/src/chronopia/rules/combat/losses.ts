/** How losses are recorded: replaceable or not (CHR-PAY-09, CHR-FOR-03, CHR-WND-01). */
import { type Force, type Loss, makeOf } from '../../state/force.ts';
import { sameName } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { battleStatements } from './intents.ts';

/** CHR-FOR-03: nothing lost while Out of Supply comes back. Older losses than the last turn's are forgotten. */
export const lossesNoted = (
  { turn }: Campaign,
  army: Army,
  losses: readonly Omit<Loss, 'turn'>[],
): readonly Loss[] => {
  const kept = army.lost.filter((loss) => loss.turn >= turn - 1);
  return army.supply === 'out' || !army.paid ? kept : [...kept, ...losses.map((loss) => ({ ...loss, turn }))];
};

/**
 * The owner's own list of who is hit first (CHR-R-123); given with the intents it goes before the orders
 * (CHR-GRM-08).
 */
export const woundList = (campaign: Campaign, army: Army): readonly string[] | undefined =>
  battleStatements(campaign, army.owner)
    .filter((line) => line.s === 'wounds')
    .find((line) => sameName(line.army, army.name))?.refs;

/** What an army has lost. */
export const lossesBetween = (before: Force, after: Force): Omit<Loss, 'turn'>[] => {
  const alive = new Map(after.bands.map((band) => [band.id, band.models]));
  const dead = before.bands.flatMap((band) =>
    Object.entries(band.models)
      .map(([type, count]) => ({
        ...makeOf(band),
        of: band.of,
        type,
        band: band.id,
        count: count - (alive.get(band.id)?.[type] ?? 0),
      }))
      .filter(({ count }) => count > 0),
  );
  const heroes = new Set(after.heroes.map(({ id }) => id));
  const fallen = before.heroes
    .filter(({ id }) => !heroes.has(id))
    .map((hero) => ({ ...makeOf(hero), of: hero.of, type: 'individual', count: 1 }));
  return [...dead, ...fallen];
};
