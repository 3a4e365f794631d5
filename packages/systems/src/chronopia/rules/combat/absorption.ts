/** Summoned creatures that stay after the battle (CHR-RAC-07..11, -16, -20, -33..35, CHR-R-145). */
import type { Dice, Roll } from '@warmoot/kernel';
import { withForce } from '../../armies.ts';
import { modelTypeOf, profileOf } from '../../data/index.ts';
import type { Band, Force, Hero } from '../../force.ts';
import type { Army, OpenBattle } from '../../state.ts';
import { rollMany, type Tale } from '../../tale.ts';
import type { FightResult, SummonsLeft } from '../battle/forms.ts';
import { MOST_POINTS, pvOf } from '../forces/points.ts';
import { armiesOfSide } from './sides.ts';

/** What each needs to stay: the roll, whether it joins a band or stands alone, whom it joins, how many at least. */
const KEEPING: Readonly<
  Record<
    string,
    {
      readonly need: number;
      readonly joins?: string;
      readonly alone?: true;
      readonly least?: number;
      readonly led?: true;
      readonly rule: string;
    }
  >
> = {
  'dv-risen-swords': { need: 12, joins: 'dv-risen-swords', rule: 'CHR-RAC-07' },
  'dv-risen-archers': { need: 12, joins: 'dv-risen-archers', rule: 'CHR-RAC-07' },
  'greater-undead': { need: 12, joins: 'dv-risen-swords', rule: 'CHR-RAC-09' },
  'undead-knight': { need: 12, joins: 'undead-knight', least: 3, rule: 'CHR-RAC-09' },
  'demon-knight': { need: 12, joins: 'demon-knight', least: 3, rule: 'CHR-RAC-10' },
  'twilight-demon': { need: 18, alone: true, rule: 'CHR-RAC-11' },
  'greater-twilight-demon': { need: 18, alone: true, rule: 'CHR-RAC-11' },
  'ice-warrior': { need: 12, joins: 'ice-warrior', led: true, rule: 'CHR-RAC-33' },
  'adamantite-golem': { need: 1, alone: true, rule: 'CHR-RAC-34' },
  'daughter-of-the-phoenix': { need: 1, alone: true, rule: 'CHR-RAC-35' },
  'fire-demon': { need: 12, joins: 'fire-demon', rule: 'CHR-RAC-35' },
};

const costOf = (profile: string): number => profileOf(profile).models[0]!.cost;

/** CHR-R-31: refused one by one where the army would grow too large. */
const room = (force: Force, profile: string, count: number): number =>
  Math.min(count, Math.floor((MOST_POINTS - pvOf(force)) / Math.max(1, costOf(profile))));

const joinBand = (force: Force, into: string, count: number, id: number, of: number): Force => {
  const band = force.bands.find(({ profile }) => profile === into);
  const type = modelTypeOf(profileOf(into), profileOf(into).models[0]!.type).type;
  const grown: Band = band
    ? { ...band, models: { ...band.models, [type]: (band.models[type] ?? 0) + count } }
    : { id, profile: into, of, models: { [type]: count } };
  return { heroes: force.heroes, bands: [...force.bands.filter((other) => other !== band), grown] };
};

/** "Enough warbands to support them": never more individuals than warbands (CHR-TRP-03). */
const standAlone = (force: Force, profile: string, count: number, id: number, of: number): Force => {
  const places = Math.max(0, Math.min(count, force.bands.length - force.heroes.length));
  const kept = Array.from(
    { length: places },
    (_, index): Hero => ({
      id: id + index,
      name: `${profileOf(profile).name} ${id + index}`,
      profile,
      of,
      wounds: profileOf(profile).models[0]!.W,
      spells: [],
      experience: 0,
      trained: {},
      gladeUsed: false,
    }),
  );
  return { heroes: [...force.heroes, ...kept], bands: force.bands };
};

const absorb = (
  army: Army,
  summons: SummonsLeft,
  dice: Dice,
  nextId: number,
): { force: Force; rolls: Roll[]; kept: number } => {
  const how = KEEPING[summons.profile];
  if (how === undefined || (how.led && !summons.leaderAlive)) return { force: army, rolls: [], kept: 0 };
  const rolls =
    how.need > 1 ? rollMany(dice, summons.count, 20, `stays:${profileOf(summons.profile).name}`) : [];
  const willing = how.need > 1 ? rolls.filter(({ value }) => value >= how.need).length : summons.count;
  const present = how.joins !== undefined && army.bands.some(({ profile }) => profile === how.joins);
  const enough = present || willing >= (how.least ?? 1);
  const count = enough ? room(army, how.joins ?? summons.profile, willing) : 0;
  if (count <= 0) return { force: army, rolls, kept: 0 };
  const force =
    how.alone === true
      ? standAlone(army, summons.profile, count, nextId, army.owner)
      : joinBand(army, how.joins!, count, nextId, army.owner);
  return { force, rolls, kept: count };
};

/** Those left of each side go to its first army whose owner's casters called them. */
export const absorbSummoned = (tale: Tale, dice: Dice, battle: OpenBattle, result: FightResult): void => {
  for (const summons of result.summonsLeft) {
    const army = armiesOfSide(tale.state, battle, summons.side)[0];
    if (army === undefined || summons.count === 0) continue;
    const { force, rolls, kept } = absorb(army, summons, dice, tale.state.nextId);
    const name = profileOf(summons.profile).name;
    tale.tell({
      type: 'summonedStayed',
      rules: [KEEPING[summons.profile]?.rule ?? 'CHR-RAC-20', 'CHR-R-145'],
      rolls,
      about: { profile: summons.profile, kept },
      change: {
        armies: [[army.id, withForce(army, force)]],
        set: { nextId: tale.state.nextId + summons.count },
      },
      told: [
        {
          to: [army.owner],
          section: 'battles',
          text:
            kept > 0
              ? `${kept} of ${summons.count} ${name} stay with ${army.name}.`
              : `The summoned ${name} left after the battle.`,
        },
      ],
    });
  }
};
