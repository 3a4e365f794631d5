/**
 * Garbled order files through the whole turn: an unreadable line is reported to its author, its unit holds, the rest
 * happens (CHR-R-42).
 */
import { type Dice, type Seat, sameJson, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { steward } from '../ai/steward.ts';
import { chronopia } from '../index.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Rejected, Statement } from '../orders/orders.ts';
import { readOrdersOf } from '../orders/written.ts';
import { printOrders } from '../orderText/index.ts';
import { mutate } from '../orderText/testkit/mutate.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign } from '../state/state.ts';
import { smallCampaign } from './laws.ts';

/** Long enough for a busy machine. */
const TIME = 7_200_000;
/** `WARMOOT_LONG=1` runs all of them. */
const FILES = process.env.WARMOOT_LONG === undefined ? 1_200 : 100_000;
const TRIALS = 20;

const play = (campaign: Campaign, seat: Seat, command: CampaignCommand, dice: Dice): Campaign =>
  chronopia.decide(campaign, seat, command, dice).reduce(chronopia.apply, campaign);

/** The computer plays until orders are due. */
const untilOrders = (start: Campaign, dice: Dice): Campaign => {
  let campaign = start;
  while (campaign.end === null && campaign.window?.name !== 'orders') {
    const [next] = chronopia.pending(campaign);
    const view = chronopia.view(campaign, next!.seat);
    const wise = steward.choose(view, next!.seat, { lines: 1 }, dice)?.command ?? next!.standIn;
    campaign = play(campaign, next!.seat, wise, dice);
  }
  return campaign;
};

interface File {
  readonly seat: Seat;
  readonly text: string;
}

/** The orders the computer empires would send, as text. */
const realFiles = (campaign: Campaign, dice: Dice): File[] =>
  campaign.window!.asked.flatMap((id) => {
    const seat = `e${id + 1}`;
    const command = steward.choose(chronopia.view(campaign, seat), seat, { lines: 1 }, dice)?.command;
    if (command?.type !== 'orders') return [];
    const { name: empire } = campaign.empires[id]!;
    return [{ seat, text: printOrders({ empire, turn: campaign.turn, statements: command.statements }) }];
  });

interface Sent {
  readonly seat: Seat;
  readonly statements: readonly Statement[];
}

/** Read at the empire's desk and sent in; a file for another turn or empire is refused whole, and says so (E-15). */
const send = (campaign: Campaign, { seat, text }: File): Sent | undefined => {
  const view = chronopia.view(campaign, seat);
  const { empire, turn, statements } = readOrdersOf(view, seatEmpire(view, seat)!, text).file;
  const command: CampaignCommand = {
    type: 'orders',
    ...(empire !== undefined && { empire }),
    ...(turn !== undefined && { turn }),
    statements,
  };
  const verdict = chronopia.check(view, seat, command);
  if (!verdict.ok) expect(verdict.because).toMatch(/\w/);
  return verdict.ok ? { seat, statements } : undefined;
};

/** The whole turn, until the next public decision. */
const runTurn = (start: Campaign, sent: readonly Sent[], seed: string): Campaign => {
  const dice = seededDice(seed);
  let campaign = start;
  for (const { seat, statements } of sent)
    campaign = play(campaign, seat, { type: 'orders', statements }, dice);
  while (campaign.end === null && campaign.turn === start.turn) {
    const [next] = chronopia.pending(campaign);
    campaign = play(campaign, next!.seat, { type: 'ready' }, dice);
  }
  return campaign;
};

const rejectedIn = ({ statements }: Sent): Rejected[] => statements.filter((line) => line.s === 'rejected');

/** Each bad line is replaced by a plain Hold of the unit it names, or by nothing. */
const withHolds = ({ seat, statements }: Sent): Sent => ({
  seat,
  statements: statements.flatMap((line): Statement[] => {
    if (line.s !== 'rejected') return [line];
    return line.unit === undefined
      ? []
      : [{ s: 'order', unit: line.unit, actions: [{ a: 'hold', with: [] }] }];
  }),
});

/** All but the words; an unreadable file still counts as sent (CHR-R-14). */
const happened = ({
  reports: _said,
  heard: _count,
  sheets: _written,
  lock: _before,
  ...campaign
}: Campaign): object => ({
  ...campaign,
  empires: campaign.empires.map((empire) => ({ ...empire, silent: 0 })),
});

const everyLineIsReported = (campaign: Campaign, sent: Sent, turn: number): void => {
  const told = (campaign.reports[seatEmpire(campaign, sent.seat)!] ?? [])
    .filter((line) => line.turn === turn)
    .map(({ text }) => text);
  for (const { line, column, code } of rejectedIn(sent))
    if (!told.some((text) => text.startsWith(`Line ${line}, column ${column},`) && text.includes(code)))
      expect(told).toContain(`Line ${line}, column ${column} (${code})`);
};

interface Tally {
  files: number;
  rejected: number;
  refused: number;
}

const tryFiles = (campaign: Campaign, files: readonly File[], seed: string, tally: Tally): void => {
  const sent = files.map((file) => send(campaign, file));
  tally.files += files.length;
  tally.refused += sent.filter((each) => each === undefined).length;
  const taken = sent.filter((each) => each !== undefined);
  const after = runTurn(campaign, taken, seed);
  for (const each of taken) everyLineIsReported(after, each, campaign.turn);
  const bad = taken.reduce((sum, each) => sum + rejectedIn(each).length, 0);
  tally.rejected += bad;
  if (bad === 0) return;
  const held = runTurn(campaign, taken.map(withHolds), seed);
  if (!sameJson(happened(after) as never, happened(held) as never))
    expect(happened(after)).toEqual(happened(held));
};

const spoil = (dice: Dice, { seat, text }: File): File => ({ seat, text: mutate(dice, text) });

test(`[CHR-R-42] [CHR-GRM-04] ${FILES} garbled order files are played: bad lines are reported to their authors, their units hold, the rest happens`, {
  timeout: TIME,
}, () => {
  const tally: Tally = { files: 0, rejected: 0, refused: 0 };
  for (let war = 0; tally.files < FILES; war++) {
    const dice = seededDice(`spoiled war ${war}`);
    const setup = chronopia.setup(smallCampaign({ lastTurn: 8, hexesPerEmpire: 50 }), dice);
    let campaign = untilOrders(setup.reduce(chronopia.apply, chronopia.blank), dice);
    while (campaign.end === null && tally.files < FILES) {
      const files = realFiles(campaign, dice);
      for (let trial = 0; trial < TRIALS && tally.files < FILES; trial++) {
        const spoiled = files.map((file) => spoil(dice, file));
        try {
          tryFiles(campaign, spoiled, `war ${war} turn ${campaign.turn} trial ${trial}`, tally);
        } catch (error) {
          throw new Error(JSON.stringify(spoiled), { cause: error });
        }
      }
      const sent = files.flatMap((file) => send(campaign, file) ?? []);
      campaign = untilOrders(runTurn(campaign, sent, `war ${war} turn ${campaign.turn}`), dice);
    }
  }
  expect(tally.files).toBeGreaterThanOrEqual(FILES);
  expect(tally.rejected).toBeGreaterThan(FILES / 20);
  expect(tally.refused).toBeLessThan(FILES / 4);
});
