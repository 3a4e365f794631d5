import type { Game } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';

/** CST-SIE-04: a besieged place, from its owner's START to his next (CST-R-86). */
export interface Siege {
  readonly hex: Spot;
  readonly owner: PlayerNumber;
  /** His consecutive besieged STARTs. */
  readonly starts: number;
}

/** CST-SIE-07 */
export interface Breach {
  readonly hex: Spot;
  readonly count: number;
}

export const breachesIn = ({ breaches }: Game, hex: Spot): number =>
  breaches.find((breach) => breach.hex === hex)?.count ?? 0;

/** CST-SIE-05: whether this player's place is besieged. */
export const isBesieged = ({ sieges }: Game, player: PlayerNumber, hex: Spot): boolean =>
  sieges.some((siege) => siege.hex === hex && siege.owner === player);

export const withoutBreaches = ({ breaches }: Game, hex: Spot): readonly Breach[] =>
  breaches.filter((breach) => breach.hex !== hex);
