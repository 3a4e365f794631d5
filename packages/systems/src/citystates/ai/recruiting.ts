import { UNITS, type UnitType } from '../data/units.ts';
import { MAX_RAISED } from '../rules/economy/recruit.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { type Game, groundIn, playerOf, raceOf } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { idOfSpot, nameOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { TRAITS } from '../state/unit.ts';
import type { Intent } from './intent.ts';
import { fightersAt, mightOf, mightOfType } from './might.ts';
import { frontDistance, prizesOf, threatTo } from './prizes.ts';
import { shipyards } from './seafaring.ts';
import type { Temper } from './temper.ts';
import { awayFrom } from './travel.ts';
import { coastGuards } from './warships.ts';

const ownCentres = (game: Game, player: PlayerNumber): Spot[] =>
  groundIn(game)
    .centres.filter((_, number) => game.centres[number]?.controller === player)
    .map(({ hex }) => hex);

const landTypes = (game: Game, player: PlayerNumber): UnitType[] =>
  recruitable(game, raceOf(game, player)).filter((type) => TRAITS[type].isLandFighting && type !== 'Marines');

/** With room for eight in a hex, strength counts for more than price. */
const bargain = (game: Game, player: PlayerNumber, type: UnitType): number =>
  mightOfType(type, raceOf(game, player)) / UNITS[type].cost ** 0.85;

/** The best Units for the money first: each as often as a City may raise it, or once for a mixed army. */
const soldiers = (game: Game, player: PlayerNumber, { masses }: Temper): UnitType[] =>
  landTypes(game, player)
    .sort((a, b) => bargain(game, player, b) - bargain(game, player, a))
    .flatMap((type) => Array.from({ length: masses ? MAX_RAISED.city : 1 }, () => type));

/** Cheap and fast Units, for places that are empty. */
const settlers = (game: Game, player: PlayerNumber): UnitType[] =>
  landTypes(game, player).sort(
    (a, b) => UNITS[b].move / (UNITS[b].cost + 1) - UNITS[a].move / (UNITS[a].cost + 1),
  );

const orderOf = (game: Game, place: Spot, unit: UnitType, reason: string): Intent => ({
  order: { type: 'recruit', place: idOfSpot(game, place), unit },
  reason,
});

/** Places in danger, the most endangered first. */
const reinforcements = (game: Game, player: PlayerNumber, temper: Temper): Intent[] =>
  ownCentres(game, player)
    .map((hex) => ({
      hex,
      lack: threatTo(game, player, hex, temper.alarm) - mightOf(game, fightersAt(game, player, hex)),
    }))
    .filter(({ lack }) => lack > 0)
    .sort((a, b) => b.lack - a.lack || a.hex - b.hex)
    .flatMap(({ hex }) =>
      soldiers(game, player, temper).map((type) =>
        orderOf(game, hex, type, `${nameOfSpot(game, hex)} is in danger`),
      ),
    );

/** One Unit for each nearby empty place that has no Unit assigned. */
const expeditions = (game: Game, player: PlayerNumber): Intent[] => {
  const empty = prizesOf(game, player).filter(({ defence }) => defence === 0);
  const own = game.units.filter(({ owner, type }) => owner === player && TRAITS[type].isLandFighting);
  const centres = ownCentres(game, player);
  if (own.length >= empty.length + centres.length / 2) return [];
  return empty.flatMap(({ hex, name }) => {
    const [nearest] = [...centres].sort((a, b) => awayFrom(game, a, hex) - awayFrom(game, b, hex));
    if (nearest === undefined || awayFrom(game, nearest, hex) > 8) return [];
    return settlers(game, player).map((type) => orderOf(game, nearest, type, `to settle ${name}`));
  });
};

/** The army grows where the enemy is nearest. */
const levies = (game: Game, player: PlayerNumber, temper: Temper): Intent[] =>
  ownCentres(game, player)
    .map((hex) => ({ hex, front: frontDistance(game, player, hex) }))
    .sort((a, b) => a.front - b.front || a.hex - b.hex)
    .flatMap(({ hex }) =>
      soldiers(game, player, temper).map((type) => orderOf(game, hex, type, 'the army must grow')),
    );

/** The most Characters to have by then. */
const companionsBy = (turn: number): number => 4 + Math.floor(turn / 5);

/** CST-ECO-08 */
const hirings = (game: Game, player: PlayerNumber, { goldToHire }: Temper): Intent[] => {
  const own = game.characters.filter(({ owner }) => owner === player).length;
  if (playerOf(game, player).gold < goldToHire || own >= companionsBy(game.turn)) return [];
  return ownCentres(game, player).map((hex) => ({
    order: { type: 'hire', place: idOfSpot(game, hex) },
    reason: 'another Character is worth ten gold',
  }));
};

/** What to spend the gold on: danger first, then empty places, a Character, ships, the army. */
export const purchases = (game: Game, player: PlayerNumber, temper: Temper): Intent[] => [
  ...(temper.guard > 0 ? reinforcements(game, player, temper) : []),
  ...expeditions(game, player),
  ...hirings(game, player, temper),
  ...coastGuards(game, player, temper),
  ...shipyards(game, player, temper),
  ...levies(game, player, temper),
];
