import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type Desk, type OrderRule, type Question, unitSubject } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import { cellOfId, distance, idOf } from '../../state/board.ts';
import { unitsAt, unitsUnder } from '../../state/occupancy.ts';
import { type Battle, boardIn, isLeader, typeOf, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { hexNames } from '../../words/describe.ts';
import { eliminate } from '../combat/eliminate.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { couldStop } from '../stacking/stacks.ts';
import { isProhibited } from '../terrain/ground.ts';
import { couldStopBelow, isHeldBelow } from '../tunnels/below.ts';
import { tunnelDistances } from '../tunnels/systems.ts';

/** CSW-MER-04 */
const TURNCOATS_GO_WITHIN_HEXES = 3;

const roommates = (battle: Battle, { cell, underground }: Unit): Unit[] =>
  underground ? unitsUnder(battle, cell) : unitsAt(battle, cell);

const isTroop = (battle: Battle, unit: Unit): boolean =>
  !isLeader(battle, unit) && typeOf(battle, unit).category !== 'riderless';

/**
 * CSW-MER-04: turncoats with troops of the old side move away; if they are only with its leaders they stay, and the
 * leaders move away (with the mounts of the old side). Where the turncoats leave, its leaders may stay.
 */
const mustGo = (battle: Battle, unit: Unit): boolean => {
  const there = unit.status === 'onMap' ? roommates(battle, unit) : [];
  if (there.every(({ side }) => side === unit.side)) return false;
  const oldTroopsStay = there.some((each) => each.side === battle.phasing && isTroop(battle, each));
  return (unit.side === battle.phasing) !== oldTroopsStay;
};

/** CSW-P-14 7: leaders, by their owner, before turncoats. */
const nextToGo = (battle: Battle): Unit | undefined => {
  const displaced = battle.units.filter((unit) => mustGo(battle, unit));
  return displaced.find(({ side }) => side === battle.phasing) ?? displaced[0];
};

const couldGoTo = (battle: Battle, unit: Unit, cell: number): boolean =>
  unitsAt(battle, cell).every(({ side }) => side === unit.side) &&
  !isProhibited(battle, typeOf(battle, unit), cell) &&
  couldStop(battle, [unit], cell);

/** Distance to every hex the unit could be moved to: on the surface, or along its tunnel. */
const reach = (battle: Battle, unit: Unit): readonly { cell: number; hexes: number }[] => {
  if (unit.underground)
    return [...tunnelDistances(battle, unit.cell)]
      .map(([cell, way]) => ({ cell, hexes: way.length }))
      .filter(({ cell }) => !isHeldBelow(battle, unit.side, cell) && couldStopBelow(battle, [unit], cell));
  const board = boardIn(battle);
  return board.ids
    .map((_, cell) => ({ cell, hexes: distance(board, unit.cell, cell) }))
    .filter(({ cell }) => couldGoTo(battle, unit, cell));
};

/** CSW-MER-04: the nearest legal hexes, ascending; turncoats find none beyond three. */
const placesFor = (battle: Battle, unit: Unit): number[] => {
  const most = unit.side === battle.phasing ? Number.MAX_SAFE_INTEGER : TURNCOATS_GO_WITHIN_HEXES;
  const places = reach(battle, unit).filter(({ hexes }) => hexes > 0 && hexes <= most);
  const nearest = Math.min(...places.map(({ hexes }) => hexes));
  return places
    .filter(({ hexes }) => hexes === nearest)
    .map(({ cell }) => cell)
    .sort((a, b) => a - b); // a tunnel's hexes are listed in the order they were dug
};

const go = (tale: Tale, id: UnitId, cell: number): void => {
  const { facing, underground } = unitOf(tale.state, id);
  const turned = underground ? facing : facingOnArrival(tale.state, [id], cell, facing);
  const turning = underground ? [] : leadersWhoTurn(tale.state, [id], cell, turned);
  tale.tell({
    type: 'unitsWent',
    how: 'displaced',
    units: [id],
    path: [cell],
    facing: turned,
    rules: ['CSW-MER-04'],
  });
  if (turning.length > 0)
    tale.tell({ type: 'hexTurned', units: turning, facing: turned, rules: ['CSW-FAC-05'] });
};

/** CSW-MER-04: the next unit that is among enemies because of a change of sides. */
export const displaceNext = (tale: Tale): boolean => {
  if (!tale.state.companies.some(({ effect }) => effect === 'turns')) return false;
  const unit = nextToGo(tale.state);
  if (unit === undefined) return false;
  const choices = placesFor(tale.state, unit);
  const [only, second] = choices;
  if (only === undefined) eliminate(tale, unit.id, 'nowhere to go', ['CSW-MER-04']);
  else if (second === undefined) go(tale, unit.id, only);
  else
    tale.tell({
      type: 'asked',
      questions: [{ kind: 'placeDisplaced', side: unit.side, unit: unit.id, choices }],
      rules: ['CSW-MER-04'],
    });
  return true;
};

type PlaceQuestion = Extract<Question, { kind: 'placeDisplaced' }>;
/** The question that is open now: making room is possible and offered only then. */
const asked = ({ questions }: Battle): PlaceQuestion => questions[0] as PlaceQuestion;

interface Placing {
  readonly battle: Battle;
  readonly unit: UnitId;
  readonly hex: string;
}

/** CSW-MER-04 */
const isItsTurn: Clause<Placing> = ({ battle, unit }) =>
  asked(battle).unit === unit
    ? permit
    : refuse('CSW-MER-04', say`${unitOf(battle, unit).name} need not make room now`);

const isNearest: Clause<Placing> = ({ battle, hex }) => {
  const { choices } = asked(battle);
  return choices.includes(cellOfId(boardIn(battle), hex))
    ? permit
    : refuse('CSW-MER-04', say`the nearest legal hexes are ${hexNames(battle, choices)}`);
};

export const placeDisplacedOrder: OrderRule<'placeDisplaced'> = {
  check: (battle, _side, { unit, hex }) => firstRefusal([isItsTurn, isNearest], { battle, unit, hex }),
  decide: (tale, _side, { unit, hex }) => {
    tale.tell({ type: 'answered', rules: ['CSW-MER-04'] });
    go(tale, unit, cellOfId(boardIn(tale.state), hex));
  },
  describe: (battle, { unit, hex }) => say`move ${unitOf(battle, unit).name} out of the way to ${hex}`,
};

/** CSW-P-14 7; the lowest hex stands in (CSW-P-24). */
export const placeDisplacedDesk: Desk = {
  task: 'make room for those who changed sides',
  deadline: 'reply',
  accepts: ['placeDisplaced'],
  standIn: (battle) => {
    const { unit, choices } = asked(battle);
    return { type: 'placeDisplaced', unit, hex: idOf(boardIn(battle), choices[0] as number) };
  },
  subjects: (battle) => [unitSubject(asked(battle).unit)],
  *legal(battle) {
    const { unit, choices } = asked(battle);
    for (const cell of choices) yield { type: 'placeDisplaced', unit, hex: idOf(boardIn(battle), cell) };
  },
};
