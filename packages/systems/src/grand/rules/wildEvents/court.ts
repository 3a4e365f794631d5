import type { Card } from '../../data/cards.ts';
import { RP } from '../../data/figures.ts';
import { armyIn, money, realmOf } from '../../state/game.ts';
import { type Battle, other, type Side } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { loseCommander } from '../generals/lose.ts';
import { offerDefectors } from './defectors.ts';
import { isInForce } from './inForce.ts';

/** GRD-R-85: a card aimed at a general needs a real one. */
const hasGeneral = ({ tale, battle }: Course, side: Side): boolean =>
  armyIn(tale.state, battle.armies[side])?.commander != null && battle.abilities[side] > 0;

/** GRD-RES-05, GRD-R-30: who cannot pay in full refuses. */
const canPay = ({ tale, battle }: Course, side: Side, rp: number): boolean =>
  realmOf(tale.state, battle.kingdoms[side]).stockpile >= money(tale.state, rp);

const pay = ({ tale, battle }: Course, side: Side, rp: number, rule: string): void => {
  tale.tell({
    type: 'ransomPaid',
    from: battle.kingdoms[side],
    to: battle.kingdoms[other(side)],
    rp: money(tale.state, rp),
    rules: [rule, 'GRD-R-30'],
  });
};

/** GRD-WLD-13, GRD-WLD-16, GRD-R-31, GRD-R-32: 25 RP at once, or he dies. */
const ransomGeneral = (course: Course, side: Side, rule: string, why: 'killed' | 'executed'): void => {
  const { tale, battle, answer } = course;
  if (!hasGeneral(course, side)) return;
  if (canPay(course, side, RP.general) && answer('ransom', battle.kingdoms[side]))
    pay(course, side, RP.general, rule);
  else loseCommander(tale, battle.armies[side], why, rule);
};

/** GRD-WLD-15: execute or offer; pay or refuse; hold or execute. The effects that last come later. */
const dealWithPrince = (course: Course, winner: Side): void => {
  const { battle, answer } = course;
  const loser = other(winner);
  if (answer('princeFate', battle.kingdoms[winner]) === 'execute') return;
  if (canPay(course, loser, RP.prince) && answer('princeRansom', battle.kingdoms[loser]))
    pay(course, loser, RP.prince, 'GRD-WLD-15');
  else answer('princeRefused', battle.kingdoms[winner]);
};

/** GRD-WLD-10, GRD-WLD-11: the beaten general is gone. */
const killLoser = (course: Course, why: 'killed' | 'lost', rule: string): void => {
  const loser = other(course.battle.winner);
  if (hasGeneral(course, loser)) loseCommander(course.tale, course.battle.armies[loser], why, rule);
};

/** What a court card does before the retreat; each is entered again after an answer. */
const EFFECTS: Readonly<Partial<Record<Card, (course: Course) => void>>> = {
  'J clubs': (course) => killLoser(course, 'killed', 'GRD-WLD-10'),
  'Q clubs': (course) => killLoser(course, 'lost', 'GRD-WLD-11'),
  'J diamonds': (course) => ransomGeneral(course, other(course.battle.winner), 'GRD-WLD-13', 'killed'),
  'Q diamonds': offerDefectors,
  'K diamonds': (course) => dealWithPrince(course, course.battle.winner),
  'J hearts': (course) => ransomGeneral(course, course.battle.winner, 'GRD-WLD-16', 'executed'),
};

/** GRD-WLD-10 to GRD-WLD-16, GRD-R-97 */
export const applyCourtCard = (course: Course): void => {
  const { tale, battle } = course;
  if (battle.card !== null && isInForce(tale.state, battle, battle.card)) EFFECTS[battle.card]?.(course);
};

/** GRD-WLD-15: the prince was executed, at once or after a refusal. */
export const isPrinceExecuted = ({ card, answers }: Battle): boolean =>
  card === 'K diamonds' && (answers.princeFate === 'execute' || answers.princeRefused === 'execute');
