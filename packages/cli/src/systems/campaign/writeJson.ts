import { UserError } from '../../output/userError.ts';
import { writePrivate } from '../../writePrivate.ts';

/** A form for people to fill in. */
export const writeJson = (path: string, form: unknown): void => {
  try {
    writePrivate(path, `${JSON.stringify(form, null, 2)}\n`);
  } catch {
    throw new UserError(`${path} cannot be written.`);
  }
};
