import type { House } from '../api/house.ts';

/**
 * After a session has ended: this node believes its token no longer and ends its connections, the others within their
 * time. Sessions of the same person that go on come back by themselves.
 */
export const showOut = ({ identify, hub }: Pick<House, 'identify' | 'hub'>, person: string): void => {
  identify.forget(person);
  hub.dismiss(person);
};
