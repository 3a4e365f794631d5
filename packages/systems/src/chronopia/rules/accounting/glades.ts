/** Spells bought in a Magical Glade (CHR-SPT-08, CHR-R-59). */

import { type Spell, spellNamed } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Hero } from '../../state/force.ts';
import { armiesOf, playersIn, sameName, statementsOfKind } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { isTooLarge, pvOf } from '../forces/points.ts';
import { lineOf } from '../forces/troops.ts';
import { isAtGlade } from '../ground/gathering.ts';
import { booked } from './ledger.ts';

interface Wish {
  readonly army: Army;
  readonly hero: Hero;
  readonly spell: Spell;
}

const wishFor = (campaign: Campaign, empire: EmpireId, name: string, word: string): Wish | undefined => {
  const spell = spellNamed(word);
  const army = armiesOf(campaign, empire).find(({ heroes }) =>
    heroes.some((hero) => sameName(hero.name, name)),
  );
  const hero = army?.heroes.find((one) => sameName(one.name, name));
  return spell === undefined || army === undefined || hero === undefined ? undefined : { army, hero, spell };
};

/** Only magic-users, once ever, and only while the army may grow (CHR-R-31). */
const problem = (campaign: Campaign, { army, hero, spell }: Wish): string | null => {
  if (!isAtGlade(campaign, army)) return 'there is no glade here';
  if (lineOf(hero).PW === null) return 'he is not a spellcaster';
  if (hero.gladeUsed) return 'he has already learned from a glade';
  if (hero.spells.includes(spell.name)) return 'he already knows it';
  if (isTooLarge(pvOf(army) + spell.cost)) return 'the army would be too large';
  return spell.cost > campaign.empires[army.owner]!.treasury ? 'the treasury is too small' : null;
};

const teach = (tale: Tale, { army, hero, spell }: Wish): void => {
  const taught = { ...hero, gladeUsed: true, spells: [...hero.spells, spell.name] };
  const force = { bands: army.bands, heroes: army.heroes.map((one) => (one.id === hero.id ? taught : one)) };
  const { money, ledger } = booked([
    { empire: army.owner, cause: 'spell', what: spell.name, guilders: -spell.cost },
  ]);
  tale.tell({
    type: 'gladeSpellBought',
    rules: ['CHR-SPT-08', 'CHR-R-59'],
    about: { army: army.id, hero: hero.id, spell: spell.name, ledger },
    change: { money, armies: [[army.id, withForce(army, force)]] },
    told: [
      {
        to: [army.owner],
        section: 'armies',
        text: `${hero.name} learned ${spell.name} in the glade for ${counted(spell.cost, 'guilder')}.`,
      },
    ],
  });
};

export const gladePurchases = (tale: Tale): void => {
  for (const { id } of playersIn(tale.state))
    for (const { hero: name, spell: word } of statementsOfKind(tale.state, id, 'glade')) {
      const wanted = wishFor(tale.state, id, name, word);
      const because =
        wanted === undefined ? 'there is no such spell or individual' : problem(tale.state, wanted);
      if (wanted !== undefined && because === null) teach(tale, wanted);
      else
        tale.tell({
          type: 'gladeRefused',
          rules: ['CHR-R-59'],
          told: [
            {
              to: [id],
              section: 'execution',
              text: `${name} cannot learn ${word} in a glade: ${because} (E-11).`,
            },
          ],
        });
    }
};
