import {
  type Advertisement,
  advertise,
  type Bill,
  billOf,
  crowdReaction,
  type Formed,
  formUnits,
  sumOfBills,
  upkeepOf,
} from '@warmoot/systems/csw/campaign';
import { UNITS, unitTypeOf } from '@warmoot/systems/csw/units';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import type { Page } from '../../../rules/terminal.ts';
import { diceInHand } from './diceOptions.ts';
import { drawMuster } from './drawMuster.ts';
import { hiredOf, hiringOf, parseLimits } from './hired.ts';
import { wholeNumber } from './named.ts';
import { type MusterOptions, parseAdvertisement } from './parseAdvertisement.ts';

const billFor = ({ units }: Formed, ad: Advertisement, months: number): Bill =>
  sumOfBills(
    units.map(({ code, count }) => {
      const upkeep = upkeepOf(unitTypeOf(UNITS, code))!;
      return billOf(upkeep, count, { months, battleMonths: 0, isNew: true, terms: ad.terms });
    }),
  );

const EXPERIENCE = { green: 1, experienced: 2, veteran: 3, elite: 4 } as const;

/** CSW-AMO-02: the lines of an army file, so that the recruits can be fielded. */
const armyOf = ({ units }: Formed) =>
  units.map(({ code, count, trainedClass }) => ({ code, count, experience: EXPERIENCE[trainedClass] }));

export const runMuster = (
  settlement: string,
  listings: readonly string[],
  options: MusterOptions,
  page: Page,
): CommandOutput => {
  const ad = parseAdvertisement(settlement, listings, options);
  const weeks = wholeNumber('--weeks', options.weeks, 1, 52);
  const months = wholeNumber('--months', options.months, 1, 120);
  const limits = parseLimits(
    options.hire,
    ad.wishes.map(({ listing }) => listing),
  );
  const { dice, source, note } = diceInHand(options);
  const campaign = advertise(ad, weeks, dice);
  const hired = hiredOf(campaign.recruits, limits);
  const crowd = crowdReaction(hiringOf(campaign.recruits, hired), dice);
  const formed = formUnits(hired);
  const muster = { ad, campaign, hired, crowd, formed, months, bill: billFor(formed, ad, months) };
  return {
    lines: [...drawMuster(muster, page), '', page.paint('dim', note())],
    json: { ...source, ...muster, army: armyOf(formed) },
  };
};
