/** Every guilder gained or spent is a line in its owner's ledger; the report shows them as a statement (CHR-RPT-01). */
import type { CampaignEvent } from '../../engine/events.ts';
import type { Campaign, EmpireId, ReportLine } from '../../state/state.ts';
import { type Booking, ledgerOf } from './ledger.ts';

type Entry = Pick<ReportLine, 'text'> & { readonly empire: EmpireId } & NonNullable<ReportLine['booking']>;

/** The names of the beaten stay secret (CHR-HID-07); money gained by treachery shows as found (CHR-HID-16). */
const entryOf = ({ empire, cause, what, guilders }: Booking): Entry => {
  if (cause === 'spoils') return { empire, cause, text: '', guilders };
  return cause === 'treachery' && guilders > 0
    ? { empire, cause: 'found', text: '', guilders }
    : { empire, cause, text: what, guilders };
};

const treasuryOf = ({ empires }: Campaign, empire: EmpireId): number => empires[empire]?.treasury ?? 0;

/** Money moved without a booking is the moderator's act (CHR-MOD-01). */
const unbooked = (before: Campaign, after: Campaign, entries: readonly Entry[]): Entry[] =>
  before.empires.map(({ id }) => {
    const booked = entries
      .filter(({ empire }) => empire === id)
      .reduce((sum, { guilders }) => sum + guilders, 0);
    const guilders = treasuryOf(after, id) - treasuryOf(before, id) - booked;
    return { empire: id, cause: 'moderator', text: '', guilders };
  });

export const withBooked = (before: Campaign, after: Campaign, event: CampaignEvent): Campaign['reports'] => {
  const { change, rules } = event;
  if (change?.money === undefined && change?.empires === undefined) return after.reports;
  const entries = ledgerOf(event).map(entryOf);
  const reports: Record<EmpireId, readonly ReportLine[]> = { ...after.reports };
  for (const { empire, text, cause, guilders } of [...entries, ...unbooked(before, after, entries)]) {
    if (guilders === 0 || after.empires[empire]?.power !== 'player') continue;
    const booking = { cause, guilders };
    reports[empire] = [
      ...(reports[empire] ?? []),
      { turn: after.turn, section: 'ledger', text, rules, booking },
    ];
  }
  return reports;
};
