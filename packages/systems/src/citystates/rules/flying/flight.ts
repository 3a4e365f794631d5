import { type Refusal, refuse, say } from '@warmoot/kernel';
import { type Game, groundIn, raceOf } from '../../state/game.ts';
import { directionTo, EDGE, type Ground, isNaval, type Spot } from '../../state/ground.ts';
import { nameOfSpot } from '../../state/places.ts';
import { hasEnemyFighters, hasFriendlyShips } from '../../state/sides.ts';
import { raceOfUnit, TRAITS } from '../../state/unit.ts';
import { hasBerths } from '../movement/berths.ts';
import { countedOf, type Group } from '../movement/group.ts';
import { checkRoom } from '../stacking/stacking.ts';

/** A flight path, and whether it ends aboard (CST-FLY-08). */
export interface Flight {
  readonly ok: true;
  readonly spots: readonly Spot[];
  readonly spent: number;
  readonly isAboard: boolean;
}

/** The hexes of a spot: a hex, or both banks of a river hexside. */
const startsOf = (ground: Ground, from: Spot): readonly Spot[] =>
  from < ground.hexes ? [from] : (ground.banks[from - ground.hexes] as readonly Spot[]);

/** From a river hexside, taking off into either bank is the first step. */
const isStep = (ground: Ground, from: Spot, to: Spot): boolean => {
  if (to < 0) return false;
  if (from >= ground.hexes) return startsOf(ground, from).includes(to);
  if (to >= ground.hexes) return startsOf(ground, to).includes(from);
  return directionTo(ground, from, to) >= 0;
};

const crossesWater = (ground: Ground, from: Spot, to: Spot): boolean =>
  from >= ground.hexes ||
  to >= ground.hexes ||
  ground.isWater[from] === 1 ||
  ground.isWater[to] === 1 ||
  ((ground.edges[6 * from + directionTo(ground, from, to)] as number) & (EDGE.major | EDGE.minor)) !== 0;

/** CST-FLY-06, CST-FLY-10: no ocean; no water at all with an Undead rider. */
const checkFlightStep = (game: Game, group: Group, from: Spot, to: Spot): Refusal | undefined => {
  const ground = groundIn(game);
  if (!isStep(ground, from, to)) return refuse('CST-FLY-04', 'a flight goes from hex to adjacent hex');
  if (ground.terrain[to] === 'O') return refuse('CST-FLY-06', 'flyers do not cross the ocean');
  const nation = raceOf(game, group.player);
  const isUndead =
    (group.characters.length > 0 && nation === 'Undead') ||
    group.units.some(({ type }) => raceOfUnit(type, nation) === 'Undead');
  return isUndead && crossesWater(ground, from, to)
    ? refuse('CST-FLY-10', 'the Undead cannot cross water, even in the air')
    : undefined;
};

/** CST-FLY-05, CST-FLY-08, CST-R-41, CST-R-89: where a flight may end. */
const checkLanding = (game: Game, group: Group, to: Spot): Refusal | undefined => {
  const ground = groundIn(game);
  if (isNaval(ground, to)) {
    const canBoard =
      hasFriendlyShips(game, group.player, to) && hasBerths(game, group.player, to, group.units);
    return canBoard
      ? undefined
      : refuse('CST-FLY-05', 'flyers end on water only aboard a Transport with room');
  }
  if (ground.isOpen[to] !== 1) return refuse('CST-FLY-08', 'flyers do not end on mountains');
  if (group.units.length > 0 && hasEnemyFighters(game, group.player, to))
    return refuse('CST-FLY-08', say`enemy Units hold ${nameOfSpot(game, to)}`);
  const room = checkRoom(game, to, countedOf(group));
  return room.ok ? undefined : room;
};

/** CST-FLY-03; Characters under the Fly spell need no flyers (CST-MAG-05, CST-R-89). */
const checkFlyers = (game: Game, group: Group): Refusal | undefined => {
  const isBorne = group.units.length > 0 || group.characters.every(({ flies }) => flies);
  if (!isBorne || group.units.some(({ type }) => !TRAITS[type].isFlying))
    return refuse('CST-FLY-03', 'only flying Units fly, with Characters as riders');
  if ([...group.units, ...group.characters].some(({ isStopped }) => isStopped))
    return refuse('CST-MOV-11', 'part of the group cannot move further this turn');
  const ground = groundIn(game);
  if (!isNaval(ground, group.from)) return undefined;
  if (ground.terrain[group.from] === 'O') return refuse('CST-FLY-06', 'Units cannot take off over the ocean');
  return [...group.units, ...group.characters].every(
    ({ startedAt }) => startedAt >= 0 && isNaval(ground, startedAt),
  )
    ? undefined
    : refuse('CST-FLY-08', 'only Units that began the turn aboard can take off from a ship');
};

/** CST-FLY-04, CST-FLY-09: 1 point for each hex; riders spend none of their own points. */
const pointsLeft = ({ units, members }: Group): number =>
  Math.min(...(units.length > 0 ? members.slice(0, units.length) : members).map(({ left }) => left));

/** CST-FLY-03 to CST-FLY-10. Zones of control do not matter in the air (CST-FLY-07, CST-ZOC-05). */
export const flightOf = (game: Game, group: Group, path: readonly Spot[]): Flight | Refusal => {
  const unfit = checkFlyers(game, group);
  if (unfit !== undefined) return unfit;
  if (path.length > pointsLeft(group))
    return refuse('CST-FLY-04', 'not every flyer has enough movement points: each hex costs 1');
  const spots = [group.from, ...path];
  for (let step = 1; step < spots.length; step++) {
    const [from, to] = [spots[step - 1] as Spot, spots[step] as Spot];
    const barred = checkFlightStep(game, group, from, to);
    if (barred !== undefined) return barred;
    if (step < spots.length - 1 && to >= groundIn(game).hexes)
      return refuse('CST-FLY-04', 'a flight goes from hex to adjacent hex');
  }
  const to = spots.at(-1) as Spot;
  return (
    checkLanding(game, group, to) ?? {
      ok: true,
      spots,
      spent: path.length,
      isAboard: isNaval(groundIn(game), to),
    }
  );
};

/** Every spot that a group can fly to, each with a shortest path. */
export function* flightsOf(game: Game, group: Group): Generator<Spot[]> {
  if (checkFlyers(game, group) !== undefined) return;
  const ground = groundIn(game);
  const seen = new Set([group.from]);
  let open: Spot[][] = [[]];
  for (let points = 0; points < pointsLeft(group) && open.length > 0; points++) {
    const next: Spot[][] = [];
    for (const path of open) {
      const from = path.at(-1) ?? group.from;
      for (const to of stepsFrom(ground, from)) {
        if (seen.has(to) || checkFlightStep(game, group, from, to) !== undefined) continue;
        seen.add(to);
        if (to < ground.hexes) next.push([...path, to]);
        if (checkLanding(game, group, to) === undefined) yield [...path, to];
      }
    }
    open = next;
  }
}

/** The neighbouring hexes and river hexsides, where ships may be. */
const stepsFrom = (ground: Ground, from: Spot): Spot[] => {
  if (from >= ground.hexes) return [...startsOf(ground, from)];
  const around = [
    ...ground.beside.subarray(6 * from, 6 * from + 6),
    ...ground.rivers.subarray(6 * from, 6 * from + 6),
  ];
  return around.filter((spot) => spot >= 0);
};
