import { type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { type Attack, type Battle, boardIn, type MoraleCause, typeOf, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { exposedIn } from '../combat/exposed.ts';
import { isInFront } from '../facing/flats.ts';
import { leadersWithin } from '../leaders/command.ts';

/**
 * CSW-R-48 for melee: one attacking hex in the rear flats is enough; a hex with any routed unit is always attacked in
 * the rear (CSW-ROU-02, CSW-FAC-07), and all others in it face one way (CSW-R-13). Underground there is no rear
 * (CSW-TUN-08).
 */
export const isRearAttack = (battle: Battle, { target, underground, units }: Attack): boolean =>
  !underground &&
  exposedIn(battle, { cell: target, underground }).some((unit) =>
    units.some((id) => !isInFront(boardIn(battle), unit, unitOf(battle, id).cell)),
  );

/** CSW-MOR-07, CSW-LDR-06 */
export const MORALE_RANGE_IN_HEXES = 4;

/** CSW-MOR-07 */
export const IN_THE_REAR = -2;

export interface Morale {
  /** The Morale Factor before modifiers (CSW-MOR-01). */
  readonly base: number;
  readonly ledger: readonly Modifier[];
  readonly total: number;
}

/** CSW-MOR-07, CSW-R-45: what changes a unit's Morale Factor in a check; the dice are not modified. */
export const moraleOf = (
  battle: Battle,
  unit: Unit,
  { rear, undead }: Pick<MoraleCause, 'rear' | 'undead'>,
): Morale => {
  const ledger = modifiers(
    [rear, 'CSW-MOR-07', 'attacked in the rear', IN_THE_REAR],
    [
      leadersWithin(battle, unit, MORALE_RANGE_IN_HEXES).length > 0,
      'CSW-LDR-06',
      'leader within four hexes',
      2,
    ],
    [undead && typeOf(battle, unit).race !== 'elf', 'CSW-UND-07', 'in combat with undead', -2],
  );
  return { base: unit.morale, ledger, total: unit.morale + totalOf(ledger) };
};

/** CSW-MOR-10, CSW-R-68: the lowest in the hex. */
export const lowestMorale = (
  battle: Battle,
  units: readonly Unit[],
  check: Pick<MoraleCause, 'rear' | 'undead'>,
): Morale =>
  units
    .map((unit) => moraleOf(battle, unit, check))
    .reduce((lowest, morale) => (morale.total < lowest.total ? morale : lowest));
