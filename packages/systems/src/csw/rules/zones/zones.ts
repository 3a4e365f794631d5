import { cachePerObject } from '@warmoot/kernel';
import { boardOf, NOWHERE } from '../../state/board.ts';
import { DerivedData } from '../../state/derivedData.ts';
import type { Field } from '../../state/field.ts';
import { enemyOf, type Setup, type Side } from '../../state/setup.ts';
import { type Battle, typeOf, type Work } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { isRampart } from '../terrain/ground.ts';

/** CSW-ZOC-01, CSW-R-16, CSW-LDR-09: leaders and engines too. */
const exertsZone = (battle: Battle, unit: Unit): boolean =>
  unit.status === 'onMap' &&
  !unit.routed &&
  !unit.underground &&
  !unit.evaded &&
  !unit.dormant &&
  typeOf(battle, unit).category !== 'riderless';

/** CSW-WAL-08, CSW-R-89: no zone reaches from the ground onto an intact wall, tower or closed gate. */
const reaches = (battle: Battle, from: number, to: number): boolean =>
  !isRampart(battle, to) || isRampart(battle, from);

const hasRamparts = cachePerObject(({ terrain }: Field) =>
  terrain.some((each) => each === 'wall' || each === 'tower' || each === 'gate'),
);

/** CSW-ZOC-01: into the three front hexes. CSW-ZOC-05: friends in a hex do not cancel it. Holds the number of zones that reach each cell. */
class Zones extends DerivedData<Unit, Battle> {
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
  readonly #neighbours: Int32Array;
  readonly #everyHex: boolean;
  #works: readonly Work[] | undefined;

  constructor(setup: Setup) {
    super(setup);
    const { grid } = boardOf(setup.field);
    this.blue = new Uint8Array(grid.size);
    this.red = new Uint8Array(grid.size);
    this.#neighbours = grid.neighbours;
    this.#everyHex = !hasRamparts(setup.field);
  }

  /** Zones change with the units and with any walls. */
  of(battle: Battle): this {
    if (this.#works !== battle.works && !this.#everyHex) this.startAgain();
    this.#works = battle.works;
    return this.with(battle.units, battle);
  }

  protected clear(): void {
    this.blue.fill(0);
    this.red.fill(0);
  }

  protected join(unit: Unit, battle: Battle): void {
    if (exertsZone(battle, unit)) this.#exert(unit, battle, 1);
  }

  protected leave(unit: Unit, battle: Battle): void {
    if (exertsZone(battle, unit)) this.#exert(unit, battle, -1);
  }

  #exert({ side, cell, facing }: Unit, battle: Battle, change: number): void {
    const own = this[side];
    for (let offset = 5; offset <= 7; offset++) {
      const to = this.#neighbours[6 * cell + ((facing + offset) % 6)] as number;
      if (to !== NOWHERE && (this.#everyHex || reaches(battle, cell, to)))
        own[to] = (own[to] as number) + change;
    }
  }
}

const known = cachePerObject((setup: Setup) => new Zones(setup));

/** The number of enemies of a side that exert a zone into each cell. Valid until called with another list of units. */
export const enemyZones = (battle: Battle, side: Side): Uint8Array =>
  known(battle.setup).of(battle)[enemyOf(side)];

/** CSW-P-26: whether a unit of this side would stand in an enemy zone of control there. */
export const inEnemyZone = (battle: Battle, side: Side, cell: number): boolean =>
  (enemyZones(battle, side)[cell] as number) > 0;
