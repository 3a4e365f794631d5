/** Broken armies become Field Armies again (CHR-BRK-01, -07, CHR-R-25, CHR-R-36, CHR-R-175). */
import type { Dice } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { neighbours } from '../../state/ground.ts';
import { armiesOf, cityAt, isAlliedToward } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { isInOpenCity } from '../actions/state.ts';
import { isFieldReady } from '../forces/structure.ts';
import { bonusOf, lineOf, linesOf } from '../forces/troops.ts';
import { isActive } from '../income/cityIncome.ts';

/** CHR-IMP-07, CHR-R-25: of the owner or of one who declares him Allied, in the city hex and around it. */
const cathedralBonus = (campaign: Campaign, { owner, at }: Army): number => {
  const isNear = [at, ...neighbours(campaign.ground, at)].some((hex) => {
    const city = cityAt(campaign, hex);
    return city !== undefined && isActive(city, 'cathedral') && isAlliedToward(campaign, city.owner, owner);
  });
  return isNear ? CONSTANTS.improvements.cathedral.ld : 0;
};

/** CHR-R-36: the commander, otherwise the best individual, then the best warband leader, then the best model. */
const leadershipOf = ({ heroes, bands, commander }: Army): number => {
  const named = heroes.find(({ id }) => id === commander);
  if (named !== undefined) return lineOf(named).LD;
  if (heroes.length > 0) return Math.max(...heroes.map((hero) => lineOf(hero).LD));
  const lines = bands.flatMap((band) =>
    linesOf(band).map(({ model }) => ({ model, LD: model.LD + bonusOf(band).LD })),
  );
  const leaders = lines.filter(({ model }) => model.rank === 'leader' || model.type === 'leader');
  return Math.max(0, ...(leaders.length > 0 ? leaders : lines).map(({ LD }) => LD));
};

/** Not in the turn of the flight itself: it counts from the next (CHR-R-36). */
const mayRegroup = ({ turn }: Campaign, { broken, size }: Army): boolean =>
  broken?.cause === 'routed' && broken.from <= turn && size >= CONSTANTS.fieldMinSize;

const testRegroup = (tale: Tale, dice: Dice, army: Army): void => {
  const die = roll(dice, 20, `regroup:${army.name}`);
  const need = leadershipOf(army) + cathedralBonus(tale.state, army);
  const succeeds = die.value <= need;
  tale.tell({
    type: 'regroupTested',
    rules: ['CHR-BRK-07', 'CHR-R-36'],
    rolls: [die],
    about: { army: army.id, need, succeeds },
    change: succeeds ? { armies: [[army.id, { broken: null, hasTakenField: true }]] } : {},
    told: [
      {
        to: [army.owner],
        section: 'armies',
        text: `${army.name} rolled ${die.value} against ${need} to regroup: ${succeeds ? 'it takes the field again' : 'it stays Broken'}.`,
      },
    ],
  });
};

/** CHR-R-175: without a test, once it is large enough and legal in the hex of an own or Allied city. */
const isRebuilt = (campaign: Campaign, army: Army): boolean =>
  (army.broken?.cause === 'understrength' || army.broken?.cause === 'unready') &&
  isInOpenCity(campaign, army) &&
  isFieldReady(army, army.owner, army.commander);

const takeField = (tale: Tale, rebuilt: readonly Army[]): void => {
  if (rebuilt.length === 0) return;
  tale.tell({
    type: 'armiesRebuilt',
    rules: ['CHR-BRK-01', 'CHR-R-175'],
    about: { armies: rebuilt.map(({ id }) => id) },
    change: { armies: rebuilt.map(({ id }) => [id, { broken: null, hasTakenField: true }]) },
    told: rebuilt.map(({ owner, name }) => ({
      to: [owner],
      section: 'armies',
      text: `${agreed(name, 'is', 'are')} ready for the field.`,
    })),
  });
};

export const regroup = (tale: Tale, dice: Dice): void => {
  for (const army of armiesOf(tale.state).filter((each) => mayRegroup(tale.state, each)))
    testRegroup(tale, dice, army);
  takeField(
    tale,
    armiesOf(tale.state).filter((army) => isRebuilt(tale.state, army)),
  );
};
