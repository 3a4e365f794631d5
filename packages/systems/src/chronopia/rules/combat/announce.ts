/**
 * A battle as handed to the resolver or players (CHR-BTL-02): rosters, modifiers, spells, Outmaneuver, tower, policy.
 */
import { isBroken } from '../../state/armies.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { hasSnow, isBelow, labelOf, neighbours, terrainAt } from '../../state/ground.ts';
import { cityAt, isAlliedToward, sameName } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, OpenBattle } from '../../state/state.ts';
import type {
  FightArmy,
  FightIndividual,
  FightOrder,
  FightSide,
  FightWarband,
  SideId,
  WithdrawPolicy,
} from '../battle/forms.ts';
import { isOverCommanded, leadingNovice } from '../forces/command.ts';
import { pvOf } from '../forces/points.ts';
import { raceOf } from '../forces/race.ts';
import { lineOf } from '../forces/troops.ts';
import { riverSidesOf } from '../ground/rivers.ts';
import type { Camps } from './camps.ts';
import { bandSpellsNoted, outmaneuversOf, spellsNoted, towerCrew } from './choices.ts';
import { armiesIn, battleStatements, intentOf } from './intents.ts';

export const heroTag = (id: number): string => `i-${id}`;
export const bandTag = (id: number): string => `wb-${id}`;
export const armyTag = (id: number): string => `a-${id}`;
export const idOfTag = (tag: string): number => Number(tag.slice(tag.lastIndexOf('-') + 1));

/** CHR-CMB-19, CHR-BRK-06, CHR-R-159: each March, lack of supply and being Broken count one. */
export const fatigue = (campaign: Campaign, army: Army): number =>
  0 -
  army.today.marches -
  (army.supply === 'extended' || army.supply === 'out' || !army.paid ? 1 : 0) -
  (isBroken(campaign, army) ? 1 : 0);

/** CHR-STR-08, CHR-IMP-07, CHR-R-25: temple +1 in its hex, cathedral +2 in the city hex and around it; they add up. */
export const leadershipExtra = (campaign: Campaign, { owner, at }: Army): number => {
  const temple = campaign.sites[at]?.temple?.owner === owner ? 1 : 0;
  const cathedral = [at, ...neighbours(campaign.ground, at)].some((hex) => {
    const city = cityAt(campaign, hex);
    return city?.improvements.cathedral?.active && isAlliedToward(campaign, city.owner, owner);
  });
  return temple + (cathedral ? 2 : 0);
};

/** The commander, or the band of a Novice Shaman who leads if there is none (CHR-R-162). */
const leaderTag = (army: Army): string | null => {
  if (army.commander !== null) return heroTag(army.commander);
  const novice = leadingNovice(army, army.owner);
  return novice === undefined ? null : bandTag(novice.id);
};

const fightIndividual = (campaign: Campaign, owner: EmpireId, hero: Hero): FightIndividual => ({
  id: heroTag(hero.id),
  profile: hero.profile,
  name: hero.name,
  woundsNow: hero.wounds,
  stats: lineOf(hero),
  battleSpells: spellsNoted(campaign, owner, hero),
  ...(hero.of !== owner && { foreign: true as const }),
});

const fightWarband = (campaign: Campaign, owner: EmpireId, band: Band): FightWarband => {
  const battleSpells = bandSpellsNoted(campaign, owner, band);
  return {
    id: bandTag(band.id),
    profile: band.profile,
    dogsOfWar: band.hired === true,
    models: Object.entries(band.models).map(([type, count]) => ({ type, count })),
    ...(band.options && { options: band.options }),
    ...(battleSpells && { battleSpells }),
    ...(band.of !== owner && { foreign: true as const }),
  };
};

/** The combatants of an army or garrison. */
export const fightTroops = (
  campaign: Campaign,
  owner: EmpireId,
  { heroes, bands }: Force,
): Pick<FightArmy, 'individuals' | 'warbands'> => ({
  individuals: heroes.map((hero) => fightIndividual(campaign, owner, hero)),
  warbands: bands.map((band) => fightWarband(campaign, owner, band)),
});

export const fightArmy = (campaign: Campaign, army: Army): FightArmy => {
  const race = raceOf(army);
  const leader = leaderTag(army);
  return {
    armyId: armyTag(army.id),
    empire: campaign.empires[army.owner]!.name,
    race: race === 'mercenary' ? campaign.empires[army.owner]!.race : race,
    commander: leader,
    pv: pvOf(army),
    garrison: false,
    leaderless: leader === null || isOverCommanded(army, army.owner, army.commander),
    modifiers: { ccMwLd: fatigue(campaign, army), ldExtra: leadershipExtra(campaign, army), initiative: 0 },
    ...fightTroops(campaign, army.owner, army),
  };
};

/** CHR-BTL-07: lines that are in no list are sent with the order. */
export const creationsIn = (armies: readonly Force[]): Pick<FightOrder, 'profiles'> => {
  const own = armies
    .flatMap(({ heroes, bands }) => [...heroes, ...bands])
    .flatMap(({ creation }) => creation ?? []);
  const profiles = [...new Map(own.map((profile) => [profile.id, profile])).values()];
  return profiles.length === 0 ? {} : { profiles };
};

/** CHR-GRM-08, CHR-AUT-23: each side's policies for fleeing, yielding and withdrawal. */
export const policyOf = (
  campaign: Campaign,
  empires: readonly EmpireId[],
  armies: readonly Army[],
  foes: readonly EmpireId[],
  least: number,
): WithdrawPolicy => {
  const said = empires.flatMap((empire) => battleStatements(campaign, empire));
  const flee = said.find(
    (line) => line.s === 'fleeBelow' && armies.some(({ name }) => sameName(name, line.army)),
  );
  const allows = said.some(
    (line) =>
      line.s === 'allowWithdraw' && foes.some((foe) => sameName(campaign.empires[foe]!.name, line.empire)),
  );
  const yields = said.some(
    (line) => line.s === 'yield' && armies.some(({ name }) => sameName(name, line.army)),
  );
  return {
    fleeBelowPct: flee?.s === 'fleeBelow' ? flee.percent : least,
    allowWithdraw: allows,
    yieldAtEnd: yields,
  };
};

/** CHR-AUT-33: the army with the greatest PV, then the lowest id. */
export const leadOf = (armies: readonly Army[]): Army =>
  armies.toSorted((x, y) => pvOf(y) - pvOf(x) || x.id - y.id)[0]!;

/** Fight against Truce gives one warband Outmaneuver (CHR-CMB-08, CHR-R-174). */
const surprises = (
  campaign: Campaign,
  { encounter }: Camps,
  ours: readonly EmpireId[],
  theirs: readonly EmpireId[],
): boolean =>
  ours.some((a) =>
    theirs.some(
      (b) =>
        intentOf(campaign, encounter, a, b) === 'FIGHT' && intentOf(campaign, encounter, b, a) === 'TRUCE',
    ),
  );

const fightSide = (campaign: Campaign, camps: Camps, side: SideId): FightSide => {
  const [ours, theirs] = side === 'A' ? [camps.A, camps.B] : [camps.B, camps.A];
  const armies = ours.flatMap((empire) => armiesIn(campaign, camps.encounter, empire));
  const crew = towerCrew(campaign, camps.encounter.at, armies);
  return {
    side,
    role: 'equal',
    leadArmy: armyTag(leadOf(armies).id),
    outmaneuver: surprises(campaign, camps, ours, theirs) ? outmaneuversOf(campaign, armies, 1) : [],
    ...(crew && { watchtower: crew }),
    withdrawPolicy: policyOf(campaign, ours, armies, theirs, 0),
    armies: armies.map((army) => fightArmy(campaign, army)),
  };
};

/** `T7-0412-1` for the first battle of turn 7 in hex 0412. */
export const battleName = ({ turn, ground }: Campaign, at: number, earlier: number): string =>
  `T${turn}-${labelOf(ground, at).replace(' ', '-')}-${earlier + 1}`;

export const fieldOrder = (campaign: Campaign, camps: Camps, id: string): FightOrder => {
  const { at } = camps.encounter;
  const { ground } = campaign;
  return {
    battleId: id,
    turn: campaign.turn,
    hex: labelOf(ground, at),
    layer: isBelow(ground, at) ? 'underground' : 'surface',
    kind: 'field',
    terrain: isBelow(ground, at) ? 'underground' : terrainAt(ground, at),
    snow: hasSnow(ground, at),
    river: riverSidesOf(campaign, at).length > 0,
    maxTurns: 6,
    minTurns: 6,
    sides: [fightSide(campaign, camps, 'A'), fightSide(campaign, camps, 'B')],
    seed: '',
    ...creationsIn(armiesIn(campaign, camps.encounter)),
  };
};

/**
 * CHR-BTL-01: without a human empire it is always the quick resolver; the same applies against neutrals and hordes
 * (CHR-NEU-04), unless the moderator wants it fought otherwise.
 */
const modeFor = (
  { empires, options, modes }: Campaign,
  { hex }: FightOrder,
  { A, B }: OpenBattle['sides'],
): OpenBattle['mode'] => {
  const isPlayer = (id: EmpireId): boolean => empires[id]!.power === 'player';
  const isHuman = (id: EmpireId): boolean => isPlayer(id) && !empires[id]!.byComputer;
  if (![...A, ...B].some(isHuman)) return 'auto';
  if (modes?.[hex] !== undefined) return modes[hex];
  return A.some(isPlayer) && B.some(isPlayer) ? options.battles : 'auto';
};

export const newBattle = (campaign: Campaign, order: FightOrder, sides: OpenBattle['sides']): OpenBattle => ({
  id: order.battleId,
  mode: modeFor(campaign, order, sides),
  order,
  sides,
  filed: null,
  disputed: false,
  agreed: false,
  wishes: {},
});
