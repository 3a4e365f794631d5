/** T1, first of all: last turn's marks are cleared and wounds heal (CHR-TRN-02, CHR-WND-02, CHR-R-124). */
import type { Edit } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Hero } from '../../state/force.ts';
import { armiesOf, citiesOf, unitsOf } from '../../state/readers.ts';
import {
  type Army,
  type City,
  type Empire,
  NEW_ARMY_DAY,
  NEW_CITY_DAY,
  type Unit,
} from '../../state/state.ts';
import { lineOf } from '../forces/troops.ts';

/** CHR-WND-02: one wound each turn, up to the full line. */
const recovered = (heroes: readonly Hero[]): readonly Hero[] =>
  heroes.some((hero) => hero.wounds < lineOf(hero).W)
    ? heroes.map((hero) => (hero.wounds < lineOf(hero).W ? { ...hero, wounds: hero.wounds + 1 } : hero))
    : heroes;

/** CHR-R-56: fruit keeps for three turns. CHR-PAY-09: older losses than last turn's are forgotten. */
const rested = (army: Army, turn: number): Partial<Army> => ({
  heroes: recovered(army.heroes),
  today: NEW_ARMY_DAY,
  stash: army.stash !== null && army.stash.until >= turn ? army.stash : null,
  lost: army.lost.filter((loss) => loss.turn >= turn - 1),
});

export const beginDay = (tale: Tale): void => {
  const { state } = tale;
  tale.tell({
    type: 'dayBegun',
    rules: ['CHR-TRN-02', 'CHR-WND-02', 'CHR-R-56'],
    change: {
      armies: armiesOf(state).map((army): Edit<Army> => [army.id, rested(army, state.turn)]),
      cities: citiesOf(state).map(({ id }): Edit<City> => [id, { today: NEW_CITY_DAY }]),
      units: unitsOf(state)
        .filter(({ stopped }) => stopped)
        .map(({ id }): Edit<Unit> => [id, { stopped: false }]),
      empires: state.empires
        .filter(({ changed }) => changed.length > 0)
        .map(({ id }): Edit<Empire> => [id, { changed: [] }]),
    },
  });
};
