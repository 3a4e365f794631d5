/** Group 3 of the payables: the upkeep of armies, all or nothing (CHR-PAY-07, -08, CHR-SUP-10, CHR-R-30, CHR-R-183). */

import type { Tale } from '../../engine/tale.ts';
import type { Ledger } from '../../orders/orders.ts';
import { armiesOf, folded, playersIn, sameName, statementsOfKind } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { pvOf } from '../forces/points.ts';
import { isAtSpring } from '../ground/gathering.ts';
import { reportPaid } from './paid.ts';
import { isRefused, type Payable, type Settlement, settle } from './purse.ts';
import { upkeepOf } from './upkeep.ts';

/** Points of bands hired this turn, by army: paid for at the auction (CHR-R-152). */
type Unpriced = ReadonlyMap<ArmyId, number>;

/** CHR-PAY-08: armies Out of Supply cannot be paid for, except at a spring (CHR-R-58). CHR-PAY-16: nor can new ones. */
const isDue = (campaign: Campaign, army: Army): boolean =>
  army.raisedTurn !== campaign.turn && (army.supply !== 'out' || isAtSpring(campaign, army));

const payableOf = (campaign: Campaign, unpriced: Unpriced, army: Army): Payable => ({
  what: army.name,
  price: upkeepOf(campaign, army, unpriced.get(army.id)),
  value: pvOf(army),
  id: army.id,
});

const settled = ({ paid, unpaid }: Settlement<Payable>): [ArmyId, Partial<Army>][] => [
  ...paid.map(({ id }): [ArmyId, Partial<Army>] => [id, { paid: true }]),
  ...unpaid.map(({ id }): [ArmyId, Partial<Army>] => [id, { paid: false, supply: 'out' }]),
];

/** Whole armies, including those that will be disbanded this turn (CHR-PAY-17). */
export const payArmies = (
  tale: Tale,
  empire: EmpireId,
  unpriced: Unpriced,
  sponsored: ReadonlySet<ArmyId>,
): void => {
  const due = armiesOf(tale.state, empire)
    .filter(({ id }) => !sponsored.has(id))
    .filter((army) => isDue(tale.state, army));
  if (due.length === 0) return;
  const settlement = settle(
    tale.state,
    empire,
    due.map((army) => payableOf(tale.state, unpriced, army)),
  );
  reportPaid(
    tale,
    empire,
    'armies',
    settlement,
    { armies: settled(settlement) },
    { rules: ['CHR-PAY-07', 'CHR-SUP-10'] },
  );
};

interface Sponsorship {
  readonly sponsor: EmpireId;
  readonly army: Army;
}

const accepts = (campaign: Campaign, owner: EmpireId, sponsor: EmpireId, army: string): boolean =>
  statementsOfKind(campaign, owner, 'accept').some(
    ({ empire, what }) => sameName(empire, campaign.empires[sponsor]!.name) && sameName(what, army),
  );

type PayUpkeep = Extract<Ledger, { s: 'payUpkeep' }>;
interface Offer extends Pick<PayUpkeep, 'empire'> {
  readonly sponsor: EmpireId;
  readonly name: string;
  /** None: its owner has not accepted, or there is no such army. */
  readonly army: Army | undefined;
}

/** CHR-PAY-15, CHR-R-29: PAY UPKEEP concerns both empires, so the owner must ACCEPT it. */
const offersIn = (campaign: Campaign): Offer[] => {
  const acceptedArmy = (sponsor: EmpireId, { empire, army: name }: PayUpkeep): Army | undefined =>
    armiesOf(campaign).find(
      (each) =>
        each.owner !== sponsor &&
        folded(each.name) === folded(name) &&
        sameName(campaign.empires[each.owner]!.name, empire) &&
        accepts(campaign, each.owner, sponsor, name),
    );
  return playersIn(campaign).flatMap(({ id: sponsor }) =>
    statementsOfKind(campaign, sponsor, 'payUpkeep').map((offer) => ({
      sponsor,
      empire: offer.empire,
      name: offer.army,
      army: acceptedArmy(sponsor, offer),
    })),
  );
};

/** The first sponsor by id counts. */
export const sponsorships = (campaign: Campaign): Sponsorship[] => {
  const found = new Map<ArmyId, Sponsorship>();
  for (const { sponsor, army } of offersIn(campaign))
    if (army !== undefined && !found.has(army.id)) found.set(army.id, { sponsor, army });
  return [...found.values()];
};

/** CHR-DIP-03, CHR-HID-24: the same message whether the army is unknown or its owner did not accept. */
export const reportUnaccepted = (tale: Tale): void => {
  const offers = offersIn(tale.state).filter(({ army }) => army === undefined);
  if (offers.length === 0) return;
  tale.tell({
    type: 'upkeepNotAccepted',
    rules: ['CHR-DIP-03', 'CHR-R-29'],
    told: offers.map(({ sponsor, empire, name }) => ({
      to: [sponsor],
      section: 'execution',
      text: `Upkeep of ${name} of ${empire} is not taken over: it was not accepted (E-16).`,
    })),
  });
};

/** CHR-R-183: first the sponsor; if that fails, the owner; otherwise it is unpaid. */
const payerOf = (campaign: Campaign, { sponsor, army }: Sponsorship, price: number): EmpireId | null => {
  if (campaign.empires[sponsor]!.treasury >= price) return sponsor;
  const owner = campaign.empires[army.owner]!;
  return owner.treasury >= price && !isRefused(campaign, owner.id, army.name) ? owner.id : null;
};

export const paySponsored = (tale: Tale, given: readonly Sponsorship[], unpriced: Unpriced): void => {
  for (const sponsorship of given) {
    const army = tale.state.armies[sponsorship.army.id];
    if (army == null || !isDue(tale.state, army)) continue;
    const { price, what } = payableOf(tale.state, unpriced, army);
    const payer = payerOf(tale.state, sponsorship, price);
    tellSponsored(tale, { ...sponsorship, army }, { payer, price, what });
  }
};

const tellSponsored = (
  tale: Tale,
  { sponsor, army }: Sponsorship,
  { payer, price, what }: { readonly payer: EmpireId | null; readonly price: number; readonly what: string },
): void => {
  const { money, ledger } = booked(
    payer === null ? [] : [{ empire: payer, cause: 'upkeep', what, guilders: -price }],
  );
  const name = payer === null ? 'nobody' : tale.state.empires[payer]!.name;
  tale.tell({
    type: 'sponsoredUpkeepPaid',
    rules: ['CHR-PAY-15', 'CHR-R-183'],
    about: { army: army.id, sponsor, payer, ledger },
    change: { money, armies: [[army.id, payer === null ? { paid: false, supply: 'out' } : { paid: true }]] },
    told: [
      {
        to: [...new Set([army.owner, sponsor])],
        section: 'treasury',
        text: `Upkeep of ${what}, ${counted(price, 'guilder')}: paid by ${name}.`,
      },
    ],
  });
};
