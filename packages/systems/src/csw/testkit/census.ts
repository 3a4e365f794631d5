import type { Census, Counts } from '@warmoot/kernel/testkit';
import type { CswEvent } from '../engine/events.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import type { Unit, UnitId, UnitStatus } from '../state/unit.ts';

/** Neither dead, fled, too late nor deserted. */
const FIGHTING: readonly UnitStatus[] = ['toPlace', 'toEnter', 'onMap'];
const isFighting = ({ status }: Unit): boolean => FIGHTING.includes(status);

/** The units of each side that still fight, the hits on all units, and the bonuses paid. */
const countUnits = (units: readonly Unit[]): Counts => {
  const fighting = units.filter(isFighting);
  return {
    blue: fighting.filter(({ side }) => side === 'blue').length,
    red: fighting.filter(({ side }) => side === 'red').length,
    hits: units.reduce((sum, { hitsTaken }) => sum + hitsTaken, 0),
  };
};

const count = ({ units, bonusPaid }: Battle): Counts => ({
  ...countUnits(units),
  'paid by blue': bonusPaid.blue,
  'paid by red': bonusPaid.red,
});

/** These leave the fight. */
const lost = ({ units }: Battle, ids: readonly UnitId[]): Counts => {
  const gone = ids.map((id) => units[id]!).filter(isFighting);
  const of = (side: Side): number => -gone.filter((unit) => unit.side === side).length;
  return { blue: of('blue'), red: of('red') };
};

const turned = (battle: Battle, ids: readonly UnitId[], side: Side): Counts => {
  const counts = lost(battle, ids);
  const turncoats = ids.filter((id) => isFighting(battle.units[id]!)).length;
  return { ...counts, [side]: counts[side]! + turncoats };
};

const changesReported = (event: CswEvent, before: Battle): Counts => {
  switch (event.type) {
    case 'battleOpened':
      return countUnits(event.units);
    case 'unitEliminated':
    case 'unitLeftMap':
    case 'unitLate':
      return lost(before, [event.unit]);
    case 'unitsDeserted':
      return lost(before, event.units);
    case 'unitTransformed':
      return event.mount === undefined ? {} : lost(before, [event.mount]);
    case 'sidesChanged':
      return turned(before, event.units, event.side);
    case 'unitAppeared':
      return countUnits([event.unit]);
    case 'hitTaken':
      return { hits: 1 };
    case 'bonusPaid':
      return { [`paid by ${event.side}`]: event.amount };
    default:
      return {};
  }
};

export const cswCensus: Census<Battle, CswEvent> = { count, changesReported };
