import { TRUCE_WEEKS } from '../../data/calendar.ts';
import { RP } from '../../data/figures.ts';
import type { Tale } from '../../engine/tale.ts';
import { armiesOf, armyIn, livingIn, money } from '../../state/game.ts';
import type { Kingdom } from '../../state/seats.ts';
import { nearestCities } from '../cities/nearest.ts';
import { type Battle, other } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { isPrinceExecuted } from './court.ts';
import { isInForce } from './inForce.ts';
import { raiseTroops } from './raise.ts';

/** GRD-WLD-12, GRD-R-36, GRD-R-37: every army of the kingdom, garrisons included. */
const mourn = (tale: Tale, kingdom: Kingdom, rule: string): void => {
  for (const { id } of armiesOf(tale.state, kingdom))
    tale.tell({ type: 'reasonGiven', army: id, reason: 'mourning', rules: [rule, 'GRD-MOV-09'] });
};

/** GRD-WLD-23, GRD-R-35: in the captor's city nearest to the battle. */
const holdPrince = (tale: Tale, { kingdoms, winner, hex }: Battle): void => {
  const [city] = nearestCities(tale.state, kingdoms[winner], hex);
  if (city !== undefined)
    tale.tell({
      type: 'princeHeld',
      father: kingdoms[other(winner)],
      city,
      rules: ['GRD-WLD-15', 'GRD-WLD-23'],
    });
};

/** GRD-R-35: peace frees the princes the two hold of each other. */
const freeBetween = (tale: Tale, a: Kingdom, b: Kingdom): void => {
  for (const { father, city } of tale.state.princes) {
    const holder = tale.state.owners[city];
    if ((father === a && holder === b) || (father === b && holder === a))
      tale.tell({ type: 'princeFreed', father, city, rules: ['GRD-R-35'] });
  }
};

/** GRD-WLD-18, GRD-R-41, GRD-R-42: a truce between the last two kingdoms, else peace until the next season. */
const makePeace = (tale: Tale, { kingdoms }: Battle): void => {
  const { attacker, defender } = kingdoms;
  const between = [Math.min(attacker, defender), Math.max(attacker, defender)] as const;
  freeBetween(tale, attacker, defender);
  if (livingIn(tale.state).length === 2)
    tale.tell({
      type: 'truceBegun',
      weeks: TRUCE_WEEKS,
      irrevocable: true,
      rules: ['GRD-WLD-18', 'GRD-R-41'],
    });
  else tale.tell({ type: 'peaceMade', between, rules: ['GRD-WLD-18', 'GRD-WLD-22'] });
};

/** GRD-WLD-17, GRD-WLD-21, GRD-WLD-26 */
const promise = (tale: Tale, kingdom: Kingdom, rp: number, bands: number, rule: string): void => {
  tale.tell({ type: 'giftPromised', kingdom, rp: money(tale.state, rp), bands, rules: [rule, 'GRD-WLD-26'] });
};

/** GRD-CMB-13, GRD-PLY-05: what lasts longer than the battle, applied last. */
export const lastingEffects = (course: Course): void => {
  const { tale, battle } = course;
  const { card, kingdoms, winner, armies } = battle;
  const loser = kingdoms[other(winner)];
  if (card === null || !isInForce(tale.state, battle, card)) return;
  if (card === 'K clubs') mourn(tale, loser, 'GRD-WLD-12');
  if (isPrinceExecuted(battle)) mourn(tale, loser, 'GRD-WLD-15');
  if (battle.answers.princeRefused === 'hold') holdPrince(tale, battle);
  if (card === 'Q hearts') promise(tale, loser, RP.gift, 0, 'GRD-WLD-17');
  if (card === 'K hearts' && battle.hasPeace) makePeace(tale, battle);
  if (card === 'J spades' && armyIn(tale.state, armies[winner]) !== undefined)
    tale.tell({
      type: 'reasonGiven',
      army: armies[winner],
      reason: 'restock',
      rules: ['GRD-WLD-19', 'GRD-R-38'],
    });
  if (card === 'Q spades') raiseTroops(course);
  if (card === 'K spades') promise(tale, loser, 0, 1, 'GRD-WLD-21');
};
