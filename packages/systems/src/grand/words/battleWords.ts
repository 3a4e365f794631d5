import { capital, say } from '@warmoot/kernel';
import { cardText } from '../data/cards.ts';
import { other } from '../rules/combat/battle.ts';
import { strengthOf } from '../state/army.ts';
import { armyIn } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { nameOfKingdom } from '../state/seats.ts';
import { answerWords } from './answers.ts';
import { armyName, nameOfCard } from './names.ts';
import { figureOf, pointsText } from './points.ts';
import { QUIET, type Words } from './telling.ts';

/** A battle, step by step, and its card. */
export const battleWords = {
  battleOpened: (before, { battle }) => {
    const [attacker, defender] = [
      armyIn(before, battle.armies.attacker),
      armyIn(before, battle.armies.defender),
    ];
    return {
      text: say`${capital(attacker ? armyName(before, attacker) : '')} (${figureOf(before, battle.strengths.attacker)}) attacks ${defender ? armyName(before, defender) : ''} (${figureOf(before, battle.strengths.defender)}) in ${nameOfSpot(before, battle.hex)}.`,
      of: battle.kingdoms.attacker,
      at: battle.hex,
    };
  },
  diceRolled: (_before, { dice }) => ({
    text: say`The dice: ${dice.attacker} for the attacker, ${dice.defender} for the defender.`,
  }),
  asked: QUIET,
  answered: answerWords,
  damageDealt: (before, { percent, damage, winner }) => ({
    text: say`The attacker deals ${pointsText(before, damage.attacker)} of damage (${percent.attacker}%), the defender ${figureOf(before, damage.defender)} (${percent.defender}%); ${nameOfKingdom(before.battle?.kingdoms[winner] ?? -1)} has the better of it.`,
    of: before.battle?.kingdoms[winner] ?? -1,
    ...(before.battle && { at: before.battle.hex }),
  }),
  noEvent: QUIET,
  cardDrawn: (before, { card }) => ({
    text: say`A wild event, ${nameOfCard(card)}: ${cardText(card).text}`,
    card,
    ...(before.battle && { at: before.battle.hex }),
  }),
  casualtiesChanged: (before, { casualties, winner }) => ({
    text: say`The attacker now loses ${pointsText(before, casualties.attacker)}, the defender ${figureOf(before, casualties.defender)}; ${nameOfKingdom(before.battle?.kingdoms[winner] ?? -1)} wins.`,
  }),
  plundered: (_before, { kingdom, rp }) => ({
    text: say`${nameOfKingdom(kingdom)} plunders ${rp} RP.`,
    of: kingdom,
  }),
  marriageRolled: (_before, { isPeace }) => ({
    text: isPeace ? 'The two houses make peace.' : 'The marriage changes nothing.',
  }),
  defectorsCounted: (before, { troops }) => ({
    text: say`Troops worth ${pointsText(before, strengthOf(troops))} in ${nameOfKingdom(before.battle?.kingdoms[other(before.battle.winner)] ?? -1)}'s army would change sides.`,
  }),
  battleEnded: QUIET,
} satisfies Partial<Words>;
