import type { Mark, Place, Seat } from '@warmoot/kernel';
import { STEPS } from '../engine/sequence.ts';
import { inEnemyZone } from '../rules/zones/zones.ts';
import { NOWHERE } from '../state/board.ts';
import { SIDES, type Side } from '../state/setup.ts';
import { type Battle, boardIn, unitOf } from '../state/state.ts';
import { isCharging } from '../state/unit.ts';
import { namesOf } from '../words/describe.ts';
import { ableToAct } from './ableToAct.ts';

export const placeOf = (battle: Battle, cell: number): Place => boardIn(battle).grid.hexes[cell] as Place;

export const placesOf = (battle: Battle, cells: readonly number[]): Place[] =>
  cells.map((cell) => placeOf(battle, cell));

const sideIn = (seat: Seat): Side | undefined => SIDES.find((side) => side === seat);

/** The marks on the map now for this seat. */
export const marksOf = (battle: Battle, seat: Seat): Mark[] => {
  const side = sideIn(seat);
  return [
    ...(side === battle.phasing && STEPS[battle.step].segment === 2 ? [enemyZones(battle, side)] : []),
    ...areas(battle, side),
    ...(side === undefined ? [] : [canAct(battle, side)]),
    ...charges(battle),
    ...attacks(battle),
    ...choices(battle, side),
  ].filter(({ places }) => places.length > 0);
};

/** CSW-P-05: where a unit of this side would stand in an enemy zone of control. */
export const enemyZones = (battle: Battle, side: Side): Mark => {
  const cells = boardIn(battle).ids.map((_, cell) => cell);
  return {
    kind: 'enemyZone',
    places: placesOf(
      battle,
      cells.filter((cell) => inEnemyZone(battle, side, cell)),
    ),
    label: 'enemy zone of control',
    rule: 'CSW-ZOC-01',
  };
};

/** CSW-P-09: the hexes of those who can still act in this step. */
const canAct = (battle: Battle, side: Side): Mark => ({
  kind: 'canAct',
  places: placesOf(battle, [...new Set(ableToAct(battle, side).map(({ cell }) => cell))]),
  label: 'can still act',
});

/** CSW-SET-06, CSW-SET-07: where a side may set up now, or come onto the map. */
const areas = (battle: Battle, side: Side | undefined): Mark[] => {
  if (side === undefined) return [];
  const { area, entry } = battle.setup.sides[side];
  const waits = (status: string): boolean =>
    battle.units.some(
      (unit) => unit.side === side && unit.status === status && unit.entryTurn <= battle.turn,
    );
  if (STEPS[battle.step].segment === 0)
    return [{ kind: 'area', places: placesOf(battle, area), label: 'set up here', rule: 'CSW-SET-06' }];
  return battle.step === 'move' && side === battle.phasing && waits('toEnter')
    ? [{ kind: 'entry', places: placesOf(battle, entry), label: 'enter here', rule: 'CSW-SET-07' }]
    : [];
};

/** One arrow from each hex that charges (CSW-CHG-05). */
const charges = (battle: Battle): Mark[] => {
  const arrows = new Map<string, Mark>();
  for (const unit of battle.units) {
    if (!isCharging(unit)) continue;
    const places = placesOf(battle, [unit.cell, unit.charged]);
    arrows.set(`${unit.cell} ${unit.charged}`, {
      kind: 'charge',
      places,
      label: 'charge',
      rule: 'CSW-CHG-05',
    });
  }
  return [...arrows.values()];
};

/** One arrow from each hex of a declared attack (CSW-SEQ-06, CSW-SEQ-07). */
const attacks = (battle: Battle): Mark[] => {
  const fires = STEPS[battle.step].segment === 3;
  return battle.attacks.flatMap(({ units, target }) => {
    const label = namesOf(battle, units);
    const from = new Set(units.map((id) => unitOf(battle, id).cell).filter((cell) => cell !== NOWHERE));
    return [...from].map((cell) => ({
      kind: fires ? 'fire' : 'attack',
      places: placesOf(battle, [cell, target]),
      label,
      rule: fires ? 'CSW-SEQ-06' : 'CSW-SEQ-07',
    }));
  });
};

/** The hexes among which this seat must choose. */
const choices = (battle: Battle, side: Side | undefined): Mark[] => {
  const [question] = battle.questions;
  if (question !== undefined && question.side === side && 'choices' in question)
    return [{ kind: 'choice', places: placesOf(battle, question.choices), label: 'choose one of these' }];
  return battle.advances
    .filter(({ units }) => units.some((id) => unitOf(battle, id).side === side))
    .map(({ cell }) => ({
      kind: 'choice',
      places: placesOf(battle, [cell]),
      label: 'advance here',
      rule: 'CSW-MEL-11',
    }));
};
