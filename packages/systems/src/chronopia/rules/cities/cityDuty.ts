/** A city about to act, and how its failures are reported (CHR-GRM-04). */
import type { Dice } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import type { ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Action, ErrorCode } from '../../orders/orders.ts';
import type { City, CityDay } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { isActive } from '../income/cityIncome.ts';

export type CityActionKind =
  | 'build'
  | 'grow'
  | 'capitulate'
  | 'counterEspionage'
  | 'raiseEngineer'
  | 'raiseSpy'
  | 'commissionScout'
  | 'raiseTroops'
  | 'spawnSettlers'
  | 'abandonCity'
  | 'hold';

/** Carries out one action of a city in its present state (CHR-R-172). */
export type CityActionHandler<K extends CityActionKind> = (
  tale: Tale,
  dice: Dice,
  city: City,
  action: Extract<Action, { a: K }>,
) => void;

export const cityReport = ({ owner }: City, text: string): ReportText => ({
  to: [owner],
  section: 'cities',
  text,
});

/** Repaired to Hold, with the code (CHR-R-42). */
export const cityFails = (tale: Tale, city: City, code: ErrorCode, rule: string, because: string): void => {
  tale.tell({
    type: 'cityOrderFailed',
    rules: [rule],
    about: { city: city.id, code },
    told: [
      {
        to: [city.owner],
        section: 'execution',
        text: `${city.name} ${code === 'E-07' ? 'does no more' : 'holds'}: ${because} (${code}, ${rule}).`,
      },
    ],
  });
};

/** E-08; the sum is the owner's own, so it may be named. */
export const isTooDear = (tale: Tale, city: City, price: number): boolean => {
  const { treasury } = tale.state.empires[city.owner]!;
  if (price <= treasury) return false;
  cityFails(
    tale,
    city,
    'E-08',
    'CHR-R-28',
    `it costs ${counted(price, 'guilder')} and the treasury holds ${treasury}`,
  );
  return true;
};

export const withDay = (city: City, day: Partial<CityDay>): Pick<City, 'today'> => ({
  today: { ...city.today, ...day },
});

/** CHR-CTY-07, CHR-IMP-09, CHR-R-22: an aqueduct without a granary does not help. */
export const largestSize = (city: City): number => {
  if (!isActive(city, 'granary')) return CONSTANTS.sizeCap.none;
  return isActive(city, 'aqueduct') ? CONSTANTS.sizeCap['granary+aqueduct'] : CONSTANTS.sizeCap.granary;
};

/** CHR-IMP-04, CHR-OCC-01: how much army size fits within the walls. */
export const barracksRoom = (city: City): number => (isActive(city, 'barracks') ? Math.max(5, city.size) : 0);
