/** Those who cross the same hexside in opposite directions (CHR-ACT-06, CHR-R-87). */
import type { Dice, Roll } from '@warmoot/kernel';
import { roll } from '../../engine/tale.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import type { Army, Campaign, Unit } from '../../state/state.ts';
import { treatmentOf } from './units.ts';
import { isHostilePair, isOpenWater, wantsEmpire } from './wants.ts';

/** A step about to be taken. */
export interface Stride {
  readonly thing: Army | Unit;
  readonly to: Hex;
}
const isUnit = (thing: Army | Unit): thing is Unit => 'kind' in thing;

/** Army and scout meet if the army would engage, army and settlers or engineers if it would not spare them. */
const catches = (campaign: Campaign, army: Army, unit: Unit, at: Hex): boolean =>
  unit.kind === 'scout'
    ? wantsEmpire(campaign, army, unit.owner, at)
    : treatmentOf(campaign, army, unit) !== 'spare';

const areHostile = (campaign: Campaign, a: Army | Unit, b: Army | Unit, at: Hex): boolean => {
  if (isOpenWater(campaign, at) || (isUnit(a) && isUnit(b))) return false;
  if (isUnit(a)) return catches(campaign, b as Army, a, at);
  if (isUnit(b)) return catches(campaign, a, b, at);
  return isHostilePair(campaign, { ...a, inside: false }, { ...b, inside: false }, at);
};

/** By hexside, in both directions; a hexside crossed in one direction only does not matter. */
const crossings = (strides: readonly Stride[]): (readonly [Stride[], Stride[]])[] => {
  const sides = new Map<string, [Stride[], Stride[]]>();
  for (const stride of strides) {
    const { at } = stride.thing;
    const key = `${Math.min(at, stride.to)}/${Math.max(at, stride.to)}`;
    const ways = sides.get(key) ?? [[], []];
    ways[at < stride.to ? 0 : 1].push(stride);
    sides.set(key, ways);
  }
  return [...sides.values()].filter(([there, back]) => there.length > 0 && back.length > 0);
};

/** All units in one direction that are hostile to any in the other. */
const hostileOf = (campaign: Campaign, there: readonly Stride[], back: readonly Stride[]): Stride[] => [
  ...there.filter((a) =>
    back.some(
      (b) => areHostile(campaign, a.thing, b.thing, a.to) || areHostile(campaign, a.thing, b.thing, b.to),
    ),
  ),
  ...back.filter((b) =>
    there.some(
      (a) => areHostile(campaign, a.thing, b.thing, a.to) || areHostile(campaign, a.thing, b.thing, b.to),
    ),
  ),
];

interface HeadOn {
  /** Where each unit concerned stops: some arrive there, some never leave. */
  readonly stops: ReadonlyMap<Stride, Hex>;
  readonly rolls: readonly Roll[];
}

/** One draw for each hexside where hostile strides cross: 1 is the hex with the lower label. */
export const headOnStops = (campaign: Campaign, strides: readonly Stride[], dice: Dice): HeadOn => {
  const stops = new Map<Stride, Hex>();
  const rolls: Roll[] = [];
  const { ground } = campaign;
  for (const [there, back] of crossings(strides)) {
    const concerned = hostileOf(campaign, there, back);
    if (concerned.length === 0) continue;
    const ends = [there[0]!.to, back[0]!.to].sort((a, b) =>
      labelOf(ground, a) < labelOf(ground, b) ? -1 : 1,
    );
    const die = roll(dice, 2, `swap:${labelOf(ground, ends[0]!)}/${labelOf(ground, ends[1]!)}`);
    rolls.push(die);
    for (const stride of concerned) stops.set(stride, ends[die.value - 1]!);
  }
  return { stops, rolls };
};
