/** One event for what one empire pays for one group of payables (CHR-PAY-01). */
import type { Change, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { type Booking, booked } from '../accounting/ledger.ts';
import type { Payable, Settlement } from './purse.ts';

/** In the fixed order of payment; specials were paid when they fell due (CHR-PAY-02). */
export type Group = 'improvements and structures' | 'armies' | 'engineers' | 'scouts' | 'settlers' | 'spies';

const listed = (items: readonly Payable[]): string =>
  items.map(({ what, price }) => `${what} ${price}`).join(', ');

const sumOfPrices = (items: readonly Payable[]): number => items.reduce((sum, { price }) => sum + price, 0);

const words = (empire: EmpireId, group: Group, { paid, unpaid }: Settlement<Payable>): ReportText[] => [
  ...(paid.length > 0
    ? [
        {
          to: [empire],
          section: 'treasury' as const,
          text: `Upkeep of ${group}: ${listed(paid)}; ${counted(sumOfPrices(paid), 'guilder')}.`,
        },
      ]
    : []),
  ...(unpaid.length > 0
    ? [
        {
          to: [empire],
          section: 'treasury' as const,
          text: `Upkeep of ${group}, not paid: ${listed(unpaid)}.`,
        },
      ]
    : []),
];

export const reportPaid = (
  tale: Tale,
  empire: EmpireId,
  group: Group,
  settlement: Settlement<Payable>,
  change: Change,
  more: { readonly rules?: readonly string[]; readonly told?: readonly ReportText[] } = {},
): void => {
  const bookings = settlement.paid.map(
    ({ what, price }): Booking => ({ empire, cause: 'upkeep', what, guilders: -price }),
  );
  const { money, ledger } = booked(bookings);
  tale.tell({
    type: 'upkeepPaid',
    rules: ['CHR-PAY-01', ...(more.rules ?? [])],
    about: { empire, group, ledger, unpaid: settlement.unpaid.map(({ what }) => what) },
    change: { ...change, money },
    told: [...words(empire, group, settlement), ...(more.told ?? [])],
  });
};
