/**
 * Creatures that were kept and leave again: restless demons, too few knights, bands never filled (CHR-RAC-07, -09..11,
 * CHR-R-145).
 */
import type { Dice, Roll } from '@warmoot/kernel';
import { profileOf } from '../../data/index.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { armiesOf, cityAt, isAlliedToward } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { countOf } from '../forces/troops.ts';
import { isEmpty } from './casualties.ts';
import { KEEPING } from './keeping.ts';

/** CHR-RAC-11: on 18 they stay for another battle. */
const staysAgain = (hero: Hero, dice: Dice, rolls: Roll[]): boolean => {
  const terms = KEEPING[hero.profile];
  if (terms?.restless !== true) return true;
  const die = roll(dice, 20, `stays:${hero.name}`);
  rolls.push(die);
  return die.value >= terms.need!;
};

/** CHR-RAC-09, -10: fewer than three knights crumble. */
const crumbles = (band: Band): boolean => countOf(band) < (KEEPING[band.profile]?.least ?? 0);

const isUnfilled = (band: Band): boolean =>
  band.unfilledSince !== undefined && countOf(band) < profileOf(band).min;

const leave = (tale: Tale, army: Army, force: Force, rolls: readonly Roll[]): void => {
  const gone = [...army.heroes, ...army.bands].filter(
    ({ id }) => ![...force.heroes, ...force.bands].some((one) => one.id === id),
  );
  if (rolls.length + gone.length === 0) return;
  const names = gone.map((one) => ('name' in one ? one.name : profileOf(one).name)).join(', ');
  tale.tell({
    type: 'summonedLeft',
    rules: ['CHR-RAC-09', 'CHR-RAC-11', 'CHR-R-145'],
    rolls,
    about: { army: army.name, left: gone.length },
    change: { armies: [[army.id, isEmpty(force) ? null : withForce(army, force)]] },
    told:
      gone.length === 0
        ? []
        : [{ to: [army.owner], section: 'battles', text: `Gone from ${army.name}: ${names}.` }],
  });
};

/** After a battle; `before` is the army as it went in: bands formed in this battle stay until the next. */
export const departAfterBattle = (tale: Tale, dice: Dice, before: Army): void => {
  const army = tale.state.armies[before.id];
  if (army == null) return;
  const rolls: Roll[] = [];
  const wasThere = ({ id }: { readonly id: number }) =>
    [...before.heroes, ...before.bands].some((one) => one.id === id);
  const heroes = army.heroes.filter((hero) => !wasThere(hero) || staysAgain(hero, dice, rolls));
  const bands = army.bands.filter((band) => !crumbles(band) && !(wasThere(band) && isUnfilled(band)));
  leave(tale, army, { heroes, bands }, rolls);
};

const isInFriendlyCity = (campaign: Campaign, { at, owner }: Army): boolean => {
  const city = cityAt(campaign, at);
  return city !== undefined && isAlliedToward(campaign, city.owner, owner);
};

/** CHR-R-145: after a visit to a friendly city in which nobody filled the band. */
export const departAfterVisit = (tale: Tale): void => {
  const { turn } = tale.state;
  const isStale = (band: Band) => isUnfilled(band) && band.unfilledSince! < turn;
  for (const army of armiesOf(tale.state))
    if (army.bands.some(isStale) && isInFriendlyCity(tale.state, army))
      leave(tale, army, { heroes: army.heroes, bands: army.bands.filter((band) => !isStale(band)) }, []);
};
