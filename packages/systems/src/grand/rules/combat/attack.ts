import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { armyInSubject, armySubject, type OrderRule } from '../../engine/orderRule.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf, Part } from '../../orders/orders.ts';
import { type Army, abilityOf, strengthOf } from '../../state/army.ts';
import { armiesOf, armyAt, armyIn, type Game, groundIn, hasRosters, isFast } from '../../state/game.ts';
import { besideSpot, isBeside, NOWHERE, type Spot } from '../../state/ground.ts';
import { idOf, nameOfSpot, placeOf, spotIn } from '../../state/places.ts';
import type { Kingdom } from '../../state/seats.ts';
import { nameOfArmy } from '../../words/names.ts';
import { breakOff, checkLeaves, checkPart, movingTroops } from '../armies/part.ts';
import {
  isHeldByEnemy,
  noEnemyThere,
  notAtPeace,
  notBarredByPrince,
  notIntoBattle,
} from '../movement/enter.ts';
import { checkMayAct, mayAct } from '../movement/mayAct.ts';
import { partsOffered, partText, reaches } from '../movement/move.ts';
import { runBattle } from './course.ts';

interface Attack {
  readonly game: Game;
  readonly kingdom: Kingdom;
  readonly army: Army;
  readonly part: Part | undefined;
  readonly via: Spot | undefined;
  readonly hex: Spot;
  readonly advance: boolean;
}

/** GRD-R-04: from the neighbouring hex; a fast army may enter another one first (GRD-R-62). */
const strikesFromBeside: Clause<Attack> = ({ game, army, part, via, hex }) => {
  const ground = groundIn(game);
  const path = via === undefined ? [hex] : [via, hex];
  const isPath = path.every(
    (spot, at) => spot !== NOWHERE && isBeside(ground, path[at - 1] ?? army.at, spot),
  );
  if (!isPath) return refuse('GRD-R-04', 'an army attacks a neighbouring hex');
  return reaches(game, movingTroops(army, part), path)
    ? permit
    : refuse('GRD-R-62', 'it cannot reach that hex this week');
};

const viaIsFree: Clause<Attack> = ({ game, kingdom, via: spot }) => {
  if (spot === undefined) return permit;
  if (armyAt(game, spot) !== undefined) return refuse('GRD-ARM-02', 'an army is in the way');
  return firstRefusal([notIntoBattle, notAtPeace, notBarredByPrince, noEnemyThere], { game, kingdom, spot });
};

const findsEnemy: Clause<Attack> = ({ game, kingdom, hex }) =>
  isHeldByEnemy(game, kingdom, hex) ? permit : refuse('GRD-MOV-04', 'there is no foreign army');

const CLAUSES: readonly Clause<Attack>[] = [
  ({ game, army, part }) => checkPart(game, army, part),
  ({ game, army, part, advance }) => (advance ? checkLeaves(game, army, part) : permit),
  strikesFromBeside,
  viaIsFree,
  findsEnemy,
  ({ game, kingdom, hex: spot }) => notIntoBattle({ game, kingdom, spot }),
  ({ game, kingdom, hex: spot }) => notAtPeace({ game, kingdom, spot }),
  ({ game, kingdom, hex: spot }) => notBarredByPrince({ game, kingdom, spot }),
];

const checkAttack: OrderRule<'attack'>['check'] = (game, kingdom, order) => {
  const verdict = checkMayAct(game, kingdom, order.army);
  if (!verdict.ok) return verdict;
  return firstRefusal(CLAUSES, {
    game,
    kingdom,
    army: armyIn(game, order.army) as Army,
    part: order.part,
    via: order.via === undefined ? undefined : spotIn(game, order.via),
    hex: spotIn(game, order.hex),
    advance: order.advance,
  });
};

/** GRD-R-04: strengths and abilities are those before the battle (GRD-CMB-01). */
const openBattle = (tale: Tale, id: number, hex: Spot, advance: boolean): void => {
  const attacker = armyIn(tale.state, id) as Army;
  const defender = armyAt(tale.state, hex) as Army;
  tale.tell({
    type: 'battleOpened',
    battle: {
      number: tale.state.battles + 1,
      hex,
      from: attacker.at,
      armies: { attacker: id, defender: defender.id },
      kingdoms: { attacker: attacker.owner, defender: defender.owner },
      advance,
      strengths: { attacker: strengthOf(attacker), defender: strengthOf(defender) },
      abilities: { attacker: abilityOf(attacker), defender: abilityOf(defender) },
      rolls: { attacker: 0, defender: 0 },
      answers: {},
      asks: null,
      step: 'manner',
      damage: { attacker: 0, defender: 0 },
      casualties: { attacker: 0, defender: 0 },
      winner: 'defender',
      card: null,
      hasPeace: false,
      defected: null,
      lostGenerals: [],
      ...(hasRosters(tale.state) && { rosters: { fallen: { attacker: [], defender: [] } } }),
    },
    rules: ['GRD-MOV-04', 'GRD-CMB-14'],
  });
};

/** GRD-MOV-04, GRD-CMB-14: one battle after another; the attack is the army's action for the week. */
export const attackOrder: OrderRule<'attack'> = {
  check: checkAttack,
  decide: (tale, _kingdom, order, dice) => {
    const army = armyIn(tale.state, order.army) as Army;
    const id = breakOff(tale, army, order.part);
    if (order.via !== undefined)
      tale.tell({
        type: 'armyMoved',
        army: id,
        path: [spotIn(tale.state, order.via)],
        why: 'ordered',
        rules: ['GRD-R-62'],
      });
    openBattle(tale, id, spotIn(tale.state, order.hex), order.advance);
    runBattle(tale, dice);
  },
  subjects: (game, kingdom) =>
    armiesOf(game, kingdom)
      .filter(mayAct)
      .map(({ id }) => armySubject(id)),
  legal: function* (game, kingdom, subject) {
    const army = armyIn(game, armyInSubject(subject) ?? -1);
    if (army === undefined || army.owner !== kingdom || !mayAct(army)) return;
    const near = besideSpot(groundIn(game), army.at);
    for (const part of partsOffered(game, army)) {
      const ways: (Spot | undefined)[] = [undefined, ...(isFast(game, movingTroops(army, part)) ? near : [])];
      for (const via of ways)
        for (const hex of via === undefined ? near : besideSpot(groundIn(game), via)) {
          if (!isHeldByEnemy(game, kingdom, hex) || (via !== undefined && near.includes(hex))) continue;
          for (const advance of [true, false]) {
            const order: OrderOf<'attack'> = {
              type: 'attack',
              army: army.id,
              hex: idOf(game, hex),
              ...(via !== undefined && { via: idOf(game, via) }),
              ...(part && { part }),
              advance,
            };
            if (checkAttack(game, kingdom, order).ok) yield order;
          }
        }
    }
  },
  describe: (game, { army, hex, part, advance }) => {
    const target = nameOfArmy(game, armyAt(game, spotIn(game, hex))?.id ?? -1);
    const with_ =
      part === undefined
        ? nameOfArmy(game, army)
        : say`${partText(game, army, part)} points of ${nameOfArmy(game, army)}`;
    return advance
      ? say`attack ${target} (${hex}) with ${with_}`
      : say`attack ${target} (${hex}) with ${with_}, without advancing`;
  },
  choice: (game, _kingdom, { army, hex, via, part, advance }) => {
    const spot = spotIn(game, hex);
    const target = armyAt(game, spot);
    const goal =
      part === undefined
        ? nameOfSpot(game, spot)
        : say`${partText(game, army, part)} against ${nameOfSpot(game, spot)}`;
    return choiceOf(advance ? 'Attack' : 'Attack and stay', {
      goal,
      actors: [armySubject(army)],
      ...(spot !== NOWHERE && { place: placeOf(game, spot) }),
      ...(via !== undefined && { way: [placeOf(game, spotIn(game, via))] }),
      strikes: target === undefined ? [] : [armySubject(target.id)],
      ...((part !== undefined || !advance) && { isAside: true }),
    });
  },
};
