import { distance, type Hex } from '@warmoot/hex';
import type { Tale } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { type Ground, isNaval, NOWHERE, type Spot } from '../../state/ground.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { friendsOf, hasEnemyFighters, hasEnemyShips, hasEnemySupplies, isEnemy } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { riverIsFree } from '../economy/ports.ts';
import { hasBerths } from '../movement/berths.ts';
import { roomFor, roomForShips } from '../stacking/stacking.ts';

/** A river hexside is as near as the nearer of its banks. */
const hexesOf = (ground: Ground, spot: Spot): readonly Spot[] =>
  spot < ground.hexes ? [spot] : (ground.banks[spot - ground.hexes] as readonly Spot[]);

const distanceBetween = (ground: Ground, from: Spot, to: Spot): number =>
  Math.min(
    ...hexesOf(ground, from).flatMap((a) =>
      hexesOf(ground, to).map((b) => distance(ground.at[a] as Hex, ground.at[b] as Hex)),
    ),
  );

/** CST-R-85: ties go to the lowest hex id. */
const nearest = (game: Game, from: Spot, isLegal: (spot: Spot) => boolean): Spot => {
  const ground = groundIn(game);
  let [best, least] = [NOWHERE, Number.POSITIVE_INFINITY];
  for (let spot = 0; spot < ground.spots; spot++) {
    if (spot === from || !isLegal(spot)) continue;
    const far = distanceBetween(ground, from, spot);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
};

const landFor = (game: Game, { owner, type, at }: Unit): Spot =>
  nearest(
    game,
    at,
    (hex) =>
      groundIn(game).isOpen[hex] === 1 &&
      !hasEnemyFighters(game, owner, hex) &&
      !hasEnemySupplies(game, owner, hex) &&
      roomFor(game, hex, TRAITS[type].isFighting ? 1 : 0),
  );

const waterFor = (game: Game, { owner, at }: Unit): Spot =>
  nearest(
    game,
    at,
    (spot) =>
      isNaval(groundIn(game), spot) &&
      !hasEnemyShips(game, owner, spot) &&
      roomForShips(game, spot, 1) &&
      riverIsFree(game, spot),
  );

/** CST-DIP-04: to the nearest legal hex with room; if there is none, it is destroyed. */
const sendAway = (tale: Tale, unit: Unit): void => {
  const to = TRAITS[unit.type].isShip ? waterFor(tale.state, unit) : landFor(tale.state, unit);
  tale.tell({
    type: 'visitorMoved',
    player: unit.owner,
    unit: unit.id,
    from: unit.at,
    to,
    irrevocable: true,
    rules: ['CST-DIP-04'],
  });
};

/** CST-DIP-04: not the controller of the hex, otherwise the later seat; for ships in one node, the later seat's. */
const visitorAmong = (game: Game, spot: Spot, owners: readonly PlayerNumber[]): PlayerNumber | undefined => {
  const controller = game.centres[groundIn(game).centreAt[spot] ?? -1]?.controller ?? -1;
  const inConflict = owners.filter((owner) => owners.some((other) => isEnemy(game, owner, other)));
  const visitors = inConflict.filter((owner) => owner !== controller);
  return visitors.at(-1);
};

const ownersIn = (game: Game, bits: number): PlayerNumber[] =>
  game.players.flatMap((_, player) => ((bits & bitOf(player)) !== 0 ? [player] : []));

/** Enemies never share a spot: visitors leave until no enemies share one. */
const partStacks = (tale: Tale, spot: Spot): void => {
  const { fighters, supplies, ships } = occupancyOf(tale.state);
  const present = (fighters[spot] as number) | (supplies[spot] as number) | (ships[spot] as number);
  if ((present & (present - 1)) === 0) return; // of one player at most
  const visitor = visitorAmong(tale.state, spot, ownersIn(tale.state, present));
  if (visitor === undefined) return;
  const isAfloat = isNaval(groundIn(tale.state), spot);
  const leaving = unitsAt(tale.state, spot).filter(
    ({ owner, type }) => owner === visitor && (!isAfloat || TRAITS[type].isShip),
  );
  for (const unit of leaving) sendAway(tale, unit);
  partStacks(tale, spot);
};

const hasShip = (game: Game, owner: PlayerNumber, node: Spot): boolean =>
  ((occupancyOf(game).ships[node] as number) & friendsOf(game, owner)) !== 0;

/** CST-DIP-04, CST-R-85: passengers without a friendly berth and Characters without a ship go ashore. */
const putAshore = (tale: Tale, node: Spot): void => {
  for (const unit of unitsAt(tale.state, node).filter(({ type }) => TRAITS[type].isLand))
    if (!hasShip(tale.state, unit.owner, node) || !hasBerths(tale.state, unit.owner, node, []))
      sendAway(tale, unit);
  for (const { id, owner, at } of tale.state.characters) {
    if (at !== node || hasShip(tale.state, owner, node)) continue;
    const to = nearest(tale.state, node, (hex) => groundIn(tale.state).isOpen[hex] === 1);
    tale.tell({ type: 'characterPutAshore', character: id, to, rules: ['CST-R-85'] });
  }
};

/** CST-DIP-04, CST-VIC-02: Units that can no longer share a spot or a ship move elsewhere. */
export const partWays = (tale: Tale): void => {
  const ground = groundIn(tale.state);
  const spots = new Set([...tale.state.units, ...tale.state.characters].map(({ at }) => at));
  for (const spot of [...spots].sort((a, b) => a - b)) {
    partStacks(tale, spot);
    if (isNaval(ground, spot)) putAshore(tale, spot);
  }
};
