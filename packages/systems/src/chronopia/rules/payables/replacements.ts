/** Replacements for the dead of last turn (CHR-PAY-09, -10, CHR-RSP, CHR-R-80, CHR-R-167, CHR-R-168). */
import { CONSTANTS, modelTypeOf, profileOf, TRIBES } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Item } from '../../orders/orders.ts';
import { type Band, type Force, type Hero, type Loss, makeOf } from '../../state/force.ts';
import { armiesOf, folded, statementsOfKind } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, SupplyStatus } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { withTroops } from '../actions/state.ts';
import { freeName } from '../commands/naming.ts';
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
const resupplyTerms = (supply: SupplyStatus): readonly [limit: number, price: number] | null =>
  supply === 'out' ? null : CONSTANTS.resupply[supply];

/** CHR-RSP-02, CHR-R-80: the limit is rounded down, the cost of all together up. */
export const replacementLimit = (lost: number, supply: SupplyStatus): number =>
  Math.floor((lost * (resupplyTerms(supply)?.[0] ?? 0)) / 100);
export const replacementPrice = (points: number, supply: SupplyStatus): number =>
  Math.ceil((points * (resupplyTerms(supply)?.[1] ?? 0)) / 100);

const costOfLoss = (loss: Loss): number => {
  const { type } = loss;
  const entry = profileOf(loss);
  return type === 'individual' ? entry.models[0]!.cost : modelTypeOf(entry, type).cost;
};

const isHired = (loss: Loss): boolean => profileOf(loss).minimumBid !== undefined;
/**
 * A player's own creation among them (CHR-PCR-04); not what only magic provides, nor such models in a bought band
 * (CHR-RAC-09).
 */
const isBuyable = (loss: Loss): boolean => {
  const { gainedOnly, models } = profileOf(loss);
  return !gainedOnly && !models.some((model) => model.type === loss.type && model.gainedOnly);
};

/** CHR-PAY-09: the losses of last turn alone; Dogs of War have their own rule (CHR-R-168). */
export const replaceable = ({ turn }: Campaign, { lost }: Army): Loss[] =>
  lost.filter((loss) => loss.turn === turn - 1 && isBuyable(loss) && !isHired(loss));

export const pointsLost = (losses: readonly Loss[]): number =>
  losses.reduce((sum, loss) => sum + loss.count * costOfLoss(loss), 0);

/** `5x sk-axemen (leader, shadow)`, by entry or by name: of that type, of that tribe (CHR-RAC-24). */
const matches = (item: Item, loss: Loss): boolean => {
  const { profile, type, tribe } = loss;
  const words = (item.options ?? []).map(folded);
  const tribes = words.filter((word) => TRIBES.includes(word));
  const types = words.filter((word) => !TRIBES.includes(word));
  return (
    [profile, profileOf(loss).name].map(folded).includes(folded(item.profile)) &&
    (types.length === 0 || types.includes(folded(type))) &&
    (tribes.length === 0 || tribes.includes(tribe ?? ''))
  );
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

/** CHR-R-42: models beyond the limit or the treasury are cut from the end of the list. */
const affordable = (fallen: readonly Fallen[], limit: number, treasury: number, army: Army): Fallen[] => {
  const bought = [...fallen];
  const isTooMuch = (points: number): boolean =>
    points > limit || replacementPrice(points, army.supply) > treasury || isTooLarge(pvOf(army) + points);
  while (bought.length > 0 && isTooMuch(sumOfCosts(bought))) bought.pop();
  return bought;
};

/** CHR-PLY-05, CHR-PAY-10: every newcomer has a name that is free in the empire. */
const named = (campaign: Campaign, empire: EmpireId, fallen: readonly Fallen[]): Fallen[] => {
  const given: string[] = [];
  return fallen.map((each) => {
    if (each.loss.band !== undefined) return each;
    const as = freeName(campaign, empire, each.as ?? profileOf(each.loss).name, given);
    given.push(as);
    return { ...each, as };
  });
};

/** CHR-RSP-03: individuals come back within the same limits, as somebody new. */
const newPerson = ({ loss, as }: Fallen, owner: EmpireId, id: number): Hero =>
  newHero(profileOf(loss), { id, of: loss.of ?? owner, name: as ?? profileOf(loss).name });

/** They return to their band; a band that was wiped out returns as it was, with its number. */
const withModel = (bands: readonly Band[], loss: Loss, owner: EmpireId): Band[] => {
  const { type, band: id } = loss;
  if (!bands.some((band) => band.id === id))
    return [...bands, { ...makeOf(loss), id: id!, of: loss.of ?? owner, models: { [type]: 1 } }];
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
  const force = withReplacements(army, named(tale.state, army.owner, bought), nextId);
  tale.tell({
    type: 'lossesReplaced',
    rules: ['CHR-PAY-09', 'CHR-RSP-01', 'CHR-R-80'],
    about: { army: army.id, empire: army.owner, models: bought.length, points: sumOfCosts(bought), ledger },
    change: {
      money,
      armies: [[army.id, withTroops(tale.state, army, force)]],
      set: { nextId: nextId + bought.length },
    },
    told: [
      {
        to: [army.owner],
        section: 'treasury',
        text: `Replacements for ${army.name}: ${counted(bought.length, 'model')} for ${counted(price, 'guilder')}.`,
      },
    ],
  });
};

/** Why fewer models return than the order requests (CHR-R-42). */
const shortage = (
  army: Army,
  { asked, fallen, bought }: { readonly asked: number; readonly fallen: number; readonly bought: number },
  isDear: boolean,
): string | undefined => {
  if (bought === asked) return undefined;
  if (army.supply === 'out') return 'no losses are replaced while it is Out of Supply (E-11)';
  const many = `${bought} of ${asked} models requested`;
  if (bought === fallen) return `${many}; no more of them fell last turn (E-10)`;
  return isDear
    ? `${many}; the treasury cannot pay for more (E-08)`
    : `${many}; that is the limit of its supply and size (E-09)`;
};

const tellShortage = (tale: Tale, { id, owner, name }: Army, why: string): void => {
  tale.tell({
    type: 'replacementsCut',
    rules: ['CHR-R-42', 'CHR-PAY-09'],
    about: { army: id },
    told: [{ to: [owner], section: 'execution', text: `Replacements for ${name}: ${why}.` }],
  });
};

/** Losses while Out of Supply were never noted (CHR-FOR-03); an army that now is cannot replace any. */
export const replaceLosses = (tale: Tale, empire: EmpireId): void => {
  for (const [{ id }, items] of wishesOf(tale.state, empire)) {
    const army = tale.state.armies[id]!;
    const { treasury } = tale.state.empires[empire]!;
    const losses = replaceable(tale.state, army);
    const limit = replacementLimit(pointsLost(losses), army.supply);
    const fallen = fallenFor(losses, items);
    const bought = affordable(fallen, limit, treasury, army);
    const isDear = bought.length < affordable(fallen, limit, Number.MAX_SAFE_INTEGER, army).length;
    const asked = items.reduce((sum, { count }) => sum + count, 0);
    const why = shortage(army, { asked, fallen: fallen.length, bought: bought.length }, isDear);
    if (bought.length > 0) tellReplaced(tale, army, bought);
    if (why !== undefined) tellShortage(tale, army, why);
  }
};
