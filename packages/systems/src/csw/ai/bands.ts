import type { Direction } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import { mostPointsInMelee } from '../rules/melee/attackClauses.ts';
import { moraleOf } from '../rules/morale/moraleOf.ts';
import { stackingOf } from '../rules/stacking/stacks.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, isOnSurface, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import type { UnitType } from '../units/unitType.ts';
import { worthOf } from './worth.ts';

/** All units of a side in one hex, which move and fight together. */
export interface Band {
  readonly cell: number;
  readonly side: Side;
  readonly facing: Direction;
  readonly routed: boolean;
  readonly troops: readonly Unit[];
  readonly leaders: readonly Unit[];
  /** The value of the troops, or of the leaders if there are no troops. */
  readonly type: UnitType;
  readonly defence: number;
  /** Losses it can take before its leaders are hit; for leaders alone, before they fall. */
  readonly hits: number;
  readonly worth: number;
  /** Worth of the units that fall first and may rout; leaders with troops are not included. */
  readonly ranksWorth: number;
  /** How many of its units can fight at once (CSW-STK-05). */
  readonly fighters: number;
  /** Melee factors of those units. */
  readonly might: number;
  /** The Morale Factor with a leader near (CSW-MOR-07); leaders alone never check. */
  readonly morale: number;
}

interface Bands {
  readonly blue: readonly Band[];
  readonly red: readonly Band[];
  readonly at: ReadonlyMap<number, Band>;
}

const STEADY = 99;
/** CSW-STK-05 */
const fightersOf = (battle: Battle, troops: readonly Unit[]): number => {
  const [first] = troops;
  if (first === undefined || first.routed) return 0;
  const most = Math.floor(mostPointsInMelee(battle, first) / Math.max(1, stackingOf(battle, first)));
  return Math.min(troops.length, most);
};

/** One hex has one set of leaders near, so the lowest Morale Factor decides (CSW-MOR-10). */
const moraleIn = (battle: Battle, troops: readonly Unit[]): number => {
  const [first] = troops;
  if (first === undefined) return STEADY;
  const leastSteady = troops.reduce((least, unit) => (unit.morale < least.morale ? unit : least), first);
  return moraleOf(battle, leastSteady, { rear: false, undead: false }).total;
};

const hitsOf = (battle: Battle, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + typeOf(battle, unit).hits - unit.hitsTaken, 0);

const bandOf = (battle: Battle, units: readonly Unit[]): Band => {
  const leaders = units.filter((unit) => typeOf(battle, unit).category === 'leader');
  const troops = units.filter((unit) => typeOf(battle, unit).category !== 'leader');
  const ranks = troops.length > 0 ? troops : leaders;
  const [first] = ranks as [Unit];
  const type = typeOf(battle, first);
  const fighters = fightersOf(battle, troops);
  const leading = leaders.reduce((sum, leader) => sum + typeOf(battle, leader).melee, 0);
  return {
    cell: first.cell,
    side: first.side,
    facing: first.facing,
    routed: first.routed,
    troops,
    leaders,
    type,
    defence: Math.min(...ranks.map((unit) => typeOf(battle, unit).defence)),
    hits: hitsOf(battle, ranks),
    worth: units.reduce((sum, unit) => sum + worthOf(battle, unit), 0),
    ranksWorth: ranks.reduce((sum, unit) => sum + worthOf(battle, unit), 0),
    fighters,
    might: fighters * type.melee + (first.routed ? 0 : leading),
    morale: moraleIn(battle, troops),
  };
};

const gather = (battle: Battle): Bands => {
  const cells = new Map<number, Unit[]>();
  for (const unit of battle.units) {
    if (!isOnSurface(unit) || typeOf(battle, unit).category === 'riderless') continue;
    const known = cells.get(unit.cell);
    if (known === undefined) cells.set(unit.cell, [unit]);
    else known.push(unit);
  }
  const at = new Map<number, Band>();
  for (const [cell, units] of cells) at.set(cell, bandOf(battle, units));
  const bands = [...at.values()];
  return {
    at,
    blue: bands.filter(({ side }) => side === 'blue'),
    red: bands.filter(({ side }) => side === 'red'),
  };
};

const gathered = cachePerObject((_units: readonly Unit[], battle: Battle) => gather(battle));

/** All units on the surface, hex by hex. Computed once for each state. */
export const bandsIn = (battle: Battle): Bands => gathered(battle.units, battle);
