import { MODERATOR, type Seat } from '@warmoot/kernel';
import type { CampaignOptions } from '../state/state.ts';

/**
 * Everything except the map, which shows tunnels, treasure and lairs (CHR-HID); only the fact that it was made by hand
 * is public.
 */
export const visibleOptions = (options: CampaignOptions, seat: Seat): unknown =>
  seat === MODERATOR
    ? options
    : {
        name: options.name,
        empires: options.empires,
        moderator: options.moderator,
        lateSeats: options.lateSeats,
        lastTurn: options.lastTurn,
        battles: options.battles,
        sharedCreations: options.sharedCreations,
        calamities: options.calamities,
        hexesPerEmpire: options.hexesPerEmpire,
        hasOwnMap: options.map !== undefined,
      };
