import {
  type Advertisement,
  LISTING_NAMES,
  listingInfo,
  type People,
  SETTLEMENTS,
  type Settlement,
  TYPES,
  type Wish,
} from '@warmoot/systems/csw/campaign';
import { UserError } from '../../../output/userError.ts';
import type { DiceOptions } from './diceOptions.ts';
import { named, wholeNumber } from './named.ts';

export interface MusterOptions extends DiceOptions {
  readonly weeks: string;
  readonly bonus: Advertisement['terms']['bonus'];
  readonly pay: Advertisement['terms']['pay'];
  readonly of?: string;
  readonly alignment?: 'law' | 'neutral' | 'chaotic';
  readonly defence?: string;
  readonly multiLevel?: true;
  readonly coastal?: true;
  readonly inhabitants?: string;
  readonly otherAlignment?: true;
  readonly hire?: readonly string[];
  readonly months: string;
}

/** `city`, or `city state` as in the table of CSW-MUS-02. */
const parseSettlement = (typed: string): Settlement => {
  const keys = Object.keys(SETTLEMENTS) as Settlement[];
  const name = named('settlement', typed, [
    ...new Set([...keys, ...keys.map((key) => SETTLEMENTS[key].name)]),
  ]);
  return keys.find((key) => key === name || SETTLEMENTS[key].name === name) as Settlement;
};

const PEOPLES: readonly People[] = TYPES.flatMap(({ columns }) => [...columns]);
const KIN: Readonly<Record<string, readonly People[]>> = {
  men: ['Altanians', 'Elephians', 'Ebonians', 'Sekars', 'Tarantians'],
  elves: ['Wood Elves', 'Half-Elves', 'High Elves'],
};

/** A people by its name, or all men, or all elves. */
const parsePeoples = (typed: string): readonly People[] => {
  const name = named('people', typed, [...Object.keys(KIN), ...PEOPLES]);
  return KIN[name] ?? [name as People];
};

const parseWish = (typed: string, options: MusterOptions): Wish => {
  const listing = named('listing', typed, LISTING_NAMES);
  if (options.defence !== undefined && listingInfo(listing).fights === undefined)
    throw new UserError(`${listing} do not fight: --defence has no effect on them.`);
  return {
    listing,
    ...(options.of === undefined ? {} : { peoples: parsePeoples(options.of) }),
    ...(options.alignment === undefined ? {} : { alignment: options.alignment }),
    ...(options.defence === undefined ? {} : { defence: wholeNumber('--defence', options.defence, 0, 4) }),
    ...(options.multiLevel ? { multiLevel: true } : {}),
  };
};

export const parseAdvertisement = (
  settlement: string,
  listings: readonly string[],
  options: MusterOptions,
): Advertisement => {
  const place = parseSettlement(settlement);
  if (listings.length === 0)
    throw new UserError(
      'Name at least one listing, such as “Trained Footmen”; `warmoot muster` lists them all.',
    );
  const wishes = listings.map((listing) => parseWish(listing, options));
  const twice = wishes.find(({ listing }, at) => wishes.findIndex((wish) => wish.listing === listing) < at);
  if (twice !== undefined) throw new UserError(`${twice.listing} are listed twice; name them once.`);
  const { inhabitants } = options;
  return {
    settlement: place,
    coastal: options.coastal === true,
    otherAlignment: options.otherAlignment === true,
    ...(inhabitants === undefined
      ? {}
      : { inhabitants: wholeNumber('--inhabitants', inhabitants, 0, 1_000_000) }),
    wishes,
    terms: { bonus: options.bonus, pay: options.pay },
  };
};
