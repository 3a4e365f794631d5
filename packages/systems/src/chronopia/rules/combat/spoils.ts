/** Spoils of a won fight: a d20 for each size point of the beaten, times five (CHR-SPO-01, CHR-R-127). */
import type { Dice } from '@warmoot/kernel';
import { rollMany, sumOf, type Tale } from '../../engine/tale.ts';
import type { Army, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { sharedBySize } from './wounding.ts';

export interface Spoils {
  /** With their sizes before the battle. */
  readonly winners: readonly Pick<Army, 'owner' | 'size'>[];
  /** Map sizes of the beaten before the battle. */
  readonly sizes: readonly number[];
  readonly loser: string;
}

/** Several winners share by size; the money is new, the loser's treasury untouched. */
export const spoilsOf = (tale: Tale, dice: Dice, { winners, sizes, loser }: Spoils): void => {
  const count = sizes.reduce((a, b) => a + b, 0);
  if (count === 0 || winners.length === 0) return;
  const rolls = rollMany(dice, count, 20, `spoils:${loser}`);
  const guilders = sumOf(rolls) * 5;
  const bySize = new Map<EmpireId, number>();
  for (const { owner, size } of winners) bySize.set(owner, (bySize.get(owner) ?? 0) + Math.max(1, size));
  const empires = [...bySize.keys()];
  const shares = sharedBySize(guilders, [...bySize.values()]);
  const { money, ledger } = booked(
    empires.map((empire, index) => ({ empire, cause: 'spoils', what: loser, guilders: shares[index]! })),
  );
  tale.tell({
    type: 'spoilsTaken',
    rules: ['CHR-SPO-01', 'CHR-R-127'],
    rolls,
    about: { ledger },
    change: { money },
    told: empires.map((empire, index) => ({
      to: [empire],
      section: 'treasury' as const,
      text: `Spoils from ${loser}: ${counted(shares[index]!, 'guilder')}.`,
    })),
  });
};
