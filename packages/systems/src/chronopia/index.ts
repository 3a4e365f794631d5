import {
  type Dice,
  type Gist,
  MODERATOR,
  type Outcome,
  permit,
  type RuleSystem,
  refuse,
  type Seat,
  type Verdict,
} from '@warmoot/kernel';
import { apply, type CampaignEvent } from './engine/events.ts';
import { opensBattles } from './engine/handOver.ts';
import { pending } from './engine/pending.ts';
import { beginTale, type Tale } from './engine/tale.ts';
import { TaleOfDraws } from './engine/taleOfDraws.ts';
import { continueTurn } from './engine/work.ts';
import { imagine } from './knowledge/imagine.ts';
import { view } from './knowledge/view.ts';
import { visibleOptions } from './knowledge/visibleOptions.ts';
import type { CampaignCommand } from './orders/commands.ts';
import { describeEmpireCommand, legal, subjects } from './orders/legal.ts';
import { type Asked, type CommandRule, checkCommand, markReady } from './rules/commands/commands.ts';
import { EMPIRE_COMMANDS, isEmpireCommand } from './rules/commands/empireCommands.ts';
import { isModeratorCommand, MODERATOR_COMMANDS } from './rules/commands/moderatorCommands.ts';
import { openCampaign } from './rules/setup/open.ts';
import { choice } from './scene/choice.ts';
import { inspect } from './scene/inspect.ts';
import { cost, meant } from './scene/plannedOrder.ts';
import { scene } from './scene/scene.ts';
import { seatEmpire, seatOf, seatsFor } from './state/seats.ts';
import { BLANK, type Campaign, type CampaignOptions } from './state/state.ts';
import { story } from './words/story.ts';

type AnyRule = CommandRule<CampaignCommand['type']>;
interface AnyModeratorRule {
  check?(campaign: Campaign, command: CampaignCommand): Verdict;
  decide(tale: ReturnType<typeof beginTale>, command: CampaignCommand, dice: Dice): void;
  describe(command: CampaignCommand): string;
}
const ruleOf = (command: CampaignCommand): AnyRule =>
  EMPIRE_COMMANDS[command.type as 'ready'] as unknown as AnyRule;
const moderatorRuleOf = (command: CampaignCommand): AnyModeratorRule =>
  MODERATOR_COMMANDS[command.type as 'pause'] as unknown as AnyModeratorRule;

const check = (campaign: Campaign, seat: Seat, command: CampaignCommand): Verdict => {
  if (isModeratorCommand(command)) {
    if (seat !== MODERATOR) return refuse('CHR-MOD-01', 'only the moderator may do that');
    return moderatorRuleOf(command).check?.(campaign, command) ?? permit;
  }
  const me = seatEmpire(campaign, seat);
  if (me === null) return refuse('CHR-PLY-01', 'only an empire may do that');
  if (campaign.empires[me]!.fallen !== null) return refuse('CHR-R-13', 'your empire has fallen');
  return checkCommand(ruleOf(command), { campaign, me, command } as Asked<CampaignCommand['type']>);
};

/** What the command itself does, before anything follows from it. */
const carryOut = (tale: Tale, seat: Seat, command: CampaignCommand, dice: Dice): void => {
  const campaign = tale.state;
  if (isEmpireCommand(command)) {
    const me = seatEmpire(campaign, seat)!;
    const rule = ruleOf(command);
    rule.decide(tale, me, command as never, dice);
    if (rule.ends) markReady(tale, me);
  } else moderatorRuleOf(command).decide(tale, command, dice);
};

/** A command, then everything that follows until somebody must decide (CHR-PLAY-02). */
const decide = (
  campaign: Campaign,
  seat: Seat,
  command: CampaignCommand,
  dice: Dice,
): readonly CampaignEvent[] => {
  const tale = new TaleOfDraws(campaign, dice);
  carryOut(tale, seat, command, tale);
  continueTurn(tale, tale);
  return tale.events;
};

/** There are no odds for secret orders: they depend on what others wrote. */
const rehearse = (
  campaign: Campaign,
  seat: Seat,
  command: CampaignCommand,
  dice: Dice,
): readonly CampaignEvent[] => {
  const tale = beginTale(campaign);
  carryOut(tale, seat, command, dice);
  return tale.events;
};

const setup = (options: CampaignOptions, dice: Dice): readonly CampaignEvent[] => {
  const tale = beginTale(BLANK);
  openCampaign(tale, options, dice);
  continueTurn(tale, dice);
  return tale.events;
};

const outcome = ({ end }: Campaign): Outcome | undefined =>
  end === null ? undefined : { winners: end.winners.map(seatOf), reason: end.reason, rules: [end.rule] };

const describe = (campaign: Campaign, command: CampaignCommand): string =>
  isModeratorCommand(command)
    ? moderatorRuleOf(command).describe(command)
    : describeEmpireCommand(campaign, command);

/** The immediate result of a command. */
const gist = (_before: Campaign, events: readonly CampaignEvent[]): Gist => ({ events: events.length });

export const chronopia: RuleSystem<Campaign, CampaignCommand, CampaignEvent, Campaign, CampaignOptions> = {
  id: 'chronopia',
  name: 'Chronopia Campaign',
  rulesVersion: 2,
  upgrade: (event) => event as unknown as CampaignEvent, // older events have today's shape and carry their changes
  lists: 'some', // nobody could list every sheet of orders
  blank: BLANK,
  seats: seatsFor,
  visibleOptions,
  hasSecrets: () => true,
  setup,
  view,
  pending,
  check,
  neverStale: ({ type }) => type === 'pause', // CHR-MOD-01: computer empires may act faster than the moderator reads
  subjects,
  legal,
  decide,
  apply,
  outcome,
  describe,
  choice,
  meant,
  cost,
  story,
  scene,
  imagine,
  gist,
  writesTo: (command) =>
    command.type === 'message'
      ? command.to.map(seatOf)
      : command.type === 'proposeTreaty'
        ? [seatOf(command.to)]
        : [],
  rehearse,
  inspect,
  opensBattles,
};

export type { CampaignEvent } from './engine/events.ts';
export type { CampaignCommand } from './orders/commands.ts';
export type { Campaign, CampaignOptions } from './state/state.ts';
