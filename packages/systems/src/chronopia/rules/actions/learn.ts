/** Learn: one new spell per caster and turn (CHR-AAC-11). */
import type { Dice } from '@warmoot/kernel';
import { profileOf, type Spell, spellNamed } from '../../data/index.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Hero } from '../../state/force.ts';
import { sameName, statementsOfKind } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { orderIn } from '../execution/orders.ts';
import { isTooLarge, pvOf } from '../forces/points.ts';
import { mayLearn } from '../forces/purchase.ts';
import { lineOf } from '../forces/troops.ts';
import { fails } from './duties.ts';

interface Lesson {
  readonly hero: string;
  readonly spell: string;
}

/** A caster that tried in slot 1 cannot try again in slot 2. */
const hasTried = (campaign: Campaign, army: Army, name: string): boolean => {
  const { action } = campaign.slot === 2 ? orderIn(campaign, army, 1) : { action: undefined };
  return action?.a === 'recruit' && action.learn.some(({ hero }) => sameName(hero, name));
};

/** CHR-EXP-03: an individual who trains this turn does not learn. */
const isInTraining = (campaign: Campaign, army: Army, name: string): boolean =>
  statementsOfKind(campaign, army.owner, 'train').some(({ hero }) => sameName(hero, name));

const lessonFault = (campaign: Campaign, army: Army, hero: Hero, spell: Spell): string | undefined => {
  const { house, treasury } = campaign.empires[army.owner]!;
  if (!mayLearn(profileOf(hero), house, spell) || lineOf(hero).PW === null)
    return `${hero.name} cannot learn ${spell.name}`;
  if (hero.spells.includes(spell.name)) return `${hero.name} already knows ${spell.name}`;
  if (hasTried(campaign, army, hero.name)) return `${hero.name} has had a lesson this turn`;
  if (isInTraining(campaign, army, hero.name)) return `${hero.name} trains this turn`;
  if (isTooLarge(pvOf(army) + spell.cost)) return 'it would exceed size 25';
  return treasury < spell.cost ? `the treasury cannot pay for ${spell.name}` : undefined;
};

/** The price is paid even if the roll fails; points and upkeep rise on success. */
const learn = (tale: Tale, dice: Dice, army: Army, hero: Hero, spell: Spell): void => {
  const die = roll(dice, 20, `learn:${hero.name}`);
  const learned = die.value <= lineOf(hero).PW!;
  const heroes = army.heroes.map((one) =>
    one === hero ? { ...hero, spells: [...hero.spells, spell.name] } : one,
  );
  const { money, ledger } = booked([
    { empire: army.owner, cause: 'spell', what: spell.name, guilders: -spell.cost },
  ]);
  tale.tell({
    type: learned ? 'spellLearned' : 'spellNotLearned',
    rules: ['CHR-AAC-11'],
    rolls: [die],
    about: { army: army.id, hero: hero.id, spell: spell.name, ledger },
    change: {
      money,
      ...(learned && { armies: [[army.id, withForce(army, { heroes, bands: army.bands })]] }),
    },
    told: [
      {
        to: [army.owner],
        section: 'execution',
        text: `${hero.name} ${learned ? 'learned' : 'failed to learn'} ${spell.name} for ${counted(spell.cost, 'guilder')} (${die.value} against ${lineOf(hero).PW}).`,
      },
    ],
  });
};

export const learnSpells = (tale: Tale, dice: Dice, id: ArmyId, lessons: readonly Lesson[]): void => {
  const taught = new Set<number>();
  for (const lesson of lessons) {
    const army = tale.state.armies[id]!;
    const hero = army.heroes.find(({ name }) => sameName(name, lesson.hero));
    const spell = spellNamed(lesson.spell);
    if (hero === undefined || spell === undefined) {
      fails(tale, army, 'CHR-AAC-11', `nobody called ${lesson.hero} can learn ${lesson.spell}`, 'E-10');
      continue;
    }
    const why = taught.has(hero.id)
      ? `${hero.name} has had a lesson this turn`
      : lessonFault(tale.state, army, hero, spell);
    if (why !== undefined) fails(tale, army, 'CHR-AAC-11', why);
    else {
      taught.add(hero.id);
      learn(tale, dice, army, hero, spell);
    }
  }
};
