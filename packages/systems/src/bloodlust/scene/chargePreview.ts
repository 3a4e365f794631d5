import type { Mark, Modifier, Piece, TablePlace } from '@warmoot/kernel';
import { totalOf } from '@warmoot/kernel';
import { gapTo, NO_GAP, partOf, place, standBody } from '@warmoot/tabletop';
import { CASUALTIES, COLUMNS, GREATEST_KV, LEAST_KV } from '../data/casualties.ts';
import { type Forecast, forecastOf } from '../knowledge/forecast.ts';
import { afterContact } from '../knowledge/foreseen.ts';
import type { CommandOf } from '../orders/commands.ts';
import { chargeStart } from '../rules/charge/declare.ts';
import { checkCounter } from '../rules/charge/respond.ts';
import { blockOf, bodyOf } from '../rules/ground/bodies.ts';
import { type LineUp, lineUps } from '../rules/melee/lineUp.ts';
import { type Blow, blowsOf } from '../rules/melee/strike.ts';
import { allowanceFor } from '../rules/movement/rate.ts';
import type { Side } from '../state/options.ts';
import { type BloodState, isInMelee, unitById } from '../state/state.ts';
import { hitsLeft, type Unit } from '../state/unit.ts';
import { areaOf } from './areas.ts';
import { ghostOf } from './ghost.ts';
import { spotOf } from './tablePlace.ts';

/** One side of a melee before it is fought. */
export interface Striker {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly castings: number;
  readonly stands: number;
  readonly ofStands: number;
  readonly hits: number;
  readonly ledger: readonly Modifier[];
  readonly total: number;
  readonly die: number | undefined;
  readonly rules: readonly string[];
}

/** A piece of the casualty table: its columns by their least castings, and rows of halves by kill value. */
export interface TablePiece {
  readonly columns: readonly (readonly [least: number, most: number | undefined])[];
  readonly rows: readonly { readonly value: number; readonly halves: readonly number[] }[];
  readonly column: number;
  readonly row: number;
}

/** BLD-PLY-10: everything a charge leads to, before it is declared. */
export interface ChargePreview {
  readonly answer: 'hold' | 'counter';
  /** Whether the target may counter-charge; if not, why, and by which clause. */
  readonly counter: { readonly ok: boolean; readonly because?: string; readonly rule?: string };
  readonly marks: readonly Mark[];
  /** In tenths of a millimetre. */
  readonly gap: number;
  readonly most: number;
  /** The pose after conforming. */
  readonly ghost: Piece | undefined;
  /** Nothing further if the charge does not come to contact, or the target runs. */
  readonly strikers: readonly [Striker, Striker] | undefined;
  readonly table: TablePiece | undefined;
  readonly forecast: Forecast | undefined;
}

const LOW = { roll: () => 1 };

const strikerOf = (
  state: BloodState,
  unit: Unit,
  enemy: Unit,
  blow: Blow,
  die: number | undefined,
): Striker => {
  const up = lineUps(state, unit).find((each) => each.enemy === enemy.id);
  return {
    id: unit.id,
    name: unit.name,
    side: unit.side,
    castings: blow.castings,
    stands: up?.stands.length ?? 0,
    ofStands: unit.stands.flat().length,
    hits: hitsLeft(unit),
    ledger: blow.ledger,
    total: totalOf(blow.ledger),
    die,
    rules: up?.rules ?? [],
  };
};

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** BLD-MEL-13: five columns and three rows around the cell that is read. */
export const tablePiece = (total: number, castings: number): TablePiece => {
  const at = COLUMNS.findLastIndex((least) => least <= castings);
  const first = between(at - 2, 0, COLUMNS.length - 5);
  const value = between(total, LEAST_KV, GREATEST_KV);
  const top = between(value - 1, LEAST_KV, GREATEST_KV - 2);
  return {
    columns: COLUMNS.slice(first, first + 5).map((least, nth) => {
      const next = COLUMNS[first + nth + 1];
      return [least, next === undefined ? undefined : next - 1] as const;
    }),
    rows: [0, 1, 2].map((row) => ({
      value: top + row,
      halves: (CASUALTIES[top + row - LEAST_KV] ?? []).slice(first, first + 5),
    })),
    column: Math.max(0, at) - first,
    row: value - top,
  };
};

const fighterAreas = (
  state: BloodState,
  unit: Unit,
  up: LineUp | undefined,
): readonly (readonly TablePlace[])[] => {
  if (up === undefined || unit.special === 'square') return [];
  const block = blockOf(unit, state.options.scale);
  return up.stands.map((stand) => areaOf(state, standBody(block, stand)));
};

/** BLD-GEO-20: the strip of ground that the charger sweeps, with a chevron for every inch. */
const laneMarks = (
  state: BloodState,
  unit: Unit,
  target: Unit,
): { readonly marks: Mark[]; readonly gap: number } => {
  const start = chargeStart(state, unit, target);
  const gap = gapTo(start, bodyOf(state, target));
  const { pose, left, right } = start;
  const length = gap === NO_GAP ? allowanceFor(state, unit)(0) : gap;
  const lane = partOf(pose, left, right, 0, length).corners.map((corner) => spotOf(state, corner));
  const line = [0, length].map((v) => spotOf(state, place(pose, 0, v)));
  return {
    gap: length,
    marks: [
      { kind: gap === NO_GAP ? 'laneBlocked' : 'lane', places: [], areas: [lane], rule: 'BLD-GEO-20' },
      ...(gap === NO_GAP ? [] : [{ kind: 'inches', places: line }]),
    ],
  };
};

const meleeOf = (
  contact: BloodState,
  unit: Unit,
  target: Unit,
): Pick<ChargePreview, 'strikers' | 'table' | 'forecast'> & { readonly marks: readonly Mark[] } => {
  const bonds = contact.bonds.filter(({ a, b }) => [unit.id, target.id].some((id) => a === id || b === id));
  const blows = blowsOf({ ...contact, bonds }, LOW);
  const there = blows.find(({ by, at }) => by === unit.id && at === target.id);
  const back = blows.find(({ by, at }) => by === target.id && at === unit.id);
  if (there === undefined || back === undefined)
    return { strikers: undefined, table: undefined, forecast: undefined, marks: [] };
  const [low, high] = (there.rolls.length > 0 ? there : back).rolls.map(({ sides }) => sides);
  const isLow = unit.id < target.id;
  const own = strikerOf(contact, unit, target, there, isLow ? low : high);
  const enemy = strikerOf(contact, target, unit, back, isLow ? high : low);
  const areas = [unit, target].flatMap((each, at) => {
    const enemyId = at === 0 ? target.id : unit.id;
    return fighterAreas(
      contact,
      each,
      lineUps(contact, each).find((up) => up.enemy === enemyId),
    );
  });
  return {
    strikers: [own, enemy],
    table: tablePiece(own.total, own.castings),
    forecast: forecastOf(contact, unit.id, target.id),
    marks: [{ kind: 'fighter', places: [], areas: areas.map((area) => [...area]) }],
  };
};

/** BLD-PLY-10. */
export const chargePreview = (
  state: BloodState,
  command: CommandOf<'charge'>,
  answer: 'hold' | 'counter',
): ChargePreview | undefined => {
  const unit = state.units[command.unit];
  const target = state.units[command.target];
  if (unit?.pose == null || target?.pose == null) return undefined;
  const lane = laneMarks(state, unit, target);
  const ring: Mark = { kind: 'targetBody', places: [], areas: [[...areaOf(state, bodyOf(state, target))]] };
  const from = chargeStart(state, unit, target).pose;
  const counter = checkCounter(state, target, { unit: unit.id, target: target.id, from, answer: null });
  const used = answer === 'counter' && counter.ok ? 'counter' : 'hold';
  const shown = {
    answer: used,
    counter: counter.ok ? { ok: true } : { ok: false, because: counter.because, rule: counter.rule },
    gap: lane.gap,
    most: allowanceFor(state, unit)(0),
  } as const;
  const contact = afterContact(state, unit.side, command, used);
  const [now, enemy] = [contact.units[unit.id], contact.units[target.id]];
  if (now === undefined || enemy === undefined || !isInMelee(contact, unitById(contact, unit.id)))
    return {
      ...shown,
      marks: [...lane.marks, ring],
      ghost: now?.pose == null ? undefined : ghostOf(contact, now),
      strikers: undefined,
      table: undefined,
      forecast: undefined,
    };
  const { marks, ...melee } = meleeOf(contact, now, enemy);
  return { ...shown, ...melee, marks: [...lane.marks, ring, ...marks], ghost: ghostOf(contact, now) };
};
