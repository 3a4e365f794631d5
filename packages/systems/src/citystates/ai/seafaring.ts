import { unitSubject } from '../engine/subjects.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { OrderOf } from '../orders/orders.ts';
import { portNodes } from '../rules/economy/ports.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { type Game, groundIn, raceOf } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { idOfSpot, spotIn } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import type { Unit } from '../state/unit.ts';
import type { Intent } from './intent.ts';
import { mightOf } from './might.ts';
import { mustersOf } from './musters.ts';
import { awayFromHome, cargoAt, fleetNodes, type Haven, havenFrom, havensOf, SHORT_WALK } from './seaways.ts';
import type { Temper } from './temper.ts';
import { FAR } from './travel.ts';
import { huntingNodes } from './warships.ts';

const least = <T>(items: readonly T[], of: (item: T) => number): T | undefined =>
  [...items].sort((a, b) => of(a) - of(b))[0];

/** CST-MOV-11: ashore where the rest of the way is short; anywhere near home if there is nothing left to sail for. */
export const landings = (game: Game, player: PlayerNumber, { sails }: Temper): Intent[] => {
  const nodes = sails
    ? fleetNodes(game, player).filter((node) => cargoAt(game, player, node).length > 0)
    : [];
  if (nodes.length === 0) return [];
  const havens = havensOf(game, player);
  return nodes.flatMap((node) => {
    const haven = havenFrom(havens, node);
    return cargoAt(game, player, node).flatMap((unit) => landingOf(game, player, unit, haven));
  });
};

const landingOf = (game: Game, player: PlayerNumber, unit: Unit, haven: Haven | undefined): Intent[] => {
  const orders = [...(ruleOf('disembark')?.legal(game, player, unitSubject(unit.id)) ?? [])];
  const wayFrom = (order: OrderOf<'disembark'>): number => {
    const hex = spotIn(game, order.hex);
    return haven === undefined ? awayFromHome(game, player, hex) : (haven.onFoot[hex] as number);
  };
  const order = least(orders as OrderOf<'disembark'>[], wayFrom);
  if (order === undefined || (haven !== undefined && wayFrom(order) > SHORT_WALK)) return [];
  return [
    { order, reason: haven === undefined ? 'back on land' : `to take ${haven.prize.name} from the sea` },
  ];
};

/** CST-MOV-10: the mightiest who can be spared beside a fleet with free berths. */
export const boardings = (game: Game, player: PlayerNumber, temper: Temper): Intent[] => {
  const nodes = temper.sails ? fleetNodes(game, player) : [];
  if (nodes.length === 0) return [];
  const havens = havensOf(game, player);
  const spare = mustersOf(game, player, temper)
    .flatMap((muster) => muster.spare)
    .sort((a, b) => mightOf(game, [b]) - mightOf(game, [a]) || a.id - b.id);
  return nodes.flatMap((node) => {
    const haven = havenFrom(havens, node);
    if (haven === undefined) return [];
    const reason = `a voyage to ${haven.prize.name}`;
    return spare.flatMap((unit) => boardingOf(game, player, unit, node).map((order) => ({ order, reason })));
  });
};

const boardingOf = (game: Game, player: PlayerNumber, unit: Unit, node: Spot): OrderOf<'embark'>[] =>
  groundIn(game).shores[unit.at]?.includes(node)
    ? (
        [...(ruleOf('embark')?.legal(game, player, unitSubject(unit.id)) ?? [])] as OrderOf<'embark'>[]
      ).filter((order) => order.node === idOfSpot(game, node))
    : [];

/** CST-NAV-01: fleets with Units aboard make for a haven, empty ones for home. */
export const voyages = (game: Game, player: PlayerNumber, { sails }: Temper): Intent[] => {
  const nodes = sails ? fleetNodes(game, player) : [];
  if (nodes.length === 0) return [];
  const havens = havensOf(game, player);
  const hunting = huntingNodes(game, player);
  return nodes.flatMap((node) => {
    if (hunting.includes(node)) return [];
    const haven = cargoAt(game, player, node).length > 0 ? havenFrom(havens, node) : undefined;
    const left = (spot: Spot): number =>
      haven === undefined ? awayFromHome(game, player, spot) : (haven.bySea[spot] as number);
    const orders = [
      ...(ruleOf('sail')?.legal(game, player, idOfSpot(game, node)) ?? []),
    ] as OrderOf<'sail'>[];
    const end = (order: OrderOf<'sail'>): Spot => spotIn(game, order.path.at(-1) as string);
    const order = least(orders, (each) => left(end(each)));
    if (order === undefined || left(end(order)) >= left(node)) return [];
    return [{ order, reason: haven === undefined ? 'back to port' : `a voyage to ${haven.prize.name}` }];
  });
};

/** A nation keeps no more Transports than these. */
const MOST_TRANSPORTS = 2;

const shipsOf = (game: Game, player: PlayerNumber, type: Unit['type']): number =>
  game.units.filter((unit) => unit.owner === player && unit.type === type).length;

/** CST-ECO-07: a Transport where there is somewhere to sail to. */
export const shipyards = (game: Game, player: PlayerNumber, { sails }: Temper): Intent[] => {
  if (!sails || !recruitable(game, raceOf(game, player)).includes('Transport')) return [];
  if (shipsOf(game, player, 'Transport') >= MOST_TRANSPORTS) return [];
  return portsOf(game, player, havensOf(game, player)).map((place) => ({
    order: { type: 'recruit', place: idOfSpot(game, place), unit: 'Transport' },
    reason: 'there are places to take beyond the sea',
  }));
};

/** The own ports from which a haven can be reached, the nearest first. */
const portsOf = (game: Game, player: PlayerNumber, havens: readonly Haven[]): Spot[] => {
  const away = (hex: Spot): number =>
    Math.min(
      FAR,
      ...portNodes(game, hex).flatMap((node) => havens.map(({ bySea }) => bySea[node] as number)),
    );
  return groundIn(game)
    .centres.filter((_, centre) => game.centres[centre]?.controller === player)
    .map(({ hex }) => ({ hex, away: away(hex) }))
    .filter((port) => port.away < FAR)
    .sort((a, b) => a.away - b.away || a.hex - b.hex)
    .map(({ hex }) => hex);
};
