import { ScriptedDice, type Verdict } from '@warmoot/kernel';
import { INCH } from '@warmoot/tabletop';
import { ARMY_LISTS } from '../data/armyLists.ts';
import { decide } from '../engine/decide.ts';
import { apply, type BloodEvent } from '../engine/events.ts';
import { sequenceOf } from '../engine/sequence.ts';
import { BLANK } from '../engine/setup.ts';
import { view } from '../knowledge/view.ts';
import { check } from '../orders/check.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { freshControl } from '../rules/command/mayOrder.ts';
import { bondsAfterContact } from '../rules/contact/conforming.ts';
import { listById, unitOf } from '../rules/setup/armies.ts';
import { type TemplateKind, templatePiece } from '../rules/setup/pieces.ts';
import { campAt, tableAt } from '../rules/setup/table.ts';
import type { BloodOptions, Side } from '../state/options.ts';
import { commandProfile, profileOf } from '../state/profile.ts';
import type { BloodState, StepName } from '../state/state.ts';
import type { Piece } from '../state/terrain.ts';
import type { Unit } from '../state/unit.ts';

/** A unit of a drawn position: entry, stands and files, inches from the south-west corner, degrees. */
export interface Drawn extends Partial<Omit<Unit, 'stands'>> {
  readonly is: string;
  readonly stands?: number;
  readonly files?: number;
  /** What is left of each stand, instead of whole stands. */
  readonly left?: Unit['stands'];
  readonly at: readonly [x: number, y: number, degrees: number];
}

interface Position extends Partial<Omit<BloodState, 'units' | 'options' | 'terrain'>> {
  readonly options?: Partial<BloodOptions>;
  readonly red: Readonly<Record<string, Drawn>>;
  readonly blue: Readonly<Record<string, Drawn>>;
  readonly terrain?: readonly (readonly [kind: TemplateKind, x: number, y: number])[];
  readonly pieces?: readonly Piece[];
  readonly melees?: readonly (readonly [by: string, at: string])[];
  readonly step?: StepName;
}

const RANKS = { 'C-in-C': 1, 'sub-general': 1, 'allied general': 1, 'magic user': 1 } as const;

const LISTS: Readonly<Record<string, string>> = {
  ROM: 'romans',
  MAC: 'macedonians',
  CAR: 'carthaginians',
  HUN: 'huns',
  NOR: 'normans',
  ELF: 'elves',
  DWA: 'dwarves',
  ORC: 'orcs',
  HUM: 'humans',
  LIZ: 'lizardmen',
  UND: 'undead',
};

const drawnUnit = (id: string, side: Side, drawn: Drawn, options: BloodOptions): Unit => {
  const { is, stands = 1, files = 1, left, at, ...rest } = drawn;
  const list = listById(LISTS[is.slice(0, 3)] ?? options.armies[side].list);
  if (list === undefined) throw new Error(`no list has ${is}`);
  const profile =
    is in RANKS
      ? commandProfile(is as keyof typeof RANKS, list.race, options.scale)
      : [list, ...ARMY_LISTS]
          .map((each) => profileOf(each, is, options.scale))
          .find((each) => each !== undefined);
  if (profile === undefined) throw new Error(`no list has ${is}`);
  const commander = is in RANKS ? id : side === 'red' ? 'R' : 'B';
  return {
    ...unitOf(id, side, commander, id, profile, stands, files),
    ...(left === undefined ? {} : { stands: left }),
    pose: { x: Math.round(at[0] * INCH), y: Math.round(at[1] * INCH), heading: Math.round(at[2] * 2) % 720 },
    ...rest,
  };
};

const OPTIONS: BloodOptions = {
  ...BLANK.options,
  armies: { red: { list: 'romans' }, blue: { list: 'carthaginians' } },
};

/** A position on a plain 72 by 48 inch table; the generals of the sides have the ids R and B. */
export const position = (drawn: Position): BloodState => {
  const { options: own, red, blue, terrain = [], pieces = [], melees = [], step = 'move', ...rest } = drawn;
  const options = { ...OPTIONS, ...own };
  const units = Object.fromEntries([
    ...Object.entries(red).map(([id, unit]) => [id, drawnUnit(id, 'red', unit, options)] as const),
    ...Object.entries(blue).map(([id, unit]) => [id, drawnUnit(id, 'blue', unit, options)] as const),
  ]);
  const active = rest.active ?? 'red';
  const state: BloodState = {
    ...BLANK,
    options,
    table: tableAt(options.scale),
    terrain: [
      ...terrain.map(([kind, x, y]) => templatePiece(kind, { x: x * INCH, y: y * INCH }, 0, options.scale)),
      ...pieces,
    ],
    camps: { red: campAt(options.scale, 'south'), blue: campAt(options.scale, 'north') },
    units,
    turn: 1,
    first: active,
    initiative: active,
    active,
    step,
    at: sequenceOf(options).findIndex((row) => row.step === step),
    waiting: [active],
    ...rest,
  };
  const bonds = melees.map(([by, at]) => bondsAfterContact(state, by, at, 'front')[0]);
  const control = { ...freshControl(state, 'red'), ...freshControl(state, 'blue') };
  return {
    ...state,
    control,
    ...rest,
    bonds: [...(rest.bonds ?? []), ...bonds.filter((bond) => bond !== undefined)],
  };
};

/** What happened, and the state afterwards. */
export interface Played {
  readonly state: BloodState;
  readonly events: readonly BloodEvent[];
}

export const verdict = (state: BloodState, side: Side, command: BloodCommand): Verdict =>
  check(view(state, side), side, command);

/** The clause by which an order is refused; undefined if it is permitted. */
export const refusal = (state: BloodState, side: Side, command: BloodCommand): string | undefined => {
  const answer = verdict(state, side, command);
  return answer.ok ? undefined : answer.rule;
};

/** Orders of the sides in turn; one that is refused is a mistake of the test. */
export const play = (
  state: BloodState,
  orders: readonly (readonly [Side, BloodCommand])[],
  faces: readonly number[] = [],
): Played => {
  const dice = new ScriptedDice(faces);
  const events: BloodEvent[] = [];
  let now = state;
  for (const [side, command] of orders) {
    const answer = verdict(now, side, command);
    if (!answer.ok)
      throw new Error(`${JSON.stringify(command)} is refused: ${answer.because} (${answer.rule})`);
    const happened = decide(now, side, command, dice);
    events.push(...happened);
    now = happened.reduce(apply, now);
  }
  return { state: now, events };
};

export const DONE: BloodCommand = { type: 'endPhase' };
