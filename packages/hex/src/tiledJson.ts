import { MapFault } from './mapText.ts';

export type Json = Readonly<Record<string, unknown>>;

export const asRecord = (value: unknown, what: string): Json => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new MapFault(`In the Tiled map ${what} must be an object.`);
};

export const asList = (value: unknown, what: string): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new MapFault(`In the Tiled map ${what} must be a list.`);
};

export const asNumber = (value: unknown, what: string): number => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new MapFault(`In the Tiled map ${what} must be a number.`);
};

/** A size in tiles. */
export const asCount = (value: unknown, what: string): number => {
  if (Number.isSafeInteger(value) && Number(value) > 0) return Number(value);
  throw new MapFault(`In the Tiled map ${what} must be a whole number of at least 1.`);
};

/** Names have to fit on one line of a text map. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const asOneOf = <Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  what: string,
): Choice => {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new MapFault(
    `In the Tiled map ${what} must be ${choices.join(' or ')}, not ${JSON.stringify(value)}.`,
  );
};

/** The custom properties of a map or tile, each as one line of text. */
export const propertiesOf = (thing: Json, what: string): ReadonlyMap<string, string> => {
  const listed = thing.properties === undefined ? [] : asList(thing.properties, `the properties of ${what}`);
  const pairs = listed.map((item) => asRecord(item, `a property of ${what}`));
  return new Map(pairs.map(({ name, value }) => [String(name), oneLine(String(value))]));
};
