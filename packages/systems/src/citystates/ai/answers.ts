import type { Dice } from '@warmoot/kernel';
import { openDeskOf } from '../engine/desks.ts';
import { TABLE } from '../engine/subjects.ts';
import { checkOrder, legalOrders, subjectsOf } from '../orders/orderRules.ts';
import type { CstOrder, OrderOf } from '../orders/orders.ts';
import { defaultStrike, nearestHome } from '../rules/battle/defaults.ts';
import { battleOf, worthOfSide } from '../rules/battle/fighters.ts';
import { effectiveLevel } from '../rules/characters/effectiveLevel.ts';
import { incomeFrom } from '../rules/economy/income.ts';
import { advancers, companions } from '../rules/landCombat/advance.ts';
import { retreatHexes, retreatSpots } from '../rules/landCombat/retreat.ts';
import { type Game, groundIn, raceOf } from '../state/game.ts';
import { idOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { findCharacter } from '../state/units.ts';
import { promiseOf } from './fighting.ts';
import type { Intent } from './intent.ts';
import { mightOfType } from './might.ts';
import { turnsLeft } from './prizes.ts';
import { chooseTactic } from './tactics.ts';
import type { Temper } from './temper.ts';

interface Asked {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly temper: Temper;
  readonly dice: Dice;
}
type Answer = (asked: Asked) => Intent | undefined;

const strike: Answer = ({ game, player }) => {
  const { striker, target } = defaultStrike(game);
  const names = striker.owner === player && target !== undefined;
  const order: OrderOf<'strike'> = {
    type: 'strike',
    unit: striker.label,
    ...(names && { target: target.label }),
  };
  return { order, reason: target === undefined ? '' : `the best target is the ${target.type}` };
};

/** A nation that does not rehearse continues unless it has less than half the enemy's strength. */
const goOn: Answer = ({ game, player, temper, dice }) => {
  const battle = battleOf(game);
  const isHopeful =
    temper.rehearsals === 0
      ? 2 * worthOfSide(battle, 'attacker') >= worthOfSide(battle, 'defender')
      : promiseOf(game, player, { order: { type: 'continue' }, prize: 2 }, temper, dice) > 0;
  return isHopeful
    ? { order: { type: 'continue' }, reason: 'the battle can still be won' }
    : { order: { type: 'breakOff' }, reason: 'it would cost more than it gains' };
};

const retreatTo = (game: Game, player: PlayerNumber, isDrivenOff: boolean): CstOrder => {
  const spots = isDrivenOff ? retreatHexes(game, true) : retreatSpots(game);
  const spot = idOfSpot(game, nearestHome(game, player, spots));
  return battleOf(game).kind === 'land' ? { type: 'retreat', hex: spot } : { type: 'retreat', node: spot };
};

/** A City is worth a last stand. */
const stand: Answer = ({ game, player }) => {
  const battle = battleOf(game);
  const centre = groundIn(game).centres[groundIn(game).centreAt[battle.to] ?? -1];
  const share = worthOfSide(battle, 'defender') / worthOfSide(battle, 'attacker');
  return share >= (centre?.isCity ? 0.35 : 0.6) || retreatSpots(game).length === 0
    ? { order: { type: 'stand' }, reason: 'the place can be held' }
    : { order: retreatTo(game, player, false), reason: 'the enemy is too strong' };
};

/** CST-LCB-22: a place is taken with everybody but one who keeps the place they came from, as far as there is room. */
const advance: Answer = ({ game, player }) => {
  const { from, to } = battleOf(game);
  const { centreAt } = groundIn(game);
  const units = advancers(game, player);
  const isPlace = (centreAt[to] ?? -1) >= 0;
  const keeps = (centreAt[from] ?? -1) >= 0 && units.length > 1 ? 1 : 0;
  for (let left = keeps; isPlace && left < units.length; left++) {
    const order: CstOrder = {
      type: 'advance',
      units: units.slice(left).map(({ id }) => id),
      chars: companions(game, player).map(({ id }) => id),
    };
    if (checkOrder(game, player, order).ok) return { order, reason: 'to take the place' };
  }
  return {
    order: { type: 'advance', units: [], chars: [] },
    reason: 'they are better placed where they stand',
  };
};

/** CST-BAR-05: gold now, compared with income for the rest of the game. */
const GOLD = { city: 27, town: 15 } as const;

export const wouldPillage = (game: Game, centre: number): boolean => {
  const gold = groundIn(game).centres[centre]?.isCity ? GOLD.city : GOLD.town;
  return gold > incomeFrom(game, centre) * Math.min(5, turnsLeft(game));
};

const pillage: Answer = ({ game, player }) => {
  const [raid] = [...legalOrders(game, player, TABLE)].filter(
    (order): order is OrderOf<'pillage'> => order.type === 'pillage' && order.char !== undefined,
  );
  const at = findCharacter(game, raid?.char ?? '')?.at ?? -1;
  const centre = groundIn(game).centreAt[at] ?? -1;
  return raid !== undefined && wouldPillage(game, centre)
    ? { order: raid, reason: 'its gold now is worth more than its income later' }
    : { order: { type: 'pillage' }, reason: 'it is worth more intact' };
};

const duel: Answer = ({ game }) => {
  const challenge = game.questions[0]?.duel;
  const [own, other] = [challenge?.target, challenge?.challenger].map((id) => findCharacter(game, id ?? ''));
  const accept =
    own !== undefined && other !== undefined && effectiveLevel(game, own) > effectiveLevel(game, other);
  return {
    order: { type: 'answerDuel', accept },
    reason: accept ? 'the odds are in his favour' : 'too dangerous',
  };
};

/** CST-RUI-06: the strongest of the free Units; the default for everything else. */
const encounter: Answer = ({ game, player }) => {
  const answers = [...legalOrders(game, player, TABLE)].filter(
    (order): order is OrderOf<'encounter'> => order.type === 'encounter',
  );
  const might = ({ unit }: OrderOf<'encounter'>): number =>
    unit === undefined ? 0 : mightOfType(unit, raceOf(game, player));
  const [best] = answers.sort((a, b) => might(b) - might(a));
  return best && { order: best, reason: '' };
};

const first: Answer = ({ game, player }) => {
  const takes = openDeskOf(game, player)?.takes ?? [];
  for (const subject of subjectsOf(game, player))
    for (const order of legalOrders(game, player, subject))
      if (takes.includes(order.type)) return { order, reason: '' };
  return undefined;
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  tactic: ({ game, player, temper, dice }) => {
    const choice = chooseTactic(game, player, temper, dice);
    return { order: { type: 'tactic', choice }, reason: `${choice} suits these Units` };
  },
  strike,
  losses: first,
  continue: goOn,
  stand,
  flyOff: ({ game, player }) => ({ order: retreatTo(game, player, true), reason: '' }),
  advance,
  pillage,
  duel,
  encounter,
};

/** The answer to the question that is open to this player. */
export const answerTo = (
  game: Game,
  player: PlayerNumber,
  temper: Temper,
  dice: Dice,
): Intent | undefined => {
  const asked = game.questions.find((question) => question.player === player);
  return asked && (ANSWERS[asked.kind] ?? first)({ game, player, temper, dice });
};
