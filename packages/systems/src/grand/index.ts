import {
  BATTLEFIELD,
  type Dice,
  type Outcome,
  type Roll,
  shuffle,
  speakingEnglish,
  streamOf,
} from '@warmoot/kernel';
import { carryOut } from './engine/carryOut.ts';
import { applyEvent, type GrandEvent } from './engine/events.ts';
import { pending } from './engine/pending.ts';
import { beginTale, recording } from './engine/tale.ts';
import { imagine } from './knowledge/imagine.ts';
import { exactly, gist, readAgainst, success, TONES } from './knowledge/odds.ts';
import { view } from './knowledge/view.ts';
import { checkOrder, legalOrders, ruleOf, subjectsOf } from './orders/orderRules.ts';
import type { GrandOrder } from './orders/orders.ts';
import { generateMap } from './rules/map/generate.ts';
import { checkBattlefield, opensBattles } from './rules/rosters/handOver.ts';
import { ahead } from './scene/ahead.ts';
import { inspect } from './scene/inspect.ts';
import { scene, sideOf } from './scene/scene.ts';
import { meant } from './scene/wishes.ts';
import { BLANK, type Game } from './state/game.ts';
import type { MapData } from './state/ground.ts';
import { type GrandOptions, resolveOptions, seatsOf } from './state/options.ts';
import { numberOf, seatOf } from './state/seats.ts';
import { endingText } from './words/ending.ts';
import { story } from './words/story.ts';

const SEED_FACES = 1_000_000;

/** GRD-MAP-04, GRD-R-63: the map follows from one seed. */
const drawMap = (kingdoms: number, dice: Dice): MapData => {
  const seed = dice.roll(SEED_FACES, 'map');
  return generateMap(kingdoms, streamOf(dice, 'map', String(seed)));
};

/** GRD-SET-08, GRD-R-02: the map, then the seat order. */
const setup = (options: GrandOptions, source: Dice): readonly GrandEvent[] => {
  const resolved = resolveOptions(options);
  const { dice, rolls } = recording(source) as { dice: Dice; rolls: Roll[] };
  const map = options.map ?? drawMap(resolved.kingdoms, dice);
  const seatOrder = shuffle(
    dice,
    Array.from({ length: resolved.kingdoms }, (_, kingdom) => kingdom),
    'seat order',
  );
  const tale = beginTale(BLANK);
  tale.tell({
    type: 'matchOpened',
    options: resolved,
    map,
    seatOrder,
    rolls,
    rules: ['GRD-SET-08', 'GRD-R-63'],
  });
  return tale.events;
};

const outcome = ({ end, year }: Game): Outcome | undefined =>
  end === null
    ? undefined
    : { winners: end.winners.map(seatOf), reason: endingText(end, year), rules: [end.rule] };

/** The Grand campaign: two to eight kingdoms on one map, in weeks and seasons (rulebooks/grand.md). */
export const grand = speakingEnglish<Game, GrandOrder, GrandEvent, Game, GrandOptions>({
  id: 'grand',
  name: 'Grand campaign',
  rulesVersion: 1,
  lists: 'some', // a few parts of an army, a few purchases, placements and deployments
  blank: BLANK,
  seats: seatsOf,
  sides: (options) => seatsOf(options).map((seat) => sideOf(numberOf(seat))),
  visibleOptions: (options) => options,
  hasSecrets: () => true,
  setup,
  view,
  pending,
  check: (game, seat, order) =>
    seat === BATTLEFIELD ? checkBattlefield(game, order) : checkOrder(game, numberOf(seat), order),
  subjects: (game, seat) => subjectsOf(game, numberOf(seat)),
  legal: (game, seat, subject) => legalOrders(game, numberOf(seat), subject),
  decide: (game, seat, order, dice) => carryOut(game, numberOf(seat), order, dice).events,
  apply: applyEvent,
  outcome,
  describe: (game, order) => ruleOf(order.type).describe(game, order),
  choice: (game, seat, order) => ruleOf(order.type).choice(game, numberOf(seat), order),
  resignation: { type: 'resign' }, // GRD-R-128
  story,
  scene,
  inspect,
  meant,
  ahead,
  imagine,
  gist,
  readAgainst,
  success,
  exactly,
  tones: TONES,
  opensBattles,
});
