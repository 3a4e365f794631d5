import { type Drill, type NamedDrill, type Place, type Seat, say } from '@warmoot/kernel';
import { openDesk } from '../engine/desks.ts';
import type { CswOrder } from '../orders/orders.ts';
import { isDue } from '../rules/movement/moveDesk.ts';
import { holderOf } from '../state/occupancy.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { enterAsBefore, hasEntries } from './asBefore.ts';
import { enterByRoad, entryRoad } from './column.ts';
import type { Draft } from './draft.ts';
import { enterInLine } from './enterInLine.ts';
import { marchTogether } from './march.ts';
import { placeAbout } from './placeAbout.ts';

const unitsIn = (units: number): string => (units === 1 ? 'one unit' : say`${units} units`);

/** An entry by its name. */
const named = (verb: string, how: string, draft: () => Draft): NamedDrill<CswOrder> => ({
  verb,
  drill: () => draft().drill(verb, (units) => say`bring ${unitsIn(units)} onto the map ${how}`),
});

const chosenOf = (battle: Battle, side: Side, subjects: readonly string[]): Unit[] =>
  subjects.flatMap((subject) => {
    const unit = subject.startsWith('u') ? battle.units[Number(subject.slice(1))] : undefined;
    return unit?.side === side ? [unit] : [];
  });

/** CSW-SET-07: all units that are due, or the selected ones: in line, by road, or like the last units that entered. */
export const drills = (
  battle: Battle,
  seat: Seat,
  subjects: readonly string[],
  earlier: readonly CswOrder[],
): readonly NamedDrill<CswOrder>[] => {
  const open = openDesk(battle);
  if (open?.side !== seat || !open.desk.accepts.includes('enter')) return [];
  const { side } = open;
  const all = subjects.length === 0;
  const due = (all ? battle.units : chosenOf(battle, side, subjects)).filter(
    (unit) => unit.side === side && isDue(battle, unit),
  );
  if (due.length < 2) return [];
  return [
    named(all ? 'Enter the rest for me' : 'Enter in line', 'in line', () => enterInLine(battle, side, due)),
    ...(entryRoad(battle, side, due) === undefined
      ? []
      : [named('Enter in column by road', 'in column', () => enterByRoad(battle, side, due))]),
    ...(hasEntries(earlier)
      ? [named('Enter as before', 'as before', () => enterAsBefore(battle, side, due, earlier))]
      : []),
  ];
};

/** Several units sent to a hex: they are set up around it, enter around it, or march with their centre there. */
export const drillTo = (
  battle: Battle,
  seat: Seat,
  subjects: readonly string[],
  place: Place,
): Drill<CswOrder> | undefined => {
  const open = openDesk(battle);
  const { hexes } = boardIn(battle).grid;
  const cell = hexes.findIndex((hex) => 'q' in place && hex.q === place.q && hex.r === place.r);
  if (open?.side !== seat || cell < 0) return undefined;
  const { side } = open;
  const units = chosenOf(battle, side, subjects);
  if (units.length < 2 || (holderOf(battle, cell)?.side ?? side) !== side) return undefined;
  if (open.desk.accepts.includes('place'))
    return placeAbout(battle, side, units, cell).drill('Place', (count) => say`place ${unitsIn(count)}`, {
      place,
    });
  if (!open.desk.accepts.includes('move')) return undefined;
  const waiting = units.filter((unit) => isDue(battle, unit));
  return waiting.length === units.length
    ? enterInLine(battle, side, units, cell).drill(
        'Enter',
        (count) => say`bring ${unitsIn(count)} onto the map`,
        { place },
      )
    : marchTogether(battle, side, units, cell).drill(
        'Move',
        (count) => say`move ${unitsIn(count)} together`,
        {
          place,
        },
      );
};
