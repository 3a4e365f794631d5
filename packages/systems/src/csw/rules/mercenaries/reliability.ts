import { type Dice, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { RELIABILITY, type Reliability } from '../../data/reliability.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { enemyOf, hasModule, type Side } from '../../state/setup.ts';
import { type Battle, isOnMap } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { changeSides, desert, isMan } from './turncoats.ts';

const MAX_TOTAL = 12;

const isAtHand = (battle: Battle, unit: Unit): boolean =>
  isMan(battle, unit) && (isOnMap(unit) || (unit.status === 'toEnter' && unit.entryTurn <= battle.turn));

/** CSW-MER-01, CSW-MER-02: the companies of a side that are in the battle, in the order of their first unit. */
const companiesOf = (battle: Battle, side: Side): string[] => [
  ...new Set(
    battle.units
      .filter((unit) => unit.side === side && unit.company !== null && isAtHand(battle, unit))
      .map(({ company }) => company as string),
  ),
];

/** CSW-MER-02: companies that have not yet rolled for this movement segment and have not sworn fealty for the game. */
const nextCompany = (battle: Battle): string | undefined =>
  companiesOf(battle, battle.phasing).find((company) =>
    battle.companies.every(({ name }) => name !== company),
  );

const guildBonus = (battle: Battle, company: string): Modifier[] =>
  modifiers([battle.setup.guilds?.includes(company) ?? false, 'CSW-MER-02', 'guild members', 2]);

const rollFor = (tale: Tale, company: string, dice: Dice): Reliability => {
  const ledger = guildBonus(tale.state, company);
  const { total: dots, rolls } = roll(dice, 2, 6, `reliability of ${company}`);
  const total = Math.min(MAX_TOTAL, dots + totalOf(ledger));
  const effect = RELIABILITY[total - 2] as Reliability;
  tale.tell({
    type: 'companyRolled',
    company,
    total,
    effect,
    rolls,
    modifiers: ledger,
    rules: ['CSW-MER-02', 'CSW-R-66'],
  });
  return effect;
};

/** CSW-MER-02, CSW-SEQ-05 b: one company rolls and does what the dice say. */
export const rollNextCompany = (tale: Tale, dice: Dice): boolean => {
  const { setup, phasing } = tale.state;
  const company = hasModule(setup, 'mercenaries') ? nextCompany(tale.state) : undefined;
  if (company === undefined) return false;
  const effect = rollFor(tale, company, dice);
  if (effect === 'turns') changeSides(tale, company, enemyOf(phasing));
  if (effect === 'deserts') desert(tale, phasing, company);
  if (effect === 'stands')
    tale.tell({
      type: 'asked',
      questions: [{ kind: 'payBonus', side: phasing, company }],
      rules: ['CSW-MER-03'],
    });
  return true;
};
