import { cacheLastTwo } from '@warmoot/kernel';
import type { Game } from './game.ts';
import type { PlayerNumber } from './seats.ts';
import { TRAITS, type Unit } from './unit.ts';

/** A player's Units with orders of their own, for rules that concern few of many. */
interface Roster {
  readonly ships: readonly Unit[];
  readonly flyers: readonly Unit[];
  readonly caravans: readonly Unit[];
}

const rosterIn = (units: readonly Unit[], player: PlayerNumber): Roster => {
  const [ships, flyers, caravans]: [Unit[], Unit[], Unit[]] = [[], [], []];
  for (const unit of units) {
    if (unit.owner !== player) continue;
    const { isShip, isFlying, isSupply } = TRAITS[unit.type];
    if (isShip) ships.push(unit);
    else if (isFlying) flyers.push(unit);
    else if (isSupply) caravans.push(unit);
  }
  return { ships, flyers, caravans };
};

const rostersIn = cacheLastTwo((_units: readonly Unit[]) => new Map<PlayerNumber, Roster>());

/** Of the Units known one by one, in ascending id. */
export const rosterOf = ({ units }: Game, player: PlayerNumber): Roster => {
  const rosters = rostersIn(units);
  let roster = rosters.get(player);
  if (roster === undefined) {
    roster = rosterIn(units, player);
    rosters.set(player, roster);
  }
  return roster;
};
