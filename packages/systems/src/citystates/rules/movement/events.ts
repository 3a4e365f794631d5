import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { CharacterId } from '../../state/character.ts';
import {
  changed,
  type FieldFort,
  type Game,
  playerOf,
  type WorkOrder,
  withPlayer,
} from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { withCharacters, withUnits } from '../../state/units.ts';
import { withoutBreaches } from '../siege/state.ts';

/** A moving Unit or Character: what it paid, and whether it has finished moving this turn. */
export interface Leg<Id> {
  readonly id: Id;
  readonly spent: number;
  readonly isStopped: boolean;
}

export type MovementEvent =
  | {
      readonly type: 'groupMoved';
      readonly player: PlayerNumber;
      readonly units: readonly Leg<UnitId>[];
      readonly characters: readonly Leg<CharacterId>[];
      /** From the spot left to the spot reached. */
      readonly path: readonly Spot[];
      /** CST-SIE-01 */
      readonly isForced: boolean;
    }
  | {
      readonly type: 'embarked';
      readonly player: PlayerNumber;
      readonly units: readonly UnitId[];
      readonly characters: readonly CharacterId[];
      readonly node: Spot;
    }
  | {
      readonly type: 'disembarked';
      readonly player: PlayerNumber;
      readonly units: readonly UnitId[];
      readonly characters: readonly CharacterId[];
      readonly hex: Spot;
    }
  | {
      readonly type: 'workOrdered';
      readonly player: PlayerNumber;
      readonly work: WorkOrder;
      readonly gold: number;
    }
  | { readonly type: 'worksCleared' }
  | { readonly type: 'bridgeDestroyed'; readonly player: PlayerNumber; readonly edge: number }
  | { readonly type: 'bridgeRebuilt'; readonly player: PlayerNumber; readonly edge: number }
  | { readonly type: 'fortBuilt'; readonly fort: FieldFort }
  | { readonly type: 'fortRemoved'; readonly hex: Spot };

const moved = (game: Game, event: Extract<MovementEvent, { type: 'groupMoved' }>): Game => {
  const at = event.path.at(-1) as Spot;
  const march = (
    mover: { at: Spot; spent: number; hasMoved: boolean; isStopped: boolean },
    leg: { readonly spent: number; readonly isStopped: boolean },
  ): void => {
    mover.at = at;
    mover.spent += leg.spent;
    mover.hasMoved = true;
    mover.isStopped = leg.isStopped;
  };
  const next = withUnits(
    game,
    event.units.map(({ id }) => id),
    (unit, index) => {
      march(unit, event.units[index] as Leg<UnitId>);
      if (event.isForced) unit.isForced = true;
    },
  );
  return withCharacters(
    next,
    event.characters.map(({ id }) => id),
    (character, index) => march(character, event.characters[index] as Leg<CharacterId>),
  );
};

/** CST-MOV-10, CST-MOV-11: going aboard or ashore ends the movement. */
const shifted = (
  game: Game,
  units: readonly UnitId[],
  characters: readonly CharacterId[],
  at: Spot,
): Game => {
  const shift = (mover: { at: Spot; hasMoved: boolean; isStopped: boolean }): void => {
    mover.at = at;
    mover.hasMoved = true;
    mover.isStopped = true;
  };
  return withCharacters(withUnits(game, units, shift), characters, shift);
};

const withoutHexside = (game: Game, edge: number): Game['hexsides'] =>
  game.hexsides.filter((change) => change.edge !== edge);

export const movementApply: ChapterApply<MovementEvent> = {
  groupMoved: moved,
  embarked: (game, { units, characters, node }) => shifted(game, units, characters, node),
  disembarked: (game, { units, characters, hex }) => shifted(game, units, characters, hex),
  workOrdered: (game, { player, work, gold }) =>
    changed(withPlayer(game, player, { gold: playerOf(game, player).gold - gold }), {
      works: [...game.works, work],
    }),
  worksCleared: (game) => changed(game, { works: [] }),
  bridgeDestroyed: (game, { edge }) =>
    changed(game, { hexsides: [...withoutHexside(game, edge), { edge, is: 'destroyed' }] }),
  bridgeRebuilt: (game, { edge }) => changed(game, { hexsides: withoutHexside(game, edge) }),
  fortBuilt: (game, { fort }) =>
    changed(game, { forts: [...game.forts, fort], breaches: withoutBreaches(game, fort.hex) }), // CST-R-106
  fortRemoved: (game, { hex }) => changed(game, { forts: game.forts.filter((fort) => fort.hex !== hex) }),
};
