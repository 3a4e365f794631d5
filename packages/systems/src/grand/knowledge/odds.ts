import type { ExactChances, Gist, Seat, Seen, Success, Tone } from '@warmoot/kernel';
import type { GrandEvent } from '../engine/events.ts';
import type { GrandOrder, OrderOf } from '../orders/orders.ts';
import { isWhole, movingTroops } from '../rules/armies/part.ts';
import type { Figures } from '../rules/combat/figures.ts';
import { figuresOf } from '../rules/combat/modifiers.ts';
import { generalsOf, inCommand } from '../state/army.ts';
import { armyAt, armyIn, type Game } from '../state/game.ts';
import { HALVES } from '../state/options.ts';
import { spotIn } from '../state/places.ts';
import { numberOf } from '../state/seats.ts';
import { grainIn } from '../words/points.ts';
import { outcomeOf } from './forecast.ts';

/** The figures of an attack order, as far as it has a target. */
export const figuresOfAttack = (
  game: Game,
  { army: id, hex, part }: OrderOf<'attack'>,
): Figures | undefined => {
  const army = armyIn(game, id);
  const target = armyAt(game, spotIn(game, hex));
  if (army === undefined || target === undefined) return undefined;
  return figuresOf(game, leaderOf(army, part), movingTroops(army, part), target);
};

/** Who commands the part: its sub-general if the commander stays (GRD-GNL-07). */
const leaderOf = (army: NonNullable<ReturnType<typeof armyIn>>, part: OrderOf<'attack'>['part']) => {
  if (part === undefined || isWhole(army, part)) return army;
  if (army.units !== undefined) {
    const led = generalsOf(army).filter(({ unit }) => part.units?.includes(unit ?? 0) === true);
    return { ...army, ...inCommand(led) };
  }
  if (!part.keepCommander) return army;
  const named = army.subGenerals.filter(({ id }) => part.subGenerals?.includes(id) ?? true);
  return { ...army, commander: named[0] ?? null };
};

const FACES = 100;

/** GRD-PLY-12: all 10,000 pairs of dice with the standard choices; wild events are left out. */
export const exactly = (view: Seen<Game>, _seat: Seat, order: GrandOrder): ExactChances => {
  const figures = order.type === 'attack' ? figuresOfAttack(view, order) : undefined;
  if (figures === undefined) return undefined;
  const grain = grainIn(view);
  const found = new Map<string, { gist: Gist; chance: number }>();
  for (let a = 1; a <= FACES; a++)
    for (let d = 1; d <= FACES; d++) {
      const { winner, deaths } = outcomeOf(figures, [a, d]);
      const key = `${winner} ${deaths.attacker} ${deaths.defender}`;
      const known = found.get(key);
      if (known !== undefined) known.chance += 1;
      else
        found.set(key, {
          gist: {
            battle: winner === 'attacker' ? 'won' : 'lost',
            'own losses': deaths.attacker / grain,
            'enemy losses': deaths.defender / grain,
          },
          chance: 1,
        });
    }
  return [...found.values()].map(({ gist, chance }) => ({ gist, chance: chance / (FACES * FACES) }));
};

/** The result of a battle in a few figures; other orders have none. */
export const gist = (before: Game, events: readonly GrandEvent[], seat: Seat): Gist => {
  const own = numberOf(seat);
  const damage = events.find((event) => event.type === 'damageDealt');
  const opened = events.find((event) => event.type === 'battleOpened');
  const battle = opened?.type === 'battleOpened' ? opened.battle : before.battle;
  if (damage?.type !== 'damageDealt' || battle == null) return {};
  const side = battle.kingdoms.attacker === own ? 'attacker' : 'defender';
  return {
    battle: damage.winner === side ? 'won' : 'lost',
    'own losses': damage.deaths[side] / grainIn(before),
    'enemy losses': damage.deaths[side === 'attacker' ? 'defender' : 'attacker'] / grainIn(before),
  };
};

/** GRD-PLY-12: terrain and weather line by line, known before any roll. */
export const readAgainst = (events: readonly GrandEvent[]): Gist => {
  const opened = events.find((event) => event.type === 'battleOpened');
  if (opened?.type !== 'battleOpened') return {};
  const { strengths } = opened.battle;
  const grain = opened.battle.rosters === undefined ? 1 : HALVES;
  return { attacker: strengths.attacker / grain, defender: strengths.defender / grain };
};

export const success = (_view: Seen<Game>, _seat: Seat, order: GrandOrder): Success | undefined =>
  order.type === 'attack' ? { figure: 'battle', values: ['won'] } : undefined;

export const TONES: Readonly<Record<string, Tone>> = { won: 'none', lost: 'serious' };
