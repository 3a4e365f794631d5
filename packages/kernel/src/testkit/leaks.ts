import { legalCommands } from '../choices.ts';
import { pick } from '../dice/dice.ts';
import { seededDice } from '../dice/seeded.ts';
import { firstDifference } from '../json.ts';
import { oddsOf } from '../odds.ts';
import { storyOfEvents } from '../replay.ts';
import type { Pending } from '../ruleSystem.ts';
import { MODERATOR, type Seat, SPECTATOR } from '../seats.ts';
import type { Any, AnyKit } from './kit.ts';
import { type Law, listed, type Moment, someLegal, viewersWithoutModerator } from './moment.ts';

/** Everything, including lazy getters. */
const wholeDecision = ({ seat, task, standIn, deadline, openTo }: Pending<Any>) => ({
  seat,
  task,
  standIn,
  deadline,
  openTo,
});

/** Everything a seat can see or find out by asking, without changing anything. */
const knowable = ({ system }: AnyKit, state: Any, seat: Seat, probes: readonly Any[]): unknown => {
  const view = system.view(state, seat);
  const commands = someLegal(system, view, seat);
  return {
    view,
    scene: system.scene(view, seat),
    legal: commands,
    pending: system
      .pending(state)
      .filter((open: Any) => open.openTo === 'all' || open.seat === seat)
      .map(wholeDecision),
    outcome: system.outcome(state) ?? null,
    refusals: probes.map((command) => [system.check(view, seat, command), system.describe(view, command)]),
    odds: commands
      .slice(0, 2)
      .map((command) => oddsOf(system, view, seat, command, { walks: 200, samples: 20, pairs: 2 })),
  };
};

/** Other seats' offers are good probes: half are refused, and a refusal must not reveal a secret. */
const probesAt = (moment: Moment): Any[] =>
  moment.match.seats.flatMap((seat) => listed(moment, seat).slice(0, 6));

/** Two true states that a seat cannot tell apart give it the same views, lists, refusals and odds. */
export const noLeak: Law = (moment) => {
  const { kit, match, dice } = moment;
  if (kit.disguise === undefined) return undefined;
  const probes = probesAt(moment);
  for (const seat of viewersWithoutModerator(moment)) {
    const other = kit.disguise(match.state, seat, dice);
    if (other === undefined) continue;
    const asked = seat === SPECTATOR ? [] : probes;
    const leak = firstDifference(knowable(kit, match.state, seat, asked), knowable(kit, other, seat, asked));
    if (leak !== undefined) return `${seat} can tell two states apart: ${leak}`;
  }
  return undefined;
};

/** A seat sees the same for options that it must not be able to tell apart. */
export const noLeakOfOptions: Law = (moment) => {
  const { kit, match } = moment;
  for (const seat of viewersWithoutModerator(moment)) {
    const other = kit.disguiseOptions?.(match.options, seat);
    if (other === undefined) continue;
    const { visibleOptions } = kit.system;
    const leak = firstDifference(visibleOptions(match.options, seat), visibleOptions(other, seat));
    if (leak !== undefined) return `${seat} can tell two sets of options apart: ${leak}`;
  }
  return undefined;
};

/** If a match claims to have no secrets, every seat sees what the public sees. */
export const withoutSecretsViewsAreEqual: Law = ({ kit, match }) => {
  if (kit.system.hasSecrets(match.options)) return undefined;
  const unseen = match.pending.find(({ openTo }) => openTo === 'owner');
  if (unseen !== undefined) return `only ${unseen.seat} knows that it must ${unseen.task}`;
  for (const seat of [...match.seats, MODERATOR]) {
    const hidden = firstDifference(match.viewOf(SPECTATOR), match.viewOf(seat));
    if (hidden !== undefined) return `${seat} sees what others do not: ${hidden}`;
  }
  return undefined;
};

/**
 * Two commands of another seat that this one must not be able to tell apart leave it with the same view and the same
 * story.
 */
export const noLeakOfCommands: Law = (moment) => {
  const { kit, match, dice } = moment;
  if (kit.alike === undefined) return undefined;
  for (const actor of match.seats) {
    const commands = [...take(legalCommands(kit.system, match.viewOf(actor), actor), 200)];
    if (commands.length < 2) continue;
    const first = pick(dice, commands, 'one command');
    for (const seat of viewersWithoutModerator(moment).filter((onlooker) => onlooker !== actor)) {
      const twins = commands.filter(
        (command) => command !== first && kit.alike?.(match.state, seat, first, command),
      );
      if (twins.length === 0) continue;
      const second = pick(dice, twins, 'its twin');
      const leak = firstDifference(
        aftermath(moment, actor, first, seat),
        aftermath(moment, actor, second, seat),
      );
      if (leak !== undefined)
        return `${seat} can tell ${JSON.stringify(first)} from ${JSON.stringify(second)}: ${leak}`;
    }
  }
  return undefined;
};

function* take<T>(items: Iterable<T>, most: number): Generator<T> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === most) return;
    yield item;
  }
}

const aftermath = ({ kit, match }: Moment, actor: Seat, command: Any, seat: Seat): unknown => {
  const { system } = kit;
  const events = system.decide(match.state, actor, command, seededDice('twin'));
  const after = events.reduce((state: Any, event: Any) => system.apply(state, event), match.state);
  return { view: system.view(after, seat), story: storyOfEvents(system, match.state, events, seat) };
};

/** Whether a seat that cannot tell two states apart can do so after these events. */
const isShownBy = (system: Any, seat: Seat, states: readonly [Any, Any], events: readonly Any[]): boolean => {
  const [view, otherView] = states.map((state) =>
    system.view(
      events.reduce((now, event) => system.apply(now, event), state),
      seat,
    ),
  );
  return firstDifference(view, otherView) !== undefined;
};

/**
 * The story must not reveal more than the view does: if a seat can tell the states apart neither before nor after any
 * of the same events, it must get the same story. Most differences show at the end; others vanish again, such as who
 * it was that has just fallen.
 */
export const storyRevealsNoSecret = (
  moment: Moment,
  before: Any,
  events: readonly Any[],
): string | undefined => {
  const { kit, dice } = moment;
  const { system } = kit;
  for (const seat of viewersWithoutModerator(moment)) {
    const other = kit.disguise?.(before, seat, dice);
    if (other === undefined) continue;
    const states = [before, other] as const;
    if (isShownBy(system, seat, states, events)) continue;
    const leak = firstDifference(
      storyOfEvents(system, before, events, seat),
      storyOfEvents(system, other, events, seat),
    );
    if (leak === undefined) continue;
    const isShownMeanwhile = events.some((_, at) => isShownBy(system, seat, states, events.slice(0, at)));
    if (!isShownMeanwhile) return `the story of ${seat} reveals a secret: ${leak}`;
  }
  return undefined;
};
