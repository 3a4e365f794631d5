import type { Tale } from '../../engine/tale.ts';
import type { Tunnel } from '../../state/state.ts';

interface News {
  readonly what: string;
  readonly rules: readonly string[];
  /** CSW-R-97: a side has learned something, so this cannot be undone. */
  readonly final?: boolean;
}

/** Records new digging: only the changed tunnels, so that nothing is revealed about others. */
export const tellTunnels = (tale: Tale, after: readonly Tunnel[], { what, rules, final }: News): void => {
  const before = tale.state.tunnels;
  const tunnels = after.filter((tunnel) => !before.includes(tunnel));
  const gone = before.map(({ id }) => id).filter((id) => !after.some((tunnel) => tunnel.id === id));
  tale.tell({ type: 'tunnelsChanged', tunnels, gone, what, rules, ...(final ? { irrevocable: true } : {}) });
};
