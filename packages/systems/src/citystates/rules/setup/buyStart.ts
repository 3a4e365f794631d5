import { type Clause, choiceOf, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { budgetOf, MAX_KEPT_OF_BUDGET, TREASURY_AT_START } from '../../data/forces.ts';
import { UNITS, type UnitType } from '../../data/units.ts';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Game, groundIn, type Purchase, playerOf, raceOf } from '../../state/game.ts';
import { NOWHERE, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { newUnit, TRAITS, unitId } from '../../state/unit.ts';
import { portNodes, riverIsFree } from '../economy/ports.ts';
import { recruitable } from '../economy/recruits.ts';
import { MAX_PER_SPOT } from '../stacking/stacking.ts';
import { readyMadeForce } from './readyMade.ts';

interface Buying {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly units: Purchase['units'];
}

const costOf = (units: Purchase['units']): number =>
  units.reduce((sum, { type }) => sum + UNITS[type].cost, 0);

const homeCentres = (game: Game, player: PlayerNumber): Spot[] => {
  const { centres } = groundIn(game);
  const home = centres[playerOf(game, player).capital]?.board;
  return centres.filter(({ board }) => board === home).map(({ hex }) => hex);
};

/** Where ships may be placed: nodes of the home board beside its ports. */
const homeNodes = (game: Game, player: PlayerNumber): Spot[] => {
  const ground = groundIn(game);
  const home = ground.centres[playerOf(game, player).capital]?.board;
  const landOf = (spot: Spot): Spot =>
    spot < ground.hexes ? spot : (ground.banks[spot - ground.hexes]?.[0] ?? NOWHERE);
  const isHome = (spot: Spot): boolean => ground.board[landOf(spot)] === home;
  const nodes = homeCentres(game, player).flatMap((hex) => portNodes(game, hex));
  return [...new Set(nodes)].filter(isHome);
};

/** CST-SET-05, CST-UNI-02 */
const onlyOwnTypes: Clause<Buying> = ({ game, player, units }) => {
  const allowed = recruitable(game, raceOf(game, player));
  const stranger = units.find(({ type }) => !allowed.includes(type));
  return stranger === undefined
    ? permit
    : refuse('CST-UNI-02', say`the ${raceOf(game, player)} do not recruit ${stranger.type}`);
};

/** CST-SET-05 */
const withinBudget: Clause<Buying> = ({ game, player, units }) => {
  const over = costOf(units) - budgetOf(raceOf(game, player));
  return over <= 0 ? permit : refuse('CST-SET-05', say`that is ${over} gold over your budget`);
};

/** CST-SET-05: in the home board's population centres, ships beside its ports. */
const onlyAtHome: Clause<Buying> = ({ game, player, units }) => {
  const [ashore, afloat] = [homeCentres(game, player), homeNodes(game, player)];
  const astray = units.find(({ type, at }) => !(TRAITS[type].isShip ? afloat : ashore).includes(at));
  return astray === undefined
    ? permit
    : refuse(
        'CST-SET-05',
        say`${astray.type} cannot start there: Units start in home centres, ships beside home ports`,
      );
};

/** CST-STK-01 */
const withinStacking: Clause<Buying> = ({ units }) => {
  const counted = units.filter(({ type }) => TRAITS[type].isFighting);
  const full = counted.find(({ at }) => counted.filter((other) => other.at === at).length > MAX_PER_SPOT);
  return full === undefined
    ? permit
    : refuse('CST-STK-01', say`more than ${MAX_PER_SPOT} Units in one place`);
};

/** CST-R-84, CST-NAV-05, CST-NAV-09 */
const riversFree: Clause<Buying> = ({ game, units }) => {
  const held = units.filter(({ type }) => !TRAITS[type].isShip).map(({ at }) => at);
  const blocked = units.find(({ type, at }) => TRAITS[type].isShip && !riverIsFree(game, at, held));
  return blocked === undefined
    ? permit
    : refuse('CST-NAV-09', 'a ship in a river needs an empty bank and no bridge');
};

const CLAUSES: readonly Clause<Buying>[] = [
  onlyOwnTypes,
  withinBudget,
  onlyAtHome,
  withinStacking,
  riversFree,
];

const unitsIn = (game: Game, { units }: OrderOf<'buyStart'>): Purchase['units'] => {
  const { spotOf } = groundIn(game);
  return units.map(({ type, at }) => ({ type, at: spotOf.get(at) ?? NOWHERE }));
};

const check = (game: Game, player: PlayerNumber, order: OrderOf<'buyStart'>): Verdict =>
  order.readyMade === true ? permit : firstRefusal(CLAUSES, { game, player, units: unitsIn(game, order) });

/** CST-SET-05: unspent gold is kept, at most ten. */
const purchaseOf = (game: Game, player: PlayerNumber, order: OrderOf<'buyStart'>): Purchase => {
  if (order.readyMade === true) return readyMadeForce(game, player);
  const units = unitsIn(game, order);
  return { units, kept: Math.min(MAX_KEPT_OF_BUDGET, budgetOf(raceOf(game, player)) - costOf(units)) };
};

/** CST-SET-05: once everybody has bought, all forces are placed. */
export const placeForces = (tale: Tale): void => {
  tale.state.setUp.purchases.forEach((purchase, player) => {
    if (purchase === null || purchase === 'hidden') return;
    const units = purchase.units.map(({ type, at }, serial) =>
      newUnit(unitId(player, serial), player, type, at),
    );
    tale.tell({
      type: 'forcePlaced',
      player,
      units,
      gold: TREASURY_AT_START + purchase.kept,
      irrevocable: true,
      rules: ['CST-SET-05'],
    });
  });
};

/** As many of one type as the budget buys, spread over the home centres: a few samples of very many forces. */
const sample = (game: Game, player: PlayerNumber, type: UnitType): OrderOf<'buyStart'> => {
  const { ids } = groundIn(game);
  const centres = homeCentres(game, player);
  const count = Math.floor(budgetOf(raceOf(game, player)) / UNITS[type].cost);
  const units = Array.from({ length: Math.min(count, MAX_PER_SPOT * centres.length) }, (_, at) => ({
    type,
    at: ids[centres[at % centres.length] as Spot] as string,
  }));
  return { type: 'buyStart', units };
};

export const buyStartOrder: OrderRule<'buyStart'> = {
  check,
  decide: (tale, player, order) => {
    tale.tell({
      type: 'forceBought',
      player,
      purchase: purchaseOf(tale.state, player, order),
      irrevocable: true,
      rules: ['CST-SET-05', 'CST-SET-07'], // both clauses, so that nobody learns which one applied
    });
  },
  subjects: () => [TABLE],
  legal: function* (game, player, subject) {
    if (subject !== TABLE) return;
    yield { type: 'buyStart', units: [], readyMade: true };
    for (const type of recruitable(game, raceOf(game, player)))
      if (!TRAITS[type].isShip) yield sample(game, player, type);
  },
  describe: (_game, { units, readyMade }) =>
    readyMade === true ? 'take the ready-made force' : say`start with ${units.length} Units`,
  choice: (_game, _player, { units, readyMade }) =>
    readyMade === true
      ? choiceOf('Take the ready-made force')
      : choiceOf('Buy', { goal: `${units.length} ${units[0]?.type ?? 'Units'}`, isAside: true }),
};
