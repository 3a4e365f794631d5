/** Starting armies: 1,200 points in armies of 400 or more, in or beside one's cities (CHR-PLY-03..05, CHR-R-10, CHR-R-179). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import type { MusteredArmy } from '../../orders/commands.ts';
import { newArmy } from '../../state/armies.ts';
import type { Force } from '../../state/force.ts';
import { distance, type Hex, hexOfLabel, isBelow, labelOf, NOWHERE, terrainAt } from '../../state/ground.ts';
import { armiesOf, citiesOf, cityAt, folded, sameName } from '../../state/readers.ts';
import type { Army, Campaign, Empire, EmpireId } from '../../state/state.ts';
import { freeName, isNameTaken, nameFault, namesIn } from '../commands/naming.ts';
import { buildForce } from '../forces/build.ts';
import { buyableBy } from '../forces/buyable.ts';
import type { Fault } from '../forces/fault.ts';
import { musterFaults, type StartingArmy } from '../forces/muster.ts';
import { pvOf, sizeOf } from '../forces/points.ts';
import { buyItems } from '../forces/purchase.ts';
import { isFieldReady, isLegal } from '../forces/structure.ts';

interface Mustered {
  readonly name: string;
  readonly at: Hex;
  readonly force: Force;
  readonly faults: readonly Fault[];
  readonly commander: number | null;
}

const placeOf = (campaign: Campaign, empire: EmpireId, at: Hex): StartingArmy['place'] => {
  if (cityAt(campaign, at)?.owner === empire) return 'city';
  const beside = citiesOf(campaign, empire).some((city) => distance(campaign.ground, city.at, at) === 1);
  return beside && cityAt(campaign, at) === undefined ? 'beside' : 'elsewhere';
};

/** The buyer, and the points for all armies together. */
export interface Raiser extends Pick<Empire, 'id' | 'race' | 'house' | 'creations'> {
  readonly points: number;
}
const starter = ({ empires }: Campaign, empire: EmpireId): Raiser => ({
  ...empires[empire]!,
  points: CONSTANTS.start.points,
});

/** The troops of every requested army, bought one after another. */
export const buyArmies = (
  campaign: Campaign,
  { id, race, house, creations, points }: Raiser,
  armies: readonly MusteredArmy[],
): Mustered[] => {
  const list = buyableBy(race, house, campaign.options, creations);
  const names = new Set([...namesIn(campaign, id), ...armies.map(({ name }) => name)].map(folded));
  let { nextId } = campaign;
  return armies.map((wanted) => {
    const items = wanted.items.map((item) => ({
      ...item,
      options: [...(item.options ?? []), ...(item.as === undefined ? [] : (wanted.spells?.[item.as] ?? []))],
    }));
    const isTaken = (name: string) => names.has(folded(name));
    const purchase = buyItems(items, {
      empire: id,
      race,
      house,
      list,
      nextId,
      money: points,
      points,
      isTaken,
    });
    nextId = purchase.nextId;
    for (const { name } of purchase.force.heroes) names.add(folded(name));
    return {
      name: wanted.name,
      at: hexOfLabel(campaign.ground, wanted.hex),
      force: purchase.force,
      faults: purchase.faults,
      commander: purchase.force.heroes.find(({ name }) => name === wanted.commander)?.id ?? null,
    };
  });
};

/** Names and places, before anything is bought (CHR-PLY-05, CHR-R-160, CHR-R-173). */
export const armyFault = (
  campaign: Campaign,
  empire: EmpireId,
  armies: readonly MusteredArmy[],
): string | undefined => {
  if (armies.length === 0) return 'at least one army is needed';
  for (const [nth, { name, hex, inside }] of armies.entries()) {
    const bad = nameFault(campaign, name);
    if (bad !== undefined) return bad;
    const earlier = armies.slice(0, nth).some((other) => sameName(other.name, name));
    if (earlier || isNameTaken(campaign, empire, name)) return `the name ${name} is taken`;
    const at = hexOfLabel(campaign.ground, hex);
    if (at === NOWHERE) return `there is no hex ${hex} on this map`;
    if (isBelow(campaign.ground, at) || ['water', 'crag'].includes(terrainAt(campaign.ground, at)))
      return `no army can stand in ${hex}`;
    if (inside) return `${hex} has no barracks yet for ${name}`;
  }
  return undefined;
};

export const checkMuster = (now: Campaign, empire: EmpireId, armies: readonly MusteredArmy[]): Verdict => {
  const campaign = withoutFormerMuster(now, empire);
  const fault = armyFault(campaign, empire, armies);
  if (fault !== undefined) return refuse('CHR-PLY-04', fault);
  const mustered = buyArmies(campaign, starter(campaign, empire), armies);
  const buying = mustered.flatMap(({ faults }) => faults)[0];
  if (buying !== undefined) return refuse('CHR-PLY-03', buying.because);
  const faults = musterFaults(
    mustered.map(({ name, force, commander, at }) => ({
      name,
      force,
      isFieldReady: isFieldReady(force, empire, commander),
      place: placeOf(campaign, empire, at),
    })),
  );
  const first = faults[0];
  return first === undefined ? permit : refuse(first.rule, first.because);
};

/** Field-ready, or Broken in its city until it is (CHR-R-10). */
const standing = ({ force, commander }: Mustered, empire: EmpireId): Partial<Army> => {
  if (sizeOf(pvOf(force)) < CONSTANTS.fieldMinSize) return { hasTakenField: false };
  return isLegal(force, empire, commander)
    ? { broken: null, hasTakenField: true }
    : { broken: { cause: 'unready', from: 0 }, hasTakenField: false };
};

const nextIdAfter = ({ nextId }: Campaign, { heroes, bands }: Force): number =>
  Math.max(nextId, ...[...heroes, ...bands].map(({ id }) => id + 1));

export const raiseArmies = (
  tale: Tale,
  raiser: Raiser,
  wishes: readonly MusteredArmy[],
  rules: readonly string[],
): void => {
  for (const army of buyArmies(tale.state, raiser, wishes)) {
    const { state } = tale;
    const given = { owner: raiser.id, name: army.name, at: army.at, raisedTurn: 0 };
    const whole = newArmy(state, given, army.force);
    const commander = army.commander === null ? {} : { commander: army.commander };
    tale.tell({
      type: 'armyMustered',
      rules,
      change: {
        armies: [[whole.id, { ...whole, ...standing(army, raiser.id), ...commander }]],
        set: { nextId: nextIdAfter(state, army.force) },
      },
      told: [
        {
          to: [raiser.id],
          section: 'armies',
          text: `${army.name} (${pvOf(army.force)} points) is in ${labelOf(state.ground, army.at)}.`,
        },
      ],
    });
  }
};

/** CHR-PLY-03: until the window closes, a second list replaces the first. */
const withoutFormerMuster = (campaign: Campaign, empire: EmpireId): Campaign => ({
  ...campaign,
  armies: campaign.armies.map((army) => (army?.owner === empire ? null : army)),
});

const dismissFormerMuster = (tale: Tale, empire: EmpireId): void => {
  const former = armiesOf(tale.state, empire);
  if (former.length === 0) return;
  tale.tell({
    type: 'musterReplaced',
    rules: ['CHR-PLY-03'],
    change: { armies: former.map(({ id }) => [id, null]) },
    told: [
      {
        to: [empire],
        section: 'armies',
        text: `${former.map(({ name }) => name).join(' and ')} ${former.length === 1 ? 'is' : 'are'} replaced by a new muster.`,
      },
    ],
  });
};

export const musterArmies = (tale: Tale, empire: EmpireId, wishes: readonly MusteredArmy[]): void => {
  dismissFormerMuster(tale, empire);
  raiseArmies(tale, starter(tale.state, empire), wishes, ['CHR-PLY-03', 'CHR-PLY-04', 'CHR-R-10']);
};

/** CHR-R-179: one army by the fixed order in the hex of the first city. */
export const musterByDefault = (campaign: Campaign, empire: EmpireId): MusteredArmy[] => {
  const { race, house } = campaign.empires[empire]!;
  const { force } = buildForce({
    race,
    house,
    budget: CONSTANTS.start.points,
    of: empire,
    nextId: campaign.nextId,
  });
  const city = citiesOf(campaign, empire)[0]!;
  return [
    {
      name: freeName(campaign, empire, 'First Army'),
      hex: labelOf(campaign.ground, city.at),
      items: [
        ...force.heroes.map(({ profile, name }) => ({ count: 1, profile, as: name })),
        ...force.bands.map(({ profile, models }) => ({
          count: Object.values(models).reduce((sum, count) => sum + count, 0),
          profile,
          ...(models.leader ? { options: ['leader'] } : {}),
        })),
      ],
    },
  ];
};
