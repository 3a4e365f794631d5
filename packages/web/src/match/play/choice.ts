import type { GameCommand, Place, Seat } from '@warmoot/kernel';
import { type Atlas, keyOf } from './atlas.ts';

/** A command that is permitted, and where on the board it leads. */
export interface Choice {
  readonly command: GameCommand;
  /** The last place or piece that the command names; none if it is about no place. */
  readonly place?: Place;
  /** All places it names, in order: a way to be drawn. */
  readonly way: readonly Place[];
  /** It leads to where somebody else stands: worth a second look before it is done. */
  readonly strikes: boolean;
}

/** Every word in a command: ids of places and pieces are among them. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

export const choiceOf = (command: GameCommand, atlas: Atlas, seat: Seat): Choice => {
  const { type: _, ...named } = command;
  const way = [...textsIn(named)].flatMap(
    (text) => atlas.cells.get(text)?.at ?? atlas.pieces.get(text)?.at ?? [],
  );
  const place = way.at(-1);
  const there = place === undefined ? [] : (atlas.stackAt.get(keyOf(place)) ?? []);
  const strikes = there.some(({ side }) => side !== undefined && side !== seat);
  return { command, way, strikes, ...(place === undefined ? {} : { place }) };
};

/** There and back again: permitted, but nobody wants it offered. */
export const comesBack = ({ place, way }: Choice, from: Place | undefined): boolean =>
  way.length > 1 && place !== undefined && from !== undefined && keyOf(place) === keyOf(from);

export const sameChoice = (a: Choice | null | undefined, b: Choice | null | undefined): boolean =>
  a === b || (!!a && !!b && JSON.stringify(a.command) === JSON.stringify(b.command));

/** Each once, in the order found. */
export const distinct = (choices: readonly Choice[]): Choice[] => {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const key = JSON.stringify(choice.command);
    if (!found.has(key)) found.set(key, choice);
  }
  return [...found.values()];
};

/** By the place they lead to. */
export const byPlace = (choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> => {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.place === undefined) continue;
    const key = keyOf(choice.place);
    const known = found.get(key);
    if (known === undefined) found.set(key, [choice]);
    else known.push(choice);
  }
  return found;
};
