import { type ExplainedFact, type Inspection, type Seat, say } from '@warmoot/kernel';
import { RP } from '../data/figures.ts';
import { QUARTERS } from '../data/generals.ts';
import { TERRAIN } from '../data/terrain.ts';
import { armyInSubject } from '../engine/orderRule.ts';
import { mostArmy, roomIn } from '../rules/armies/limits.ts';
import { mercenaryQuarters } from '../rules/combat/losses.ts';
import { forcedPath } from '../rules/movement/march.ts';
import { type Army, type General, strengthOf } from '../state/army.ts';
import { armyIn, cityAt, cityOf, type Game, groundIn, isAlive, money } from '../state/game.ts';
import { NOWHERE, type Spot } from '../state/ground.ts';
import { nameOfSpot, spotIn } from '../state/places.ts';
import { nameOfKingdom, numberOf } from '../state/seats.ts';
import { armyName, nameOfGeneral } from '../words/names.ts';
import { figureOf, pointsText } from '../words/points.ts';
import { previewsAgainst } from './preview.ts';

const fact = (label: string, value: string, ...rules: string[]): ExplainedFact => ({ label, value, rules });

const inPoints = (quarters: number): string => (quarters / QUARTERS).toFixed(2);

/** GRD-PLY-11: his experience and what he needs for promotion. */
const generalText = (general: General): string =>
  say`${nameOfGeneral(general)}, ability ${general.ability}, experience ${inPoints(general.experience)} of ${inPoints(QUARTERS * general.ability)}`;

/** GRD-PLY-11 */
const armyFacts = (game: Game, army: Army): ExplainedFact[] => [
  fact('Strength', pointsText(game, strengthOf(army)), 'GRD-ARM-07'),
  ...(army.mercenary > 0
    ? [
        fact(
          'Mercenaries',
          say`${figureOf(game, army.mercenary)}, bearing ${mercenaryQuarters(army)}/4 of the losses`,
          'GRD-MRC-07',
        ),
      ]
    : []),
  ...(army.mounted + army.mountedMercenary > 0
    ? [fact('Mounted', figureOf(game, army.mounted + army.mountedMercenary), 'GRD-R-62')]
    : []),
  fact(
    'Commander',
    army.commander === null ? 'acting commander, rating 0' : generalText(army.commander),
    'GRD-GNL-01',
  ),
  ...army.subGenerals.map((general) => fact('Rides along', generalText(general), 'GRD-GNL-06')),
  ...army.reasons.map((reason) => {
    const [next] = forcedPath(game, army);
    return fact(
      'Goes home',
      next === undefined ? reason : say`${reason}; next step ${nameOfSpot(game, next)}`,
      'GRD-MOV-09',
    );
  }),
  ...(army.hasActed ? [fact('This week', 'has acted', 'GRD-MOV-03')] : []),
  fact('Place', nameOfSpot(game, army.at)),
];

/** GRD-PLY-14 */
const cityFacts = (game: Game, city: number, spot: Spot): ExplainedFact[] => {
  const { isFortified, isCapital } = cityOf(game, city);
  const owner = game.owners[city] as number;
  return [
    fact(
      'Owner',
      isAlive(game, owner) ? nameOfKingdom(owner) : say`${nameOfKingdom(owner)} (holdout)`,
      'GRD-MAP-07',
    ),
    fact('Kind', isCapital ? 'capital, fortified' : isFortified ? 'fortified city' : 'city', 'GRD-MAP-03'),
    fact('Production', say`${money(game, isCapital ? RP.capital : RP.city)} RP`, 'GRD-RES-01'),
    fact('Garrison', pointsText(game, mostArmy(game) - roomIn(game, spot)), 'GRD-ARM-06'),
    fact('Room', pointsText(game, roomIn(game, spot)), 'GRD-ARM-05'),
  ];
};

/** In percentage points. */
const signed = (value: number): string => (value === 0 ? '±0' : `−${-value}`);

const groundFacts = (game: Game, spot: Spot): ExplainedFact[] => {
  const { name, attacker, defender } = TERRAIN[groundIn(game).terrain[spot] ?? 'plain'];
  return [
    fact('Terrain', say`${name}: attacker ${signed(attacker)}, defender ${signed(defender)}`, 'GRD-CMB-02'),
  ];
};

/** Everything about an army or a hex: nothing is hidden (GRD-GEN-07). */
export const inspect = (game: Game, seat: Seat, subject: string): Inspection | undefined => {
  const army = armyIn(game, armyInSubject(subject) ?? -1);
  if (army !== undefined)
    return {
      title: armyName(game, army),
      facts: [...armyFacts(game, army), ...previewsAgainst(game, numberOf(seat), army)],
      layers: [],
    };
  const spot = spotIn(game, subject);
  if (spot === NOWHERE) return undefined;
  const city = cityAt(game, spot);
  return {
    title: nameOfSpot(game, spot),
    facts: [...(city >= 0 ? cityFacts(game, city, spot) : []), ...groundFacts(game, spot)],
    layers: [],
  };
};
