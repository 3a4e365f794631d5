/** Replacements for the dead of last turn (CHR-PAY-09, -10, CHR-RSP, CHR-R-80, CHR-R-167, CHR-R-168). */
import { withForce } from '../../armies.ts';
import { CONSTANTS, modelTypeOf, PROFILES, profileOf } from '../../data/index.ts';
import type { Band, Force, Hero, Loss } from '../../force.ts';
import type { Item } from '../../orders.ts';
import { armiesOf, folded, statementsOfKind } from '../../readers.ts';
import type { Army, Campaign, EmpireId, SupplyStatus } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { booked } from '../accounting/ledger.ts';
import { newHero } from '../forces/newTroops.ts';
import { isTooLarge, pvOf } from '../forces/points.ts';

/** One model to be bought again. */
export interface Fallen {
  readonly loss: Loss;
  readonly cost: number;
  /** Name of a new individual. */
  readonly as?: string;
}

/** Share of the points lost that may be replaced, and the price in percent; none Out of Supply (CHR-RSP-01). */
export const resupplyTerms = (supply: SupplyStatus): readonly [limit: number, price: number] | null =>
  supply === 'out' ? null : CONSTANTS.resupply[supply];

/** CHR-RSP-02, CHR-R-80: the limit is rounded down, the cost of all together up. */
export const replacementLimit = (lost: number, supply: SupplyStatus): number =>
  Math.floor((lost * (resupplyTerms(supply)?.[0] ?? 0)) / 100);
export const replacementPrice = (points: number, supply: SupplyStatus): number =>
  Math.ceil((points * (resupplyTerms(supply)?.[1] ?? 0)) / 100);

export const costOfLoss = ({ profile, type }: Loss): number => {
  const entry = profileOf(profile);
  return type === 'individual' ? entry.models[0]!.cost : modelTypeOf(entry, type).cost;
};

const isHired = ({ profile }: Loss): boolean => PROFILES[profile]?.minimumBid !== undefined;
const isBuyable = ({ profile }: Loss): boolean =>
  PROFILES[profile] !== undefined && !PROFILES[profile].gainedOnly;

/** CHR-PAY-09: the losses of last turn alone; Dogs of War have their own rule (CHR-R-168). */
export const replaceable = ({ turn }: Campaign, { lost }: Army): Loss[] =>
  lost.filter((loss) => loss.turn === turn - 1 && isBuyable(loss) && !isHired(loss));

export const pointsLost = (losses: readonly Loss[]): number =>
  losses.reduce((sum, loss) => sum + loss.count * costOfLoss(loss), 0);

const matches = (item: Item, { profile, type }: Loss): boolean => {
  const wanted = (item.options ?? []).map(folded);
  return folded(profile) === folded(item.profile) && (wanted.length === 0 || wanted.includes(folded(type)));
};

/** CHR-PAY-10: exact copies only; each model of the list takes the first matching loss that is left. */
const fallenFor = (losses: readonly Loss[], items: readonly Item[]): Fallen[] => {
  const left = losses.map(({ count }) => count);
  return items.flatMap((item) =>
    Array.from({ length: item.count }, (): Fallen[] => {
      const at = losses.findIndex((loss, i) => left[i]! > 0 && matches(item, loss));
      if (at < 0) return [];
      left[at]!--;
      const loss = losses[at]!;
      return [{ loss, cost: costOfLoss(loss), ...(item.as === undefined ? {} : { as: item.as }) }];
    }).flat(),
  );
};

const sumOfCosts = (fallen: readonly Fallen[]): number => fallen.reduce((sum, { cost }) => sum + cost, 0);

/** CHR-R-42: what is too much for limit or treasury is cut from the end of the list. */
const affordable = (fallen: readonly Fallen[], limit: number, treasury: number, army: Army): Fallen[] => {
  const bought = [...fallen];
  const isTooMuch = (points: number): boolean =>
    points > limit || replacementPrice(points, army.supply) > treasury || isTooLarge(pvOf(army) + points);
  while (bought.length > 0 && isTooMuch(sumOfCosts(bought))) bought.pop();
  return bought;
};

/** CHR-RSP-03: individuals come back within the same limits, as somebody new. */
const newPerson = ({ loss: { profile }, as }: Fallen, of: EmpireId, id: number): Hero => {
  const entry = profileOf(profile);
  return newHero(entry, { id, of, name: as ?? `${entry.name} ${id}` });
};

/** Back into the band they belonged to; a band that was wiped out stands again under its number. */
const withModel = (bands: readonly Band[], { profile, type, band: id }: Loss, of: EmpireId): Band[] => {
  if (!bands.some((band) => band.id === id))
    return [...bands, { id: id!, profile, of, models: { [type]: 1 } }];
  return bands.map((band) =>
    band.id === id ? { ...band, models: { ...band.models, [type]: (band.models[type] ?? 0) + 1 } } : band,
  );
};

/** The force with the fallen bought again; new individuals are numbered from `nextId` (CHR-PAY-10, CHR-WND-03). */
export const withReplacements = (army: Army, fallen: readonly Fallen[], nextId: number): Force => {
  let { heroes, bands } = army as Force;
  for (const each of fallen)
    if (each.loss.band === undefined) heroes = [...heroes, newPerson(each, army.owner, nextId++)];
    else bands = withModel(bands, each.loss, army.owner);
  return { heroes, bands };
};

/** Items of all REPLACE lines by army, in the order of the file (CHR-R-177). */
const wishesOf = (campaign: Campaign, empire: EmpireId): Map<Army, Item[]> => {
  const wishes = new Map<Army, Item[]>();
  const armies = armiesOf(campaign, empire);
  for (const { army: name, items } of statementsOfKind(campaign, empire, 'replace')) {
    const army = armies.find((each) => folded(each.name) === folded(name));
    if (army !== undefined) wishes.set(army, [...(wishes.get(army) ?? []), ...items]);
  }
  return wishes;
};

const tellReplaced = (tale: Tale, army: Army, bought: readonly Fallen[]): void => {
  const { nextId } = tale.state;
  const price = replacementPrice(sumOfCosts(bought), army.supply);
  const what = `replacements of ${army.name}`;
  const { money, ledger } = booked([{ empire: army.owner, cause: 'replacements', what, guilders: -price }]);
  const force = withReplacements(army, bought, nextId);
  tale.tell({
    type: 'lossesReplaced',
    rules: ['CHR-PAY-09', 'CHR-RSP-01', 'CHR-R-80'],
    about: { army: army.id, empire: army.owner, models: bought.length, points: sumOfCosts(bought), ledger },
    change: { money, armies: [[army.id, withForce(army, force)]], set: { nextId: nextId + bought.length } },
    told: [
      {
        to: [army.owner],
        section: 'treasury',
        text: `Replacements for ${army.name}: ${bought.length} models for ${price} guilders.`,
      },
    ],
  });
};

/** Losses while Out of Supply were never noted (CHR-FOR-03); an army that now is cannot replace any. */
export const replaceLosses = (tale: Tale, empire: EmpireId): void => {
  for (const [{ id }, items] of wishesOf(tale.state, empire)) {
    const army = tale.state.armies[id]!;
    const losses = replaceable(tale.state, army);
    const limit = replacementLimit(pointsLost(losses), army.supply);
    const bought = affordable(fallenFor(losses, items), limit, tale.state.empires[empire]!.treasury, army);
    if (bought.length > 0) tellReplaced(tale, army, bought);
  }
};
