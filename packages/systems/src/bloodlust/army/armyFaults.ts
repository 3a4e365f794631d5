import { asItIs, say } from '@warmoot/kernel';
import { type Army, armyPoints, type Entry, entryName, entryOf } from './army.ts';
import { type ArmyClause, type ArmyFault, counted } from './armyFault.ts';
import { everyCommanderHasUnits, magicOnlyInFantasy, rightCommanders } from './commanderFaults.ts';
import { entriesOfList, limitsOf, placedUnits, standsOf, unitSize } from './entries.ts';
import {
  goodWithoutEvil,
  lateOnlyInItsEra,
  magicCommandsSkeletons,
  twoFlyersWithoutPoints,
} from './serviceFaults.ts';
import { type ArmyTerms, STANDARD_TERMS, scaledLimits } from './terms.ts';

/** BLD-PTS-05. */
const withinThePoints: ArmyClause = (army, { points }) => {
  const spent = armyPoints(army);
  return points === undefined || spent <= points
    ? []
    : [
        {
          rule: 'BLD-PTS-05',
          because: say`the army is ${spent - points} points over the limit of ${points}`,
        },
      ];
};

/** BLD-LST-12 puts the clause of each list to use; an own list has none. */
const knownEntries: ArmyClause = (army) =>
  army.commands.flatMap(({ commander, units }, command) =>
    units.flatMap(({ entry }, unit) =>
      entryOf(army, commander, entry) === undefined
        ? [
            {
              rule: 'BLD-LST-12',
              because: say`${asItIs(army.list.name)} has no entry ${asItIs(entry)}`,
              at: { command, unit },
            },
          ]
        : [],
    ),
  );

/** BLD-UNT-02, and BLD-UNT-05: only here, not after losses. */
const unitsOfLegalSize: ArmyClause = (army) =>
  placedUnits(army).flatMap(({ unit: { stands }, entry, at }) => {
    const [least, most] = unitSize(entry);
    const because = say`a unit of ${entryName(entry)} has ${least} to ${most} stands, not ${stands}`;
    return stands < least || stands > most ? [{ rule: 'BLD-UNT-02', because, at }] : [];
  });

/** BLD-FRM-03: stands side by side; no more files than stands. */
const filesFilled: ArmyClause = (army) =>
  placedUnits(army).flatMap(({ unit: { stands, files }, at }) =>
    files < 1 || files > stands
      ? [{ rule: 'BLD-FRM-03', because: say`${counted(stands, 'stand')} cannot stand ${files} wide`, at }]
      : [],
  );

/** BLD-LST-12: the limits of the army's own list; allies need not fill the least of theirs. */
const withinTheLimits: ArmyClause = (army, { points }) => {
  if (points === undefined) return [];
  return entriesToCount(army).flatMap((entry) => {
    const { least, most } = scaledLimits(limitsOf(entry), points);
    const taken = standsOf(army, entry);
    const name = entryName(entry);
    if (entry.of === army.list && taken < least)
      return [
        { rule: 'BLD-LST-12', because: say`${name}: at least ${counted(least, 'stand')}, not ${taken}` },
      ];
    return taken > most
      ? [{ rule: 'BLD-LST-12', because: say`${name}: at most ${counted(most, 'stand')}, not ${taken}` }]
      : [];
  });
};

const entriesToCount = (army: Army): Entry[] => {
  const allies = placedUnits(army)
    .map(({ entry }) => entry)
    .filter(({ of }) => of !== army.list);
  const unique = new Map(allies.map((entry) => [entryName(entry), entry]));
  return [...entriesOfList(army.list), ...unique.values()];
};

/** In the order in which a player puts things right. */
const ARMY_CLAUSES: readonly ArmyClause[] = [
  rightCommanders,
  magicOnlyInFantasy,
  everyCommanderHasUnits,
  knownEntries,
  unitsOfLegalSize,
  filesFilled,
  magicCommandsSkeletons,
  goodWithoutEvil,
  lateOnlyInItsEra,
  withinTheLimits,
  twoFlyersWithoutPoints,
  withinThePoints,
];

/** Every clause that the army breaks; none if it may take the field. */
export const armyFaults = (army: Army, terms: ArmyTerms = STANDARD_TERMS): ArmyFault[] =>
  ARMY_CLAUSES.flatMap((clause) => clause(army, terms));
