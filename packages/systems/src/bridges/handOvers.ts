import { BATTLEFIELD, seededDice } from '@warmoot/kernel';
import { grand } from '../grand/index.ts';
import { armyIn, rosterIn } from '../grand/state/game.ts';
import { randomResult } from '../grand/testkit/randomResult.ts';
import { afterAll, faultsIn, given, takeTheField, untilOver, whereabouts } from './testkit.ts';

/** How many units ended where, and everything that went wrong. */
export interface Tally {
  readonly handOvers: number;
  readonly units: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/**
 * GRD-PLY-33: one hand-over with a result drawn at random, read back to its end: every unit is in exactly one place,
 * and reading the result again is refused and changes nothing.
 */
const oneHandOver = (seed: string): { places: readonly string[]; faults: readonly string[] } => {
  const dice = seededDice(seed);
  const handed = takeTheField(dice);
  const { game, field } = handed;
  const faults: string[] = [];
  const uids = (['attacker', 'defender'] as const).flatMap((side) =>
    (armyIn(game, field.battle.armies[side])?.units ?? []).map(({ uid }) => uid),
  );
  const order = { type: 'report', result: randomResult(game, field, dice) } as const;
  const events = untilOver(game, given(game, BATTLEFIELD, order, dice), dice);
  const after = afterAll(game, events);
  const places = whereabouts(game, events, uids);
  const inArmies = after.armies.flatMap(({ units = [] }) => units.map(({ uid }) => uid));
  for (const [uid, place] of places)
    if ((place === 'army') !== inArmies.includes(uid)) faults.push(`unit ${uid} is ${place}, but not there`);
  const returning = rosterIn(after).returning.map(({ unit }) => unit.uid);
  const onList = [...places].filter(([, place]) => place === 'ledger').map(([uid]) => uid);
  const leaders = onList.filter((uid) => returning.includes(uid));
  const soldiers = rosterIn(after).pools.reduce((sum, { lost }) => sum + lost.length, 0);
  if (leaders.length + soldiers !== onList.length && after.end === null && !hasFallenKingdom(events))
    faults.push(`${onList.length} units are on their way, the ledger knows ${leaders.length + soldiers}`);
  faults.push(...faultsIn(after));
  if (grand.check(grand.view(after, BATTLEFIELD), BATTLEFIELD, order).ok)
    faults.push('the result was taken twice');
  return { places: [...places.values()], faults: faults.map((fault) => `${seed}: ${fault}`) };
};

/** GRD-R-47: returning men of a fallen kingdom are void. */
const hasFallenKingdom = (events: readonly { readonly type: string }[]): boolean =>
  events.some(({ type }) => type === 'kingdomEliminated');

export const manyHandOvers = (count: number): Tally => {
  const units: Record<string, number> = {};
  const faults: string[] = [];
  for (let at = 0; at < count; at++) {
    const { places, faults: found } = oneHandOver(`hand-over ${at}`);
    for (const place of places) units[place] = (units[place] ?? 0) + 1;
    faults.push(...found);
  }
  return { handOvers: count, units, faults };
};
