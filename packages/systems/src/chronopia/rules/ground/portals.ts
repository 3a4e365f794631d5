/** Travel through Mystic Portals (CHR-SPT-03..05, CHR-R-57). */
import type { Dice, Roll } from '@warmoot/kernel';
import type { Edit, ReportText } from '../../engine/events.ts';
import { draw, type Tale } from '../../engine/tale.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import { armiesOf, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, Unit } from '../../state/state.ts';
import { knowledgeOf, knowsFeature, withMore } from './known.ts';
import { type Portal, portalsOf } from './links.ts';

type Traveller = Army | Unit;

const travellersOf = (campaign: Campaign): Traveller[] =>
  [...armiesOf(campaign), ...unitsOf(campaign)].filter(({ portal }) => portal !== null);

/** Broken by an event of this turn: a rout counts from the next turn (CHR-R-35), too few men at once. */
const wasBrokenNow = ({ turn, lock }: Campaign, thing: Traveller): boolean =>
  'broken' in thing &&
  thing.broken !== null &&
  (thing.broken.from >= turn || lock?.armies[thing.id]?.broken === null);

const hasLapsed = (campaign: Campaign, thing: Traveller): boolean =>
  campaign.sites[thing.at]?.portal === undefined || wasBrokenNow(campaign, thing);

/** CHR-R-91: patrols watch for units that came this way. */
const arrived = ({ today }: Army, change: Partial<Army>): Partial<Army> => ({
  ...change,
  today: { ...today, arrived: true },
});

const split = (
  edits: readonly (readonly [Traveller, Pick<Partial<Army>, 'at' | 'cameFrom' | 'portal'>])[],
): {
  armies: Edit<Army>[];
  units: Edit<Unit>[];
} => ({
  armies: edits.flatMap(([thing, change]) =>
    'kind' in thing ? [] : [[thing.id, change.at === undefined ? change : arrived(thing, change)] as const],
  ),
  units: edits.flatMap(([thing, change]) => ('kind' in thing ? [[thing.id, change] as const] : [])),
});

/** T12: units no longer at a portal, or broken this turn, do not travel. */
export const settlePortals = (tale: Tale): void => {
  const lapsed = travellersOf(tale.state).filter((thing) => hasLapsed(tale.state, thing));
  if (lapsed.length > 0)
    tale.tell({
      type: 'portalsSettled',
      rules: ['CHR-R-57'],
      change: split(lapsed.map((thing) => [thing, { portal: null }])),
    });
};

/** Only known letters may be named; otherwise a random undiscovered portal, otherwise any other (CHR-SPT-04). */
const candidates = (campaign: Campaign, { owner, at, portal }: Traveller): readonly Portal[] => {
  const others = portalsOf(campaign).filter((other) => other.at !== at);
  const known = others.filter((other) => knowsFeature(campaign, owner, other.at));
  const named = known.filter(({ letter }) => letter === portal?.toUpperCase());
  const hidden = others.filter((other) => !known.includes(other));
  return named.length > 0 ? named : hidden.length > 0 ? hidden : others;
};

interface Arrival {
  readonly thing: Traveller;
  readonly to: Portal;
  readonly rolls: readonly Roll[];
}

const arrivalOf = (campaign: Campaign, dice: Dice, thing: Traveller): Arrival[] => {
  const portals = candidates(campaign, thing);
  if (portals.length === 0) return [];
  const { chosen, rolls } = draw(dice, portals, `portal:${thing.name}`);
  return [{ thing, to: chosen, rolls }];
};

const toldOf = (campaign: Campaign, { thing, to }: Arrival): ReportText => ({
  to: [thing.owner],
  section: 'kind' in thing ? 'units' : 'armies',
  text: `${thing.name} came out of portal ${to.letter} in ${labelOf(campaign.ground, to.at)}.`,
});

/** CHR-R-57: arrival reveals the portal. */
const revealed = (campaign: Campaign, arrivals: readonly Arrival[]) => {
  const seen = new Map<EmpireId, Hex[]>();
  for (const { thing, to } of arrivals) seen.set(thing.owner, [...(seen.get(thing.owner) ?? []), to.at]);
  return [...seen]
    .filter(([empire]) => campaign.empires[empire]?.power === 'player')
    .map(
      ([empire, hexes]) => [empire, { found: withMore(knowledgeOf(campaign, empire).found, hexes) }] as const,
    );
};

/**
 * T1: all travel at once, so that those who exchange portals do not meet, and units at the other end do not prevent it
 * (CHR-SPT-05). It is not movement; the portal they left counts as where they came from (CHR-R-122).
 */
export const portalArrivals = (tale: Tale, dice: Dice): void => {
  const campaign = tale.state;
  const travellers = travellersOf(campaign);
  if (travellers.length === 0) return;
  const arrivals = travellers.flatMap((thing) => arrivalOf(campaign, dice, thing));
  const gone = new Set(arrivals.map(({ thing }) => thing));
  const stayed = travellers.filter((thing) => !gone.has(thing));
  tale.tell({
    type: 'portalArrivals',
    rules: ['CHR-SPT-03', 'CHR-SPT-05', 'CHR-R-57'],
    rolls: arrivals.flatMap(({ rolls }) => rolls),
    about: { arrivals: arrivals.map(({ thing, to }) => ({ name: thing.name, portal: to.letter })) },
    change: {
      ...split([
        ...arrivals.map(({ thing, to }) => [thing, { at: to.at, cameFrom: thing.at, portal: null }] as const),
        ...stayed.map((thing) => [thing, { portal: null }] as const),
      ]),
      knowledge: revealed(campaign, arrivals),
    },
    told: arrivals.map((arrival) => toldOf(campaign, arrival)),
  });
};
