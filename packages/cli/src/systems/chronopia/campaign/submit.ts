import type { Seat } from '@warmoot/kernel';
import type { CampaignCommand } from '@warmoot/systems/chronopia';
import { UserError } from '../../../output/userError.ts';
import type { Folder } from './folder.ts';

/** A refusal is one sentence, and the folder stays as it was. */
export const submit = ({ match }: Folder, seat: Seat, command: CampaignCommand): void => {
  const answer = match.submit(seat, command);
  if (!answer.ok) throw new UserError('says' in answer ? answer.says : 'A die is missing.');
};
