import { cachePerObject } from '@warmoot/kernel';
import { type Game, groundIn, type Stack } from '../state/game.ts';
import { isNaval } from '../state/ground.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';

/** What one player sees of all Units: his own one by one, the others' as stacks (CST-HID-02, CST-R-69). */
export interface UnitsSeen {
  readonly units: readonly Unit[];
  readonly stacks: readonly Stack[];
}

const withUnit = (stack: Stack, { type }: Unit, isAfloat: boolean, isFoggy: boolean): Stack => {
  const { isShip, isFighting } = TRAITS[type];
  if (isShip) return { ...stack, ships: [...stack.ships, type].sort() };
  const types = isFoggy ? stack.types : [...stack.types, type].sort();
  if (isAfloat) return { ...stack, passengers: stack.passengers + 1, types };
  return isFighting
    ? { ...stack, fighting: stack.fighting + 1, types }
    : { ...stack, hasSupply: true, types };
};

const emptyStack = ({ owner, at }: Unit): Stack => ({
  owner,
  at,
  fighting: 0,
  passengers: 0,
  hasSupply: false,
  ships: [],
  types: [],
});

const stacksOf = (game: Game, units: readonly Unit[]): Stack[] => {
  const ground = groundIn(game);
  const stacks = new Map<number, Stack>();
  for (const unit of units) {
    const key = unit.at * 16 + unit.owner;
    const stack = stacks.get(key) ?? emptyStack(unit);
    stacks.set(key, withUnit(stack, unit, isNaval(ground, unit.at), game.options.switches.fog));
  }
  return [...stacks.entries()].sort(([a], [b]) => a - b).map(([, stack]) => stack);
};

const seenBy = cachePerObject((_units: readonly Unit[]) => new Map<PlayerNumber, UnitsSeen>());

/** The same answer for the same list of Units, so that what is computed from it need not be computed again. */
export const unitsSeenBy = (game: Game, player: PlayerNumber): UnitsSeen => {
  const known = seenBy(game.units);
  let seen = known.get(player);
  if (seen === undefined) {
    seen = {
      units: game.units.filter(({ owner }) => owner === player),
      stacks: stacksOf(
        game,
        game.units.filter(({ owner }) => owner !== player),
      ),
    };
    known.set(player, seen);
  }
  return seen;
};
