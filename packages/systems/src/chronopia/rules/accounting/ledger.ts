/** Where every guilder comes from and goes to (CHR-GEN-10): no event moves money without a reason. */
import type { CampaignEvent, Change } from '../../engine/events.ts';
import type { EmpireId } from '../../state/state.ts';

/** The causes by which money comes in … */
type Gain = 'income' | 'mine' | 'spoils' | 'booty' | 'loot' | 'treasure' | 'tribute' | 'found' | 'joiner';
/** … by which it goes out … */
type Expense = 'upkeep' | 'replacements' | 'troops' | 'spell' | 'building' | 'unit' | 'hiring' | 'gift';
/** … and by which it only changes hands: one empire's loss is another's gain, or it comes back. */
type Move = 'transfer' | 'treachery' | 'returned' | 'moderator';

export type Booking = {
  readonly empire: EmpireId;
  readonly cause: Gain | Expense | Move;
  /** What exactly: `granary of Karsk`, `Iron Host`. */
  readonly what: string;
  /** Added to the treasury; an expense is negative. */
  readonly guilders: number;
};

/** The fields of an event that moves money: the change, and its reasons in `about.ledger`. */
export const booked = (
  bookings: readonly Booking[],
): { readonly money: NonNullable<Change['money']>; readonly ledger: readonly Booking[] } => ({
  money: [...totals(bookings)].filter(([, guilders]) => guilders !== 0),
  ledger: bookings,
});

const totals = (bookings: readonly Pick<Booking, 'empire' | 'guilders'>[]): Map<EmpireId, number> => {
  const sums = new Map<EmpireId, number>();
  for (const { empire, guilders } of bookings) sums.set(empire, (sums.get(empire) ?? 0) + guilders);
  return sums;
};

export const ledgerOf = ({ about }: CampaignEvent): readonly Booking[] =>
  (about?.ledger as readonly Booking[] | undefined) ?? [];

/** Guilders an event moves without a reason, by empire: must be empty for every event of every campaign. */
export const unexplainedMoney = (event: CampaignEvent): [EmpireId, number][] => {
  const moved = (event.change?.money ?? []).map(([empire, guilders]) => ({ empire, guilders }));
  const explained = ledgerOf(event).map(({ empire, guilders }) => ({ empire, guilders: -guilders }));
  return [...totals([...moved, ...explained])].filter(([, guilders]) => guilders !== 0);
};
