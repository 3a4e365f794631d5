/** Join (CHR-AAC-01, CHR-R-97, CHR-R-175). */

import type { Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Force } from '../../state/force.ts';
import { labelOf } from '../../state/ground.ts';
import { cityAt, sameName } from '../../state/readers.ts';
import type { Army, ArmyDay, Campaign, SupplyStatus } from '../../state/state.ts';
import { actionCount } from '../execution/orders.ts';
import { isLed } from '../forces/command.ts';
import { isTooLarge, pvOf } from '../forces/points.ts';
import { acting, type Duties, fails, inFileOrder } from './duties.ts';
import { canBeLed, stateOfJoined } from './state.ts';

interface Joiner {
  readonly army: Army;
  readonly action: { readonly armies: readonly string[] };
}

const names = ({ action }: Joiner, { army }: Joiner): boolean =>
  action.armies.some((name) => sameName(name, army.name));

const areTogether = (a: Joiner, b: Joiner): boolean =>
  a.army.owner === b.army.owner && a.army.at === b.army.at && (names(a, b) || names(b, a));

/** Those who name each other, in one hex, with Join in the same slot: in the order of the file, the first names the whole. */
const parties = (joiners: readonly Joiner[]): Joiner[][] => {
  const groups: Joiner[][] = [];
  const left = new Set(joiners);
  for (const first of joiners) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const member of group)
      for (const other of left)
        if (areTogether(member, other)) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
};

const WORST: readonly SupplyStatus[] = ['city', 'regular', 'long', 'extended', 'out'];
const worst = (parts: readonly Army[]): Pick<Army, 'supply' | 'range'> =>
  [...parts].sort((a, b) => WORST.indexOf(b.supply) - WORST.indexOf(a.supply))[0]!;

/** All March marks, and no more actions than the part that has fewest left. */
const dayOf = (campaign: Campaign, parts: readonly Army[]): Partial<ArmyDay> => {
  const days = parts.map(({ today }) => today);
  const last = Math.min(...parts.map((part) => Math.min(actionCount(campaign, part), part.today.lastSlot)));
  return {
    marches: Math.max(...days.map(({ marches }) => marches)),
    moved: days.some(({ moved }) => moved),
    rough: days.some(({ rough }) => rough),
    stopped: days.some(({ stopped }) => stopped),
    patrolled: days.some(({ patrolled }) => patrolled),
    recruitedPoints: days.reduce((sum, { recruitedPoints }) => sum + recruitedPoints, 0),
    lastSlot: last < 2 ? last : 3,
  };
};

const stashOf = (parts: readonly Army[]): Army['stash'] =>
  parts.map(({ stash }) => stash).sort((a, b) => (b?.until ?? 0) - (a?.until ?? 0))[0] ?? null;

const joined = (campaign: Campaign, parts: readonly Army[], force: Force): Partial<Army> => {
  const first = parts[0]!;
  const { supply, range } = worst(parts);
  const keeps = isLed(force, first.owner, first.commander) ? first : { ...first, commander: null };
  return {
    ...withForce(keeps, force),
    broken: stateOfJoined(campaign, parts, force),
    hasTakenField: parts.some(({ hasTakenField }) => hasTakenField),
    inside: parts.every(({ inside }) => inside),
    supply,
    range,
    paid: parts.every(({ paid }) => paid),
    raisedTurn: Math.min(...parts.map(({ raisedTurn }) => raisedTurn)),
    lost: parts.flatMap(({ lost }) => lost),
    stash: stashOf(parts),
    today: { ...first.today, ...dayOf(campaign, parts) },
  };
};

/** Why these cannot join, or nothing. */
const fault = (campaign: Campaign, parts: readonly Army[], force: Force): string | undefined => {
  const { at, owner } = parts[0]!;
  if (parts.length === 1) return 'no other army there was ordered to join it';
  if (parts.length > 2 && cityAt(campaign, at) === undefined)
    return 'more than two armies can join only in a city';
  if (isTooLarge(pvOf(force))) return 'together they would be larger than size 25';
  return canBeLed(force, owner) ? undefined : 'none of them could lead them all';
};

export const joinArmies = (tale: Tale, duties: Duties): void => {
  for (const party of parties(inFileOrder(tale.state, acting(tale, duties, 'join')))) {
    const parts = party.map(({ army }) => army);
    const force = {
      heroes: parts.flatMap(({ heroes }) => heroes),
      bands: parts.flatMap(({ bands }) => bands),
    };
    const why = fault(tale.state, parts, force);
    if (why === undefined) tellJoined(tale, parts, force);
    else for (const part of parts) fails(tale, part, 'CHR-R-97', `it cannot Join: ${why}`);
  }
};

const tellJoined = (tale: Tale, parts: readonly Army[], force: Force): void => {
  const { state } = tale;
  const [first, ...others] = parts as [Army, ...Army[]];
  tale.tell({
    type: 'armiesJoined',
    rules: ['CHR-AAC-01', 'CHR-R-97', 'CHR-R-175'],
    about: { army: first.id, joined: others.map(({ id }) => id) },
    change: {
      armies: [[first.id, joined(state, parts, force)], ...others.map(({ id }) => [id, null] as const)],
    },
    told: [
      {
        to: [first.owner],
        section: 'execution',
        text: `${others.map(({ name }) => name).join(', ')} joined ${first.name} in ${labelOf(state.ground, first.at)}.`,
      },
    ],
  });
};
