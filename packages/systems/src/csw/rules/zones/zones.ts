import { NOWHERE } from '../../board.ts';
import type { Field } from '../../field.ts';
import { latelyFor, onceFor } from '../../memory.ts';
import { enemyOf, type Side } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit, type Work } from '../../state.ts';
import { isRampart } from '../terrain/ground.ts';

/** CSW-ZOC-01, CSW-R-16, CSW-LDR-09: leaders and engines too. */
export const exertsZone = (battle: Battle, unit: Unit): boolean =>
  unit.status === 'onMap' &&
  !unit.routed &&
  !unit.underground &&
  !unit.evaded &&
  !unit.dormant &&
  typeOf(battle, unit).category !== 'riderless';

/** CSW-WAL-08, CSW-R-89: from the ground no zone reaches onto an intact wall, tower or closed gate. */
const reaches = (battle: Battle, from: number, to: number): boolean =>
  !isRampart(battle, to) || isRampart(battle, from);

type Zones = Readonly<Record<Side, Uint8Array>>;

const hasRamparts = onceFor(({ terrain }: Field) =>
  terrain.some((each) => each === 'wall' || each === 'tower' || each === 'gate'),
);

/** CSW-ZOC-01: into the three front hexes. CSW-ZOC-05: friends in a hex do not cancel it. */
const drawZones = (units: readonly Unit[], battle: Battle): Zones => {
  const { grid } = boardIn(battle);
  const zones = { blue: new Uint8Array(grid.size), red: new Uint8Array(grid.size) };
  const everyHex = !hasRamparts(battle.setup.field, undefined);
  for (const unit of units) {
    if (!exertsZone(battle, unit)) continue;
    const own = zones[unit.side];
    for (let turn = -1; turn <= 1; turn++) {
      const to = grid.neighbours[6 * unit.cell + ((unit.facing + turn + 6) % 6)] as number;
      if (to !== NOWHERE && (everyHex || reaches(battle, unit.cell, to))) own[to] = 1;
    }
  }
  return zones;
};

/** Zones change with the units and, where there are walls, with what becomes of them. */
const zonesAmong = onceFor((_works: readonly Work[]) => latelyFor(drawZones));

/** CSW-P-26: whether a unit of this side would stand in an enemy zone of control there. */
export const inEnemyZone = (battle: Battle, side: Side, cell: number): boolean =>
  zonesAmong(battle.works, undefined)(battle.units, battle)[enemyOf(side)][cell] === 1;
