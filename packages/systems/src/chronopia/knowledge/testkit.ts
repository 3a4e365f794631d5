/** The staged positions as Aldmark sees them, in short form. */
import type { Seen } from '@warmoot/kernel';
import { sideFrom } from '../casebook/position.ts';
import { beginTale } from '../engine/tale.ts';
import { lookAround } from '../rules/visibility/lookAround.ts';
import { hexOfLabel } from '../state/ground.ts';
import type { Army, Campaign, City } from '../state/state.ts';
import { ORDERS } from '../testkit/staged.ts';
import { view } from './view.ts';

export const viewOfFirst = (campaign: Campaign): Seen<Campaign> => view(campaign, 'e1');
export const hex = (label: string): number => hexOfLabel(ORDERS.ground, label);
export const side = (label: string): number => sideFrom(ORDERS.ground, label);
export const cityCalled = ({ cities }: Campaign, name: string): City | undefined =>
  cities.find((city) => city?.name === name) ?? undefined;
export const foreignAt = ({ armies }: Campaign, at: number): Army | undefined =>
  armies.find((army) => army?.at === at && army.name === '') ?? undefined;
export const looked = (campaign: Campaign): Campaign => {
  const tale = beginTale(campaign);
  lookAround(tale);
  return tale.state;
};
