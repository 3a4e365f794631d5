import type { Seat } from '@warmoot/kernel';
import { PERCENT_PER_ABILITY } from '../data/generals.ts';
import { TERRAIN } from '../data/terrain.ts';
import { WEATHER } from '../data/weather.ts';
import { type Forecast, forecast, outcomeOf } from '../knowledge/forecast.ts';
import { figuresOfAttack } from '../knowledge/odds.ts';
import type { OrderOf } from '../orders/orders.ts';
import type { BySide, Side } from '../rules/combat/battle.ts';
import type { Figures } from '../rules/combat/figures.ts';
import type { Army } from '../state/army.ts';
import { armyAt, armyIn, type Game, groundIn } from '../state/game.ts';
import { nameOfSpot, spotIn } from '../state/places.ts';
import { seatOf } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';

/** What changes both dice: percentage points for each side. */
interface OutlookRow extends BySide<number> {
  readonly is: 'terrain' | 'weather' | 'general';
  readonly name: string;
  readonly rule: string;
}

/** GRD-PLY-12: what is known of an attack before it is made. */
export interface AttackOutlook extends Figures, Forecast {
  readonly place: string;
  readonly terrain: string;
  readonly seats: BySide<Seat>;
  /** Null: an acting commander (GRD-GNL-08). */
  readonly generals: BySide<string | null>;
  readonly rows: readonly OutlookRow[];
  /** How often each side loses how much: shares of all pairs of dice, from no losses to all. */
  readonly losses: BySide<readonly number[]>;
}

const FACES = 100;
const BARS = 15;

const barOf = (deaths: number, strength: number): number =>
  Math.min(BARS - 1, Math.floor((BARS * deaths) / Math.max(1, strength)));

/** GRD-PLY-12: exact, over all 10,000 pairs of dice. */
const lossBars = (figures: Figures): AttackOutlook['losses'] => {
  const losses = { attacker: new Array<number>(BARS).fill(0), defender: new Array<number>(BARS).fill(0) };
  for (let a = 1; a <= FACES; a++)
    for (let d = 1; d <= FACES; d++) {
      const { deaths } = outcomeOf(figures, [a, d]);
      for (const side of ['attacker', 'defender'] as const) {
        const bar = barOf(deaths[side], figures.strengths[side]);
        losses[side][bar] = (losses[side][bar] ?? 0) + 1 / (FACES * FACES);
      }
    }
  return losses;
};

const rowsOf = (game: Game, target: Army, { abilities }: Figures): OutlookRow[] => {
  const terrain = TERRAIN[groundIn(game).terrain[target.at] ?? 'plain'];
  const weather = WEATHER[game.weather];
  const general = (side: Side): number => PERCENT_PER_ABILITY * abilities[side];
  return [
    { ...pick(terrain), is: 'terrain', name: terrain.name, rule: 'GRD-CMB-02' },
    ...(game.options.weather
      ? [{ ...pick(weather), is: 'weather', name: weather.name, rule: 'GRD-CMB-03' } as const]
      : []),
    {
      is: 'general',
      name: '',
      attacker: general('attacker'),
      defender: general('defender'),
      rule: 'GRD-GNL-02',
    },
  ];
};

const pick = ({ attacker, defender }: BySide<number>): BySide<number> => ({ attacker, defender });

const commanderOf = ({ commander }: Pick<Army, 'commander'>): string | null =>
  commander === null ? null : nameOfGeneral(commander);

/** Undefined without an army to attack. */
export const attackOutlook = (game: Game, order: OrderOf<'attack'>): AttackOutlook | undefined => {
  const figures = figuresOfAttack(game, order);
  const [army, target] = [armyIn(game, order.army), armyAt(game, spotIn(game, order.hex))];
  if (figures === undefined || army === undefined || target === undefined) return undefined;
  return {
    ...figures,
    ...forecast(figures),
    place: nameOfSpot(game, target.at),
    terrain: TERRAIN[groundIn(game).terrain[target.at] ?? 'plain'].name,
    seats: { attacker: seatOf(army.owner), defender: seatOf(target.owner) },
    generals: {
      attacker: figures.abilities.attacker === 0 ? null : commanderOf(army),
      defender: commanderOf(target),
    },
    rows: rowsOf(game, target, figures),
    losses: lossBars(figures),
  };
};
