import type { Dice, Roll } from '../../dice/dice.ts';
import type { Json } from '../../json.ts';
import type { RuleSystem } from '../../ruleSystem.ts';
import type { Seat } from '../../seats.ts';
import {
  type PeaCommand,
  type PeaEvent,
  type PeaOptions,
  type PeaState,
  type PeaView,
  peaGame,
} from './peaGame.ts';

/** In version 1 the event said `found: true`. */
interface Lifted {
  readonly type: 'lifted';
  readonly cup: number;
  readonly peasFound: number;
  readonly rolls?: readonly Roll[];
}
type NewerEvent = Exclude<PeaEvent, { type: 'lifted' }> | Lifted;
type NewerPea = RuleSystem<PeaState, PeaCommand, NewerEvent, PeaView, PeaOptions>;

const asWritten = (event: NewerEvent): PeaEvent =>
  event.type === 'lifted' ? { ...event, found: event.peasFound > 0 } : event;

const renewed = (event: PeaEvent): NewerEvent => {
  if (event.type !== 'lifted') return event;
  const { found, ...lifted } = event;
  return { ...lifted, peasFound: Number(found) };
};

/** The new rule: nerve fails on a 2 as well. */
const decide = (state: PeaState, seat: Seat, command: PeaCommand, dice: Dice): NewerEvent[] =>
  peaGame.decide(state, seat, command, dice).map((event) => {
    const now = renewed(event);
    return now.type === 'lifted' && now.rolls?.[0]?.value === 2 ? { ...now, peasFound: 0 } : now;
  });

/** Version 2 of the pea, which cannot read the events of version 1: its matches can only be viewed. */
export const newerPea: NewerPea = {
  ...(peaGame as unknown as NewerPea),
  rulesVersion: 2,
  decide,
  apply: (state, event) => {
    if (event.type === 'lifted' && event.peasFound === undefined)
      throw new Error('not an event of these rules');
    return peaGame.apply(state, asWritten(event));
  },
  story: (before, event, seat) => peaGame.story(before, asWritten(event), seat),
  gist: (before, events, seat) => peaGame.gist(before, events.map(asWritten), seat),
};

/** The same, with a way to read the older events: its matches of version 1 are finished under version 2. */
export const upgradingPea: NewerPea = {
  ...newerPea,
  upgrade: (event: Json) => renewed(event as unknown as PeaEvent),
};
