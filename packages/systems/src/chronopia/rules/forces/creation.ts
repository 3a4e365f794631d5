/** A player's own creation on its way to the moderator (CHR-PCR-01..04, -06). */
import { ABILITIES, OTHER_ABILITIES, PROFILES, type Profile, WEAPONS } from '../../data/index.ts';
import { type Fault, fault } from './fault.ts';

export interface Draft {
  readonly profile: Profile;
  readonly comparable: string;
  readonly background: string;
  readonly miniatures: string;
}

const needs = (because: string): Fault => fault('E-14', 'CHR-PCR-02', because);

const STATS = ['CC', 'MW', 'LD', 'AC', 'W', 'ST', 'MV', 'A', 'Def', 'S', 'cost'] as const;
const isComplete = ({ models }: Profile): boolean =>
  models.length > 0 &&
  models.every(
    (model) => STATS.every((stat) => Number.isInteger(model[stat])) && model.W > 0 && model.cost > 0,
  );

const isKnownAbility = (ability: string): boolean =>
  ability in ABILITIES || ability in OTHER_ABILITIES || /^(Ram|Trample) \d+$/.test(ability);

const unknownIn = ({ models }: Profile): string[] => [
  ...models.flatMap(({ weapons }) => weapons).filter((weapon) => WEAPONS[weapon] === undefined),
  ...models.flatMap(({ abilities }) => abilities).filter((ability) => !isKnownAbility(ability)),
];

/** What is missing from it. A change to troops that exist is refused outright, and the chance is gone (CHR-PCR-03). */
export const draftFaults = ({ profile, comparable, background, miniatures }: Draft): readonly Fault[] =>
  [
    PROFILES[profile.id] !== undefined &&
      fault(
        'E-14',
        'CHR-PCR-03',
        `${profile.id} is already in the lists, and existing troops cannot be changed`,
      ),
    !isComplete(profile) && needs('a line lacks one of its attributes or its cost'),
    profile.models.some(({ weapons }) => weapons.length === 0) && needs('a model has no equipment'),
    ...unknownIn(profile).map((word) => needs(`there is no weapon or ability called ${word}`)),
    PROFILES[comparable] === undefined && needs(`there is no ${comparable || 'unit'} to compare it with`),
    background.trim() === '' && needs('it needs a paragraph of background'),
    miniatures.trim() === '' && needs('it does not say which miniatures stand for it'),
  ].filter((found) => found !== false);
