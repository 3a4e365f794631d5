/** Fight, Truce or Run: what each empire wants of each opponent in a meeting (CHR-CMB-07, CHR-R-115, CHR-R-174). */

import type { BattleStatement, Intent, Qualifier } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import { actionsFor, isFriendlyToward, sameName, statementsOf } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, Encounter } from '../../state/state.ts';
import { wants } from '../encounters/wants.ts';

export const armiesIn = ({ armies }: Campaign, encounter: Encounter, empire?: EmpireId): Army[] =>
  encounter.armies
    .map((id) => armies[id])
    .filter((army): army is Army => army != null && (empire === undefined || army.owner === empire));

/** In order of id. */
export const empiresIn = (campaign: Campaign, encounter: Encounter): EmpireId[] =>
  [...new Set(armiesIn(campaign, encounter).map(({ owner }) => owner))].sort((a, b) => a - b);

/** Hostile if any army of one wants to fight any army of the other, in either direction (CHR-R-85). */
export const areHostile = (campaign: Campaign, encounter: Encounter, a: EmpireId, b: EmpireId): boolean =>
  armiesIn(campaign, encounter, a).some((mine) =>
    armiesIn(campaign, encounter, b).some(
      (theirs) => wants(campaign, mine, theirs, encounter.at) || wants(campaign, theirs, mine, encounter.at),
    ),
  );

type Sayings = readonly BattleStatement[];

/** Statements of the intents window, then those of the orders (CHR-GRM-08); the latest first in each. */
const sayings = (campaign: Campaign, empire: EmpireId): readonly Sayings[] => [
  (campaign.sheets[empire]?.battle ?? []).toReversed(),
  (statementsOf(campaign, empire) as Sayings).toReversed(),
];

export const battleStatements = (campaign: Campaign, empire: EmpireId): Sayings =>
  sayings(campaign, empire).flat();

export const qualifiersOf = (campaign: Campaign, army: Army): readonly Qualifier[] =>
  actionsFor(campaign, army.owner, army.name).flatMap((action) => ('with' in action ? action.with : []));

const sizeIn = (campaign: Campaign, encounter: Encounter, empire: EmpireId): number =>
  armiesIn(campaign, encounter, empire).reduce((sum, { size }) => sum + size, 0);

/** An `INTENT` among them; without `VS` it covers everyone. */
const stated = (sayings: Sayings, army: Army, name: string): Intent | undefined => {
  const said = sayings.filter(
    (statement) => statement.s === 'intent' && sameName(statement.army, army.name),
  ) as Extract<BattleStatement, { s: 'intent' }>[];
  const against = said.find(({ versus }) => versus !== undefined && sameName(versus, name));
  return (against ?? said.find(({ versus }) => versus === undefined))?.intent;
};

/** CHR-R-44: a standing intent may carry one size condition. */
const standing = (
  campaign: Campaign,
  encounter: Encounter,
  army: Army,
  opponent: EmpireId,
): Intent | undefined => {
  for (const qualifier of qualifiersOf(campaign, army).toReversed())
    if (qualifier.q === 'INTENT') {
      const least = qualifier.ifEnemyAtLeast;
      if (least === undefined || sizeIn(campaign, encounter, opponent) >= least) return qualifier.intent;
    }
  return undefined;
};

const attacks = (campaign: Campaign, army: Army, opponent: EmpireId): boolean => {
  const name = campaign.empires[opponent]!.name;
  return qualifiersOf(campaign, army).some(
    (qualifier) => qualifier.q === 'ATTACK' && qualifier.empires.some((empire) => sameName(empire, name)),
  );
};

/** CHR-R-115: Broken armies run, friends make a truce unless ordered to attack, all others fight. */
const byDefault = (
  campaign: Campaign,
  armies: readonly Army[],
  empire: EmpireId,
  opponent: EmpireId,
): Intent => {
  if (campaign.empires[empire]!.power === 'horde') return 'FIGHT';
  if (armies.every((army) => isBroken(campaign, army))) return 'RUN';
  if (armies.some((army) => attacks(campaign, army, opponent))) return 'FIGHT';
  return isFriendlyToward(campaign, empire, opponent) ? 'TRUCE' : 'FIGHT';
};

const firstOf = (armies: readonly Army[], said: (army: Army) => Intent | undefined): Intent | undefined =>
  armies.map(said).find((intent) => intent !== undefined);

/**
 * All armies of one empire in a hex share one intent (CHR-R-115), that of the first with a statement. A statement
 * overrides the marching orders.
 */
export const intentOf = (
  campaign: Campaign,
  encounter: Encounter,
  empire: EmpireId,
  opponent: EmpireId,
): Intent => {
  const armies = armiesIn(campaign, encounter, empire);
  const { name } = campaign.empires[opponent]!;
  const [inWindow, withOrders] = sayings(campaign, empire).map((said) =>
    firstOf(armies, (army) => stated(said, army, name)),
  );
  return (
    inWindow ??
    withOrders ??
    firstOf(armies, (army) => standing(campaign, encounter, army, opponent)) ??
    byDefault(campaign, armies, empire, opponent)
  );
};

/** Players with a decision before the fighting: met in the field, besieging or besieged (CHR-PLAY-01). */
export const askedForIntents = (campaign: Campaign): EmpireId[] => {
  const asked = new Set<EmpireId>();
  for (const encounter of campaign.encounters) for (const id of empiresIn(campaign, encounter)) asked.add(id);
  for (const city of campaign.cities)
    if (city?.siege != null) {
      asked.add(city.owner);
      for (const army of city.siege.armies)
        if (campaign.armies[army] != null) asked.add(campaign.armies[army]!.owner);
    }
  return [...asked].filter((id) => campaign.empires[id]!.power === 'player').sort((a, b) => a - b);
};
