/** The goods of settlers: rolled when a band is killed, wherever that happens, and only then (CHR-SPO-02, CHR-R-127). */
import type { Dice } from '@warmoot/kernel';
import { rollMany, sumOf, type Tale } from '../../engine/tale.ts';
import type { Army, Unit } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { sharedByEmpire } from './spoils.ts';

/** A d20 for each size of the band, shared by its captors; engineers have none. */
export const settlerGoods = (tale: Tale, dice: Dice, unit: Unit, captors: readonly Army[]): void => {
  if (unit.kind !== 'settler' || unit.size === 0) return;
  const rolls = rollMany(dice, unit.size, 20, `settlers:${unit.name}`);
  const shares = sharedByEmpire(sumOf(rolls), captors);
  const { money, ledger } = booked(shares.map((share) => ({ ...share, cause: 'spoils', what: 'settlers' })));
  tale.tell({
    type: 'settlersPlundered',
    rules: ['CHR-SPO-02', 'CHR-R-127'],
    rolls,
    about: { ledger },
    change: { money },
    told: shares.map(({ empire, guilders }) => ({
      to: [empire],
      section: 'treasury' as const,
      text: `Goods of settlers: ${counted(guilders, 'guilder')}.`,
    })),
  });
};
