/** Disband (CHR-AAC-02, CHR-R-99). */
import { profileOf } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Item } from '../../orders/orders.ts';
import type { Band, Force } from '../../state/force.ts';
import type { Army, Campaign, Dog } from '../../state/state.ts';
import { AWAY, dogsWith } from '../dogs/keepDogs.ts';
import { takeItems } from '../forces/items.ts';
import { acting, type Duties, fails, failure } from './duties.ts';
import { withTroops } from './state.ts';

const NOBODY: Force = { heroes: [], bands: [] };

const goers = (army: Army, items: readonly Item[] | 'ALL') =>
  items === 'ALL'
    ? { taken: { heroes: army.heroes, bands: army.bands }, rest: NOBODY, faults: [] }
    : takeItems({ heroes: army.heroes, bands: army.bands }, items, 'models');

/**
 * Hired bands go back to where they came from (CHR-R-154). A band of which a part stays still serves; it leaves at the
 * next Payables (CHR-DOW-08).
 */
const freedDogs = (
  { dogs, turn }: Campaign,
  gone: readonly Band[],
  staying: readonly Band[],
): readonly Dog[] =>
  gone
    .filter(({ hired, id }) => hired && !staying.some((band) => band.id === id))
    .reduce(
      (pool: readonly Dog[], { profile }) =>
        dogsWith(pool, profile, { state: 'away', until: turn + AWAY.left, high: null }),
      dogs,
    );

const namesOf = ({ heroes, bands }: Force): string =>
  [...heroes.map(({ name }) => name), ...bands.map((band) => profileOf(band).name)].join(', ');

/** Nothing is refunded; the troops can only be recruited again. */
export const disbandTroops = (tale: Tale, duties: Duties): void => {
  for (const { army, action } of acting(tale, duties, 'disband')) {
    const { taken, rest, faults } = goers(army, action.items);
    if (taken.heroes.length + taken.bands.length === 0) {
      fails(tale, army, 'CHR-R-99', 'it has no such troops to disband', 'E-10');
      continue;
    }
    const isGone = rest.heroes.length + rest.bands.length === 0;
    tale.tell({
      type: 'troopsDisbanded',
      rules: ['CHR-AAC-02', 'CHR-R-99'],
      about: { army: army.id, gone: isGone },
      change: {
        armies: [[army.id, isGone ? null : withTroops(tale.state, army, rest)]],
        set: { dogs: freedDogs(tale.state, taken.bands, rest.bands) },
      },
      told: [
        ...faults.map((fault) => failure(army, fault)),
        { to: [army.owner], section: 'execution', text: `${army.name} disbanded ${namesOf(taken)}.` },
      ],
    });
  }
};
