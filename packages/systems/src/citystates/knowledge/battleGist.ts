import type { Gist, Seat, Tone } from '@warmoot/kernel';
import type { CstEvent, EventOf } from '../engine/events.ts';
import type { BattleOutcome, Side } from '../rules/battle/state.ts';
import type { Game } from '../state/game.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';

/** For an attacker, and for a defender. */
const RESULTS: Readonly<Record<Side, Readonly<Record<BattleOutcome, string>>>> = {
  attacker: {
    destroyed: 'won',
    retreated: 'won',
    brokenOff: 'thrown back',
    noTargets: 'thrown back',
    beaten: 'wiped out',
  },
  defender: {
    destroyed: 'wiped out',
    retreated: 'driven off',
    brokenOff: 'held',
    noTargets: 'held',
    beaten: 'won',
  },
};

/** How a battle, a duel or a strike ends, from good to bad. */
export const BATTLE_TONES: Readonly<Record<string, Tone>> = {
  won: 'none',
  held: 'none',
  hits: 'none',
  'both survive': 'mild',
  misses: 'mild',
  'thrown back': 'serious',
  'driven off': 'serious',
  lost: 'grave',
  'wiped out': 'grave',
};

const eventsOf = <Type extends CstEvent['type']>(events: readonly CstEvent[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

/** How many of the seat's own Units of each type fell: a figure for every type that fights, even if none fell. */
const lossesByType = (before: Game, events: readonly CstEvent[], player: PlayerNumber): Gist => {
  const battle = before.battle ?? eventsOf(events, 'battleDeclared')[0]?.battle;
  const own = battle?.fighters.filter(({ owner }) => owner === player) ?? [];
  const gone = new Set([
    ...eventsOf(events, 'strikeResolved').map(({ removed }) => removed),
    ...eventsOf(events, 'flyersDispersed').flatMap(({ lost }) => lost),
  ]);
  const figures: Record<string, number> = {};
  for (const { type, label } of own)
    figures[`${type} lost`] = (figures[`${type} lost`] ?? 0) + (gone.has(label) ? 1 : 0);
  return figures;
};

/** The strike that was ordered, which is reported first. */
const strikeOrdered = ([first]: readonly CstEvent[]): EventOf<'strikeResolved'> | undefined =>
  first?.type === 'strikeResolved' ? first : undefined;

/** CST-PLY-06: how a battle ends for the seat, and what it costs; of a strike also whether it hits. */
export const battleGist = (before: Game, events: readonly CstEvent[], seat: Seat): Gist => {
  const player = numberOf(seat);
  const battle = before.battle ?? eventsOf(events, 'battleDeclared')[0]?.battle;
  if (battle === undefined) return {};
  const strike = strikeOrdered(events);
  const [decided] = eventsOf(events, 'battleDecided');
  const side: Side = battle.attacker === player ? 'attacker' : 'defender';
  return {
    ...(strike && { strike: strike.isHit ? 'hits' : 'misses' }),
    ...(decided && {
      battle: RESULTS[side][decided.outcome],
      ...lossesByType(before, events, player),
    }),
  };
};

/** CST-PLY-06: the attack number of a strike. */
export const readAgainst = (events: readonly CstEvent[]): Gist => {
  const strike = strikeOrdered(events);
  return strike === undefined ? {} : { 'attack number': strike.number };
};
