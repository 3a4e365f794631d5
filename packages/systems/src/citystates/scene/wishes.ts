import { type Place, placeKey, type Seat, say } from '@warmoot/kernel';
import { openDeskOf } from '../engine/desks.ts';
import { unitIn } from '../engine/subjects.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CstOrder } from '../orders/orders.ts';
import { flightsOf } from '../rules/flying/flight.ts';
import { type Group, groupIn } from '../rules/movement/group.ts';
import { reach } from '../rules/movement/reach.ts';
import { walk } from '../rules/movement/walk.ts';
import { type Game, groundIn } from '../state/game.ts';
import { isNaval, type Spot } from '../state/ground.ts';
import { idOfSpot, spotIn } from '../state/places.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';
import { hasEnemyFighters } from '../state/sides.ts';
import { TRAITS } from '../state/unit.ts';

const groupOfPicked = (game: Game, player: PlayerNumber, subjects: readonly string[]): Group | undefined =>
  groupIn(game, player, {
    units: subjects.flatMap((subject) => unitIn(subject) ?? []),
    chars: subjects.filter((subject) => unitIn(subject) === undefined),
  });

const idsOf = ({ units, characters }: Group) => ({
  units: units.map(({ id }) => id),
  chars: characters.map(({ id }) => id),
});

const besideSpots = (game: Game, from: Spot): Spot[] => {
  const { beside, shores, hexes, links } = groundIn(game);
  if (from >= hexes) return [...(links[from] ?? [])];
  const hexesBeside = [0, 1, 2, 3, 4, 5].map((direction) => beside[6 * from + direction] as Spot);
  return [...new Set([...hexesBeside, ...(shores[from] ?? []), ...(links[from] ?? [])])].filter(
    (spot) => spot >= 0,
  );
};

/** Who lands: those of the group who are aboard; if it has ships only, everybody aboard them (CST-MOV-11). */
const landingParty = (game: Game, group: Group): { units: number[]; chars: string[] } => {
  const { chars } = idsOf(group);
  const units = group.units.filter(({ type }) => !TRAITS[type].isShip).map(({ id }) => id);
  if (units.length > 0 || chars.length > 0) return { units, chars };
  const isAboard = ({ at, owner }: { at: Spot; owner: PlayerNumber }): boolean =>
    at === group.from && owner === group.player;
  return {
    units: game.units.filter((unit) => isAboard(unit) && !TRAITS[unit.type].isShip).map(({ id }) => id),
    chars: game.characters.filter(isAboard).map(({ id }) => id),
  };
};

function* wishesOf(game: Game, group: Group): Generator<CstOrder> {
  const { units, chars } = idsOf(group);
  const text = (path: readonly Spot[]): string[] => path.map((spot) => idOfSpot(game, spot));
  const ground = groundIn(game);
  if (!isNaval(ground, group.from) && group.units.every(({ type }) => !TRAITS[type].isShip))
    for (const path of reach(game, group)) yield { type: 'move', units, chars, path: text(path) };
  if (group.units.every(({ type }) => TRAITS[type].isFlying) && group.units.length > 0)
    for (const path of flightsOf(game, group)) yield { type: 'fly', units, chars, path: text(path) };
  for (const spot of besideSpots(game, group.from)) {
    const id = idOfSpot(game, spot);
    yield { type: 'embark', units, chars, node: id };
    yield { type: 'disembark', ...landingParty(game, group), hex: id };
    yield { type: 'attack', from: idOfSpot(game, group.from), to: id, units };
  }
}

/** Part of a stack at once: its Units march, fly, board, land or attack together (CST-MOV-02, CST-LCB-01). */
export function* together(game: Game, seat: Seat, subjects: readonly string[]): Generator<CstOrder> {
  const player = numberOf(seat);
  const takes: readonly string[] = openDeskOf(game, player)?.takes ?? [];
  const group = groupOfPicked(game, player, subjects);
  if (group === undefined) return;
  for (const order of wishesOf(game, group))
    if (takes.includes(order.type) && ruleOf(order.type)?.check(game, player, order).ok) yield order;
}

/** The way with the fewest steps over open hexes, whatever it costs; none if there is no such way. */
const straightWay = (game: Game, from: Spot, to: Spot): Spot[] => {
  const { beside, isOpen } = groundIn(game);
  const came = new Map<Spot, Spot>([[from, from]]);
  for (const spot of came.keys())
    for (let direction = 0; direction < 6 && !came.has(to); direction++) {
      const next = beside[6 * spot + direction] as Spot;
      if (next >= 0 && isOpen[next] === 1 && !came.has(next)) came.set(next, spot);
    }
  const way: Spot[] = [];
  for (let spot = to; came.has(to) && spot !== from; spot = came.get(spot) as Spot) way.unshift(spot);
  return way;
};

/** The meaning of pointing at a place, permitted or not. */
export const meant = (
  game: Game,
  seat: Seat,
  subjects: readonly string[],
  place: Place,
): CstOrder | undefined => {
  const player = numberOf(seat);
  const group = groupOfPicked(game, player, subjects);
  const ground = groundIn(game);
  const to = ground.at.findIndex((at) => placeKey(at) === placeKey(place));
  if (group === undefined || to < 0 || to === group.from) return undefined;
  const { units, chars } = idsOf(group);
  if (game.phase === 'combat')
    return { type: 'attack', from: idOfSpot(game, group.from), to: idOfSpot(game, to), units };
  const isBeside = besideSpots(game, group.from).includes(to);
  if (game.phase === 'operations' && isBeside && isNaval(ground, group.from) && !isNaval(ground, to))
    return { type: 'disembark', ...landingParty(game, group), hex: idOfSpot(game, to) };
  if (game.phase !== 'operations') return undefined;
  const isLookedAt = isNaval(ground, group.from) || hasEnemyFighters(game, player, to);
  const path = isBeside ? [to] : isLookedAt ? [] : straightWay(game, group.from, to);
  return path.length === 0
    ? undefined
    : { type: 'move', units, chars, path: path.map((spot) => idOfSpot(game, spot)) };
};

/** `4 points, 2 left`, by the slowest. */
export const cost = (game: Game, seat: Seat, order: CstOrder): string | undefined => {
  if (order.type !== 'move') return undefined;
  const group = groupIn(game, numberOf(seat), order);
  const found =
    group &&
    walk(
      game,
      group,
      order.path.map((id) => spotIn(game, id)),
    );
  if (group === undefined || found === undefined || !found.ok) return undefined;
  const left = group.members.map((member, at) => member.left - (found.spent[at] as number));
  const least = Math.min(...left);
  const paid = found.spent[left.indexOf(least)] as number;
  return say`${paid === 1 ? '1 point' : say`${paid} points`}, ${Math.max(0, least)} left`;
};
