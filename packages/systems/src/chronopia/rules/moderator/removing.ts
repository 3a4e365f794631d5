/** Things that should not be there any more: armies without troops, units put there by mistake (CHR-MOD-01). */
import { type Json, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Campaign } from '../../state/state.ts';
import { type ModeratorCommandOf, overriding } from './overriding.ts';

const LISTS = { army: 'armies', unit: 'units', spy: 'spies' } as const;

const isFighting = ({ encounters, battles }: Campaign, { what, id }: ModeratorCommandOf<'remove'>): boolean =>
  what === 'army' && (battles.length > 0 || encounters.some(({ armies }) => armies.includes(id)));

export const checkRemove = (campaign: Campaign, command: ModeratorCommandOf<'remove'>): Verdict => {
  if ((campaign[LISTS[command.what]][command.id] ?? null) === null)
    return refuse('CHR-MOD-01', `there is no ${command.what} ${command.id}`);
  return isFighting(campaign, command)
    ? refuse('CHR-MOD-01', 'it cannot be removed before the meetings and battles of this turn are settled')
    : permit;
};

export const remove = (tale: Tale, command: ModeratorCommandOf<'remove'>): void => {
  const { what, id } = command;
  const was = tale.state[LISTS[what]][id]!;
  overriding(tale, `${what} ${id}`, command, { [LISTS[what]]: [[id, null]] }, [
    { name: was.name } as Json,
    null,
  ]);
};
