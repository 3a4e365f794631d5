/** Split, by order or because nobody can lead the whole (CHR-AAC-13, CHR-CMD-09, CHR-R-98, CHR-R-138, CHR-R-139). */

import type { Edit, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Part } from '../../orders/orders.ts';
import { isBroken, newArmy, nextNumber } from '../../state/armies.ts';
import type { Force } from '../../state/force.ts';
import { cityAt, sameName } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { freeName } from '../commands/naming.ts';
import { dealOut } from '../forces/deal.ts';
import { takeItems } from '../forces/items.ts';
import { pvOf } from '../forces/points.ts';
import { acting, type Duties, fails, failure } from './duties.ts';
import { mustSplit } from './mustSplit.ts';
import { withTroops } from './state.ts';

interface NamedForce {
  readonly name: string;
  readonly force: Force;
}
interface Parting {
  readonly rest: Force;
  readonly parts: readonly NamedForce[];
  readonly faults: readonly ReportText[];
}

const isEmpty = ({ heroes, bands }: Force): boolean => heroes.length + bands.length === 0;

/** Outside a city one part may leave, in a city any number (CHR-AAC-13). */
const mostParts = (campaign: Campaign, { at }: Army): number =>
  cityAt(campaign, at) === undefined ? 1 : Number.POSITIVE_INFINITY;

/** The parts as listed; troops not listed, or listed under the army's own name, stay. */
const ordered = (campaign: Campaign, army: Army, listed: readonly Part[]): Parting => {
  const leaving = listed.filter(({ name }) => !sameName(name, army.name));
  const open = leaving.slice(0, mostParts(campaign, army));
  const faults: ReportText[] = [];
  if (open.length < leaving.length)
    faults.push(failure(army, { code: 'E-09', because: 'outside a city it can split only in two' }));
  let rest: Force = { heroes: army.heroes, bands: army.bands };
  const parts: NamedForce[] = [];
  for (const { name, items } of open) {
    const picked = takeItems(rest, items);
    faults.push(...picked.faults.map((fault) => failure(army, fault)));
    if (isEmpty(picked.taken)) continue;
    parts.push({ name, force: picked.taken });
    rest = picked.rest;
  }
  return { rest, parts, faults };
};

/** CHR-R-138, CHR-R-139: divided so that each part can be led; outside a city one part at a time. */
const forced = (campaign: Campaign, army: Army): Parting => {
  const [first, ...others] = dealOut({ heroes: army.heroes, bands: army.bands }, army.owner);
  const leaving = mostParts(campaign, army) === 1 ? others.slice(0, 1) : others;
  const staying = others.slice(leaving.length);
  return {
    rest: {
      heroes: [first!, ...staying].flatMap(({ heroes }) => heroes),
      bands: [first!, ...staying].flatMap(({ bands }) => bands),
    },
    parts: leaving.map((force) => ({ name: army.name, force })),
    faults: [failure(army, { code: 'E-14', because: 'nobody can lead that many: it must Split' })],
  };
};

/** CHR-R-56: the fruit stays with the largest part. */
const stashHolder = (forces: readonly Force[]): number =>
  forces.reduce((best, force, index) => (pvOf(force) > pvOf(forces[best]!) ? index : best), 0);

const partOf = (
  campaign: Campaign,
  army: Army,
  { name, force }: NamedForce,
  taken: { names: string[]; numbers: number[] },
): Army => {
  const free = freeName(campaign, army.owner, name, taken.names);
  const number = nextNumber(campaign, army.owner, taken.numbers);
  taken.names.push(free);
  taken.numbers.push(number);
  const {
    owner,
    at,
    inside,
    broken,
    hasTakenField,
    cameFrom,
    afloat,
    overWater,
    supply,
    range,
    paid,
    raisedTurn,
    mustLeave,
  } = army;
  const part = newArmy(
    campaign,
    {
      owner,
      name: free,
      at,
      number,
      inside,
      broken,
      hasTakenField,
      cameFrom,
      afloat,
      overWater,
      supply,
      range,
      paid,
      raisedTurn,
      mustLeave,
      today: { ...army.today, bornIn: campaign.slot },
    },
    force,
  );
  return { ...part, id: campaign.armies.length + taken.numbers.length - 1 };
};

const splitOff = (tale: Tale, army: Army, { rest, parts, faults }: Parting): void => {
  const { state } = tale;
  const taken = { names: [] as string[], numbers: [] as number[] };
  const made = parts.map((part) => partOf(state, army, part, taken));
  const holder = stashHolder([rest, ...parts.map(({ force }) => force)]);
  const stash = (index: number): Pick<Army, 'stash'> => ({ stash: index === holder ? army.stash : null });
  const armies: Edit<Army>[] = [
    [army.id, { ...withTroops(state, army, rest), ...stash(0) }],
    ...made.map((part, index): Edit<Army> => [part.id, { ...part, ...stash(index + 1) }]),
  ];
  tale.tell({
    type: 'armySplit',
    rules: ['CHR-AAC-13', 'CHR-R-98'],
    about: { army: army.id, parts: made.map(({ id }) => id) },
    change: { armies },
    told: [
      ...faults,
      {
        to: [army.owner],
        section: 'execution',
        text: `${army.name} split: ${made.map(({ name, size }) => `${name} (size ${size})`).join(', ')}.`,
      },
    ],
  });
};

export const splitArmies = (tale: Tale, duties: Duties): void => {
  for (const { army, action } of acting(tale, duties, 'split')) {
    if (isBroken(tale.state, army)) continue; // CHR-BRK-09
    const parting = mustSplit(tale.state, army)
      ? forced(tale.state, army)
      : ordered(tale.state, army, action.parts);
    if (parting.parts.length === 0 || isEmpty(parting.rest))
      fails(tale, army, 'CHR-R-98', 'it cannot Split like this: some troops must leave and some must stay');
    else splitOff(tale, army, parting);
  }
};
