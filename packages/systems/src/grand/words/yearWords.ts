import { say } from '@warmoot/kernel';
import { WEATHER } from '../data/weather.ts';
import { PHASES } from '../engine/sequence.ts';
import { nameOfKingdom } from '../state/seats.ts';
import { endingText } from './ending.ts';
import { listOfKingdoms } from './names.ts';
import { pointsText } from './points.ts';
import { QUIET, type Words } from './telling.ts';

/** `1 week`, `3 weeks` */
const weeksText = (weeks: number): string => (weeks === 1 ? say`${weeks} week` : say`${weeks} weeks`);

/** The course of the year. */
export const yearWords = {
  matchOpened: (_before, { seatOrder }) => ({
    text: say`${seatOrder.length} kingdoms are at war: ${listOfKingdoms(seatOrder)}.`,
    opens: true,
  }),
  choiceSealed: (_before, { kingdom }) => ({ text: say`${nameOfKingdom(kingdom)} has chosen.`, of: kingdom }),
  forcesRaised: (_before, { armies }) => ({ text: say`The armies take the field: ${armies.length} in all.` }),
  phaseBegun: (_before, { phase }) => ({ text: say`${PHASES[phase].name}.`, opens: true }),
  weekBegun: (before, { year, week, weather, truce, hasTurns }) => ({
    text: !hasTurns
      ? say`Year ${year}, week ${week}: the truce holds (${weeksText(truce)} left).`
      : before.options.weather
        ? say`Year ${year}, week ${week}: ${WEATHER[weather].name}.`
        : say`Year ${year}, week ${week}.`,
    opens: true,
  }),
  turnBegun: (_before, { kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} moves.`,
    of: kingdom,
    opens: true,
  }),
  turnEnded: QUIET,
  armiesHoused: (before, { kingdom, armies, lost }) => {
    const housed =
      armies.length === 1
        ? say`${nameOfKingdom(kingdom)}'s army goes into winter quarters`
        : say`${nameOfKingdom(kingdom)}'s armies go into winter quarters in ${armies.length} places`;
    return {
      text:
        lost > 0
          ? say`${housed}; troops worth ${pointsText(before, lost)} cannot be housed and are lost.`
          : say`${housed}.`,
      of: kingdom,
    };
  },
  choiceMade: QUIET,
  winterPassed: () => ({ text: 'Winter passes.', opens: true }),
  truceBegun: (_before, { weeks }) => ({
    text: say`The last two kingdoms keep a truce for ${weeksText(weeks)}.`,
    opens: true,
  }),
  matchEnded: (before, end) => ({
    text:
      end.winners.length === 1
        ? say`${listOfKingdoms(end.winners)} wins: ${endingText(end, before.year)}.`
        : say`${listOfKingdoms(end.winners)} share the victory: ${endingText(end, before.year)}.`,
    opens: true,
  }),
} satisfies Partial<Words>;
