/** What the moderator did, in names and hexes (CHR-MOD-03): for the moderator, who may know them all. */
import { hexCount, labelOf } from '../state/ground.ts';
import type { Campaign, Override } from '../state/state.ts';

const LISTS = { empire: 'empires', city: 'cities', army: 'armies', unit: 'units', spy: 'spies' } as const;
type Kind = keyof typeof LISTS;

const thingNamed = (whole: Campaign, kind: Kind, id: number): string => {
  const thing = whole[LISTS[kind]][id];
  if (!thing) return `${kind} that is gone`;
  const owner = 'owner' in thing ? whole.empires[thing.owner]?.name : undefined;
  return owner === undefined ? thing.name : `${thing.name} of ${owner}`;
};

/** `army 3` as `Iron Host of Aldmark`, `site 117` as its hex. */
const subjectOf = (whole: Campaign, what: string): string =>
  what
    .replace(
      /^(orders of |calamity for |sheet of )?empire (\d+)$/,
      (_, lead = '', id) => `${lead}${thingNamed(whole, 'empire', Number(id))}`,
    )
    .replace(/^(city|army|unit|spy) (\d+)$/, (_, kind, id) => thingNamed(whole, kind as Kind, Number(id)))
    .replace(/^site (\d+)$/, (_, hex) => hexNamed(whole, Number(hex)));

const hexNamed = ({ ground }: Campaign, hex: number): string =>
  hex >= 0 && hex < 2 * hexCount(ground) ? labelOf(ground, hex) : String(hex);

const HEXES = ['at', 'cameFrom', 'home'];

const valueNamed = (whole: Campaign, field: string, value: unknown): string => {
  if (value === null) return 'none';
  if (HEXES.includes(field) && typeof value === 'number') return hexNamed(whole, value);
  if (field === 'owner' && typeof value === 'number') return whole.empires[value]?.name ?? String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `at 0303, was 0412`; values without fields as they are. */
const changeOf = (whole: Campaign, { before, after }: Override): string => {
  const [was, is] = [JSON.parse(before), JSON.parse(after)] as unknown[];
  if (isRecord(is) && isRecord(was))
    return Object.entries(is)
      .map(
        ([field, value]) =>
          `${field} ${valueNamed(whole, field, value)}, was ${valueNamed(whole, field, was[field] ?? null)}`,
      )
      .join('; ');
  if (is === null && was === null) return 'done';
  return is === null ? 'removed' : `${valueNamed(whole, '', is)}, was ${valueNamed(whole, '', was)}`;
};

/** `Iron Host of Aldmark: at 0412, was 0303 (a slip of the pen)` */
export const overrideSentence = (whole: Campaign, override: Override): string =>
  `${subjectOf(whole, override.what)}: ${changeOf(whole, override)} (${override.reason})`;
