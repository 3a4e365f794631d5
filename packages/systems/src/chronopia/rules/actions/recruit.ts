/** Recruit and Learn (CHR-AAC-10, CHR-AAC-11; CHR-R-100, CHR-R-172; CHR-CNQ-02). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Force } from '../../state/force.ts';
import { cityAt, isAlliedToward } from '../../state/readers.ts';
import type { Army, Campaign, City } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { isNameTaken } from '../commands/naming.ts';
import { buyableBy } from '../forces/buyable.ts';
import { isLed } from '../forces/command.ts';
import { type Fault, fault } from '../forces/fault.ts';
import { pvOf, pvOfBand, pvOfHero } from '../forces/points.ts';
import { type Buyer, buyItems, type Purchase } from '../forces/purchase.ts';
import { ratioFaults } from '../forces/structure.ts';
import { isDeserted } from '../income/cityIncome.ts';
import { acting, type Duties, fails, failure, inFileOrder } from './duties.ts';
import { learnSpells } from './learn.ts';
import { canBeLed, withTroops } from './state.ts';

const POINTS_PER_SIZE = 100;
const FOREIGN_SHARE = 30;

/**
 * CHR-R-100: one of its own cities, or that of an ally who grants ACCESS this turn (CHR-DIP-04); not in the turn after
 * an Abandon (CHR-CAC-20).
 */
const sellsTo = (campaign: Campaign, city: City, { owner }: Army): boolean =>
  city.owner === owner ||
  (isAlliedToward(campaign, city.owner, owner) && campaign.empires[city.owner]!.access.includes(owner));

/** Whose list a city sells: a conquered one that of its first empire, never the conqueror's (CHR-CNQ-02). */
const sellerOf = (city: City): number => city.conquered?.from ?? city.owner;

const pointsFrom = ({ heroes, bands }: Force, empire: number): number =>
  heroes.filter(({ of }) => of === empire).reduce((sum, hero) => sum + pvOfHero(hero), 0) +
  bands.filter(({ of }) => of === empire).reduce((sum, band) => sum + pvOfBand(band), 0);

/** CHR-CNQ-02: the conquered never make up more than 30% of the army that takes them in. */
const roomForConquered = (army: Army, from: number): number => {
  const most = FOREIGN_SHARE * pvOf(army) - 100 * pointsFrom(army, from);
  return Math.max(0, Math.floor(most / (100 - FOREIGN_SHARE)));
};

/** CHR-R-100, CHR-R-172: per army and turn, by the size the city has now. */
export const pointsOpen = (army: Army, city: City): number => {
  const left = Math.max(0, city.size * POINTS_PER_SIZE - army.today.recruitedPoints);
  return city.conquered === null ? left : Math.min(left, roomForConquered(army, city.conquered.from));
};

const buyerFor = (campaign: Campaign, army: Army, city: City): Buyer => {
  const seller = campaign.empires[sellerOf(city)]!;
  const creations = seller.id === army.owner ? seller.creations : []; // CHR-PCR-04
  return {
    empire: seller.id,
    race: city.race,
    house: seller.house,
    list: buyableBy(city.race, seller.house, campaign.options, creations),
    nextId: campaign.nextId,
    money: campaign.empires[army.owner]!.treasury,
    points: pointsOpen(army, city),
    isTaken: (name) => isNameTaken(campaign, army.owner, name),
    army: { heroes: army.heroes, bands: army.bands },
  };
};

/** CHR-AAC-10: the resulting army keeps the ratios, and can be led if it could before. */
const refusalOf = (army: Army, { force }: Purchase): Fault | undefined => {
  const [broken] = ratioFaults(force);
  if (broken !== undefined) return broken;
  return isLed(army, army.owner) && !canBeLed(force, army.owner)
    ? fault('E-14', 'CHR-CMD-02', 'nobody in it could lead that many')
    : undefined;
};

const tellRecruited = (tale: Tale, army: Army, purchase: Purchase): void => {
  const { force, cost, nextId, faults } = purchase;
  const { money, ledger } = booked([
    { empire: army.owner, cause: 'troops', what: army.name, guilders: -cost },
  ]);
  tale.tell({
    type: 'troopsRecruited',
    rules: ['CHR-AAC-10', 'CHR-R-100'],
    about: { army: army.id, cost, ledger },
    change: {
      money,
      armies: [
        [
          army.id,
          {
            ...withTroops(tale.state, army, force),
            today: { ...army.today, recruitedPoints: army.today.recruitedPoints + cost },
          },
        ],
      ],
      set: { nextId },
    },
    told: [
      ...faults.map((one) => failure(army, one)),
      {
        to: [army.owner],
        section: 'execution',
        text: `${army.name} recruited troops for ${counted(cost, 'guilder')}.`,
      },
    ],
  });
};

export const recruitTroops = (tale: Tale, dice: Dice, duties: Duties): void => {
  for (const { army, action } of inFileOrder(tale.state, acting(tale, duties, 'recruit'))) {
    const city = cityAt(tale.state, army.at);
    if (city === undefined || !sellsTo(tale.state, city, army) || isDeserted(tale.state, city)) {
      fails(tale, army, 'CHR-R-100', 'there is no city here in which it may recruit');
      continue;
    }
    if (action.items.length > 0)
      recruitInto(tale, army, buyItems(action.items, buyerFor(tale.state, army, city)));
    learnSpells(tale, dice, army.id, action.learn);
  }
};

const recruitInto = (tale: Tale, army: Army, purchase: Purchase): void => {
  const refused = purchase.cost > 0 ? refusalOf(army, purchase) : undefined;
  if (refused !== undefined)
    fails(tale, army, refused.rule, `it cannot recruit: ${refused.because}`, refused.code);
  else if (purchase.cost > 0) tellRecruited(tale, army, purchase);
  else for (const { rule, because, code } of purchase.faults) fails(tale, army, rule, because, code);
};
