import { signal } from '@preact/signals';
import { beforeLanguageChange, type Language, language } from './language.ts';

/**
 * The shape of a catalogue: every language has the same keys, lists of the same length, and functions with the same
 * parameters.
 */
export type Worded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Says
    ? (...values: Values) => Worded<Says>
    : { readonly [Key in keyof T]: Worded<T[Key]> };

type Section = Readonly<Record<string, unknown>>;
const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A section whose text is looked up each time it is read. */
const live = (english: Section, read: () => Section): Section =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(english).map(([key, value]) => {
        const inner = isSection(value) ? live(value, () => read()[key] as Section) : undefined;
        return [key, { enumerable: true, get: () => inner ?? read()[key] }];
      }),
    ),
  );

/**
 * The text of one part of the page in the current language. A section may be kept (`const words = text.lobby.wait`); a
 * sentence must be read where it is shown, so that it follows the language.
 */
export const catalogue = <English extends object>(
  english: English,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Worded<English>>>>,
): Worded<English> => {
  const loaded = signal<Partial<Record<Language, Section>>>({});
  beforeLanguageChange(async (wanted) => {
    if (wanted === 'en' || loaded.value[wanted] !== undefined) return;
    const words = await others[wanted]();
    loaded.value = { ...loaded.value, [wanted]: words as Section };
  });
  return live(
    english as unknown as Section,
    () => loaded.value[language.value] ?? (english as unknown as Section),
  ) as Worded<English>;
};
