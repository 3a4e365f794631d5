import type { House } from '../api/house.ts';

/**
 * After a session has ended: this node rejects its token and ends its connections at once, the other nodes soon after.
 * The person's other sessions reconnect automatically.
 */
export const showOut = ({ identify, hub }: Pick<House, 'identify' | 'hub'>, person: string): void => {
  identify.forget(person);
  hub.dismiss(person);
};
