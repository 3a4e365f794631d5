/** Foraging and hunger (CHR-FOR, CHR-TER-02, -03, CHR-UND-06, CHR-R-81): armies Out of Supply forage or die. */
import { type Dice, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import { isBelow, labelOf, terrainAt } from '../../state/ground.ts';
import { armiesOf, cityAt, playersIn } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { woundList } from '../combat/losses.ts';
import { pvOf } from '../forces/points.ts';
import { raceOf } from '../forces/race.ts';
import { starvationNumber } from '../forces/starvation.ts';
import { takeWounds } from '../forces/wounds.ts';
import { isAtSpring } from '../ground/gathering.ts';

const WOUNDS_PER_POINT = 2;
const BELOW_GROUND = -7;
const SWAMP_GOBLINS_AT_HOME = -5;

/** CHR-R-58: nobody starves at a spring. */
const mustForage = (campaign: Campaign, army: Army): boolean =>
  army.supply === 'out' && !isAtSpring(campaign, army);

/** CHR-TER-02, -03: crag kills flyers, desert all but Stygians and those in a city; instead of the roll (CHR-R-81). */
const findsNothing = (campaign: Campaign, army: Army): boolean => {
  const terrain = terrainAt(campaign.ground, army.at);
  if (terrain === 'crag') return true;
  return terrain === 'desert' && raceOf(army) !== 'ST' && cityAt(campaign, army.at) === undefined; // CHR-RAC-22
};

/** CHR-FOR-05: underground the die is worse. */
const dieModifiers = ({ ground }: Campaign, { at }: Army): Modifier[] =>
  modifiers([isBelow(ground, at), 'CHR-UND-06', 'underground', BELOW_GROUND]);

/** CHR-FOR-06, CHR-RAC-39 */
const needOf = ({ ground }: Campaign, army: Army): number => {
  const isHome = raceOf(army) === 'SG' && ['fringe', 'heart', 'forest'].includes(terrainAt(ground, army.at));
  return starvationNumber(army) + (isHome ? SWAMP_GOBLINS_AT_HOME : 0);
};

const vanish = (tale: Tale, army: Army): void => {
  const { ground } = tale.state;
  tale.tell({
    type: 'armyPerished',
    rules: ['CHR-TER-02', 'CHR-TER-03', 'CHR-R-81'],
    about: { army: army.id, empire: army.owner, points: pvOf(army) },
    change: { armies: [[army.id, null]] },
    told: [
      {
        to: [army.owner],
        section: 'armies',
        text: `${army.name} found nothing to live on in ${labelOf(ground, army.at)} and was lost.`,
      },
    ],
  });
};

/** CHR-FOR-01, -02. Starved models cannot be replaced (CHR-FOR-03): they are not among the army's losses. */
const forage = (tale: Tale, dice: Dice, army: Army): void => {
  const die = roll(dice, 20, `forage:${army.name}`);
  const changes = dieModifiers(tale.state, army);
  const need = needOf(tale.state, army);
  const wounds = WOUNDS_PER_POINT * Math.max(0, need - (die.value + totalOf(changes)));
  const { force } = takeWounds(army, wounds, woundList(tale.state, army), army.commander);
  const isGone = force.heroes.length + force.bands.length === 0;
  tale.tell({
    type: 'armyForaged',
    rules: ['CHR-FOR-01', 'CHR-FOR-02'],
    rolls: [die],
    modifiers: changes,
    about: { army: army.id, empire: army.owner, need, wounds, points: pvOf(army) - pvOf(force) },
    change: wounds === 0 ? {} : { armies: [[army.id, isGone ? null : withForce(army, force)]] },
    told: [
      {
        to: [army.owner],
        section: 'armies',
        text: foragingLine(army, need, die.value + totalOf(changes), wounds, isGone),
      },
    ],
  });
};

const foragingLine = (
  { name }: Army,
  need: number,
  total: number,
  wounds: number,
  isGone: boolean,
): string => {
  const outcome =
    wounds === 0 ? 'nobody starves' : isGone ? 'nobody survives' : `${counted(wounds, 'wound')} lost`;
  return `${name} foraged: ${total} against ${need}, ${outcome}.`;
};

/** CHR-FOR-04: at T6, before any combat of the turn; army by army in order of id. */
export const starve = (tale: Tale, dice: Dice): void => {
  for (const { id } of playersIn(tale.state))
    for (const army of armiesOf(tale.state, id).filter((each) => mustForage(tale.state, each)))
      if (findsNothing(tale.state, army)) vanish(tale, army);
      else forage(tale, dice, army);
};
