/** The two sides of a battle, as the campaign knows them. */
import type { Army, Campaign, OpenBattle } from '../../state/state.ts';
import type { SideId } from '../battle/forms.ts';
import { idOfTag } from './announce.ts';

/** The campaign's armies of a side, those that still exist. */
export const armiesOfSide = (campaign: Campaign, { order }: OpenBattle, side: SideId): Army[] =>
  order.sides
    .filter((fightSide) => fightSide.side === side)
    .flatMap(({ armies }) => armies)
    .filter(({ garrison }) => !garrison)
    .map(({ armyId }) => campaign.armies[idOfTag(armyId)])
    .filter((army): army is Army => army != null);

export const involvedIn = ({ sides }: OpenBattle): number[] => [...sides.A, ...sides.B];
