import { totalOf } from '@warmoot/kernel';
import type { OrderOf } from '../orders/orders.ts';
import { pillageOrder } from '../rules/barbarians/pillage.ts';
import { actOrder } from '../rules/characters/act.ts';
import { actionOf } from '../rules/characters/actions.ts';
import { effectiveLevel } from '../rules/characters/effectiveLevel.ts';
import { hasEnemyUnits } from '../rules/characters/targets.ts';
import { explorerStrength } from '../rules/ruins/guardian.ts';
import type { Character } from '../state/character.ts';
import { type Game, groundIn, playerOf } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { spotIn } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { findCharacter, findUnit } from '../state/units.ts';
import { wouldPillage } from './answers.ts';
import type { Intent } from './intent.ts';
import { enemyHosts, fightersAt } from './might.ts';
import type { Temper } from './temper.ts';
import { awayFrom } from './travel.ts';

type ActOrder = OrderOf<'act'>;
type ActionName = ActOrder['action'];

interface Attempt {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly character: Character;
  readonly order: ActOrder;
  /** Of success, 0 to 1. */
  readonly chance: number;
}

/** The average gain of an attempt, in gold; 0 for what is never tried. */
type Worth = (attempt: Attempt) => number;

/** The value of a Character by level. */
const GOLD_PER_LEVEL = 2.5;

const levelOf = (game: Game, id: string | undefined): number => {
  const character = findCharacter(game, id ?? '');
  return character === undefined ? 0 : effectiveLevel(game, character);
};

const gold =
  (mean: number): Worth =>
  ({ chance }) =>
    mean * chance;

/** The chance to win a mortal combat, from the levels (CST-CHR-09). */
const winChance = (lead: number): number => Math.min(0.95, Math.max(0.05, 0.45 + 0.09 * lead));

const mortalCombat = ({ game, character, order }: Attempt): number => {
  const [own, other] = [effectiveLevel(game, character), levelOf(game, order.target)];
  const wins = winChance(own - other);
  return GOLD_PER_LEVEL * (wins * other - (1 - wins) * own);
};

const assassination: Worth = (attempt) =>
  attempt.chance * GOLD_PER_LEVEL * levelOf(attempt.game, attempt.order.target) +
  (1 - attempt.chance) * mortalCombat(attempt);

const countAt = (game: Game, player: PlayerNumber, spot: Spot): number =>
  enemyHosts(game, player).reduce((sum, { at, count }) => sum + (at === spot ? count : 0), 0);

const hexOf = ({ game, order }: Attempt): Spot => spotIn(game, order.hex ?? '');

/** Most Guardians are of about this level. */
const USUAL_GUARDIAN = 3;

const exploration: Worth = ({ game, character }) => {
  const level = effectiveLevel(game, character);
  const wins = winChance(explorerStrength(game, character) - USUAL_GUARDIAN);
  return character.isLeader ? 0 : 6 * wins - (1 - wins) * GOLD_PER_LEVEL * level * 0.6;
};

const theft: Worth = ({ game, character, chance, order }) => {
  const centre = groundIn(game).centreAt[spotIn(game, order.hex ?? '')] ?? -1;
  const controller = game.centres[centre]?.controller ?? -1;
  const held = game.players[controller]?.gold ?? 0;
  const mean = groundIn(game).centres[centre]?.isCity ? 5.5 : 3;
  return chance * Math.min(held, mean) * 1.4 - 0.1 * GOLD_PER_LEVEL * effectiveLevel(game, character);
};

/** A blessed Unit helps only where fighting is likely. */
const blessing: Worth = ({ game, player, order, chance }) => {
  const at = findUnit(game, order.unit ?? -1)?.at ?? -1;
  const isNear = enemyHosts(game, player).some((host) => awayFrom(game, host.at, at) <= 1);
  return isNear ? 1.5 * chance : 0;
};

const walling: Worth = (attempt) => {
  const { game, player, chance } = attempt;
  const hex = hexOf(attempt);
  const own = fightersAt(game, player, hex).length;
  const isNear = enemyHosts(game, player).some((host) => awayFrom(game, host.at, hex) <= 2);
  return own > 0 && isNear ? own * chance : 0;
};

const WORTHS: Readonly<Partial<Record<ActionName, Worth>>> = {
  assassinate: assassination,
  duel: (attempt) => mortalCombat(attempt) - 1,
  stealArtifact: (attempt) => 5 * attempt.chance + (1 - attempt.chance) * mortalCombat(attempt),
  stealGold: theft,
  spy: (attempt) => (countAt(attempt.game, attempt.player, hexOf(attempt)) > 2 ? 0.4 * attempt.chance : 0),
  createGold: gold(3),
  tithe: gold(3),
  summonElementals: gold(8),
  raiseDead: gold(6),
  fates: gold(3),
  firestorm: (attempt) =>
    attempt.chance * 1.5 * Math.min(3, countAt(attempt.game, attempt.player, hexOf(attempt))),
  plague: (attempt) =>
    attempt.chance *
    0.4 *
    (countAt(attempt.game, attempt.player, hexOf(attempt)) -
      fightersAt(attempt.game, attempt.player, hexOf(attempt)).length),
  walls: walling,
  bless: blessing,
  curse: (attempt) => attempt.chance * GOLD_PER_LEVEL,
  removeCurse: gold(GOLD_PER_LEVEL),
  resurrection: (attempt) =>
    attempt.chance *
    GOLD_PER_LEVEL *
    (attempt.game.lasting.graveyard.find(({ character }) => character.id === attempt.order.target)?.character
      .level ?? 0),
  exorcise: gold(5),
  dispell: ({ order, chance }) => (order.unit === undefined ? 4 * chance : 0),
  explore: exploration,
  protect: gold(0.3),
};

/** The Character actions that a weak nation knows. */
const SIMPLE: readonly ActionName[] = ['createGold', 'tithe', 'explore'];

const chanceOf = (game: Game, player: PlayerNumber, character: Character, order: ActOrder): number => {
  const number = actionOf(order.action).number?.({ game, player, character, order }, false);
  return number === undefined ? 1 : Math.min(10, Math.max(0, totalOf(number))) / 10;
};

interface Deed {
  readonly order: ActOrder;
  readonly worth: number;
}

const bestDeed = (
  game: Game,
  player: PlayerNumber,
  character: Character,
  temper: Temper,
): Deed | undefined => {
  let best: Deed | undefined;
  for (const order of actOrder.legal(game, player, character.id)) {
    const worthOf = WORTHS[order.action];
    if (worthOf === undefined || (temper.actions === 'gold' && !SIMPLE.includes(order.action))) continue;
    const chance = chanceOf(game, player, character, order);
    const worth = worthOf({ game, player, character, order, chance });
    if (worth > (best?.worth ?? 0.1)) best = { order, worth };
  }
  return best;
};

/** CST-CHR-04: the best action of each Character in his present hex. */
export const deeds = (game: Game, player: PlayerNumber, temper: Temper): Intent[] =>
  game.characters
    .filter(({ owner, hasActed }) => owner === player && !hasActed)
    .flatMap((character) => {
      const deed = bestDeed(game, player, character, temper);
      return deed === undefined
        ? []
        : [
            {
              order: deed.order,
              reason: `${actionOf(deed.order.action).words}: worth about ${deed.worth.toFixed(1)} gold`,
            },
          ];
    });

/** CST-BAR-02: a place that was entered. */
export const raids = (game: Game, player: PlayerNumber): Intent[] =>
  [...pillageOrder.subjects(game, player)]
    .flatMap((subject) => [...pillageOrder.legal(game, player, subject)])
    .filter(({ char }) => {
      const at = findCharacter(game, char ?? '')?.at ?? -1;
      return char !== undefined && wouldPillage(game, groundIn(game).centreAt[at] ?? -1);
    })
    .map((order) => ({ order, reason: 'its gold now is worth more than its income later' }));

const armyHexes = (game: Game, player: PlayerNumber): Spot[] => [
  ...new Set(game.units.filter(({ owner }) => owner === player).map(({ at }) => at)),
];

/** Nobody walks further than this to a Ruin. */
const RUIN_WAY = 10;

/** Whether he is likely to beat a Guardian alone. */
const explores = (game: Game, character: Character): boolean =>
  winChance(effectiveLevel(game, character) - USUAL_GUARDIAN) > 0.5;

/** CST-RUI-02: the Ruins near by that no enemy holds, the nearest first. */
const ruinsNear = (game: Game, player: PlayerNumber, { at }: Character): Spot[] => {
  const { hasRuins, hexes } = groundIn(game);
  const away = (hex: Spot): number => awayFrom(game, hex, at);
  return Array.from({ length: hexes }, (_, hex) => hex)
    .filter((hex) => hasRuins[hex] === 1 && away(hex) <= RUIN_WAY && !hasEnemyUnits(game, player, hex))
    .sort((a, b) => away(a) - away(b) || a - b);
};

/**
 * Where a Character should be: leaders with the largest army, explorers at a nearby Ruin, Rogues beside rich places.
 */
export const wishedSpots = (
  game: Game,
  player: PlayerNumber,
  character: Character,
  temper: Temper,
): Spot[] => {
  const ground = groundIn(game);
  const near = (spot: Spot): number => awayFrom(game, spot, character.at);
  const { class: role, isLeader } = character;
  if (role === 'Hero' || role === 'Barbarian')
    return armyHexes(game, player)
      .filter((spot) => near(spot) <= 12 && fightersAt(game, player, spot).length > 1)
      .sort((a, b) => fightersAt(game, player, b).length - fightersAt(game, player, a).length);
  if (isLeader || temper.actions === 'gold') return [];
  if (explores(game, character)) return ruinsNear(game, player, character);
  if (role === 'Rogue' && effectiveLevel(game, character) >= 3)
    return ground.centres
      .filter(({ hex }, number) => {
        const controller = game.centres[number]?.controller ?? -1;
        return (
          controller >= 0 && controller !== player && playerOf(game, controller).gold >= 3 && near(hex) <= 14
        );
      })
      .map(({ hex }) => hex)
      .filter((hex) => !hasEnemyUnits(game, player, hex))
      .sort((a, b) => near(a) - near(b));
  return [];
};
