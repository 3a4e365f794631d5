/** The names behind the tags in the form of a battle (CHR-BTL-03). */
import { PROFILES } from '../data/index.ts';
import type { FightOrder } from '../rules/battle/forms.ts';
import { counted } from '../words/grammar.ts';

type Side = FightOrder['sides'][number];
type FightArmy = Side['armies'][number];

const nameOf = (profile: string): string => PROFILES[profile]?.name ?? profile;

const bandLine = ({ id, profile, models }: FightArmy['warbands'][number]): string => {
  const mix = models.map(({ type, count }) => `${count} ${type}`).join(', ');
  return `    ${id}: ${nameOf(profile)} (${mix})`;
};

const heroLine = ({ id, profile, name, woundsNow }: FightArmy['individuals'][number]): string => {
  const called = name === nameOf(profile) ? name : `${name}, ${nameOf(profile)}`;
  return `    ${id}: ${called} (${counted(woundsNow, 'wound')})`;
};

const armyLines = (side: Side['side'], army: FightArmy): string[] => [
  `  Side ${side}, ${army.empire}${army.garrison ? ', garrison' : ''}: ${army.armyId}, ${army.pv} points`,
  ...army.individuals.map(heroLine),
  ...army.warbands.map(bandLine),
];

export const battleKey = ({ sides }: FightOrder): string[] =>
  sides.flatMap(({ side, armies }) => armies.flatMap((army) => armyLines(side, army)));
