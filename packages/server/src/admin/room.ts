import type { AppContext } from '../api/appContext.ts';

/** What the operator's commands work with: a running server's context, or a store opened for one command. */
export type AdminRoom = Pick<AppContext, 'store' | 'matches' | 'hub' | 'identify' | 'now' | 'settings'>;

/** Why a command was not carried out, in one sentence for the operator. */
export class AdminFault extends Error {}
