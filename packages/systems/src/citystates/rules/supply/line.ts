import { UNITS } from '../../data/units.ts';
import { type Game, groundIn, raceOf } from '../../state/game.ts';
import type { Ground, Spot } from '../../state/ground.ts';
import { hasEnemyFighters, hasFriendlyFighters } from '../../state/sides.ts';
import { raceOfUnit, TRAITS, type Unit } from '../../state/unit.ts';
import { winterCost } from '../movement/group.ts';
import { BARRED, stepCost, type Terms, termsOfRace } from '../terrain/stepCost.ts';
import { inEnemyZone } from '../zones/zones.ts';

/** CST-SUP-01, CST-RAC-14, CST-R-107: the printed Move, for Nomads twice that. */
const lengthOf = (game: Game, { type, owner }: Unit): number =>
  UNITS[type].move * (raceOfUnit(type, raceOf(game, owner)) === 'Nomads' ? 2 : 1);

/** CST-R-94: Flying Units trace by flying, over everything except the ocean. */
const flightCost = (ground: Ground, from: Spot, direction: number): number => {
  const to = ground.beside[6 * from + direction] as Spot;
  return to < 0 || ground.terrain[to] === 'O' ? BARRED : 1;
};

/** CST-SUP-02: no enemy fighting Units, nor their zone unless friends stand there. */
const isOpenTo = (game: Game, { owner }: Unit, hex: Spot): boolean =>
  !hasEnemyFighters(game, owner, hex) &&
  (!inEnemyZone(game, owner, hex) || hasFriendlyFighters(game, owner, hex));

const costOf = (
  game: Game,
  ground: Ground,
  unit: Unit,
  terms: Terms,
  from: Spot,
  direction: number,
): number =>
  TRAITS[unit.type].isFlying
    ? flightCost(ground, from, direction)
    : stepCost(game, ground, terms, from, direction);

/** The hexes from the Unit to where the search came. */
const wayTo = (came: ReadonlyMap<Spot, Spot>, end: Spot): Spot[] => {
  const way = [end];
  for (let at = came.get(end); at !== undefined; at = came.get(at)) way.unshift(at);
  return way;
};

/** CST-SUP-01, CST-SUP-02: the line from the Unit to a source, paying each step as it would in movement; none without. */
export const lineToSource = (
  game: Game,
  unit: Unit,
  isSource: (hex: Spot) => boolean,
): readonly Spot[] | undefined => {
  if (isSource(unit.at)) return [unit.at];
  const ground = groundIn(game);
  const terms = termsOfRace(raceOfUnit(unit.type, raceOf(game, unit.owner)), false, winterCost(game));
  const length = lengthOf(game, unit);
  const spent = new Map<Spot, number>([[unit.at, 0]]);
  const came = new Map<Spot, Spot>();
  const open: Spot[][] = [[unit.at]];
  for (let level = 0; level <= length && level < open.length; level++)
    for (const from of open[level] ?? []) {
      if (spent.get(from) !== level) continue;
      for (let direction = 0; direction < 6; direction++) {
        const cost = costOf(game, ground, unit, terms, from, direction);
        const total = level + cost;
        if (cost === BARRED || total > length) continue;
        const to = ground.beside[6 * from + direction] as Spot;
        if ((spent.get(to) ?? Number.POSITIVE_INFINITY) <= total || !isOpenTo(game, unit, to)) continue;
        came.set(to, from);
        if (isSource(to)) return wayTo(came, to);
        spent.set(to, total);
        while (open.length <= total) open.push([]);
        (open[total] as Spot[]).push(to);
      }
    }
  return undefined;
};
