/** A whole campaign of computer empires, event by event: to test their endurance and strength. */
import { type Dice, type Player, seededDice } from '@warmoot/kernel';
import { apply, type CampaignEvent } from '../engine/events.ts';
import { chronopia } from '../index.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, CampaignOptions } from '../state/state.ts';
import { steward } from './steward.ts';

/** Six very different peoples. */
export const SIX_EMPIRES: CampaignOptions = {
  name: 'The war of the six',
  empires: [
    { name: 'Aldmark', race: 'FB' },
    { name: 'Brakka', race: 'BB' },
    { name: 'Corvane', race: 'DW' },
    { name: 'Duskhold', race: 'EL', house: 'helios' },
    { name: 'Estara', race: 'SG' },
    { name: 'Fenwick', race: 'DV' },
  ],
  moderator: false,
  lateSeats: 0,
  lastTurn: 60,
  battles: 'auto',
  sharedCreations: true,
  calamities: true,
  hexesPerEmpire: 160,
};

interface Witness {
  event?(event: CampaignEvent, before: Campaign, after: Campaign): void;
  /** Orders as they are handed in, with the view of their writer. */
  orders?(view: Campaign, command: CampaignCommand): void;
  /** A command that the door refused; must never happen. */
  refused?(command: CampaignCommand, why: string): void;
}

type Players = readonly Player<Campaign, CampaignCommand>[];

const nextCommand = (
  campaign: Campaign,
  dice: Dice,
  witness: Witness,
  players: Players,
): readonly CampaignEvent[] => {
  const [next] = chronopia.pending(campaign);
  if (next === undefined) throw new RangeError(`turn ${campaign.turn} waits for nobody`);
  const view = chronopia.view(campaign, next.seat);
  const command =
    players[seatEmpire(campaign, next.seat)! % players.length]!.choose(view, next.seat, { lines: 1 }, dice)
      ?.command ?? next.standIn;
  const verdict = chronopia.check(view, next.seat, command);
  if (!verdict.ok) witness.refused?.(command, verdict.because);
  if (command.type === 'orders') witness.orders?.(view, command);
  return chronopia.decide(campaign, next.seat, verdict.ok ? command : next.standIn, dice);
};

/** To its end, or until `until` holds. */
export const selfPlay = (
  options: CampaignOptions,
  seed: string,
  witness: Witness,
  until: (campaign: Campaign) => boolean = () => false,
  players: Players = [steward],
): Campaign => {
  const dice = seededDice(seed);
  let campaign = chronopia.blank;
  const record = (events: readonly CampaignEvent[]): void => {
    for (const event of events) {
      const after = apply(campaign, event);
      witness.event?.(event, campaign, after);
      campaign = after;
    }
  };
  record(chronopia.setup(options, dice));
  while (campaign.end === null && !until(campaign)) record(nextCommand(campaign, dice, witness, players));
  return campaign;
};
