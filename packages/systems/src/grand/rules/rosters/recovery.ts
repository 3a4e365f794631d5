import type { Dice } from '@warmoot/kernel';
import { WINTER_END } from '../../data/calendar.ts';
import { CASUALTIES, DAY_DICE } from '../../data/recovery.ts';
import { rowOf } from '../../data/units.ts';
import { recording, type Tale } from '../../engine/tale.ts';
import { cityOf, type Game, groundIn, isAlive, type Pool, rosterIn } from '../../state/game.ts';
import { distanceToCity, type Spot } from '../../state/ground.ts';
import { halfOf, muster, type Unit } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import { roomIn } from '../armies/limits.ts';
import { nearestCities } from '../cities/nearest.ts';
import { battlesOf } from './pools.ts';

/** GRD-R-72: weeks are counted through the year, the off-season included. */
export const weekNow = ({ year, week }: Game): number => WINTER_END * (year - 1) + week;

export const sumOfDice = (dice: Dice, count: number, why: string): number =>
  Array.from({ length: count }, () => dice.roll(6, why)).reduce((sum, each) => sum + each, 0);

/** GRD-CSW-22, GRD-R-72: the weeks that a band or a leader needs. */
export const weeksFor = (days: number, hexes: number): number =>
  Math.max(Math.ceil(days / 7), Math.ceil(hexes / 2));

/** GRD-CSW-20, GRD-CSW-21: the men of each column who return for this roll. */
export const menReturning = (roll: number, holdsField: boolean, isHalf: boolean): number[] =>
  (CASUALTIES[roll - 2] as (typeof CASUALTIES)[number]).men.map(([held, lost]) => {
    const men = holdsField ? held : lost;
    return isHalf ? Math.floor(men / 2) : men;
  });

/** GRD-CSW-22, GRD-R-82: where those who come back from this hex go, and how far it is. */
export const goalFrom = (
  game: Game,
  kingdom: Kingdom,
  hex: Spot,
): { readonly city: number; readonly hexes: number } | undefined => {
  const [city] = nearestCities(game, kingdom, hex);
  return city === undefined ? undefined : { city, hexes: distanceToCity(groundIn(game), city, hex) };
};

/** One lost unit: its 2d6, and the men of each column with their days. */
export interface UnitRoll {
  readonly unit: Unit;
  readonly roll: number;
  readonly bands: readonly { readonly week: number; readonly men: number }[];
}

/** GRD-R-96, GRD-CSW-20, GRD-R-73: 2d6, and five rolls of days, always, if its men can come back. */
export const rollUnit = (
  game: Game,
  dice: Dice,
  unit: Unit,
  holdsField: boolean,
  hexes: number,
): UnitRoll => {
  const { recovery } = rowOf(unit.code);
  const roll = sumOfDice(dice, 2, 'casualties');
  if (recovery === 'none' || recovery === 'leader') return { unit, roll, bands: [] };
  const men = menReturning(roll, holdsField, recovery === 'half');
  const bands = DAY_DICE.map((count, column) => ({
    week: weekNow(game) + weeksFor(sumOfDice(dice, count, 'days'), hexes),
    men: men[column] as number,
  }));
  return { unit, roll, bands: bands.filter((band) => band.men > 0) };
};

/** GRD-CSW-23, GRD-CSW-24, GRD-R-74: complete units form as soon as there are men and room for them. */
const reform = (tale: Tale, at: number): void => {
  for (;;) {
    const pool = rosterIn(tale.state).pools[at] as Pool;
    const spot = groundIn(tale.state).citySpots[pool.city] as Spot;
    const unit: Unit = {
      uid: rosterIn(tale.state).nextUnit,
      code: pool.code,
      battles: battlesOf(pool),
      isMercenary: pool.isMercenary,
    };
    if (pool.men < rowOf(pool.code).men || roomIn(tale.state, spot) < halfOf(unit)) return;
    tale.tell({ type: 'menTaken', pool: at, men: rowOf(pool.code).men, rules: ['GRD-CSW-23'] });
    joinCity(tale, pool.kingdom, pool.city, unit, 'GRD-CSW-24');
  }
};

const joinCity = (tale: Tale, kingdom: Kingdom, city: number, unit: Unit, rule: string): void => {
  const at = groundIn(tale.state).citySpots[city] as Spot;
  tale.tell({
    type: 'troopsJoined',
    kingdom,
    army: tale.state.armies.find((army) => army.at === at)?.id ?? tale.state.nextArmy,
    at,
    troops: muster([unit]),
    general: rosterIn(tale.state).returning.find((each) => each.unit.uid === unit.uid)?.general ?? null,
    price: 0,
    why: 're-formed',
    lost: 0,
    rules: [rule],
  });
};

/** GRD-R-74: after the last band the men beyond the last complete unit are lost. */
const closeFinished = (tale: Tale): void => {
  rosterIn(tale.state).pools.forEach((pool, at) => {
    if (pool.bands.length === 0 && pool.men > 0 && pool.men < rowOf(pool.code).men)
      tale.tell({ type: 'menTaken', pool: at, men: pool.men, rules: ['GRD-R-74'] });
  });
  if (rosterIn(tale.state).pools.some(({ bands, men }) => bands.length === 0 && men === 0))
    tale.tell({ type: 'poolsClosed', rules: ['GRD-R-74'] });
};

/** GRD-R-78, GRD-R-72: leaders whose time has come join the garrison of their city, a general as a general. */
const leadersReturn = (tale: Tale, upTo: number): void => {
  for (const { week, unit, kingdom, city } of rosterIn(tale.state).returning) {
    const spot = groundIn(tale.state).citySpots[city] as Spot;
    if (week > upTo || !isAlive(tale.state, kingdom) || roomIn(tale.state, spot) < halfOf(unit)) continue;
    joinCity(tale, kingdom, city, unit, 'GRD-R-78');
    tale.tell({ type: 'leaderReturned', unit: unit.uid, rules: ['GRD-R-78'] });
  }
};

/** GRD-PLY-02, GRD-R-72: bands due by this week arrive and re-form. */
export const bringBack = (tale: Tale, upTo: number): void => {
  if (tale.state.roster === undefined) return;
  if (rosterIn(tale.state).pools.some(({ bands }) => bands.some(({ week }) => week <= upTo)))
    tale.tell({ type: 'menReturned', week: upTo, rules: ['GRD-R-72', 'GRD-CSW-22'] });
  for (let at = 0; at < rosterIn(tale.state).pools.length; at++) reform(tale, at);
  closeFinished(tale);
  leadersReturn(tale, upTo);
};

/** GRD-R-82, GRD-R-120: the goal is lost; all go to the nearest city still owned, or are lost. */
export const redirect = (tale: Tale, city: number, kingdom: Kingdom): void => {
  const isConcerned = (each: { readonly city: number; readonly kingdom: Kingdom }): boolean =>
    each.city === city && each.kingdom === kingdom;
  const { pools, returning } = rosterIn(tale.state);
  if (!pools.some(isConcerned) && !returning.some(isConcerned)) return;
  const { citySpots } = groundIn(tale.state);
  const [to = -1] = nearestCities(tale.state, kingdom, citySpots[city] as Spot);
  tale.tell({ type: 'returnersRedirected', kingdom, from: city, to, rules: ['GRD-R-82', 'GRD-R-120'] });
};

/** GRD-PLY-27: what the owner sees of those who come back. */
export const ledgerLine = (game: Game, pool: Pool): string => {
  const { men } = rowOf(pool.code);
  const due = pool.bands.map((band) => `${band.men} in week ${band.week}`).join(', ');
  return `Battle ${pool.battle}: ${rowOf(pool.code).name} to ${cityOf(game, pool.city).name}: ${pool.men} of ${men} men, ${due || 'all arrived'}`;
};

/** Rolls for all lost units of both armies, recorded in one event each (GRD-R-98). */
export const rollRecovery = (
  tale: Tale,
  source: Dice,
  fallen: readonly { readonly unit: Unit; readonly kingdom: Kingdom; readonly holdsField: boolean }[],
  hex: Spot,
  battle: number,
): ReadonlyMap<number, number> => {
  const byUnit = new Map<number, number>();
  for (const { unit, kingdom, holdsField } of fallen) {
    const goal = goalFrom(tale.state, kingdom, hex);
    const { dice, rolls } = recording(source);
    const { roll, bands } = rollUnit(tale.state, dice, unit, holdsField, goal?.hexes ?? 0);
    byUnit.set(unit.uid, roll);
    tale.tell({
      type: 'casualtyRolled',
      unit,
      kingdom,
      roll,
      pool:
        goal === undefined || bands.length === 0
          ? null
          : {
              battle,
              kingdom,
              city: goal.city,
              code: unit.code,
              isMercenary: unit.isMercenary,
              lost: [unit.battles],
              bands: [...bands].sort((a, b) => a.week - b.week),
              men: 0,
            },
      rolls,
      rules: ['GRD-CSW-20', 'GRD-R-96'],
    });
  }
  return byUnit;
};
