import { type Clause, choiceOf, type Dice, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { MARKET_OPEN, POINTS } from '../../data/figures.ts';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import { rolled, type Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { NO_TROOPS, type Troops } from '../../state/army.ts';
import { type Game, realmOf, troops } from '../../state/game.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { hirePriceOf } from '../armies/price.ts';

type Hire = OrderOf<'hire'>;

/** GRD-MRC-01, GRD-R-56: one roll for each kingdom and year. */
export const openMarket = (tale: Tale, dice: Dice): void => {
  for (const kingdom of tale.state.order) {
    const roll = rolled(dice, 10, `mercenary market of ${nameOfKingdom(kingdom)}`);
    tale.tell({
      type: 'marketRolled',
      kingdom,
      isOpen: roll.value <= MARKET_OPEN,
      rolls: [roll],
      rules: ['GRD-MRC-01'],
    });
  }
};

const hiredBy = ({ points, mounted }: Hire): Troops => ({
  ...NO_TROOPS,
  mercenary: points,
  mountedMercenary: mounted,
});

interface Offer {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: Hire;
}

/** GRD-MRC-01: up to 100 points. */
const withinLimit: Clause<Offer> = ({ game, order: { points, mounted } }) => {
  const most = troops(game, POINTS.hire);
  if (points > most) return refuse('GRD-MRC-01', say`at most ${most} points can be hired`);
  if (mounted > points) return refuse('GRD-R-62', 'mounted points are part of the troops');
  return game.options.fastArmies || mounted === 0
    ? permit
    : refuse('GRD-GEN-09', 'there are no mounted troops in this match');
};

/** GRD-MRC-02, GRD-RES-05: half the ordinary price, paid at once. */
const affordable: Clause<Offer> = ({ game, kingdom, order }) => {
  const [price, { stockpile }] = [hirePriceOf(hiredBy(order)), realmOf(game, kingdom)];
  return price <= stockpile
    ? permit
    : refuse('GRD-MRC-02', say`they cost ${price} RP, and you have ${stockpile}`);
};

const checkHire: OrderRule<'hire'>['check'] = (game, kingdom, order) =>
  firstRefusal([withinLimit, affordable], { game, kingdom, order });

/** GRD-R-56: any amount from 1 to 100 points, or none. */
export const hireOrder: OrderRule<'hire'> = {
  check: checkHire,
  decide: (tale, kingdom, order) => {
    tale.tell({ type: 'choiceSealed', kingdom, order, irrevocable: true, rules: ['GRD-R-55'] });
  },
  subjects: () => [TABLE],
  legal: function* (game, kingdom, subject) {
    if (subject !== TABLE) return;
    const most = Math.min(troops(game, POINTS.hire), 2 * realmOf(game, kingdom).stockpile);
    for (const points of new Set([0, Math.floor(most / 2), most])) {
      const order: Hire = { type: 'hire', points, mounted: 0 };
      if (checkHire(game, kingdom, order).ok) yield order;
    }
  },
  describe: (_game, { points }) => (points === 0 ? 'hire nobody' : say`hire ${points} points of mercenaries`),
  choice: (_game, _kingdom, order) =>
    order.points === 0
      ? choiceOf('Hire nobody', { endsStep: true })
      : choiceOf('Hire', {
          goal: say`${order.points} points for ${hirePriceOf(hiredBy(order))} RP`,
          endsStep: true,
        }),
};

/** GRD-MRC-02, GRD-MRC-03: paid now; they come when the off-season ends. */
export const signContracts = (tale: Tale): void => {
  for (const kingdom of tale.state.order) {
    const sealed = tale.state.sealed[kingdom];
    if (sealed === null || sealed === 'hidden' || sealed?.type !== 'hire' || sealed.points === 0) continue;
    const hired = hiredBy(sealed);
    tale.tell({
      type: 'mercenariesHired',
      kingdom,
      troops: hired,
      price: hirePriceOf(hired),
      rules: ['GRD-MRC-02', 'GRD-MRC-03'],
    });
  }
};
