import { armyIn, isAlive, isOwnCity } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { spillInto } from '../cities/spill.ts';
import { other } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { moveInto } from '../movement/moveInto.ts';
import { isInForce, takesCapital } from '../wildEvents/inForce.ts';
import { loserIn, retreatHexes } from './hexes.ts';
import { citiesForDissolved, shelterCities } from './shelter.ts';

/** GRD-WLD-11: survivors are placed at once in the nearest friendly city, without a retreat. */
const dissolve = ({ tale, battle, answer }: Course, id: number): void => {
  const near = shelterCities(tale.state, battle);
  const first = near.length > 1 ? answer('shelter', battle.kingdoms[other(battle.winner)]) : near[0];
  const all = citiesForDissolved(tale.state, battle);
  spillInto(
    tale,
    id,
    first === undefined ? all : [first, ...all.filter((city) => city !== first)],
    'GRD-WLD-11',
  );
};

/** GRD-RET-01, GRD-RET-03: one hex; the owner picks within the tier. */
const fallBack = ({ tale, battle, answer }: Course, id: number): void => {
  const hexes = retreatHexes(tale.state, battle);
  if (hexes.length === 0) {
    tale.tell({ type: 'armyRemoved', army: id, why: 'surrendered', rules: ['GRD-RET-03', 'GRD-R-16'] });
    return;
  }
  const to = hexes.length > 1 ? answer('retreat', battle.kingdoms[other(battle.winner)]) : hexes[0];
  moveInto(tale, id, [to as Spot], 'retreat');
};

/** GRD-CMB-12, GRD-RET-07, GRD-R-126, GRD-RET-05, GRD-RET-06, GRD-R-17, GRD-R-18, GRD-R-47, GRD-R-108 */
export const retreatLoser = (course: Course): void => {
  const { tale, battle } = course;
  const loser = loserIn(tale.state, battle);
  if (loser === undefined) return;
  if (isInForce(tale.state, battle, 'Q clubs')) {
    dissolve(course, loser.id);
    return;
  }
  const isWinnerThere = armyIn(tale.state, battle.armies[battle.winner]) !== undefined;
  if (!isWinnerThere || takesCapital(tale.state, battle)) return;
  if (!isAlive(tale.state, loser.owner)) {
    tale.tell({ type: 'armyRemoved', army: loser.id, why: 'scattered', rules: ['GRD-R-47'] });
    return;
  }
  const strikesFromHome = battle.winner === 'defender' && isOwnCity(tale.state, loser.owner, loser.at);
  if (!strikesFromHome) fallBack(course, loser.id);
};
