/** Hired bands leave when a lost member is not replaced (CHR-DOW-08, CHR-R-156). */

import { modelTypeOf, profileOf } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Band, Loss } from '../../state/force.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Army, Campaign, Dog, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { withTroops } from '../actions/state.ts';
import { fullModels } from '../forces/composition.ts';
import { isRefused } from '../payables/purse.ts';
import { replacementPrice, withReplacements } from '../payables/replacements.ts';

/** CHR-R-154: turns until a band that left, and one that was destroyed, is back in the pool. */
export const AWAY = { left: 5, destroyed: 10 } as const;

const missingFrom = (band: Band): Loss[] => {
  const full = fullModels(profileOf(band), band.options);
  return Object.entries(full)
    .map(([type, count]) => ({
      profile: band.profile,
      type,
      count: count - (band.models[type] ?? 0),
      band: band.id,
      turn: 0,
    }))
    .filter(({ count }) => count > 0);
};

/** Only the dead of last turn can be replaced (CHR-PAY-09). */
const fellLastTurn = ({ turn }: Campaign, { lost }: Army, { type, band, count }: Loss): boolean =>
  lost
    .filter((loss) => loss.turn === turn - 1 && loss.band === band && loss.type === type)
    .reduce((sum, loss) => sum + loss.count, 0) >= count;

/** CHR-R-156: model cost by the range factor, without the percentage cap. */
const priceOf = (missing: readonly Loss[], { supply }: Army): number => {
  const points = missing.reduce(
    (sum, { profile, type, count }) => sum + count * modelTypeOf(profileOf(profile), type).cost,
    0,
  );
  return replacementPrice(points, supply);
};

const mayReplace = (campaign: Campaign, army: Army, band: Band, missing: readonly Loss[]): boolean =>
  army.supply !== 'out' &&
  missing.every((loss) => fellLastTurn(campaign, army, loss)) &&
  priceOf(missing, army) <= campaign.empires[army.owner]!.treasury &&
  !isRefused(campaign, army.owner, profileOf(band).name);

const fillUp = (tale: Tale, army: Army, band: Band, missing: readonly Loss[]): void => {
  const price = priceOf(missing, army);
  const { name } = profileOf(band);
  const fallen = missing.flatMap((loss) => Array.from({ length: loss.count }, () => ({ loss, cost: 0 })));
  const { money, ledger } = booked([
    { empire: army.owner, cause: 'replacements', what: name, guilders: -price },
  ]);
  tale.tell({
    type: 'dogsReplaced',
    rules: ['CHR-DOW-08', 'CHR-R-156'],
    about: { army: army.id, band: band.profile, models: fallen.length, ledger },
    change: { money, armies: [[army.id, withTroops(tale.state, army, withReplacements(army, fallen, 0))]] },
    told: [
      {
        to: [army.owner],
        section: 'treasury',
        text: `Losses of ${name} replaced for ${counted(price, 'guilder')}.`,
      },
    ],
  });
};

/** Awarded to it, or in one of its armies. */
export const isHiredBy = (campaign: Campaign, empire: EmpireId, { band, state, high }: Dog): boolean =>
  state === 'hired' &&
  (high?.empire === empire ||
    armiesOf(campaign, empire).some(({ heroes, bands }) =>
      [...heroes, ...bands].some(({ profile }) => profile === band),
    ));

export const dogsWith = (dogs: readonly Dog[], band: string, change: Partial<Dog>): Dog[] =>
  dogs.map((dog) => (dog.band === band ? { ...dog, ...change } : dog));

const leave = (tale: Tale, army: Army, band: Band): void => {
  const { turn, dogs } = tale.state;
  const force = { heroes: army.heroes, bands: army.bands.filter(({ id }) => id !== band.id) };
  const isGone = force.heroes.length + force.bands.length === 0;
  tale.tell({
    type: 'dogsLeft',
    rules: ['CHR-DOW-08', 'CHR-R-154'],
    about: { army: army.id, band: band.profile },
    change: {
      armies: [[army.id, isGone ? null : withForce(army, force)]],
      set: { dogs: dogsWith(dogs, band.profile, { state: 'away', until: turn + AWAY.left, high: null }) },
    },
    told: [
      {
        to: [army.owner],
        section: 'armies',
        text: `${profileOf(band).name} left ${army.name}: the losses were not replaced.`,
      },
    ],
  });
};

/** Band by band: losses are replaced if possible, unless NO PAY names the band; the other bands leave. */
export const keepDogs = (tale: Tale, empire: EmpireId): void => {
  for (const { id, bands } of armiesOf(tale.state, empire))
    for (const band of bands.filter(({ hired }) => hired)) {
      const army = tale.state.armies[id]!;
      const missing = missingFrom(band);
      if (missing.length === 0) continue;
      if (mayReplace(tale.state, army, band, missing)) fillUp(tale, army, band, missing);
      else leave(tale, army, band);
    }
};
