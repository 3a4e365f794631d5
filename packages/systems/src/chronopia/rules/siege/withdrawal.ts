/** Fighting one's way out of a city: a d20 for each wound, 11 or more loses it (CHR-CFT-09, -10). */
import type { Dice, Roll } from '@warmoot/kernel';
import { rollMany, type Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import type { Army } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { lossesBetween, lossesNoted } from '../combat/losses.ts';
import { linesOf } from '../forces/troops.ts';

const LOSES = 11;

const woundsLost = (dice: Dice, wounds: number, who: string, rolls: Roll[]): number => {
  const dies = rollMany(dice, wounds, 20, `withdrawal:${who}`);
  rolls.push(...dies);
  return dies.filter(({ value }) => value >= LOSES).length;
};

/** A model of several wounds is dead or whole afterwards (CHR-WND-04). */
const bandAfter = (band: Band, who: string, dice: Dice, rolls: Roll[]): Band => {
  const models: Record<string, number> = {};
  for (const { model, count } of linesOf(band))
    for (let nth = 0; nth < count; nth++)
      if (woundsLost(dice, model.W, who, rolls) < model.W) models[model.type] = (models[model.type] ?? 0) + 1;
  return { ...band, models };
};

const heroAfter = (hero: Hero, dice: Dice, rolls: Roll[]): Hero => ({
  ...hero,
  wounds: hero.wounds - woundsLost(dice, hero.wounds, hero.name, rolls),
});

export const fightWayOut = (tale: Tale, dice: Dice, army: Army): void => {
  const rolls: Roll[] = [];
  const force: Force = {
    heroes: army.heroes.map((hero) => heroAfter(hero, dice, rolls)).filter(({ wounds }) => wounds > 0),
    bands: army.bands
      .map((band) => bandAfter(band, army.name, dice, rolls))
      .filter(({ models }) => Object.keys(models).length > 0),
  };
  const gone = force.heroes.length + force.bands.length === 0;
  tale.tell({
    type: 'foughtWayOut',
    rules: ['CHR-CFT-09', 'CHR-CFT-10'],
    rolls,
    change: {
      armies: [
        [
          army.id,
          gone
            ? null
            : { ...withForce(army, force), lost: lossesNoted(tale.state, army, lossesBetween(army, force)) },
        ],
      ],
    },
    told: [
      {
        to: [army.owner],
        section: 'battles',
        text: gone
          ? `${agreed(army.name, 'was', 'were')} cut down while leaving.`
          : `${army.name} fought its way out.`,
      },
    ],
  });
};
