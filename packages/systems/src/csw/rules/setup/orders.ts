import { permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import { cellOfId, directionOfName } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { boardIn, unitOf } from '../../state/state.ts';
import { namesOf } from '../../words/describe.ts';
import { formationOf } from './formation.ts';
import { checkPlacement, facingOfTroops } from './placement.ts';
import { checkCaltrops, checkMoraleBought } from './purse.ts';
import { homeSideChooses } from './sideA.ts';

/** CSW-SET-03: the home side chooses once. */
export const chooseSideAOrder: OrderRule<'chooseSideA'> = {
  check: (battle) => (homeSideChooses(battle) ? permit : refuse('CSW-SET-04', 'Side A is already decided')),
  decide: (tale, _side, { side }) => {
    tale.tell({ type: 'sideAFixed', side, rules: ['CSW-SET-03'] });
  },
  describe: ({ setup }, { side }) => say`make ${setup.sides[side].name} Side A`,
  endsStep: true,
};

/** CSW-SET-06, CSW-FAC-06: anywhere legal, with any facing, which all units in the hex then take (CSW-FAC-05). */
export const placeOrder: OrderRule<'place'> = {
  check: (battle, _side, { unit, hex }) =>
    checkPlacement({ battle, unit: unitOf(battle, unit), cell: cellOfId(boardIn(battle), hex) }),
  decide: (tale, _side, { unit, hex, facing }) => {
    const cell = cellOfId(boardIn(tale.state), hex);
    const direction = facingOfTroops(tale.state, unitOf(tale.state, unit), cell) ?? directionOfName(facing);
    const others = unitsAt(tale.state, cell).filter(
      (other) => other.id !== unit && other.facing !== direction,
    );
    tale.tell({ type: 'unitPlaced', unit, cell, facing: direction, rules: ['CSW-SET-06'] });
    if (others.length > 0)
      tale.tell({
        type: 'hexTurned',
        units: others.map(({ id }) => id),
        facing: direction,
        rules: ['CSW-FAC-05', 'CSW-FAC-06'],
      });
  },
  describe: (battle, { unit, hex, facing }) =>
    say`place ${namesOf(battle, [unit])} at ${hex} facing ${facing}`,
};

/** CSW-SET-06: nothing is fixed until the side is done. */
export const takeBackOrder: OrderRule<'takeBack'> = {
  check: (battle, _side, { unit }) =>
    unitOf(battle, unit).status === 'onMap'
      ? permit
      : refuse('CSW-SET-06', say`${unitOf(battle, unit).name} is not on the map`),
  decide: (tale, _side, { unit }) => {
    tale.tell({ type: 'unitTakenBack', unit, rules: ['CSW-SET-06'] });
  },
  describe: (battle, { unit }) => say`take ${namesOf(battle, [unit])} back`,
};

/** CSW-SET-06: units not yet placed are deployed. */
export const deployRestOrder: OrderRule<'deployRest'> = {
  check: (battle, side) => {
    if (!battle.units.some((unit) => unit.side === side && unit.status === 'toPlace'))
      return refuse('CSW-SET-06', 'every unit is placed');
    return formationOf(battle, side) === undefined
      ? refuse('CSW-SET-06', 'there is no room left for all of them; take some units back')
      : permit;
  },
  decide: (tale, side) => {
    for (const { unit, cell, facing } of formationOf(tale.state, side) ?? [])
      tale.tell({ type: 'unitPlaced', unit, cell, facing, rules: ['CSW-SET-06'] });
  },
  describe: () => 'place the rest of the army',
};

/** CSW-AMO-08 */
export const buyMoraleOrder: OrderRule<'buyMorale'> = {
  check: (battle, _side, { unit, points }) =>
    checkMoraleBought({ battle, unit: unitOf(battle, unit), points }),
  decide: (tale, _side, { unit, points }) => {
    const { morale, moraleBought } = unitOf(tale.state, unit);
    const change = { morale: morale + points, moraleBought: moraleBought + points };
    tale.tell({ type: 'unitsMarked', units: [unit], change, rules: ['CSW-AMO-08'] });
  },
  describe: (battle, { unit, points }) => say`raise the morale of ${namesOf(battle, [unit])} by ${points}`,
};

/** CSW-CAL-01 */
export const carryCaltropsOrder: OrderRule<'carryCaltrops'> = {
  check: (battle, _side, { unit }) => checkCaltrops({ battle, unit: unitOf(battle, unit), points: 0 }),
  decide: (tale, _side, { unit }) => {
    tale.tell({
      type: 'unitsMarked',
      units: [unit],
      change: { carriesCaltrops: true },
      rules: ['CSW-CAL-01'],
    });
  },
  describe: (battle, { unit }) => say`give ${namesOf(battle, [unit])} caltrops to carry`,
};
