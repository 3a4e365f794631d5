/** Who plays the empires of the computer: strength, and character if the referee has chosen one (CHR-CPU-04, CHR-CPU-06). */
import type { Player, Seat } from '@warmoot/kernel';
import type { Campaign, CampaignCommand } from '@warmoot/systems/chronopia';
import { computerNamed, steward } from '@warmoot/systems/chronopia/moderator';
import { UserError } from '../../../output/userError.ts';
import type { Folder } from './folder.ts';

/** The list is used again from its beginning if it is shorter than the list of seats. */
export const computersFor = (bots: readonly Seat[], typed: string | undefined): Record<Seat, string> => {
  if (typed === undefined) return {};
  const names = typed.split(',').map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => computerNamed(name) === undefined);
  if (unknown !== undefined)
    throw new UserError(
      `No computer player is called "${unknown}"; choose bailiff, steward or emperor, with :conqueror, :builder or :schemer after it if you like.`,
    );
  return Object.fromEntries(bots.map((seat, nth) => [seat, names[nth % names.length]!]));
};

/** Also plays for an empire whose player has left (CHR-R-14): then the steward, who is neither strong nor weak. */
export const computerOf = ({ computers }: Folder, seat: Seat): Player<Campaign, CampaignCommand> =>
  computerNamed(computers[seat] ?? '') ?? steward;
