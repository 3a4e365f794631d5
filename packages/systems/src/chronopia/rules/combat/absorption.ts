/** Summoned creatures that stay after the battle (CHR-RAC-07..11, CHR-RAC-16, -20, -33..35, CHR-R-145). */
import type { Dice, Roll } from '@warmoot/kernel';
import { profileOf } from '../../data/index.ts';
import { rollMany, type Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Band, Force } from '../../state/force.ts';
import type { Army, Campaign, OpenBattle } from '../../state/state.ts';
import type { FightResult, SideId } from '../battle/forms.ts';
import { freeName } from '../commands/naming.ts';
import { newHero } from '../forces/newTroops.ts';
import { MAX_POINTS, pvOf } from '../forces/points.ts';
import { raceOf } from '../forces/race.ts';
import { countOf } from '../forces/troops.ts';
import { KEEPING, type Terms } from './keeping.ts';
import { armiesOfSide } from './sides.ts';

/** All of one kind that a side has left; several castings are one kind. */
interface Left {
  readonly side: SideId;
  readonly profile: string;
  readonly count: number;
  readonly leaders: number;
}

/** Creatures whose leader fell do not count if only led ones stay (CHR-RAC-33). */
const leftOver = ({ summonsLeft }: FightResult): Left[] => {
  const kinds = new Map<string, Left>();
  for (const { side, profile, count, leaderAlive } of summonsLeft) {
    const key = `${side} ${profile}`;
    const { count: others, leaders } = kinds.get(key) ?? { count: 0, leaders: 0 };
    const here = KEEPING[profile]?.led && !leaderAlive ? 0 : count;
    kinds.set(key, { side, profile, count: others + here, leaders: leaders + (leaderAlive ? 1 : 0) });
  }
  return [...kinds.values()];
};

/** CHR-R-31: refused one by one if the army would grow too large. */
const room = (force: Force, profile: string, count: number): number =>
  Math.min(
    count,
    Math.max(0, Math.floor((MAX_POINTS - pvOf(force)) / Math.max(1, profileOf(profile).models[0]!.cost))),
  );

const filled = (band: Band, type: string, count: number): Band => {
  const { unfilledSince, ...rest } = band;
  const grown = { ...rest, models: { ...band.models, [type]: (band.models[type] ?? 0) + count } };
  const isShort = unfilledSince !== undefined && countOf(grown) < profileOf(band).min;
  return isShort ? { ...grown, unfilledSince } : grown;
};

interface Joining {
  readonly count: number;
  /** Spare leaders become ordinary warriors (CHR-RAC-33). */
  readonly leaders: number;
  readonly turn: number;
  readonly id: number;
}

/** They fill the gaps of similar warbands first; the rest form a new one. */
const joinBands = ({ heroes, bands }: Force, of: number, terms: Terms, joining: Joining): Force => {
  const profile = profileOf(terms.joins!);
  const type = terms.as ?? profile.models[0]!.type;
  const isLike = (band: Band): boolean => band.profile === profile.id;
  let { leaders } = joining;
  const led = bands.map((band) => {
    if (!isLike(band) || leaders === 0 || (band.models.leader ?? 0) > 0) return band;
    leaders--;
    return filled(band, 'leader', 1);
  });
  const newLeader = leaders > 0 && !bands.some(isLike) ? 1 : 0;
  let rest = joining.count + leaders - newLeader;
  const after = led.map((band) => {
    const gap = terms.unlimited ? rest : Math.min(rest, Math.max(0, profile.max - countOf(band)));
    if (!isLike(band) || gap === 0) return band;
    rest -= gap;
    return filled(band, type, gap);
  });
  if (rest + newLeader === 0) return { heroes, bands: after };
  const models = { ...(rest > 0 && { [type]: rest }), ...(newLeader > 0 && { leader: newLeader }) };
  const formed: Band = { id: joining.id, profile: profile.id, of, models };
  const isShort = countOf(formed) < profile.min;
  return { heroes, bands: [...after, isShort ? { ...formed, unfilledSince: joining.turn } : formed] };
};

/** "Enough warbands to support them": never more individuals than warbands (CHR-R-145, CHR-TRP-03). */
const standAlone = (campaign: Campaign, army: Army, profile: string, count: number): Force => {
  const places = Math.max(0, Math.min(count, army.bands.length - army.heroes.length));
  const names: string[] = [];
  const kept = Array.from({ length: places }, (_, nth) => {
    const name = freeName(campaign, army.owner, profileOf(profile).name, names);
    names.push(name);
    return newHero(profileOf(profile), { id: campaign.nextId + nth, name, of: army.owner });
  });
  return { heroes: [...army.heroes, ...kept], bands: army.bands };
};

const modelsIn = ({ heroes, bands }: Force): number =>
  heroes.length + bands.reduce((sum, band) => sum + countOf(band), 0);

/** Enough to form a band of their own, unless there is one to join. */
const enough = (army: Army, { joins, least }: Terms, willing: number): boolean =>
  willing >= (least ?? 1) || (joins !== undefined && army.bands.some(({ profile }) => profile === joins));

const absorb = (
  campaign: Campaign,
  army: Army,
  { profile, count, leaders }: Left,
  dice: Dice,
): { force: Force; rolls: Roll[] } => {
  const terms = KEEPING[profile];
  if (terms === undefined || (terms.led && leaders === 0)) return { force: army, rolls: [] };
  const { need, joins, led } = terms;
  const rolls = need === undefined ? [] : rollMany(dice, count, 20, `stays:${profileOf(profile).name}`);
  const willing = need === undefined ? count : rolls.filter(({ value }) => value >= need).length;
  if (!enough(army, terms, willing + (led ? leaders : 0))) return { force: army, rolls };
  const kept = room(army, profile, willing);
  const staying = led ? room(army, profile, kept + leaders) - kept : 0;
  const joining = { count: kept, leaders: staying, turn: campaign.turn, id: campaign.nextId };
  const force =
    joins === undefined
      ? standAlone(campaign, army, profile, kept)
      : joinBands(army, army.owner, terms, joining);
  return { force, rolls };
};

/** CHR-RAC-01: racial rules apply to armies of that race, whoever leads them. */
const keeperOf = (campaign: Campaign, battle: OpenBattle, { side, profile }: Left): Army | undefined =>
  armiesOfSide(campaign, battle, side).find((army) => raceOf(army) === profileOf(profile).race);

const stayOrGo = (tale: Tale, dice: Dice, army: Army, left: Left): void => {
  const { force, rolls } = absorb(tale.state, army, left, dice);
  const kept = modelsIn(force) - modelsIn(army);
  const { name } = profileOf(left.profile);
  const all = left.count + left.leaders;
  const text =
    kept > 0
      ? `${kept} of ${all} ${name} stay with ${army.name}.`
      : `The summoned ${name} left after the battle.`;
  tale.tell({
    type: 'summonedStayed',
    rules: [KEEPING[left.profile]?.rule ?? 'CHR-RAC-20', 'CHR-R-145'],
    rolls,
    about: { profile: left.profile, kept },
    change: { armies: [[army.id, withForce(army, force)]], set: { nextId: tale.state.nextId + all } },
    told: [{ to: [army.owner], section: 'battles', text }],
  });
};

/** Those left of each side go to its first army of their race; garrisons keep nobody (CHR-R-146). */
export const absorbSummoned = (tale: Tale, dice: Dice, battle: OpenBattle, result: FightResult): void => {
  for (const left of leftOver(result)) {
    const army = keeperOf(tale.state, battle, left);
    if (army !== undefined && left.count + left.leaders > 0) stayOrGo(tale, dice, army, left);
  }
};
