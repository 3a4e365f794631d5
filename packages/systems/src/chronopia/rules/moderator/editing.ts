/** Any field of any object (CHR-MOD-01): positions after a transfer, sizes, morale, whatever needs mending (CHR-PLY-19). */
import { type Json, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Change } from '../../events.ts';
import type { Campaign } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { type Of, overriding } from './overriding.ts';

const LISTS = { empire: 'empires', city: 'cities', army: 'armies', unit: 'units', spy: 'spies' } as const;

const thingOf = (campaign: Campaign, { what, id }: Of<'edit'>): Readonly<Record<string, unknown>> | null =>
  what === 'site'
    ? ((campaign.sites[id] ?? {}) as Readonly<Record<string, unknown>>)
    : ((campaign[LISTS[what]][id] ?? null) as unknown as Readonly<Record<string, unknown>> | null);

export const checkEdit = (campaign: Campaign, command: Of<'edit'>): Verdict => {
  const thing = thingOf(campaign, command);
  if (thing === null) return refuse('CHR-MOD-01', `there is no ${command.what} ${command.id}`);
  const unknown =
    command.what === 'site' ? undefined : Object.keys(command.change).find((field) => !(field in thing));
  return unknown === undefined ? permit : refuse('CHR-MOD-01', `a ${command.what} has no "${unknown}"`);
};

export const edit = (tale: Tale, command: Of<'edit'>): void => {
  const { what, id, change } = command;
  const thing = thingOf(tale.state, command)!;
  const before = Object.fromEntries(Object.keys(change).map((field) => [field, thing[field] ?? null]));
  const edited: Change =
    what === 'site' ? { sites: [[id, { ...thing, ...change }]] } : { [LISTS[what]]: [[id, change]] };
  overriding(tale, `${what} ${id}`, command, edited, [before as Json, change as Json]);
};
