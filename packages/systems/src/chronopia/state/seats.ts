import { MODERATOR, type Seat } from '@warmoot/kernel';
import type { Campaign, CampaignOptions, EmpireId } from './state.ts';

/** `e1` for the first empire; chairs for late joiners stand ready (CHR-PLY-15). */
export const seatOf = (empire: EmpireId): Seat => `e${empire + 1}`;

/** The empire that sits there; none for a spectator. */
export const seatEmpire = ({ empires }: Campaign, seat: Seat): EmpireId | null => {
  const id = /^e\d+$/.test(seat) ? Number(seat.slice(1)) - 1 : -1;
  return empires[id]?.power === 'player' ? id : null;
};

export const seatsFor = ({ empires, lateSeats, moderator }: CampaignOptions): readonly Seat[] => [
  ...Array.from({ length: empires.length + lateSeats }, (_, id) => seatOf(id)),
  ...(moderator ? [MODERATOR] : []),
];
