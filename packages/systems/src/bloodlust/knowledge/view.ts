import { type Gist, type Seat, type Seen, seen } from '@warmoot/kernel';
import type { BloodEvent } from '../engine/events.ts';
import type { Side } from '../state/options.ts';
import type { BloodState, Sealed, SpellCard } from '../state/state.ts';

/** The table, without the sealed orders and the face-down spell of the enemy (BLD-PLY-06). */
export type BloodView = BloodState;

/** BLD-PLY-06: of others' orders only how many there are. */
const sealedFor = (state: BloodState, side: Side, seat: Seat): Sealed =>
  side === seat ? state.sealed[side] : { count: state.sealed[side].count, orders: [] };

/** BLD-PLY-06: of others' spells only that a card lies there, and whose. */
const cardFor = (state: BloodState, side: Side, seat: Seat): SpellCard | null => {
  const card = state.spells[side];
  return card === null || side === seat ? card : { ...card, spell: null, change: null };
};

export const view = (state: BloodState, seat: Seat): Seen<BloodView> =>
  seen({
    options: state.options,
    edges: state.edges,
    table: state.table,
    terrain: state.terrain,
    camps: state.camps,
    units: state.units,
    lost: state.lost,
    bonds: state.bonds,
    charges: state.charges,
    turn: state.turn,
    at: state.at,
    step: state.step,
    active: state.active,
    deploying: state.deploying,
    first: state.first,
    initiative: state.initiative,
    cards: state.cards,
    card: state.card,
    layout: state.layout,
    sealed: { red: sealedFor(state, 'red', seat), blue: sealedFor(state, 'blue', seat) },
    spells: { red: cardFor(state, 'red', seat), blue: cardFor(state, 'blue', seat) },
    usedSpells: state.usedSpells,
    effects: state.effects,
    waiting: state.waiting,
    shots: state.shots,
    control: state.control,
    mayAdvance: state.mayAdvance,
    end: state.end,
  });

/** Castings lost by either side, for odds; nothing where none could be. */
export const gist = (before: BloodState, events: readonly BloodEvent[], seat: Seat): Gist => {
  const isFight = events.some(
    ({ type, rolls = [] }) => type === 'struck' || type === 'shot' || rolls.length > 0,
  );
  if (!isFight) return {};
  const counts = { own: 0, enemy: 0 };
  for (const { changes } of events)
    for (const [id, change] of Object.entries(changes.units ?? {})) {
      const unit = before.units[id];
      const hits = (change.deeds?.meleeHits ?? 0) + (change.deeds?.fireHits ?? 0);
      const known = (unit?.deeds.meleeHits ?? 0) + (unit?.deeds.fireHits ?? 0);
      if (unit !== undefined && hits > known) counts[unit.side === seat ? 'own' : 'enemy'] += hits - known;
    }
  return counts;
};
