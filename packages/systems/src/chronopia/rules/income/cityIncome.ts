/** The income of one city (CHR-CTY-01..05, CHR-R-15, CHR-R-16). */
import type { Dice, Roll } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { roll } from '../../engine/tale.ts';
import type { Campaign, City } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';

export interface CityIncome {
  readonly city: City;
  readonly corruption: number;
  /** After corruption. */
  readonly net: number;
  /** The part lost to Treachery or Revolt. */
  readonly lost: number;
  readonly rolls: readonly Roll[];
}

/** CHR-CTY-01, CHR-CTY-02 */
const PER_SIZE = 100;

/** CHR-CAC-20, CHR-INC-07: nothing in the turn after it was abandoned. */
export const isDeserted = ({ turn }: Campaign, { abandonedTurn }: City): boolean =>
  abandonedTurn > 0 && turn === abandonedTurn + 1;

export const isActive = ({ improvements }: City, kind: keyof City['improvements']): boolean =>
  improvements[kind]?.active === true;

/** CHR-INC-05, CHR-INC-06, CHR-SPA-07: each of these halves. */
const halvings = ({ conquered, besiegedHalf, disrupted }: City): string[] => [
  ...(conquered === null ? [] : ['conquered']),
  ...(besiegedHalf ? ['besieged'] : []),
  ...(disrupted ? ['disrupted'] : []),
];

/** In hundredths of a guilder, so that a chain of halves is rounded once (CHR-R-04): at most eight halves of 100. */
const grossHundredths = (city: City): number => {
  const percent = isActive(city, 'marketplace') ? CONSTANTS.improvements.marketplace.incomePct : 100; // CHR-IMP-02
  return (city.size * PER_SIZE * percent) / 2 ** halvings(city).length;
};

/** Before corruption, rounded down (CHR-GEN-07). */
export const grossIncome = (city: City): number => Math.floor(grossHundredths(city) / 100);

/** CHR-CTY-03, CHR-R-16: never below 0. */
const corruptionOf = (dice: Dice, city: City): { percent: number; rolls: Roll[] } => {
  const taken = roll(dice, 20, `corr:${city.name}`);
  if (!isActive(city, 'courthouse')) return { percent: taken.value, rolls: [taken] };
  const court = roll(dice, 20, `court:${city.name}`); // CHR-CTY-04, CHR-CAC-02
  return { percent: Math.max(0, taken.value - court.value), rolls: [taken, court] };
};

export const cityIncome = (dice: Dice, city: City): CityIncome => {
  const { percent, rolls } = corruptionOf(dice, city);
  const net = Math.floor((grossHundredths(city) * (100 - percent)) / 10_000);
  const kept = Math.floor((net * (100 - (city.plunder?.percent ?? 0))) / 100);
  return { city, corruption: percent, net, lost: net - kept, rolls };
};

/** `Karsk: 500, marketplace, corruption 13%: 652 guilders.` */
export const incomeLine = ({ city, corruption, net }: CityIncome): string => {
  const market = isActive(city, 'marketplace') ? ['marketplace +50%'] : [];
  const causes = [...market, ...halvings(city).map((cause) => `${cause} −50%`), `corruption ${corruption}%`];
  return `${city.name}: ${city.size * PER_SIZE}, ${causes.join(', ')}: ${counted(net, 'guilder')}.`;
};
