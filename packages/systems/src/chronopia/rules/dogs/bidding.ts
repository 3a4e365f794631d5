/** The open auction of Dogs of War (CHR-DOW-02, -09, CHR-R-153). */
import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import { profileOf } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Campaign, Dog, EmpireId } from '../../state/state.ts';
import { agreed, counted } from '../../words/grammar.ts';
import { dogOf, mayHire } from '../forces/hiring.ts';
import { dogsWith } from './keepDogs.ts';
import { isBand } from './placeDogs.ts';

interface Bid {
  readonly campaign: Campaign;
  readonly empire: EmpireId;
  readonly band: string;
  readonly guilders: number;
}

const dogCalled = ({ dogs }: Campaign, band: string): Dog | undefined =>
  dogs.find((dog) => isBand(dog, band));

/** Money committed to the present highest bid cannot be spent in T4 (CHR-R-153). */
const heldByBids = ({ dogs }: Campaign, empire: EmpireId, but?: Dog): number =>
  dogs
    .filter((dog) => dog !== but && dog.state === 'offered' && dog.high?.empire === empire)
    .reduce((sum, { high }) => sum + high!.guilders, 0);

export const freeMoney = (campaign: Campaign, empire: EmpireId, but?: Dog): number =>
  campaign.empires[empire]!.treasury - heldByBids(campaign, empire, but);

const isOffered: Clause<Bid> = ({ campaign, band }) =>
  dogCalled(campaign, band)?.state === 'offered'
    ? permit
    : refuse('CHR-DOW-01', 'no such band is on offer this turn');

const isServed: Clause<Bid> = ({ campaign, empire, band }) => {
  const { race, house } = campaign.empires[empire]!;
  const dog = dogOf(dogCalled(campaign, band)!.band)!;
  return mayHire(dog, { race, house, forces: armiesOf(campaign, empire) })
    ? permit
    : refuse('CHR-DOW-09', `${agreed(dog.name, 'does', 'do')} not serve your people`);
};

/** The least valid bid: the minimum, or one more than the highest. */
export const lowestBid = (campaign: Campaign, band: string): number => {
  const dog = dogCalled(campaign, band);
  if (dog === undefined) return 0;
  return Math.max(profileOf(dog.band).minimumBid ?? 0, (dog.high?.guilders ?? 0) + 1);
};

const isHighEnough: Clause<Bid> = ({ campaign, band, guilders }) => {
  const least = lowestBid(campaign, band);
  return Number.isInteger(guilders) && guilders >= least
    ? permit
    : refuse('CHR-R-153', `the minimum bid is now ${counted(least, 'guilder')}`);
};

/** Only the bidder learns of a refusal for lack of money: it answers his own command. */
const isCovered: Clause<Bid> = ({ campaign, empire, band, guilders }) => {
  const free = freeMoney(campaign, empire, dogCalled(campaign, band));
  return guilders <= free
    ? permit
    : refuse('CHR-R-153', `other bids leave only ${counted(free, 'guilder')} of your treasury`);
};

export const checkBid = (campaign: Campaign, empire: EmpireId, band: string, guilders: number): Verdict =>
  firstRefusal([isOffered, isServed, isHighEnough, isCovered], { campaign, empire, band, guilders });

/** CHR-R-153: public and final; everybody else may reconsider. */
export const bid = (tale: Tale, empire: EmpireId, band: string, guilders: number): void => {
  const { state } = tale;
  const dog = dogCalled(state, band)!;
  const ready = state.window?.ready.filter((id) => id === empire) ?? [];
  tale.tell({
    type: 'bidMade',
    rules: ['CHR-DOW-02', 'CHR-R-153'],
    about: { empire, band: dog.band, guilders },
    change: {
      set: {
        dogs: dogsWith(state.dogs, dog.band, { high: { empire, guilders } }),
        ...(state.window === null ? {} : { window: { ...state.window, ready } }),
      },
    },
    told: [
      {
        to: 'all',
        section: 'dogs',
        text: `${state.empires[empire]!.name} bids ${counted(guilders, 'guilder')} for ${profileOf(dog.band).name}.`,
      },
    ],
  });
};
