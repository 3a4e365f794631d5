/** Who controls which river and which sea (CHR-BOT-01, -06, CHR-BOT-07; CHR-R-49, CHR-R-51). */
import {
  type Direction,
  type Grid,
  neighbourCell,
  neighbourCells,
  OFF_BOARD,
  sideOf,
  turn,
} from '@warmoot/hex';
import { gridOf, type Hex, hexCount, terrainAt } from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, City, EmpireId } from '../../state/state.ts';
import { grantsPassage, isClosedCity } from './passage.ts';
import { remembered } from './remembered.ts';

interface Waters {
  readonly sides: ReadonlySet<number>;
  /** Water hexes that a harbour opens. */
  readonly open: ReadonlySet<Hex>;
}

/** The two hexes a side separates; the second may be off the map. */
export const banksOf = (grid: Grid, side: number): [Hex, Hex] => {
  const cell = Math.floor(side / 6);
  return [cell, neighbourCell(grid, cell, (side % 6) as Direction)];
};

/** The four sides that share a vertex with this one (CHR-R-03), those of the map. */
export const joinedSides = (grid: Grid, side: number): number[] => {
  const direction = (side % 6) as Direction;
  const [near, far] = banksOf(grid, side);
  const joined = [sideOf(grid, near, turn(direction, 1)), sideOf(grid, near, turn(direction, -1))];
  if (far !== OFF_BOARD)
    joined.push(sideOf(grid, far, turn(direction, 2)), sideOf(grid, far, turn(direction, -2)));
  return joined;
};

/** The hexes around both its ends: the banks, and the hex beyond each end. */
const hexesAround = (grid: Grid, side: number): Hex[] => {
  const direction = (side % 6) as Direction;
  const [near, far] = banksOf(grid, side);
  const ends = [turn(direction, 1), turn(direction, -1)].map((end) => neighbourCell(grid, near, end));
  return [near, far, ...ends].filter((cell) => cell !== OFF_BOARD);
};

export const riverSidesOf = ({ ground, rivers }: Campaign, hex: Hex): number[] => {
  if (hex >= hexCount(ground)) return [];
  const grid = gridOf(ground);
  const sides = [0, 1, 2, 3, 4, 5].map((direction) => sideOf(grid, hex, direction as Direction));
  return sides.filter((side) => rivers[side] !== undefined);
};

const waterBeside = ({ ground }: Campaign, hex: Hex): Hex[] =>
  neighbourCells(gridOf(ground), hex).filter((cell) => terrainAt(ground, cell) === 'water');

/** CHR-R-49: a side bordering a closed city can be reached but not passed. */
const isPassed = (campaign: Campaign, empire: EmpireId, side: number): boolean =>
  !banksOf(gridOf(campaign.ground), side).some(
    (bank) => bank !== OFF_BOARD && isClosedCity(campaign, empire, bank),
  );

/** Rivers and seas as one network. A side leads to sides and, `bySea`, to the water it flows into. */
const onwards = (campaign: Campaign, empire: EmpireId, place: Place): Place[] => {
  const grid = gridOf(campaign.ground);
  if ('water' in place)
    return [...waterBeside(campaign, place.water).map(asWater), ...mouthsAt(grid, place.water).map(asSide)];
  if (!isPassed(campaign, empire, place.side)) return [];
  const waters = hexesAround(grid, place.side).filter((cell) => terrainAt(campaign.ground, cell) === 'water');
  return [...joinedSides(grid, place.side).map(asSide), ...waters.map(asWater)];
};

type Place = { readonly side: number } | { readonly water: Hex };
const asSide = (side: number): Place => ({ side });
const asWater = (water: Hex): Place => ({ water });

const spread = (campaign: Campaign, empire: EmpireId, from: readonly City[], bySea: boolean): Waters => {
  const sides = new Set<number>();
  const open = new Set<Hex>();
  const isNew = (place: Place): boolean =>
    'side' in place
      ? campaign.rivers[place.side] !== undefined && sides.size < sides.add(place.side).size
      : bySea && open.size < open.add(place.water).size;
  const reached = from
    .flatMap(({ at }) => [
      ...riverSidesOf(campaign, at).map(asSide),
      ...waterBeside(campaign, at).map(asWater),
    ])
    .filter(isNew);
  for (const place of reached) reached.push(...onwards(campaign, empire, place).filter(isNew));
  return { sides, open };
};

/** The sides that touch a water hex: its own six, and the six that end at its corners. */
const mouthsAt = (grid: Grid, cell: Hex): number[] =>
  [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const beside = neighbourCell(grid, cell, direction as Direction);
    const own = sideOf(grid, cell, direction as Direction);
    return beside === OFF_BOARD ? [own] : [own, sideOf(grid, beside, turn(direction as Direction, 2))];
  });

const hasHarbor = ({ improvements }: City): boolean => improvements.harbor?.active === true;

const watersOf = (campaign: Campaign, empire: EmpireId): Waters => {
  const cities = citiesOf(campaign).filter(({ at }) => at < hexCount(campaign.ground));
  const granted = cities.filter(({ owner }) => grantsPassage(campaign, owner, empire));
  const harbors = cities.filter((city) => city.owner === empire && hasHarbor(city));
  const rivers = spread(campaign, empire, granted, false);
  const sea = spread(campaign, empire, harbors, true);
  return { sides: new Set([...rivers.sides, ...sea.sides]), open: sea.open };
};

const watersKnown = remembered<Waters>();

const controlOf = (campaign: Campaign, empire: EmpireId): Waters => {
  const { ground, rivers, cities, empires } = campaign;
  return watersKnown([ground, rivers, cities, empires], empire, () => watersOf(campaign, empire));
};

/** The river sides an empire controls: those of its cities, and of others that let it pass (CHR-CTY-14, CHR-R-49). */
export const controlledSides = (campaign: Campaign, empire: EmpireId): ReadonlySet<number> =>
  controlOf(campaign, empire).sides;

/** The water hexes its harbours open (CHR-R-51). */
export const openWater = (campaign: Campaign, empire: EmpireId): ReadonlySet<Hex> =>
  controlOf(campaign, empire).open;
