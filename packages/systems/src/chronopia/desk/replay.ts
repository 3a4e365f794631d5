/** The turn as this empire knows it, step by step (CHR-RPT-01): what nobody of it saw is no step (CHR-HID-23). */
import type { HexPlace, Seat } from '@warmoot/kernel';
import { gridOf, type Hex, hexCount } from '../state/ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../state/readers.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, EmpireId, ReportLine } from '../state/state.ts';

/** The parts of a turn, in the order in which they are carried out. */
export const CHAPTERS = ['money', 'empires', 'cities', 'spies', 'moves', 'battles', 'found'] as const;
export type Chapter = (typeof CHAPTERS)[number];

const CHAPTER_OF: Readonly<Record<ReportLine['section'], Chapter>> = {
  headline: 'empires',
  ledger: 'money',
  treasury: 'money',
  cities: 'cities',
  armies: 'moves',
  units: 'moves',
  spies: 'spies',
  execution: 'moves',
  battles: 'battles',
  sightings: 'found',
  discoveries: 'found',
  declarations: 'empires',
  dogs: 'empires',
  messages: 'empires',
  warnings: 'money',
};

export interface ReplayStep {
  readonly chapter: Chapter;
  readonly line: ReportLine;
  /** A hex, or a way from hex to hex. */
  readonly places: readonly HexPlace[];
}

interface Named {
  readonly name: string;
  readonly at: Hex;
}

/** What the empire knows by name, long names first: one name may contain another. */
const namedThings = (view: Campaign, me: EmpireId): Named[] =>
  [...armiesOf(view, me), ...unitsOf(view, me), ...citiesOf(view)]
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);

/** Where the line says; else where the thing that it names is. */
const hexesOf = ({ at, text }: ReportLine, things: readonly Named[]): readonly Hex[] => {
  if (at !== undefined) return at;
  const named = things.find(({ name }) => text.includes(name));
  return named === undefined ? [] : [named.at];
};

/** The lines of one turn in the order of its events; entries of the ledger are in the statement. */
export const replayOf = (view: Campaign, seat: Seat, turn: number): readonly ReplayStep[] => {
  const me = seatEmpire(view, seat);
  if (me === null) return [];
  const things = namedThings(view, me);
  const { hexes } = gridOf(view.ground);
  return (view.reports[me] ?? [])
    .filter((line) => line.turn === turn && line.booking === undefined)
    .map((line) => ({
      chapter: CHAPTER_OF[line.section],
      line,
      places: hexesOf(line, things).flatMap((hex) => hexes[hex % hexCount(view.ground)] ?? []),
    }));
};
