/** The starting armies (CHR-PLY-03..05, -23, CHR-R-10). */
import { CONSTANTS } from '../../data/index.ts';
import type { Force } from '../../state/force.ts';
import { folded } from '../../state/readers.ts';
import { agreed } from '../../words/grammar.ts';
import { type Fault, fault } from './fault.ts';
import { pvOf, sizeOf } from './points.ts';

export interface StartingArmy {
  readonly name: string;
  readonly force: Force;
  /** Legal, large enough and led by its named commander (CHR-ARM-02). */
  readonly isFieldReady: boolean;
  /** In one of its own city hexes, beside one, or elsewhere. */
  readonly place: 'city' | 'beside' | 'elsewhere';
}

const { points, minArmy } = CONSTANTS.start;

const armyFaults = ({ name, force, isFieldReady, place }: StartingArmy): (Fault | false)[] => {
  const pv = pvOf(force);
  const isSmall = sizeOf(pv) < CONSTANTS.fieldMinSize;
  return [
    pv < minArmy &&
      fault('E-14', 'CHR-PLY-03', `${agreed(name, 'has', 'have')} ${pv} points, fewer than ${minArmy}`),
    place === 'elsewhere' &&
      fault('E-11', 'CHR-PLY-04', `${agreed(name, 'is', 'are')} neither in a city nor beside one`),
    place === 'beside' &&
      isSmall &&
      fault(
        'E-11',
        'CHR-PLY-04',
        `${agreed(name, 'has', 'have')} fewer than 500 points and must stand in a city`,
      ),
    place === 'beside' &&
      !isSmall &&
      !isFieldReady &&
      fault(
        'E-14',
        'CHR-ARM-03',
        `${agreed(name, 'is', 'are')} not fit for the field and must stand in a city`,
      ),
  ];
};

const isRepeated = (name: string, index: number, names: readonly string[]): boolean =>
  names.indexOf(name) !== index;

/** CHR-PLY-05: no two individuals of the empire have the same name. */
const nameFaults = (armies: readonly StartingArmy[]): Fault[] => {
  const names = armies.flatMap(({ force }) => force.heroes.map(({ name }) => folded(name)));
  return names
    .filter(isRepeated)
    .map((name) => fault('E-13', 'CHR-PLY-05', `two individuals are called ${name}`));
};

/** Unspent points are lost (CHR-PLY-23), but that is not an error. */
export const musterFaults = (armies: readonly StartingArmy[]): readonly Fault[] => {
  const spent = armies.reduce((sum, { force }) => sum + pvOf(force), 0);
  const over =
    spent > points &&
    fault('E-09', 'CHR-PLY-03', `${spent} points are more than the ${points} to start with`);
  return [over, ...armies.flatMap(armyFaults), ...nameFaults(armies)].filter((found) => found !== false);
};
