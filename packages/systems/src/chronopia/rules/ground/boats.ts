/** Steps by boat and ship (CHR-BOT, CHR-TER-18, CHR-R-50, CHR-R-51). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { gridOf, type Hex, neighbours, terrainAt } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import type { Mover } from './mover.ts';
import { hasEnemyArmy } from './passage.ts';
import { banksOf, controlledSides, joinedSides, openWater, riverSidesOf } from './rivers.ts';

const isWater = ({ ground }: Campaign, hex: Hex): boolean => terrainAt(ground, hex) === 'water';

/** CHR-BOT-03: rapids between two mountains. */
const isRapid = ({ ground }: Campaign, side: number): boolean =>
  banksOf(gridOf(ground), side).every((bank) => bank >= 0 && terrainAt(ground, bank) === 'mountains');

const boatSides = (campaign: Campaign, mover: Mover, hex: Hex): number[] => {
  const controlled = controlledSides(campaign, mover.owner);
  return riverSidesOf(campaign, hex).filter((side) => controlled.has(side) && !isRapid(campaign, side));
};

/** CHR-BOT-01: where its empire controls the river, its boats ferry everybody across. */
export const isFerried = (campaign: Campaign, mover: Mover, side: number): boolean =>
  controlledSides(campaign, mover.owner).has(side) && !isRapid(campaign, side);

/**
 * CHR-BOT-09, CHR-R-50: pairs of sides, of the hex left and of the hex entered, that are the same or share a vertex.
 */
const waysByRiver = (campaign: Campaign, mover: Mover, from: Hex, to: Hex): [number, number][] => {
  const grid = gridOf(campaign.ground);
  const ahead = boatSides(campaign, mover, to);
  return boatSides(campaign, mover, from).flatMap((side) => {
    const joined = [side, ...joinedSides(grid, side)];
    return ahead.filter((other) => joined.includes(other)).map((other): [number, number] => [side, other]);
  });
};

/** CHR-BOT-10: no hex on either bank may hold enemy troops, except the destination. */
const isGuarded = (
  campaign: Campaign,
  mover: Mover,
  [a, b]: [number, number],
  ends: readonly Hex[],
): boolean => {
  const grid = gridOf(campaign.ground);
  return [...banksOf(grid, a), ...banksOf(grid, b)].some(
    (bank) => bank >= 0 && !ends.includes(bank) && hasEnemyArmy(campaign, mover.owner, bank),
  );
};

/** CHR-BOT-05: along a shore, past a water hex both hexes touch; no harbour is needed. */
const followsShore = (campaign: Campaign, from: Hex, to: Hex): boolean => {
  const ahead = neighbours(campaign.ground, to);
  return neighbours(campaign.ground, from).some((hex) => isWater(campaign, hex) && ahead.includes(hex));
};

const checkAlongLand = (campaign: Campaign, mover: Mover, from: Hex, to: Hex): Verdict => {
  if (followsShore(campaign, from, to)) return permit;
  const ways = waysByRiver(campaign, mover, from, to);
  if (ways.length === 0)
    return refuse('CHR-R-50', 'boats reach it neither by a river under your control nor along a shore');
  return ways.every((way) => isGuarded(campaign, mover, way, [from, to]))
    ? refuse('CHR-BOT-10', 'the way is blocked')
    : permit;
};

/** Onto water or over it: a ship of its own harbour (CHR-TER-18, CHR-R-51). */
const checkAtSea = (campaign: Campaign, mover: Mover, to: Hex): Verdict =>
  openWater(campaign, mover.owner).has(to)
    ? permit
    : refuse('CHR-R-51', 'none of your harbours opens this water to ships');

/** A landing is open to all who came by ship; on the shore of the harbour's water. */
export const checkBoatStep = (campaign: Campaign, mover: Mover, from: Hex, to: Hex): Verdict => {
  if (isWater(campaign, to)) return checkAtSea(campaign, mover, to);
  return isWater(campaign, from) ? permit : checkAlongLand(campaign, mover, from, to);
};
