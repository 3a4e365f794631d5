import type { Roll } from '@warmoot/kernel';
import { type Card, cardText, numberOn, STRENGTH_PER_NUMBER, suitOf } from '../../data/cards.ts';
import { RP } from '../../data/figures.ts';
import { rolled, type Tale } from '../../engine/tale.ts';
import { isAlive, money } from '../../state/game.ts';
import { HALVES } from '../../state/options.ts';
import { type Battle, type BySide, other } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { wholePart, winnerBy } from '../combat/figures.ts';
import { isInForce } from './inForce.ts';

/** GRD-R-10: a percentage of a figure, rounded down. */
const percentage = ({ rosters }: Battle, figure: number, percent: number): number =>
  wholePart(figure * percent, rosters === undefined ? 1 : HALVES); // GRD-CSW-33

interface Changed {
  readonly casualties: BySide<number>;
  readonly winner: Battle['winner'];
}

/** GRD-WLD-05, GRD-R-13: part of each side's own deaths had only run away. */
const hearts = (battle: Battle, percent: number): Changed => ({
  casualties: {
    attacker: battle.casualties.attacker - percentage(battle, battle.casualties.attacker, percent),
    defender: battle.casualties.defender - percentage(battle, battle.casualties.defender, percent),
  },
  winner: battle.winner,
});

/** GRD-WLD-06, GRD-R-13: as many again die, at most what is left. */
const clubs = (battle: Battle, percent: number): Changed => {
  const { casualties, strengths, winner } = battle;
  const more = (side: 'attacker' | 'defender'): number =>
    Math.min(strengths[side], casualties[side] + percentage(battle, casualties[side], percent));
  return { casualties: { attacker: more('attacker'), defender: more('defender') }, winner };
};

/**
 * GRD-R-71, GRD-R-89, GRD-R-113: further survivors of the winner fall; that turns only a result by kills, and
 * annihilates him if he has no more left.
 */
const spadesOnBoard = ({ casualties, damage, strengths, winner, rosters }: Battle, more: number): Changed => {
  const loser = other(winner);
  const left = strengths[winner] - casualties[winner];
  const isByKills = (rosters?.played?.line ?? 0) >= 4;
  const kills = { ...damage, [loser]: damage[loser] + more };
  const isTurned =
    more >= left ||
    (winner === 'attacker' ? kills.attacker <= kills.defender : kills.defender < kills.attacker);
  return {
    casualties: { ...casualties, [winner]: casualties[winner] + Math.min(left, more) },
    winner: isByKills && isTurned ? loser : winner,
  };
};

/** GRD-WLD-07, GRD-R-14: the winner's casualties grow, once; then the winner is found afresh. */
const spades = (battle: Battle, percent: number): Changed => {
  const { casualties, damage, strengths, winner } = battle;
  const loser = other(winner);
  const more = percentage(battle, damage[loser], percent);
  const received = damage[loser] + more;
  if (battle.rosters?.played !== undefined) return spadesOnBoard(battle, more);
  return {
    casualties: { ...casualties, [winner]: Math.min(strengths[winner], received) },
    winner: winnerBy(strengths, { ...damage, [loser]: received }),
  };
};

const CHANGES = { hearts, clubs, spades };

/** GRD-WLD-04, GRD-R-43, GRD-R-44: new RP for the winner; a holdout gets none. */
const plunder = (tale: Tale, { kingdoms, winner }: Battle, number: number): void => {
  const kingdom = kingdoms[winner];
  if (isAlive(tale.state, kingdom))
    tale.tell({
      type: 'plundered',
      kingdom,
      rp: money(tale.state, RP.plunder * number),
      rules: ['GRD-WLD-04'],
    });
};

const applyNumber = (tale: Tale, card: Card, number: number): void => {
  const battle = tale.state.battle as Battle;
  const suit = suitOf(card);
  if (suit === 'diamonds') plunder(tale, battle, number);
  else
    tale.tell({
      type: 'casualtiesChanged',
      ...CHANGES[suit](battle, STRENGTH_PER_NUMBER * number),
      rules: [cardText(card).rule],
    });
};

/** GRD-WLD-18: 1-75 brings peace; rolled with the card (GRD-R-97). */
const PEACE_UP_TO = 75;

const rollMarriage = ({ tale, dice }: Course): void => {
  if (!isInForce(tale.state, tale.state.battle as Battle, 'K hearts')) return;
  const roll = rolled(dice, 100, 'secret marriage');
  tale.tell({
    type: 'marriageRolled',
    isPeace: roll.value <= PEACE_UP_TO,
    rolls: [roll],
    rules: ['GRD-WLD-18'],
  });
};

/** GRD-R-15: one of the cards left, each with the same chance. */
const draw = ({ tale, dice }: Course, d4: Roll): Card => {
  const { pack } = tale.state;
  const roll = pack.length === 1 ? undefined : rolled(dice, pack.length, 'wild event card');
  const card = pack[(roll?.value ?? 1) - 1] as Card;
  tale.tell({
    type: 'cardDrawn',
    card,
    rolls: roll === undefined ? [d4] : [d4, roll],
    rules: ['GRD-WLD-01', 'GRD-R-15', cardText(card).rule],
  });
  return card;
};

/** GRD-WLD-01, GRD-CMB-09: after each battle a d4; on 1 a card. */
export const checkForEvent = (course: Course): void => {
  const { tale, dice } = course;
  const d4 = rolled(dice, 4, 'wild event');
  if (d4.value !== 1) {
    tale.tell({ type: 'noEvent', rolls: [d4], rules: ['GRD-WLD-01'] });
    return;
  }
  const card = draw(course, d4);
  const number = numberOn(card);
  if (number !== undefined) applyNumber(tale, card, number);
  else rollMarriage(course);
};
