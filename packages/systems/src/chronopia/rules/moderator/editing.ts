/**
 * Any field of any object (CHR-MOD-01): positions after a transfer, sizes, morale, whatever needs correcting
 * (CHR-PLY-19).
 */

import { type Json, permit, refuse, type Verdict } from '@warmoot/kernel';
import { PLAYER_RACES } from '../../data/index.ts';
import type { Change } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { hexCount } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { type ModeratorCommandOf, overriding } from './overriding.ts';

const LISTS = { empire: 'empires', city: 'cities', army: 'armies', unit: 'units', spy: 'spies' } as const;

const thingOf = (
  campaign: Campaign,
  { what, id }: ModeratorCommandOf<'edit'>,
): Readonly<Record<string, unknown>> | null =>
  what === 'site'
    ? ((campaign.sites[id] ?? {}) as Readonly<Record<string, unknown>>)
    : ((campaign[LISTS[what]][id] ?? null) as unknown as Readonly<Record<string, unknown>> | null);

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const RACES: readonly unknown[] = [...PLAYER_RACES, 'JE', 'BA', 'UG'];
const isRace = (value: unknown): boolean => RACES.includes(value);

const isWhole = (value: unknown, below: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

/** Edits that would break the campaign: a hex off the map, an unknown owner, text instead of a number. */
const faultOf = (
  { ground, empires }: Campaign,
  field: string,
  [was, value]: readonly [unknown, unknown],
  thing: object,
): string | null => {
  if (field === 'id') return '"id" cannot be changed';
  if (field === 'size' && 'heroes' in thing)
    return '"size" cannot be set: it is calculated from other values';
  if (field === 'at')
    return isWhole(value, 2 * hexCount(ground)) ? null : `${String(value)} is not a hex of this map`;
  if (field === 'owner') return isWhole(value, empires.length) ? null : `${String(value)} is not an empire`;
  if (field === 'race') return isRace(value) ? null : `${String(value)} is not a race`;
  if (field === 'size')
    return isWhole(value, 100) && value !== 0 ? null : '"size" must be a whole number from 1 to 99';
  if (field === 'treasury')
    return isWhole(value, Number.MAX_SAFE_INTEGER) ? null : '"treasury" must be a whole number';
  if (was === null || was === undefined || value === null || kindOf(was) === kindOf(value)) return null;
  return `"${field}" is a ${kindOf(was)}, not a ${kindOf(value)}`;
};

export const checkEdit = (campaign: Campaign, command: ModeratorCommandOf<'edit'>): Verdict => {
  const thing = thingOf(campaign, command);
  if (thing === null) return refuse('CHR-MOD-01', `there is no ${command.what} ${command.id}`);
  const unknown =
    command.what === 'site' ? undefined : Object.keys(command.change).find((field) => !(field in thing));
  if (unknown !== undefined) return refuse('CHR-MOD-01', `a ${command.what} has no "${unknown}"`);
  const [fault] = Object.entries(command.change).flatMap(
    ([field, value]) => faultOf(campaign, field, [thing[field], value], thing) ?? [],
  );
  return fault === undefined ? permit : refuse('CHR-MOD-01', fault);
};

export const edit = (tale: Tale, command: ModeratorCommandOf<'edit'>): void => {
  const { what, id, change } = command;
  const thing = thingOf(tale.state, command)!;
  const before = Object.fromEntries(Object.keys(change).map((field) => [field, thing[field] ?? null]));
  const edited: Change =
    what === 'site' ? { sites: [[id, { ...thing, ...change }]] } : { [LISTS[what]]: [[id, change]] };
  overriding(tale, `${what} ${id}`, command, edited, [before as Json, change as Json]);
};
