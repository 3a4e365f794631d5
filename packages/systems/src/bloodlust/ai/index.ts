import type { Player } from '@warmoot/kernel';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { leader } from './leader.ts';
import { TEMPERS } from './temper.ts';

/** BLD-PLY-13: the computer players, from the weakest to the strongest. */
export const bloodPlayers: Readonly<Record<string, Player<BloodView, BloodCommand>>> = {
  sergeant: leader('sergeant', TEMPERS.sergeant),
  marshal: leader('marshal', TEMPERS.marshal),
  conqueror: leader('conqueror', TEMPERS.conqueror),
};
