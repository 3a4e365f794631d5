import { type Modifier, modifiers } from '@warmoot/kernel';
import { SPADEWORK } from '../../data/spadework.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { groundAt } from '../terrain/ground.ts';
import { exposedIn, nextToFall, type Place } from './exposed.ts';

const typesOf = (battle: Battle, units: readonly Unit[]): UnitType[] =>
  units.map((unit) => typeOf(battle, unit));

/** CSW-CBT-03, CSW-R-28: the troops' Defence Class, the lowest of a mixture; a leader's only if there are no troops. */
export const defenceOf = (battle: Battle, place: Place): number => {
  const types = typesOf(battle, nextToFall(battle, place));
  const counts = ({ defence, race }: UnitType): number =>
    place.underground ? defence + SPADEWORK[race].defence : defence; // CSW-TUN-10
  return types.length === 0 ? 0 : Math.min(...types.map(counts));
};

/**
 * CSW-CRU-05: armour, shield and size of custom units; in a mixture the most vulnerable counts, as for the Defence
 * Class. CSW-WAL-05: any climber, even a leader, exposes the whole hex.
 */
export const targetModifiers = (battle: Battle, place: Place): Modifier[] => {
  const dice = typesOf(battle, nextToFall(battle, place)).map(({ attackDie }) => attackDie ?? 0);
  const die = dice.length === 0 ? 0 : Math.min(...dice);
  const scaled = !place.underground && exposedIn(battle, place).some((unit) => unit.scaled);
  return modifiers(
    [scaled, 'CSW-WAL-05', 'target scaled the wall', -2],
    [die !== 0, 'CSW-CRU-05', 'armour and size of the target', die],
  );
};

/** A construction that takes hits: how many, and the clauses for hits and collapse. */
export interface Construction {
  readonly defence: number;
  readonly hits: number;
  readonly rule: string;
  readonly falls: string;
}

/** CSW-WAL-10, CSW-TOW-01, CSW-GAT-01 */
const CONSTRUCTIONS = {
  wall: { defence: 4, hits: 3, rule: 'CSW-WAL-10', falls: 'CSW-WAL-11' },
  tower: { defence: 4, hits: 4, rule: 'CSW-TOW-01', falls: 'CSW-WAL-11' },
  gate: { defence: 3, hits: 3, rule: 'CSW-GAT-01', falls: 'CSW-GAT-04' },
} as const satisfies Record<string, Construction>;

/** The construction there that can be attacked: an intact wall or tower, or a closed gate (CSW-WAL-09). */
export const constructionAt = (battle: Battle, cell: number): Construction | undefined => {
  const ground = groundAt(battle, cell);
  return ground === 'wall' || ground === 'tower' || ground === 'gate' ? CONSTRUCTIONS[ground] : undefined;
};
