import { type Clause, choiceOf, type Dice, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { MARKET_OPEN, POINTS } from '../../data/figures.ts';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import { rolled, type Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { strengthOf, type Troops } from '../../state/army.ts';
import { type Game, hasRosters, realmOf, troops } from '../../state/game.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { figureOf } from '../../words/points.ts';
import { hirePriceOf } from '../armies/price.ts';
import { checkLeaders, checkLevied, leviedTroops } from '../rosters/levy.ts';
import { mixedForce } from '../rosters/standard.ts';

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

const hiredBy = (game: Game, order: Hire): Troops => leviedTroops(game, order, 'hired');

const hiresNobody = ({ points, mounted, units = {} }: Hire): boolean =>
  points === 0 && mounted === 0 && Object.keys(units).length === 0;

interface Offer {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly order: Hire;
}

const namedRightly: Clause<Offer> = ({ game, order }) =>
  hiresNobody(order) ? permit : checkLevied(game, order);

/** GRD-R-66, GRD-MRC-03: they may be an army of their own. */
const leadersEnough: Clause<Offer> = ({ game, order }) => checkLeaders(game, hiredBy(game, order).units);

/** GRD-MRC-01: up to 100 points. */
const withinLimit: Clause<Offer> = ({ game, order }) => {
  const { points, mounted } = order;
  const most = troops(game, POINTS.hire);
  if (strengthOf(hiredBy(game, order)) > most)
    return refuse('GRD-MRC-01', say`at most ${figureOf(game, most)} points can be hired`);
  if (mounted > points) return refuse('GRD-R-62', 'mounted points are part of the troops');
  return game.options.fastArmies || mounted === 0
    ? permit
    : refuse('GRD-GEN-09', 'there are no mounted troops in this match');
};

/** GRD-MRC-02, GRD-RES-05: half the ordinary price, paid at once. */
const affordable: Clause<Offer> = ({ game, kingdom, order }) => {
  const [price, { stockpile }] = [hirePriceOf(hiredBy(game, order)), realmOf(game, kingdom)];
  return price <= stockpile
    ? permit
    : refuse('GRD-MRC-02', say`they cost ${price} RP, and you have ${stockpile}`);
};

const checkHire: OrderRule<'hire'>['check'] = (game, kingdom, order) =>
  firstRefusal([namedRightly, withinLimit, leadersEnough, affordable], { game, kingdom, order });

/** GRD-MRC-01, GRD-MRC-02: what he may hire and can pay. */
export const mostToHire = (game: Game, kingdom: Kingdom): number =>
  Math.min(troops(game, POINTS.hire), (hasRosters(game) ? 4 : 2) * realmOf(game, kingdom).stockpile);

/** So many points; with rosters a mixed force worth so much. */
export const hireOf = (game: Game, points: number): Hire => {
  if (!hasRosters(game)) return { type: 'hire', points, mounted: 0 };
  const units = mixedForce(points);
  return { type: 'hire', points: 0, mounted: 0, ...(Object.keys(units).length > 0 && { units }) };
};

/** GRD-R-56: any amount from 1 to 100 points, or none. */
export const hireOrder: OrderRule<'hire'> = {
  check: checkHire,
  decide: (tale, kingdom, order) => {
    tale.tell({ type: 'choiceSealed', kingdom, order, irrevocable: true, rules: ['GRD-R-55'] });
  },
  subjects: () => [TABLE],
  legal: function* (game, kingdom, subject) {
    if (subject !== TABLE) return;
    const most = mostToHire(game, kingdom);
    for (const points of new Set([0, Math.floor(most / 2), most])) {
      const order = hireOf(game, points);
      if (checkHire(game, kingdom, order).ok) yield order;
    }
  },
  describe: (game, order) =>
    hiresNobody(order)
      ? 'hire nobody'
      : say`hire ${figureOf(game, strengthOf(hiredBy(game, order)))} points of mercenaries`,
  choice: (game, _kingdom, order) =>
    hiresNobody(order)
      ? choiceOf('Hire nobody', { endsStep: true })
      : choiceOf('Hire', {
          goal: say`${figureOf(game, strengthOf(hiredBy(game, order)))} points for ${hirePriceOf(hiredBy(game, order))} RP`,
          endsStep: true,
        }),
};

/** GRD-MRC-02, GRD-MRC-03: paid now; they come when the off-season ends. */
export const signContracts = (tale: Tale): void => {
  for (const kingdom of tale.state.order) {
    const sealed = tale.state.sealed[kingdom];
    if (sealed === null || sealed === 'hidden' || sealed?.type !== 'hire' || hiresNobody(sealed)) continue;
    const hired = hiredBy(tale.state, sealed);
    tale.tell({
      type: 'mercenariesHired',
      kingdom,
      troops: hired,
      price: hirePriceOf(hired),
      rules: ['GRD-MRC-02', 'GRD-MRC-03'],
    });
  }
};
