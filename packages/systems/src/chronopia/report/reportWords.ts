/** The state of a city or army, and the moderator's acts, in words. */
import type { Override } from '../state/state.ts';
import { counted } from '../words/grammar.ts';
import type { ArmyEntry, CityEntry } from './report.ts';

const turns = (count: number): string => (count === 1 ? 'one turn' : `${count} turns`);

/** `granary, marketplace (inactive); besieged, one turn held` */
export const standingOf = ({ improvements, siegeFailed, conqueredTurns }: CityEntry): string =>
  [
    improvements.map(({ kind, active }) => (active ? kind : `${kind} (inactive)`)).join(', '),
    siegeFailed === null ? '' : `besieged, held out for ${turns(siegeFailed)}`,
    conqueredTurns === null ? '' : `conquered ${turns(conqueredTurns)} ago`,
  ]
    .filter((part) => part !== '')
    .join('; ');

const individualOf = (army: ArmyEntry): string[] =>
  army.individuals.map(({ name, profile, wounds, experience, spells }) =>
    [
      name === profile ? name : `${name} (${profile})`,
      ...(name === army.commander ? ['commander'] : []),
      `${wounds} ${wounds === 1 ? 'wound' : 'wounds'} left`,
      ...(experience > 0 ? [`${experience} experience`] : []),
      ...spells,
    ].join(', '),
  );

/** Losses that can be replaced, the limit and the price (CHR-RSP-01). */
const replacementOf = ({ replaceable, replacement }: ArmyEntry): string[] => {
  if (replaceable.length === 0) return [];
  const dead = replaceable
    .map(({ count, profile, type }) =>
      type === 'trooper' || type === 'individual' ? `${count} ${profile}` : `${count} ${profile} ${type}`,
    )
    .join(', ');
  const terms =
    replacement === null
      ? 'but not here'
      : `up to ${replacement.points} points for ${counted(replacement.price, 'guilder')}`;
  return [`Can be replaced: ${dead}; ${terms}.`];
};

/** The troops and state of an army, line by line. */
export const rosterOf = (army: ArmyEntry): string[] => [
  ...individualOf(army),
  ...(army.warbands.length === 0
    ? []
    : [army.warbands.map(({ profile, models }) => `${models} ${profile}`).join(', ')]),
  ...(army.commander === null ? ['No commander.'] : []),
  ...(army.marches > 0 ? ['Has marched this turn.'] : []),
  ...(army.fruit === null ? [] : [`Carries fruit until turn ${army.fruit}.`]),
  ...replacementOf(army),
];

export const MODERATED = 'What the moderator did';

/** Each override with its before and after (CHR-MOD-03). */
export const overrideWords = ({ turn, what, before, after, reason }: Override): string =>
  `Turn ${turn}, ${what}: before ${before}, after ${after}; ${reason}`;
