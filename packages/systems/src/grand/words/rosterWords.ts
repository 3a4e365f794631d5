import { say } from '@warmoot/kernel';
import { rowOf } from '../data/units.ts';
import { type Pool, rosterIn } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { countsOf } from '../state/roster.ts';
import { nameOfKingdom } from '../state/seats.ts';
import { unitsInWords } from './names.ts';
import { figureOf, pointsText } from './points.ts';
import { QUIET, type Words } from './telling.ts';

const menIn = ({ bands }: Pool): number => bands.reduce((sum, { men }) => sum + men, 0);

const menText = (men: number): string => (men === 1 ? say`${men} man` : say`${men} men`);

/** Battles on the board, and who comes back from them. */
export const rosterWords = {
  casualtyRolled: (_before, { unit, kingdom, pool }) =>
    pool === null
      ? undefined
      : {
          text: say`Survivors of a unit of ${rowOf(unit.code).name} are on their way back to ${nameOfKingdom(kingdom)} (${menText(menIn(pool))}).`,
          of: kingdom,
        },
  menReturned: QUIET,
  menTaken: QUIET,
  poolsClosed: QUIET,
  leaderRolled: (_before, { unit, kingdom, fate, returning, is }) => ({
    text:
      returning !== null
        ? say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)}: ${fate}; he returns in week ${returning.week}.`
        : is === 'ransom'
          ? say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)} is held for ransom.`
          : say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)} is dead.`,
    of: kingdom,
  }),
  leaderAbandoned: (_before, { kingdom, unit }) => ({
    text: say`${rowOf(unit.code).name} of ${nameOfKingdom(kingdom)} does not come back.`,
    of: kingdom,
  }),
  leaderReturned: QUIET,
  returnersRedirected: QUIET,
  fieldTaken: (before, { field: { battle } }) => ({
    text: say`${nameOfKingdom(battle.kingdoms.attacker)} and ${nameOfKingdom(battle.kingdoms.defender)} fight it out on the board in ${nameOfSpot(before, battle.hex)}.`,
    of: battle.kingdoms.attacker,
    at: battle.hex,
  }),
  resultClaimed: (_before, { kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} enters the result of a battle.`,
    of: kingdom,
  }),
  claimRefused: (_before, { kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} does not confirm the result.`,
    of: kingdom,
  }),
  fieldLeft: (_before, { kingdom, isSettled }) => ({
    text: isSettled
      ? say`${nameOfKingdom(kingdom)} leaves the battle: it is settled quickly.`
      : say`${nameOfKingdom(kingdom)} would have the battle settled quickly.`,
    of: kingdom,
  }),
  fieldReported: QUIET,
  fieldRead: (before, { number, winner, damage }) => {
    const battle = rosterIn(before).fields.find((field) => field.battle.number === number)?.battle;
    const kingdom = battle?.kingdoms[winner] ?? -1;
    return {
      text: say`News from the field: the attacker has killed ${pointsText(before, damage.attacker)}, the defender ${figureOf(before, damage.defender)}; ${nameOfKingdom(kingdom)} has won.`,
      of: kingdom,
      ...(battle && { at: battle.hex }),
    };
  },
  fieldSettled: QUIET,
  battleSurvived: QUIET,
  unitsFell: (before, { side, units }) => ({
    text: say`${nameOfKingdom(before.battle?.kingdoms[side] ?? -1)} loses ${unitsInWords(countsOf(units))}.`,
    of: before.battle?.kingdoms[side] ?? -1,
  }),
} satisfies Partial<Words>;
