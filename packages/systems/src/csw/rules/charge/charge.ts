import type { Direction } from '@warmoot/hex';
import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { directionTo, idOf } from '../../state/board.ts';
import { holderOf, unitsAt } from '../../state/occupancy.ts';
import { enemyOf } from '../../state/setup.ts';
import { type Battle, boardIn, type MoraleCause, typeOf } from '../../state/state.ts';
import { isCharging, type Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { isFrontFlat, isInFront } from '../facing/flats.ts';
import { allowanceIn } from '../movement/party.ts';
import { cellsOf, type Walk } from '../movement/walk.ts';
import { isOpenGround } from '../terrain/ground.ts';
import { inEnemyZone } from '../zones/zones.ts';

/** A finished run, and the hex it targets. */
export interface Charge {
  readonly battle: Battle;
  readonly walk: Walk;
  readonly target: number;
}

/** CSW-CHG-01, CSW-LDR-09, CSW-R-56: leaders neither charge nor prevent a charge. */
export const chargersOn = (battle: Battle, { party }: Walk): Unit[] =>
  party.units.filter((unit) => typeOf(battle, unit).category !== 'leader');

/** CSW-R-62: Ogres and Trolls, which are large, are not among them. */
const CHARGING = ['mounted', 'creature'];

/** CSW-CHG-01; CSW-DIS-04: units that cannot fight mounted cannot charge. */
const isCharger = ({ category, traits }: UnitType): boolean =>
  CHARGING.includes(category) && !traits.includes('untrainedMounted');

export const hasChargers = (battle: Battle, units: readonly Unit[]): boolean =>
  units.some((unit) => isCharger(typeOf(battle, unit)));

const canCharge: Clause<Charge> = ({ battle, walk }) => {
  const units = chargersOn(battle, walk);
  const unfit = units.find((unit) => !isCharger(typeOf(battle, unit)));
  if (unfit !== undefined) return refuse('CSW-CHG-01', say`${unfit.name} cannot charge`);
  return units.length > 0 ? permit : refuse('CSW-CHG-01', 'leaders cannot charge');
};

/** CSW-CHG-02, CSW-R-20 */
const MIN_HEXES = 3;

/** CSW-CHG-02: straight on for long enough; its cost is checked separately. */
export const isRun = ({ run }: Walk): boolean => run !== null && run.hexes >= MIN_HEXES;

/** CSW-CHG-03, CSW-R-24: as far back as the run goes; the terrain before it does not matter (CSW-R-110). */
const overOpenGround: Clause<Charge> = ({ battle, walk, target }) => {
  const run = cellsOf(walk).slice(-MIN_HEXES);
  const rough = [...run, target].find((cell) => !isOpenGround(battle, cell));
  return rough === undefined
    ? permit
    : refuse('CSW-CHG-03', say`${idOf(boardIn(battle), rough)} is too rough for a charge`);
};

/** CSW-CHG-02, CSW-R-20: both measures, by the allowance of those who charge. */
const runsFarEnough: Clause<Charge> = ({ battle, walk }) => {
  if (walk.run === null || !isRun(walk))
    return refuse('CSW-CHG-02', 'a charge must end with three hexes straight ahead');
  const { party, steppedRear } = walk;
  const half = Math.max(
    ...chargersOn(battle, walk).map((unit) =>
      Math.floor(allowanceIn(party, party.units.indexOf(unit), steppedRear) / 2),
    ),
  );
  return walk.run.halfPoints >= 2 * half
    ? permit
    : refuse('CSW-CHG-02', say`the straight run must use ${half} movement points over open ground`);
};

/** CSW-CHG-05 */
const namesAnEnemyAhead: Clause<Charge> = ({ battle, walk, target }) => {
  const { side } = walk.party;
  if (holderOf(battle, target)?.side !== enemyOf(side))
    return refuse('CSW-CHG-05', say`no enemy is in ${idOf(boardIn(battle), target)}`);
  const direction = directionTo(boardIn(battle), walk.cell, target);
  const ahead =
    direction !== undefined &&
    isFrontFlat(walk.facing, direction) &&
    isFrontFlat((walk.run as { direction: Direction }).direction, direction);
  return ahead ? permit : refuse('CSW-CHG-05', 'the charged hex must lie ahead of the run and of the unit');
};

/** CSW-CHG-04, CSW-R-21: in an enemy zone, or at the charged enemy's rear. */
const endsInContact: Clause<Charge> = ({ battle, walk, target }) => {
  const { side } = walk.party;
  const board = boardIn(battle);
  const behind = unitsAt(battle, target).some((unit) => !isInFront(board, unit, walk.cell));
  return inEnemyZone(battle, side, walk.cell) || behind
    ? permit
    : refuse('CSW-CHG-04', 'the run must end in contact with the enemy');
};

const CHARGE_CLAUSES: readonly Clause<Charge>[] = [
  canCharge,
  overOpenGround,
  runsFarEnough,
  namesAnEnemyAhead,
  endsInContact,
];

export const checkCharge = (charge: Charge): Verdict => firstRefusal(CHARGE_CLAUSES, charge);

/** CSW-CHG-07, CSW-R-25: foot other than Pike checks, routed foot too; the undead never do (CSW-UND-03). */
export const checksWhenCharged = (battle: Battle, unit: Unit): boolean => {
  const { category, traits } = typeOf(battle, unit);
  return category === 'foot' && !traits.includes('pike') && !unit.undead;
};

/** CSW-CHG-07: the morale causes created by this segment's charges, one for each charged hex, ascending. */
export const chargeCauses = (battle: Battle): MoraleCause[] => {
  const board = boardIn(battle);
  const charging = battle.units.filter(isCharging);
  const targets = [...new Set(charging.map((unit) => unit.charged))].sort((a, b) => a - b);
  return targets.flatMap((cell) => {
    const charged = unitsAt(battle, cell).filter((unit) => checksWhenCharged(battle, unit));
    if (charged.length === 0) return [];
    const by = charging.filter((unit) => unit.charged === cell);
    const attackers = [...new Set(by.map((unit) => unit.cell))].sort((a, b) => a - b);
    return [
      {
        cell,
        side: (charged[0] as Unit).side,
        underground: false,
        rules: ['CSW-CHG-07'],
        rear: attackers.some((from) => charged.some((unit) => !isInFront(board, unit, from))),
        undead: by.some((unit) => unit.undead),
        attackers,
      },
    ];
  });
};
