/** Units that are only to move, and whether they get where they are sent (CHR-R-43, CHR-BRK-05). */
import { nearestCity } from '../rules/ground/homeward.ts';
import { plannedWay } from '../rules/ground/walk.ts';
import { isBroken } from '../state/armies.ts';
import { distance, type Hex, labelOf } from '../state/ground.ts';
import { armiesOf, folded, statementsOf, unitsOf } from '../state/readers.ts';
import type { Army, Campaign, EmpireId, Unit } from '../state/state.ts';
import type { Statement, Step } from './orders.ts';

type Mover = Army | Unit;

const isBrokenArmy = (campaign: Campaign, mover: Mover): boolean =>
  'heroes' in mover && isBroken(campaign, mover);

const moversOf = (campaign: Campaign, me: EmpireId): Map<string, Mover> =>
  new Map([...armiesOf(campaign, me), ...unitsOf(campaign, me)].map((each) => [folded(each.name), each]));

/** The steps of each unit whose actions are all Moves and Marches without qualifiers, by its folded name. */
const plainSteps = (statements: readonly Statement[]): Map<string, readonly Step[]> => {
  const ways = new Map<string, readonly Step[]>();
  const others = new Set<string>();
  for (const line of statements) {
    if (line.s === 'rejected' && line.unit !== undefined) others.add(folded(line.unit));
    if (line.s !== 'order') continue;
    for (const action of line.actions)
      if ((action.a === 'move' || action.a === 'march') && action.with.length === 0)
        ways.set(folded(line.unit), [...(ways.get(folded(line.unit)) ?? []), ...action.steps]);
      else others.add(folded(line.unit));
  }
  return new Map([...ways].filter(([name]) => !others.has(name)));
};

/** A unit that is not where its way ends, and where it is. */
export interface Astray {
  readonly name: string;
  readonly planned: Hex;
  readonly at: Hex;
  readonly isBroken: boolean;
}

const isHomeward = (campaign: Campaign, { owner, at }: Mover, end: Hex): boolean => {
  const home = nearestCity(campaign, owner, at)?.at;
  const { ground } = campaign;
  return home !== undefined && distance(ground, end, home) < distance(ground, at, home);
};

/** A Broken army goes on by itself from where its orders toward its city end (CHR-R-35). */
const hasArrived = (campaign: Campaign, mover: Mover, way: readonly Hex[], at: Hex): boolean =>
  at === way.at(-1) ||
  (isBrokenArmy(campaign, mover) && !way.includes(at) && isHomeward(campaign, mover, way.at(-1)!));

/** Those that are lost on the way are another matter. */
export const astray = (before: Campaign, after: Campaign, me: EmpireId): Astray[] => {
  const [from, to] = [moversOf(before, me), moversOf(after, me)];
  return [...plainSteps(statementsOf(before, me))].flatMap(([key, steps]) => {
    const [mover, arrived] = [from.get(key), to.get(key)];
    if (mover === undefined || arrived === undefined) return [];
    const way = plannedWay(before, mover.at, steps);
    if (hasArrived(before, mover, way, arrived.at)) return [];
    const { name } = mover;
    return [{ name, planned: way.at(-1)!, at: arrived.at, isBroken: isBrokenArmy(before, mover) }];
  });
};

export const astrayText = ({ ground }: Campaign, { name, planned, at }: Astray): string =>
  `${name} will end in ${labelOf(ground, at)}, not in ${labelOf(ground, planned)}`;
