/** Destroying structures and bridges (CHR-DST-01..03, CHR-R-62). */

import type { Tale } from '../../engine/tale.ts';
import type { Qualifier, StructureKind } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import { labelOf } from '../../state/ground.ts';
import { isFriendlyToward } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, Site } from '../../state/state.ts';
import { actionNow, qualifier } from '../execution/orders.ts';
import { riverSide } from './builds.ts';
import { acting, type Duties, fails } from './duties.ts';

type What = Extract<Qualifier, { q: 'Destroy' }>['what'];
const KINDS: readonly StructureKind[] = ['tower', 'depot', 'temple'];

/** Unnamed: all enemy structures. Named: that one, even the empire's own. */
const doomed = (campaign: Campaign, { owner, at }: Army, what: What): StructureKind[] => {
  const site = campaign.sites[at] ?? {};
  if (typeof what === 'string' && what !== 'all') return site[what] === undefined ? [] : [what];
  return KINDS.filter((kind) => {
    const builder = site[kind]?.owner;
    return builder !== undefined && builder !== owner && !isFriendlyToward(campaign, owner, builder);
  });
};

const without = (site: Site, kinds: readonly StructureKind[]): Site =>
  Object.fromEntries(Object.entries(site).filter(([key]) => !kinds.includes(key as StructureKind)));

const WORDS: Readonly<Record<StructureKind, string>> = {
  tower: 'watchtower',
  depot: 'supply depot',
  temple: 'temple',
};

const destroyStructures = (tale: Tale, army: Army, what: What): void => {
  const { state } = tale;
  const kinds = doomed(state, army, what);
  if (kinds.length === 0) {
    fails(tale, army, 'CHR-R-62', 'there is nothing of that kind to destroy');
    return;
  }
  const site = state.sites[army.at]!;
  const owners: EmpireId[] = [...new Set([army.owner, ...kinds.map((kind) => site[kind]!.owner)])];
  const words = kinds.map((kind) => WORDS[kind]).join(', ');
  tale.tell({
    type: 'structuresDestroyed',
    rules: ['CHR-DST-01', 'CHR-DST-02', 'CHR-R-62'],
    about: { army: army.id, at: army.at, kinds },
    change: { sites: [[army.at, without(site, kinds)]] },
    told: [
      { to: owners, section: 'execution', text: `Destroyed in ${labelOf(state.ground, army.at)}: ${words}.` },
    ],
  });
};

/** CHR-DST-03: named by its side of the hex. */
const destroyBridge = (tale: Tale, army: Army, direction: number): void => {
  const side = riverSide(tale.state, army.at, direction);
  if (side === undefined || tale.state.rivers[side] !== 'bridge') {
    fails(tale, army, 'CHR-DST-03', 'there is no bridge on that side');
    return;
  }
  tale.tell({
    type: 'bridgeDestroyed',
    rules: ['CHR-DST-03', 'CHR-R-62'],
    about: { army: army.id, side },
    change: { rivers: [[side, 'river']] },
    told: [
      {
        to: [army.owner],
        section: 'execution',
        text: `${army.name} destroyed the bridge on side ${direction} of ${labelOf(tale.state.ground, army.at)}.`,
      },
    ],
  });
};

/** Also for the winner of a battle in the hex, after it (CHR-R-62): nothing happens without such an order. */
export const destroyAsOrdered = (tale: Tale, army: Army): void => {
  const action = actionNow(tale.state, army);
  const order = action.a === 'move' || action.a === 'hold' ? qualifier(action, 'Destroy') : undefined;
  if (order === undefined) return;
  if (typeof order.what === 'object') destroyBridge(tale, army, Number(order.what.bridge));
  else destroyStructures(tale, army, order.what);
};

/** At the end of a Move or Hold, never of a March (CHR-DST-01); Broken armies destroy nothing (CHR-BRK-09). */
export const destroyAtSlotEnd = (tale: Tale, duties: Duties): void => {
  for (const { army } of [...acting(tale, duties, 'move'), ...acting(tale, duties, 'hold')].sort(
    (a, b) => a.army.id - b.army.id,
  ))
    if (!isBroken(tale.state, army)) destroyAsOrdered(tale, army);
};
