/** Stygians feast on the fallen and drug the rest (CHR-RAC-18, -19, CHR-R-146). */
import type { Dice } from '@warmoot/kernel';
import { profileOf } from '../../data/index.ts';
import { rollMany, type Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import type { Army, OpenBattle } from '../../state/state.ts';
import type { FightResult, SideId } from '../battle/forms.ts';
import { MAX_POINTS, pvOf } from '../forces/points.ts';
import { raceOf } from '../forces/race.ts';
import { countOf, lineOf } from '../forces/troops.ts';
import { armiesOfSide } from './sides.ts';

const FEASTERS: readonly string[] = ['priestess', 'embalmed', 'sister-of-tiamat'];
const BODIES_PER_WOUND = 3;
const DRUGGED = 'st-drugged';
const JOINS = 10;

const missing = (hero: Hero): number => lineOf(hero).W - hero.wounds;

/** Most wounded first, one wound for three bodies, as long as there are wounds and bodies. */
const feasted = (heroes: readonly Hero[], bodies: number): { heroes: Hero[]; left: number } => {
  const [eater] = heroes
    .filter((hero) => FEASTERS.includes(hero.profile) && missing(hero) > 0)
    .sort((a, b) => missing(b) - missing(a) || a.id - b.id);
  if (eater === undefined || bodies < BODIES_PER_WOUND) return { heroes: [...heroes], left: bodies };
  const healed = heroes.map((hero) => (hero === eater ? { ...hero, wounds: hero.wounds + 1 } : hero));
  return feasted(healed, bodies - BODIES_PER_WOUND);
};

const modelsIn = (bands: readonly Band[]): number => bands.reduce((sum, band) => sum + countOf(band), 0);

/**
 * The supported number: at most twice as many as other Stygian warband models; never beyond the largest army
 * (CHR-R-31).
 */
const roomForDrugged = (force: Force): number => {
  const others = force.bands.filter((band) => profileOf(band).race === 'ST' && band.profile !== DRUGGED);
  const present = modelsIn(force.bands.filter(({ profile }) => profile === DRUGGED));
  const cost = profileOf(DRUGGED).models[0]!.cost;
  return Math.max(0, Math.min(2 * modelsIn(others) - present, Math.floor((MAX_POINTS - pvOf(force)) / cost)));
};

/** They fill up bands of Drugged, and form as many more as they need. */
const withDrugged = ({ heroes, bands }: Force, joined: number, id: number, of: number): Force => {
  const { max } = profileOf(DRUGGED);
  let left = joined;
  const after = bands.map((band) => {
    const fits = band.profile === DRUGGED ? Math.min(left, max - countOf(band)) : 0;
    left -= fits;
    return fits > 0 ? { ...band, models: { trooper: (band.models.trooper ?? 0) + fits } } : band;
  });
  for (; left > 0; left -= max)
    after.push({ id: id + left, profile: DRUGGED, of, models: { trooper: Math.min(left, max) } });
  return joined === 0 ? { heroes, bands } : { heroes, bands: after };
};

/** One d20 for each body nobody has eaten; on 10 or more it joins (CHR-RAC-19). */
const feastOf = (tale: Tale, dice: Dice, army: Army, bodies: number, drugs: boolean): number => {
  const { heroes, left } = feasted(army.heroes, bodies);
  const rolls = drugs ? rollMany(dice, left, 20, `drugged:${army.name}`) : [];
  const willing = rolls.filter(({ value }) => value >= JOINS).length;
  const joined = Math.min(willing, roomForDrugged({ heroes, bands: army.bands }));
  const force = withDrugged({ heroes, bands: army.bands }, joined, tale.state.nextId, army.owner);
  tale.tell({
    type: 'feastHeld',
    rules: ['CHR-RAC-18', 'CHR-RAC-19', 'CHR-R-146'],
    rolls,
    about: { army: army.name, eaten: bodies - left, joined },
    change: { armies: [[army.id, withForce(army, force)]], set: { nextId: tale.state.nextId + joined + 1 } },
    told: [
      {
        to: [army.owner],
        section: 'battles',
        text: `${army.name} feasted on the fallen; ${joined} Drugged joined.`,
      },
    ],
  });
  return left;
};

/** Only armies of the race that won or held the field (CHR-RAC-01): all feast, then the last one drugs the rest. */
export const feast = (tale: Tale, dice: Dice, battle: OpenBattle, result: FightResult): void => {
  for (const side of ['A', 'B'] as const satisfies readonly SideId[]) {
    if (result.winner !== side && result.winner !== 'draw') continue;
    const armies = armiesOfSide(tale.state, battle, side).filter((army) => raceOf(army) === 'ST');
    let bodies = result.enemyDead[side] - result.feastedInBattle[side];
    for (const [nth, army] of armies.entries())
      if (bodies > 0) bodies = feastOf(tale, dice, army, bodies, nth === armies.length - 1);
  }
};
