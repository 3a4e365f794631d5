import { type Dice, type Outcome, type Seat, speakingEnglish } from '@warmoot/kernel';
import { fightsBattles } from './campaign/handOver/result.ts';
import { drills, drillTo } from './drill/drills.ts';
import { openDesk } from './engine/desks.ts';
import { beginStep, carryOut, runOn } from './engine/engine.ts';
import { applyEvent, type CswEvent } from './engine/events.ts';
import { pending } from './engine/pending.ts';
import { beginTale } from './engine/tale.ts';
import { chart, figureOf, gist, readAgainst, rehearse, tones } from './knowledge/foresight.ts';
import { view } from './knowledge/view.ts';
import { checkOrder, ruleOf } from './orders/orderRules.ts';
import type { CswOrder } from './orders/orders.ts';
import { endInWords } from './rules/victory/victory.ts';
import { type CswOptions, hasSecrets, openBattle, visibleOptions } from './scenarios/index.ts';
import { choice } from './scene/choice.ts';
import { costOf } from './scene/cost.ts';
import { inspect } from './scene/inspect.ts';
import { scene } from './scene/scene.ts';
import { sightLine } from './scene/sightLine.ts';
import { warningsBefore } from './scene/warnings.ts';
import { orderMeant, together } from './scene/wishes.ts';
import { SIDES, type Side } from './state/setup.ts';
import { type Battle, BLANK } from './state/state.ts';
import { namesOf } from './words/describe.ts';
import { story } from './words/story.ts';

const isSide = (seat: Seat): seat is Side => (SIDES as readonly Seat[]).includes(seat);

const setup = (options: CswOptions, dice: Dice): readonly CswEvent[] => {
  const tale = beginTale(BLANK);
  tale.tell({ type: 'battleOpened', ...openBattle(options), rules: ['CSW-SET-01'] });
  beginStep(tale, 'chooseSideA', dice);
  runOn(tale, dice);
  return tale.events;
};

const outcome = (battle: Battle): Outcome | undefined => {
  const { end } = battle;
  return end === null
    ? undefined
    : {
        winners: end.winner === null ? [] : [end.winner],
        reason: endInWords(battle, end.reason),
        rules: [end.rule],
      };
};

export const csw = speakingEnglish<Battle, CswOrder, CswEvent, Battle, CswOptions>({
  id: 'csw',
  name: 'City State Warfare',
  rulesVersion: 3,
  lists: 'some', // only the cheapest way to each hex; only the whole stack and each unit alone
  blank: BLANK,
  seats: () => SIDES,
  visibleOptions,
  hasSecrets,
  setup,
  view,
  pending,
  check: (battle, seat, order) => checkOrder(battle, seat as Side, order),
  subjects: (battle, seat) => {
    const open = openDesk(battle);
    return open?.side === seat ? open.desk.subjects(battle, open.side) : [];
  },
  legal: (battle, seat, subject) => {
    const open = openDesk(battle);
    return open?.side === seat ? open.desk.legal(battle, open.side, subject) : [];
  },
  decide: (battle, seat, order, dice) => carryOut(battle, seat as Side, order, dice).events,
  apply: applyEvent,
  outcome,
  describe: (battle, order) => ruleOf(order)?.describe(battle, order as never) ?? order.type,
  choice,
  upgrade: (event) => event as unknown as CswEvent, // older events have today's shape, and carry their own map
  resignation: { type: 'resign' }, // CSW-P-24
  story,
  scene,
  imagine: (battle) => battle,
  gist,
  readAgainst,
  figureOf,
  chart,
  tones,
  rehearse,
  inspect,
  sightBetween: (battle, _seat, from, to) => sightLine(battle, from, to),
  warnings: (battle, seat, order) => (isSide(seat) ? warningsBefore(battle, seat, order) : []),
  together,
  meant: orderMeant,
  cost: costOf,
  drills,
  drillTo,
  fightsBattles,
});

export { namesOf };
