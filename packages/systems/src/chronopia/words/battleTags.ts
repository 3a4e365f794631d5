/** Tags for armies, individuals and warbands in one battle: true ids would reveal how many there are (CHR-HID-06). */
import type { FightOrder } from '../rules/battle/forms.ts';

type Tags = ReadonlyMap<string, string>;

/** `army-1`, `hero-2`, `band-3` in the order of the roster. */
const tagsShown = ({ sides }: FightOrder): Tags => {
  const tags = new Map<string, string>();
  const armies = sides.flatMap((side) => side.armies);
  const call = (kind: string, ids: readonly string[]): void => {
    for (const [nth, id] of ids.entries()) tags.set(id, `${kind}-${nth + 1}`);
  };
  call(
    'army',
    armies.map(({ armyId }) => armyId),
  );
  call(
    'hero',
    armies.flatMap(({ individuals }) => individuals.map(({ id }) => id)),
  );
  call(
    'band',
    armies.flatMap(({ warbands }) => warbands.map(({ id }) => id)),
  );
  return tags;
};

const renamed = <T>(value: T, tags: Tags): T => {
  if (typeof value === 'string') return (tags.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((each) => renamed(each, tags)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, tags)])) as T;
};

/** Anything about a battle as its parties read it. */
export const inShownTags = <T>(order: FightOrder, value: T): T => renamed(value, tagsShown(order));

/** What its parties wrote, converted to the ids of the campaign; true ids stay unchanged. */
export const inTrueTags = <T>(order: FightOrder, value: T): T =>
  renamed(value, new Map([...tagsShown(order)].map(([id, tag]) => [tag, id])));
