import { z } from 'zod';
import type { Fallen, Lasting } from '../rules/characters/state.ts';
import { NOTHING_LASTING } from '../rules/characters/state.ts';
import { cardOf, newCharacter } from '../state/character.ts';
import type { Game } from '../state/game.ts';
import { idOfSpot, spotIn } from '../state/places.ts';
import { numberOf, SEATS, seatOf } from '../state/seats.ts';

const Seat = z.enum(SEATS);

/** The lasting effects of Characters, as a case writes them. */
export const LastingGiven = z
  .strictObject({
    effects: z
      .array(
        z.strictObject({ kind: z.enum(['walls', 'sanctuary', 'sustenance']), owner: Seat, hex: z.string() }),
      )
      .default([]),
    protections: z.array(z.strictObject({ rogue: z.string(), ward: z.string() })).default([]),
    /** Cards, with their owner; `isOpen` in the turn after the death. */
    graveyard: z
      .record(z.string(), z.strictObject({ owner: Seat, isOpen: z.boolean().default(false) }))
      .default({}),
    ruins: z
      .record(
        z.string(),
        z.strictObject({
          guardian: z.string().optional(),
          isExplored: z.boolean().default(false),
          closedThrough: z.int().min(0).default(0),
        }),
      )
      .default({}),
    fated: z.array(z.strictObject({ character: z.string(), by: Seat })).default([]),
  })
  .prefault({});

export const readLasting = (game: Game, words: z.infer<typeof LastingGiven>): Lasting => ({
  ...NOTHING_LASTING,
  effects: words.effects.map(({ kind, owner, hex }) => ({
    kind,
    owner: numberOf(owner),
    hex: spotIn(game, hex),
  })),
  protections: words.protections,
  graveyard: Object.entries(words.graveyard).map(
    ([id, { owner, isOpen }]): Fallen => ({
      character: newCharacter(cardOf(id), numberOf(owner), 0),
      isOpen,
    }),
  ),
  ruins: Object.entries(words.ruins)
    .map(([hex, { guardian, ...rest }]) => ({ hex: spotIn(game, hex), guardian: guardian ?? null, ...rest }))
    .sort((a, b) => a.hex - b.hex),
  fated: words.fated.map(({ character, by }) => ({ character, by: numberOf(by) })),
});

export const showLasting = (game: Game): unknown => {
  const { effects, protections, graveyard, ruins, fated, entries } = game.lasting;
  return {
    effects: effects.map(({ kind, owner, hex }) => ({
      kind,
      owner: seatOf(owner),
      hex: idOfSpot(game, hex),
    })),
    protections,
    graveyard: Object.fromEntries(
      graveyard.map(({ character, isOpen }) => [character.id, { owner: seatOf(character.owner), isOpen }]),
    ),
    ruins: Object.fromEntries(ruins.map(({ hex, ...rest }) => [idOfSpot(game, hex), rest])),
    fated: fated.map(({ character, by }) => ({ character, by: seatOf(by) })),
    entries: entries.map(({ character }) => character),
  };
};
