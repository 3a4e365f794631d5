/** Golden campaigns: computer empires who hand in order files, some lines of which cannot be read, and a moderator. */
import { type Dice, type Json, MODERATOR, type Seat, type Seen } from '@warmoot/kernel';
import type { GoldenKit, GoldenOrder, GoldenPlan } from '@warmoot/kernel/testkit';
import { SIX_EMPIRES } from '../ai/selfPlay.ts';
import { steward } from '../ai/steward.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import { printOrders } from '../orderText/index.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, CampaignOptions } from '../state/state.ts';
import { type Act, MODERATED } from './acts.ts';

/** Lines that no reader understands, one of them about a unit, which then holds (CHR-R-42). */
const UNREADABLE = ['Our scouts - Dance 3', 'PAY everybody a lot', 'DECLARE Nowhere At War'];

/** What a command says as text: only whole sheets are handed in as files. */
const asFile = (view: Campaign, seat: Seat, command: CampaignCommand): GoldenOrder => {
  if (command.type !== 'orders') return { seat, command };
  const { statements, turn = view.turn } = command;
  const text = printOrders({ empire: view.empires[seatEmpire(view, seat)!]!.name, turn, statements });
  return { seat, text: `${text.trimEnd()}\n${UNREADABLE[turn % UNREADABLE.length]}\n` };
};

const nextOrder = (
  view: Seen<Campaign>,
  seat: Seat,
  standIn: CampaignCommand,
  thoughts: Dice,
): GoldenOrder => {
  const command = steward.choose(view, seat, { lines: 1 }, thoughts)?.command ?? standIn;
  return asFile(view, seat, command);
};

/** Each act is done once, as soon as its time has come. */
const played = (acts: readonly Act[]): GoldenPlan['orders'] =>
  function* (match, thoughts) {
    let left = acts;
    for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
      const act = left.find(({ when }) => when(match.state));
      left = left.filter((other) => other !== act);
      if (act !== undefined) yield { seat: act.seat ?? MODERATOR, command: act.command(match.state) };
      else yield nextOrder(match.viewOf(open.seat), open.seat, open.standIn, thoughts);
    }
  };

const campaign = (
  name: string,
  empires: number,
  options: Partial<CampaignOptions>,
  acts: readonly Act[] = [],
): GoldenPlan => ({
  name,
  options: { ...SIX_EMPIRES, name, empires: SIX_EMPIRES.empires.slice(0, empires), ...options },
  orders: played(acts),
});

/** Reports are only text about events, and so is the reason why a line is rejected. */
const isWords = (holder: unknown, key: string): boolean =>
  key === 'told' ||
  key === 'reports' ||
  key === 'blows' ||
  (key === 'why' && (holder as { s?: string }).s === 'rejected');

const withoutWords = (value: Json): Json =>
  JSON.parse(
    JSON.stringify(value, function (this: unknown, key: string, inner: unknown) {
      return isWords(this, key) ? undefined : inner;
    }),
  );

export const chronopiaGolden: GoldenKit = {
  games: [
    campaign('three-in-a-small-land', 3, { lastTurn: 16, hexesPerEmpire: 30 }),
    campaign('four-with-a-moderator', 4, { lastTurn: 8, hexesPerEmpire: 40, moderator: true }, MODERATED),
    campaign('six-without-calamities', 6, { lastTurn: 6, hexesPerEmpire: 60, calamities: false }),
  ],
  withoutWords,
};
