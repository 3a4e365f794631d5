import { pathToFileURL } from 'node:url';
import type { AdminRequest, askAdmin } from '@warmoot/server/admin';
import type { Installation } from '../installation.ts';
import { UserError } from '../output/userError.ts';
import type { Streams } from '../rules/terminal.ts';

/** Asks the server, or its store, to do something; throws a sentence that says why not. */
export type Ask = <T>(request: AdminRequest) => Promise<T>;

interface Admin {
  readonly askAdmin: typeof askAdmin;
}

export const askerOf =
  (installation: Installation, { env }: Streams): Ask =>
  async <T>(request: AdminRequest) => {
    const admin = (await import(pathToFileURL(await installation.part('admin')).href)) as Admin;
    const outcome = await admin.askAdmin({ env, now: Date.now }, request);
    if (!outcome.ok) throw new UserError(outcome.says);
    return outcome.value as T;
  };
