/** T12: End of Turn Accounting (CHR-TRN-02, CHR-TRN-05). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { loseFlyersOverWater } from '../ground/flyers.ts';
import { gatherFruit } from '../ground/gathering.ts';
import { settlePortals } from '../ground/portals.ts';
import { lookAround } from '../visibility/lookAround.ts';
import { conqueredCities } from './conquered.ts';
import { eliminate, endCampaign } from './ending.ts';
import { envisionings } from './envision.ts';
import { gladePurchases } from './glades.ts';
import { cutSizes, dismissScouts, emptyBarracks } from './limits.ts';
import { overcrowdedHexes } from './overcrowding.ts';
import { regroup } from './regroup.ts';

/** In the order of the rulebook's table; removals come before anybody looks around. */
const ACCOUNTS: readonly ((tale: Tale, dice: Dice) => void)[] = [
  overcrowdedHexes,
  regroup,
  conqueredCities,
  cutSizes,
  emptyBarracks,
  dismissScouts,
  gladePurchases,
  envisionings,
  gatherFruit,
  settlePortals,
  loseFlyersOverWater,
  eliminate,
  lookAround,
  endCampaign,
];

export const accounts = (tale: Tale, dice: Dice): boolean => {
  for (const account of ACCOUNTS) account(tale, dice);
  return true;
};
