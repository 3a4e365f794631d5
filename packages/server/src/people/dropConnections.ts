import type { AppContext } from '../api/appContext.ts';

/**
 * After a session has ended: this node rejects its token and ends its connections at once, the other nodes soon after.
 * The person's other sessions reconnect automatically.
 */
export const dropConnections = (
  { identify, hub }: Pick<AppContext, 'identify' | 'hub'>,
  person: string,
): void => {
  identify.forget(person);
  hub.dismiss(person);
};
