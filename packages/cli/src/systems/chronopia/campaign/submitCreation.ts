import { resolve } from 'node:path';
import { PROFILES, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { writeJson } from '../../campaign/writeJson.ts';
import { jsonFile } from '../../csw/unit/jsonFile.ts';
import { findEmpire } from './findEmpire.ts';
import { type Folder, openFolder } from './folder.ts';
import { give } from './give.ts';
import { commandFromFile } from './parseCommand.ts';

/** The troops it is compared with, to be changed; what only its author can fill in is left open (CHR-PCR-02). */
const writeDraft = (like: string, file: string): CommandOutput => {
  const profile = PROFILES[like];
  if (profile === undefined)
    throw new UserError(`There are no troops "${like}" to start from (CHR-PCR-02); try fb-swordsmen.`);
  const draft = {
    profile: { ...profile, id: `own-${like}`, name: `Own ${profile.name}` },
    comparable: like,
    background: '',
    miniatures: '',
  };
  writeJson(file, draft);
  return {
    lines: [`A draft of troops like ${profile.name} is in ${file}; fill it in and send it without --like.`],
    json: draft,
  };
};

const sent = (folder: Folder, empire: number, file: string): CommandOutput => {
  give(folder, seatOf(empire), commandFromFile({ type: 'submitCreation', creation: jsonFile(file) }, file));
  const { submissions } = folder.match.state;
  const { profile, price } = submissions.at(-1)!;
  return {
    lines: [
      `${profile.name} awaits the moderator’s decision as submission ${submissions.length - 1}; by the formula it costs ${price}.`,
      'The moderator judges it with "moderate" and {"type":"judgeCreation"} (CHR-PCR-03).',
    ],
    json: { submission: submissions.length - 1, price },
  };
};

/**
 * `campaign creation DIR EMPIRE FILE [--like PROFILE]`: a draft to fill in, or custom troops for the moderator
 * (CHR-PCR).
 */
export const submitCreation = (
  dir: string,
  name: string,
  file: string,
  typed: { readonly like?: string },
): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const empire = findEmpire(folder, name);
  return typed.like === undefined ? sent(folder, empire, file) : writeDraft(typed.like, file);
};
