/** Training of individuals, before the cities act (CHR-EXP-03..05, CHR-R-143, CHR-R-144). */
import type { Dice, Roll } from '@warmoot/kernel';
import { type ModelStats, profileOf } from '../../data/index.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Hero } from '../../state/force.ts';
import {
  armiesOf,
  cityAt,
  isAlliedToward,
  playersIn,
  sameName,
  statementsOfKind,
} from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { lineOf } from '../forces/troops.ts';

type Stat = Exclude<keyof ModelStats, 'S' | 'cost'> | 'command';

interface Lesson {
  readonly cost: number;
  /** The highest value, or how much may be added to the bought value. */
  readonly upTo?: number;
  readonly added?: number;
  /** The roll needed, or more; if absent, the current value or less (CHR-R-143). */
  readonly need?: number;
  /** Defence gets better downwards. */
  readonly step?: -1;
}

/** CHR-EXP-03 */
const LESSONS: Readonly<Record<Stat, Lesson>> = {
  CC: { cost: 10, upTo: 18 },
  MW: { cost: 8, upTo: 18 },
  PW: { cost: 10, upTo: 18 },
  LD: { cost: 8, upTo: 18 },
  AC: { cost: 15, added: 2, need: 15 },
  W: { cost: 10, added: 2, need: 15 },
  ST: { cost: 8, added: 2, need: 12 },
  MV: { cost: 10, added: 1, need: 15 },
  A: { cost: 10, added: 2, need: 12 },
  Def: { cost: 15, added: 3, need: 15, step: -1 },
  command: { cost: 1, upTo: 25, need: 10 },
};

const statNamed = (word: string): Stat | undefined =>
  (Object.keys(LESSONS) as Stat[]).find((stat) => sameName(stat, word));

const currentValue = (hero: Hero, stat: Stat): number | null => {
  if (stat !== 'command') return lineOf(hero)[stat];
  return (profileOf(hero).command?.rating ?? 0) + (hero.trained.command ?? 0);
};

/**
 * Stats shown as "–" cannot be raised (CHR-R-143); an individual who cannot lead cannot train command (CHR-EXP-05,
 * CHR-R-144).
 */
const isTeachable = (hero: Hero, stat: Stat): boolean => {
  const value = currentValue(hero, stat);
  if (value === null || (stat === 'command' && value === 0)) return false;
  const { upTo, added } = LESSONS[stat];
  return upTo === undefined ? Math.abs(hero.trained[stat] ?? 0) < added! : value < upTo;
};

const isLearned = (hero: Hero, stat: Stat, die: number): boolean => {
  const { need } = LESSONS[stat];
  return need === undefined ? die <= currentValue(hero, stat)! : die >= need;
};

/** A new wound starts healed. */
const improved = (hero: Hero, stat: Stat): Hero => ({
  ...hero,
  wounds: hero.wounds + (stat === 'W' ? 1 : 0),
  trained: { ...hero.trained, [stat]: (hero.trained[stat] ?? 0) + (LESSONS[stat].step ?? 1) },
});

/** CHR-EXP-04: any number of attempts while the points last; each costs its points, successful or not. */
const train = (dice: Dice, pupil: Hero, stat: Stat, times: number): { hero: Hero; rolls: Roll[] } => {
  const { cost } = LESSONS[stat];
  const rolls: Roll[] = [];
  let hero = pupil;
  while (rolls.length < times && hero.experience >= cost && isTeachable(hero, stat)) {
    const die = roll(dice, 20, `train:${hero.name}:${stat}`);
    rolls.push(die);
    hero = { ...hero, experience: hero.experience - cost };
    if (isLearned(hero, stat, die.value)) hero = improved(hero, stat);
  }
  return { hero, rolls };
};

/** Only in its own or an Allied city hex (CHR-R-143). */
const isAtSchool = (campaign: Campaign, { at, owner }: Army): boolean => {
  const city = cityAt(campaign, at);
  return city !== undefined && isAlliedToward(campaign, city.owner, owner);
};

const tellFailed = (tale: Tale, empire: EmpireId, text: string): void => {
  tale.tell({
    type: 'trainingFailed',
    rules: ['CHR-EXP-03', 'CHR-R-143'],
    told: [{ to: [empire], section: 'execution', text: `${text} (E-11).` }],
  });
};

const attend = (tale: Tale, dice: Dice, army: Army, pupil: Hero, stat: Stat, times: number): void => {
  const { hero, rolls } = train(dice, pupil, stat, times);
  if (rolls.length === 0) {
    tellFailed(tale, army.owner, `${pupil.name} cannot train ${stat}`);
    return;
  }
  const gained = Math.abs((hero.trained[stat] ?? 0) - (pupil.trained[stat] ?? 0));
  tale.tell({
    type: 'heroTrained',
    rules: ['CHR-EXP-03', 'CHR-EXP-04'],
    rolls,
    about: { army: army.id, hero: hero.id, stat, gained, spent: pupil.experience - hero.experience },
    change: { armies: [[army.id, { heroes: army.heroes.map((one) => (one.id === hero.id ? hero : one)) }]] },
    told: [
      {
        to: [army.owner],
        section: 'execution',
        text: `${hero.name} trained ${stat}: ${rolls.map(({ value }) => value).join(', ')}; ${gained} gained, ${counted(hero.experience, 'point')} left.`,
      },
    ],
  });
};

export const training = (tale: Tale, dice: Dice): void => {
  for (const { id } of playersIn(tale.state))
    for (const { hero: name, stat: word, times } of statementsOfKind(tale.state, id, 'train')) {
      const army = armiesOf(tale.state, id).find(({ heroes }) =>
        heroes.some((hero) => sameName(hero.name, name)),
      );
      const stat = statNamed(word);
      if (army === undefined || stat === undefined)
        tellFailed(tale, id, `Nobody called ${name} can train ${word}`);
      else if (!isAtSchool(tale.state, army)) tellFailed(tale, id, `${name} can train only in a city`);
      else attend(tale, dice, army, army.heroes.find((hero) => sameName(hero.name, name))!, stat, times);
    }
};
