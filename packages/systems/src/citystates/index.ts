import type { Dice, Outcome, Seat } from '@warmoot/kernel';
import { choiceOf, speakingEnglish } from '@warmoot/kernel';
import { carryOut } from './engine/carryOut.ts';
import { applyEvent, type CstEvent } from './engine/events.ts';
import { pending } from './engine/pending.ts';
import { beginMatch } from './engine/phases.ts';
import { beginTale } from './engine/tale.ts';
import { BATTLE_TONES, readAgainst } from './knowledge/battleGist.ts';
import { exactly } from './knowledge/exactOdds.ts';
import { pictures, rehearse, secretChoices, success } from './knowledge/foresight.ts';
import { gist } from './knowledge/gist.ts';
import { imagine } from './knowledge/imagine.ts';
import { view } from './knowledge/view.ts';
import { checkOrder, legalOrders, ruleOf, subjectsOf } from './orders/orderRules.ts';
import type { CstOrder } from './orders/orders.ts';
import { proposalQuestions } from './rules/alliances/ally.ts';
import { ahead } from './scene/ahead.ts';
import { inspect } from './scene/inspect.ts';
import { layers } from './scene/layers.ts';
import { scene } from './scene/scene.ts';
import { warnings } from './scene/warnings.ts';
import { cost, meant, together } from './scene/wishes.ts';
import { BLANK, type Game } from './state/game.ts';
import { type CstOptions, resolveOptions, seatsOf } from './state/resolveOptions.ts';
import { numberOf, seatOf } from './state/seats.ts';
import { story } from './words/story.ts';
import { endInWords } from './words/victory.ts';

const setup = (options: CstOptions, dice: Dice): readonly CstEvent[] => {
  const tale = beginTale(BLANK);
  tale.tell({ type: 'matchOpened', options: resolveOptions(options), rules: ['CST-GEN-05', 'CST-SET-02'] });
  beginMatch(tale, dice);
  return tale.events;
};

const outcome = (game: Game): Outcome | undefined => {
  const { end } = game;
  return end === null
    ? undefined
    : { winners: end.winners.map(seatOf), reason: endInWords(game, end.reason), rules: [end.rule] };
};

const capital = (seat: Seat): string => seat.charAt(0).toUpperCase() + seat.slice(1);

/** City-States with its supplement Sea and Sand: two to ten nations on a map of boards (rulebooks/citystates.md). */
export const citystates = speakingEnglish<Game, CstOrder, CstEvent, Game, CstOptions>({
  id: 'citystates',
  name: 'City-States',
  rulesVersion: 6,
  lists: 'some', // only the cheapest way to each hex; whole stacks and single Units; a few starting forces
  blank: BLANK,
  seats: seatsOf,
  sides: (options) =>
    seatsOf(options).map((seat) => ({ seat, name: capital(seat), spoken: capital(seat), colour: seat })),
  visibleOptions: (options) => options,
  hasSecrets: () => true,
  setup,
  view,
  pending,
  questions: (game, seat) => proposalQuestions(game, numberOf(seat)),
  check: (game, seat, order) => checkOrder(game, numberOf(seat), order),
  subjects: (game, seat) => subjectsOf(game, numberOf(seat)),
  legal: (game, seat, subject) => legalOrders(game, numberOf(seat), subject),
  decide: (game, seat, order, dice) => carryOut(game, numberOf(seat), order, dice).events,
  apply: applyEvent,
  outcome,
  describe: (game, order) => ruleOf(order.type)?.describe(game, order) ?? order.type,
  choice: (game, seat, order) =>
    ruleOf(order.type)?.choice(game, numberOf(seat), order) ?? choiceOf(order.type),
  resignation: { type: 'resign' }, // CST-VIC-07
  story,
  scene,
  inspect,
  layers,
  ahead,
  together,
  meant,
  cost,
  warnings,
  imagine,
  gist,
  readAgainst,
  rehearse,
  upgrade: (event) => event as unknown as CstEvent, // older events have today's shape and carry their own gold
  tones: BATTLE_TONES,
  success,
  secretChoices,
  pictures,
  exactly,
});
