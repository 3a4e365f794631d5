import { type Reading, readingOf, readRecord, unreadable, withoutUndone } from '@warmoot/kernel';
import { applyEvent, type CswEvent } from '../../engine/events.ts';
import { csw } from '../../index.ts';
import { placeAndTime } from '../../state/handOver.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, BLANK } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { type UnitType, unitTypeOf } from '../../units/unitType.ts';
import type { Casualty } from './afterBattle.ts';
import { type BattleEnd, type BattleSide, fieldOf } from './battleEnd.ts';
import { isRecoverable } from './casualties.ts';

const isRecord = (json: unknown): boolean =>
  String((json as { readonly format?: unknown } | null)?.format).startsWith('warmoot-match/');

/** An exported match (MOT-09): its record, or a file with the record and the seed of its dice. */
export const matchIn = (json: unknown): unknown => {
  const inside = (json as { readonly record?: unknown } | null)?.record;
  return [json, inside].find(isRecord);
};

/** The battle at its end, and in which hex and segment each unit fell. */
interface Fought {
  readonly battle: Battle;
  readonly fellAt: ReadonlyMap<UnitId, string>;
}

const fought = (events: readonly CswEvent[]): Fought => {
  const fellAt = new Map<UnitId, string>();
  const battle = events.reduce((before, event) => {
    if (event.type === 'unitEliminated') fellAt.set(event.unit, placeAndTime(before, event.cell));
    return applyEvent(before, event);
  }, BLANK);
  return { battle, fellAt };
};

/** CSW-DIS-08: riders who fell on foot return as what they were mustered as. */
const musteredAs = ({ setup }: Battle, { type, mustered }: Unit): UnitType =>
  unitTypeOf(setup.types, mustered ?? type);

/** CSW-LRC-01: the first unit that fell with the leader and whose men are rolled for (CSW-R-144). */
const companionOf = ({ battle, fellAt }: Fought, leader: Unit): Unit | undefined =>
  battle.units.find(
    (unit) =>
      unit.side === leader.side &&
      fellAt.get(unit.id) === fellAt.get(leader.id) &&
      isRecoverable({ name: unit.name, type: musteredAs(battle, unit), undead: unit.undead }),
  );

const casualtyOf = (story: Fought, unit: Unit): Casualty => {
  const type = musteredAs(story.battle, unit);
  const companion = type.category === 'leader' ? companionOf(story, unit) : undefined;
  const { name, undead } = unit;
  return { name, type, undead, ...(companion === undefined ? {} : { fellWith: companion.name }) };
};

/** Turncoats are with the side they went over to (CSW-MER-04); deserters and units that came too late did not fall. */
const sideOf = (story: Fought, side: Side, winner: Side | null): BattleSide => {
  const { setup, units } = story.battle;
  const own = units.filter((unit) => unit.side === side);
  const casualtiesWith = (status: Unit['status']): Casualty[] =>
    own.filter((unit) => unit.status === status).map((unit) => casualtyOf(story, unit));
  return {
    name: setup.sides[side].name,
    losses: {
      field: fieldOf(side, winner),
      eliminated: casualtiesWith('eliminated'),
      routedOff: casualtiesWith('routedOff'),
      army: own.map((unit) => musteredAs(story.battle, unit)),
    },
  };
};

const endOf = (story: Fought): Reading<BattleEnd> => {
  const { end } = story.battle;
  return end === null
    ? unreadable('this battle is not over yet (CSW-CAS-05)')
    : readingOf({ blue: sideOf(story, 'blue', end.winner), red: sideOf(story, 'red', end.winner) });
};

/** How a battle that was played here ended, from the record of its match. */
export const readMatchEnd = (match: unknown): Reading<BattleEnd> => {
  const record = readRecord(csw, match);
  if (!record.ok) return record;
  try {
    return endOf(fought(withoutUndone(record.value.log).flatMap(({ events }) => events)));
  } catch {
    return unreadable('the log of this match is damaged');
  }
};
