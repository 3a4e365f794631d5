import { changed, type Game } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isEnemy } from '../../state/sides.ts';
import type { Effect, Lasting, Ruin } from './state.ts';

export const withLasting = (game: Game, change: Partial<Lasting>): Game =>
  changed(game, { lasting: { ...game.lasting, ...change } });

export const effectsIn = ({ lasting }: Game, hex: Spot, kind: Effect['kind']): Effect[] =>
  lasting.effects.filter((effect) => effect.hex === hex && effect.kind === kind);

/**
 * CST-PRA-10, CST-MAG-03, CST-R-32: whether a Sanctuary protects this owner's pieces in the hex from that player's
 * magic.
 */
export const isShielded = (game: Game, caster: PlayerNumber, owner: PlayerNumber, hex: Spot): boolean =>
  effectsIn(game, hex, 'sanctuary').some(
    (effect) => effect.owner === owner && isEnemy(game, effect.owner, caster),
  );

/** CST-R-32, CST-R-70: a Sanctuary stops a Scry of the hex as a whole. */
export const isHiddenFromScry = (game: Game, caster: PlayerNumber, hex: Spot): boolean =>
  effectsIn(game, hex, 'sanctuary').some((effect) => isEnemy(game, effect.owner, caster));

export const ruinIn = ({ lasting }: Game, hex: Spot): Ruin =>
  lasting.ruins.find((ruin) => ruin.hex === hex) ?? {
    hex,
    guardian: null,
    isExplored: false,
    closedThrough: 0,
  };

export const withRuin = (game: Game, hex: Spot, change: Partial<Ruin>): Game => {
  const ruin = { ...ruinIn(game, hex), ...change };
  const isAsPrinted = ruin.guardian === null && !ruin.isExplored && ruin.closedThrough === 0;
  const others = game.lasting.ruins.filter((other) => other.hex !== hex);
  return withLasting(game, {
    ruins: isAsPrinted ? others : [...others, ruin].sort((a, b) => a.hex - b.hex),
  });
};
