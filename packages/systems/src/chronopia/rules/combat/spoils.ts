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

/** CHR-R-127: several winners share by the size of their armies. */
export const sharedByEmpire = (
  guilders: number,
  winners: Spoils['winners'],
): { readonly empire: EmpireId; readonly guilders: number }[] => {
  const bySize = new Map<EmpireId, number>();
  for (const { owner, size } of winners) bySize.set(owner, (bySize.get(owner) ?? 0) + Math.max(1, size));
  const shares = sharedBySize(guilders, [...bySize.values()]);
  return [...bySize.keys()].map((empire, index) => ({ empire, guilders: shares[index]! }));
};

/** The money is new, the loser's treasury untouched. */
export const spoilsOf = (tale: Tale, dice: Dice, { winners, sizes, loser }: Spoils): void => {
  const count = sizes.reduce((a, b) => a + b, 0);
  if (count === 0 || winners.length === 0) return;
  const rolls = rollMany(dice, count, 20, `spoils:${loser}`);
  const shares = sharedByEmpire(sumOf(rolls) * 5, winners);
  const { money, ledger } = booked(shares.map((share) => ({ ...share, cause: 'spoils', what: loser })));
  tale.tell({
    type: 'spoilsTaken',
    rules: ['CHR-SPO-01', 'CHR-R-127'],
    rolls,
    about: { ledger },
    change: { money },
    told: shares.map(({ empire, guilders }) => ({
      to: [empire],
      section: 'treasury' as const,
      text: `Spoils from ${loser}: ${counted(guilders, 'guilder')}.`,
    })),
  });
};
