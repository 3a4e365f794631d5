import { NOWHERE } from '../../board.ts';
import { enemyOf, type Side } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit, type Work } from '../../state.ts';
import { frontFlats } from '../facing/flats.ts';
import { isRampart } from '../terrain/ground.ts';

/** CSW-ZOC-01, CSW-R-16 */
export const exertsZone = (battle: Battle, unit: Unit): boolean =>
  unit.status === 'onMap' &&
  !unit.routed &&
  !unit.underground &&
  !unit.evaded &&
  !unit.dormant &&
  typeOf(battle, unit).category !== 'riderless';

/** CSW-WAL-08: from the ground no zone reaches onto an intact wall, tower or closed gate. */
const reaches = (battle: Battle, from: number, to: number): boolean =>
  !isRampart(battle, to) || isRampart(battle, from);

type Zones = { readonly works: readonly Work[] } & Readonly<Record<Side, Uint8Array>>;

const KNOWN = new WeakMap<readonly Unit[], Zones>();

const zonesOf = (battle: Battle): Zones => {
  const known = KNOWN.get(battle.units);
  if (known !== undefined && known.works === battle.works) return known;
  const zones = drawZones(battle);
  KNOWN.set(battle.units, zones);
  return zones;
};

/** CSW-ZOC-01: into the three front hexes. CSW-ZOC-05: friends in a hex do not cancel it. */
const drawZones = (battle: Battle): Zones => {
  const { grid } = boardIn(battle);
  const zones = { works: battle.works, blue: new Uint8Array(grid.size), red: new Uint8Array(grid.size) };
  const anyRampart = battle.setup.field.terrain.some(
    (terrain) => terrain === 'wall' || terrain === 'tower' || terrain === 'gate',
  );
  for (const unit of battle.units) {
    if (!exertsZone(battle, unit)) continue;
    const own = zones[unit.side];
    for (const direction of frontFlats(unit.facing)) {
      const to = grid.neighbours[6 * unit.cell + direction] as number;
      if (to !== NOWHERE && (!anyRampart || reaches(battle, unit.cell, to))) own[to] = 1;
    }
  }
  return zones;
};

/** CSW-P-26: whether a unit of this side would stand in an enemy zone of control there. */
export const inEnemyZone = (battle: Battle, side: Side, cell: number): boolean =>
  zonesOf(battle)[enemyOf(side)][cell] === 1;
