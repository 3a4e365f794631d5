import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import { changed, type HexsideChange } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { addCharacters, withCharacters, withUnits } from '../../state/units.ts';
import { withLasting } from '../characters/lasting.ts';
import type { Effect } from '../characters/state.ts';

/** What spells and prayers change. */
export type MagicEvent =
  | { readonly type: 'effectBegun'; readonly effect: Effect }
  | { readonly type: 'wallsEnded'; readonly hex: Spot }
  | {
      readonly type: 'flightGranted';
      readonly player: PlayerNumber;
      readonly characters: readonly CharacterId[];
    }
  | { readonly type: 'riverChanged'; readonly player: PlayerNumber; readonly change: HexsideChange }
  | {
      readonly type: 'teleported';
      readonly player: PlayerNumber;
      readonly units: readonly UnitId[];
      readonly characters: readonly CharacterId[];
      readonly hex: Spot;
    }
  | { readonly type: 'unitBlessed'; readonly player: PlayerNumber; readonly unit: UnitId }
  | { readonly type: 'curseLaid'; readonly character: CharacterId }
  | { readonly type: 'curseLifted'; readonly character: CharacterId }
  | { readonly type: 'characterRestored'; readonly character: Character };

const isSame = (a: Effect, b: Effect): boolean => a.kind === b.kind && a.hex === b.hex && a.owner === b.owner;

export const magicApply: ChapterApply<MagicEvent> = {
  effectBegun: (game, { effect }) =>
    withLasting(game, {
      effects: [...game.lasting.effects.filter((other) => !isSame(other, effect)), effect],
    }),
  wallsEnded: (game, { hex }) =>
    withLasting(game, {
      effects: game.lasting.effects.filter((effect) => effect.kind !== 'walls' || effect.hex !== hex),
    }),
  flightGranted: (game, { characters }) =>
    withCharacters(game, characters, (each) => {
      each.flies = true;
    }),
  riverChanged: (game, { change }) =>
    changed(game, {
      hexsides: [...game.hexsides.filter(({ edge }) => edge !== change.edge), change],
    }),
  teleported: (game, { units, characters, hex }) => {
    const shift = (mover: { at: Spot; hasMoved: boolean; isStopped: boolean }): void => {
      mover.at = hex;
      mover.hasMoved = true;
      mover.isStopped = true;
    };
    return withCharacters(withUnits(game, units, shift), characters, shift);
  },
  unitBlessed: (game, { unit }) =>
    withUnits(game, [unit], (each) => {
      each.isBlessed = true;
    }),
  curseLaid: (game, { character }) =>
    withCharacters(game, [character], (each) => {
      each.isCursed = true;
    }),
  curseLifted: (game, { character }) =>
    withCharacters(game, [character], (each) => {
      each.isCursed = false;
    }),
  characterRestored: (game, { character }) =>
    withLasting(addCharacters(game, [character]), {
      graveyard: game.lasting.graveyard.filter((each) => each.character.id !== character.id),
    }),
};
