/** Names: whether they may be given, and whether they are free in an empire (CHR-R-160, CHR-R-173, CHR-PLY-05). */
import { CITY_NAMES } from '../../data/names.ts';
import type { ReportText } from '../../engine/events.ts';
import { nameProblem, freeName as nextFree } from '../../orderText/names.ts';
import { armiesOf, citiesOf, folded, sameName, spiesOf, unitsOf } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';

/** What is wrong with a name, in words; undefined for a good one. */
export const nameFault = ({ empires }: Campaign, name: string): string | undefined => {
  const problem = nameProblem(
    name,
    empires.map((empire) => empire.name),
  );
  return problem && `${name} cannot be a name: ${problem}`;
};

export const namesIn = (campaign: Campaign, empire: EmpireId): string[] => [
  ...citiesOf(campaign, empire).map(({ name }) => name),
  ...armiesOf(campaign, empire).flatMap(({ name, heroes }) => [name, ...heroes.map((hero) => hero.name)]),
  ...unitsOf(campaign, empire).map(({ name }) => name),
  ...spiesOf(campaign, empire).map(({ name }) => name),
];

/** A name that nobody has yet, in the style of the empire's people; `also` are names about to be given. */
export const cityNameFor = (
  campaign: Campaign,
  empire: EmpireId,
  also: ReadonlySet<string> = new Set(),
): string => {
  const names = CITY_NAMES[campaign.empires[empire]!.race];
  const used = (name: string) =>
    also.has(name) ||
    citiesOf(campaign).some((city) => sameName(city.name, name)) ||
    isNameTaken(campaign, empire, name);
  const daughters = ['New', 'Upper', 'Lower', 'East', 'West'].flatMap((which) =>
    names.map((name) => `${which} ${name}`),
  );
  return [...names, ...daughters].find((name) => !used(name)) ?? freeName(campaign, empire, names[0]!);
};

/** Unique per empire over cities, units, spies and individuals. */
export const isNameTaken = (campaign: Campaign, empire: EmpireId, name: string): boolean =>
  namesIn(campaign, empire).some((taken) => sameName(taken, name));

/** The name, or the name with the next free number (E-13). */
export const freeName = (
  campaign: Campaign,
  empire: EmpireId,
  wanted: string,
  alsoTaken: readonly string[] = [],
): string => {
  const taken = [...namesIn(campaign, empire), ...campaign.empires.map(({ name }) => name), ...alsoTaken];
  return nextFree(wanted, new Set(taken.map(folded)));
};

/** CHR-R-42, CHR-R-173: whoever gets something that had to be numbered is told its new name. */
export const renamedLines = (owner: EmpireId, before: string, after: string): ReportText[] =>
  before === after
    ? []
    : [
        {
          to: [owner],
          section: 'execution',
          text: `You already use the name ${before}: the newcomer is called ${after} (E-13).`,
        },
      ];
