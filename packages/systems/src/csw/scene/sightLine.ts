import { type Mark, type Place, type SightLine, say } from '@warmoot/kernel';
import { blockedRefusal, outlookOn } from '../rules/sight/outlook.ts';
import { blockingHexes, sightLimit } from '../rules/sight/sight.ts';
import { distance, idOf, NOWHERE } from '../state/board.ts';
import { unitsAt } from '../state/occupancy.ts';
import { type Battle, boardIn } from '../state/state.ts';
import { placeOf, placesOf } from './marks.ts';

const cellAt = (battle: Battle, place: Place): number =>
  'q' in place ? boardIn(battle).grid.hexes.findIndex(({ q, r }) => q === place.q && r === place.r) : NOWHERE;

/** At night as far as the best eyes there can see; if nobody is there, as by day. */
const limitFrom = (battle: Battle, cell: number): number => {
  const eyes = unitsAt(battle, cell).map((unit) => sightLimit(battle, unit));
  return eyes.length === 0 ? Number.MAX_SAFE_INTEGER : Math.max(...eyes);
};

/** CSW-P-06: whether one hex can be seen from another; if not, what is in the way, and by which rule. */
export const sightLine = (battle: Battle, from: Place, to: Place): SightLine | undefined => {
  const [here, there] = [cellAt(battle, from), cellAt(battle, to)];
  if (here < 0 || there < 0 || here === there) return undefined;
  const line: Mark = { kind: 'lineOfSight', places: [placeOf(battle, here), placeOf(battle, there)] };
  return { ...judged(battle, here, there, line), hexes: distance(boardIn(battle), here, there) };
};

const judged = (battle: Battle, here: number, there: number, line: Mark): Omit<SightLine, 'hexes'> => {
  const outlook = outlookOn(battle, here, there, limitFrom(battle, here));
  const [from, to] = [idOf(boardIn(battle), here), idOf(boardIn(battle), there)];
  if (outlook.how === 'seen')
    return { isClear: true, says: say`${to} can be seen from ${from}.`, rule: 'CSW-LOS-01', marks: [line] };
  if (outlook.how === 'dark')
    return {
      isClear: false,
      says: say`It is too dark to see ${to} from ${from}.`,
      rule: 'CSW-NGT-04',
      marks: [line],
    };
  const { rule, because } = blockedRefusal(battle, here, there, outlook.blocked);
  const obstacles: Mark = {
    kind: 'forbidden',
    places: placesOf(battle, blockingHexes(battle, here, there)),
    label: because,
    rule,
  };
  const isIndirect = outlook.how === 'indirect';
  return {
    isClear: false,
    says: isIndirect
      ? say`${to} cannot be seen from ${from}, but indirect fire reaches it.`
      : say`${to} cannot be seen from ${from}: ${because}.`,
    rule: isIndirect ? 'CSW-IND-01' : rule,
    marks: [line, obstacles],
  };
};
