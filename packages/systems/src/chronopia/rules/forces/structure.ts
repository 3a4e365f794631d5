/** What makes an army legal, and fit for the field (CHR-ARM-02, CHR-TRP-03, CHR-TRP-04, CHR-R-32). */
import { CONSTANTS, type Profile, profileOf, TRIBES } from '../../data/index.ts';
import type { Band, Force } from '../../state/force.ts';
import { counted } from '../../words/grammar.ts';
import { isLed, ratingIn } from './command.ts';
import { type Fault, fault } from './fault.ts';
import { isTooLarge, MAX_POINTS, pvOf, sizeOf } from './points.ts';
import { countOf, isMissile, tagsOf } from './troops.ts';

type Check = (force: Force) => readonly (Fault | false)[];
const illegal = (rule: string, because: string): Fault => fault('E-14', rule, because);

const ratios: Check = ({ heroes, bands }) => {
  const missile = bands.filter(isMissile).length;
  return [
    heroes.length > bands.length &&
      illegal(
        'CHR-TRP-03',
        `it has ${counted(heroes.length, 'individual')} and only ${counted(bands.length, 'warband')}`,
      ),
    missile > bands.length - missile &&
      illegal(
        'CHR-TRP-03',
        `it has ${counted(missile, 'missile warband')} and only ${counted(bands.length - missile, 'other')}`,
      ),
  ];
};

const entriesOf = ({ heroes, bands }: Force): Map<Profile, number> => {
  const counts = new Map<Profile, number>();
  for (const one of [...heroes, ...bands]) {
    const profile = profileOf(one);
    counts.set(profile, (counts.get(profile) ?? 0) + 1);
  }
  return counts;
};

/** CHR-R-151: per full thousand, or per thousand begun. */
const allowed = ({ onePer, unique }: Profile, pv: number): number => {
  if (unique) return 1;
  if (onePer === undefined) return Number.MAX_SAFE_INTEGER;
  return onePer.counting === 'full' ? Math.floor(pv / onePer.points) : Math.ceil(pv / onePer.points);
};

const limits: Check = (force) => {
  const pv = pvOf(force);
  return [...entriesOf(force)].map(([profile, count]) => {
    const most = allowed(profile, pv);
    return (
      count > most &&
      illegal('CHR-TRP-03', `${count} x ${profile.name} are too many: ${most} may serve in it`)
    );
  });
};

const points: Check = (force) => [
  isTooLarge(pvOf(force)) &&
    fault('E-09', 'CHR-PLY-08', `it would have ${pvOf(force)} points, more than ${MAX_POINTS}`),
];

/** Also checked for the army after a purchase or a join (CHR-AAC-10, CHR-R-31). */
const RATIOS: readonly Check[] = [points, ratios, limits];

const warbands: Check = ({ bands }) => [bands.length === 0 && illegal('CHR-TRP-03', 'it has no warband')];

const isWithin = (band: Band): boolean => {
  const { min, max, models } = profileOf(band);
  const count = countOf(band);
  return (
    count >= min &&
    count <= max &&
    models.every((model) => model.max === undefined || (band.models[model.type] ?? 0) <= model.max)
  );
};
/** CHR-TRP-04: still legal in the field, where it is not checked. */
const bandSizes: Check = ({ bands }) =>
  bands.map((band) => {
    const { name, min, max } = profileOf(band);
    const because = `a band of ${name} has ${countOf(band)} models instead of ${min} to ${max}`;
    return !isWithin(band) && illegal('CHR-TRP-03', because);
  });

/** Data file, 8, list notes: Warhounds need a Hunter. */
const hounds: Check = ({ heroes, bands }) => [
  bands.some((band) => tagsOf(band).includes('hounds')) &&
    !heroes.some(({ profile }) => profile === 'hunter') &&
    illegal('CHR-RAC-26', 'its Warhounds have no Hunter'),
];

/** CHR-RAC-24 */
const tribes: Check = ({ bands }) =>
  bands.map((band) => {
    const own = profileOf(band).tags.filter((tag) => TRIBES.includes(tag));
    const strange = band.tribe !== undefined && own.length > 0 && !own.includes(band.tribe);
    return (
      strange && illegal('CHR-RAC-24', `${profileOf(band).name} do not belong to the tribe of ${band.tribe}`)
    );
  });

const told = (checks: readonly Check[], force: Force): Fault[] =>
  checks.flatMap((check) => check(force)).filter((found) => found !== false);

export const ratioFaults = (force: Force): readonly Fault[] => told(RATIOS, force);

const commandFaults = (force: Force, empire: number, commander?: number | null): readonly Fault[] => {
  if (isLed(force, empire, commander)) return [];
  const rating = ratingIn(force, empire, commander);
  const because = rating === 0 ? 'nobody in it can lead' : `its commander leads no more than size ${rating}`;
  return [illegal('CHR-CMD-02', `${because}, and it has size ${sizeOf(pvOf(force))}`)];
};

/** Everything that keeps it from being legal; the named commander counts, otherwise the best one. */
export const structureFaults = (
  force: Force,
  empire: number,
  commander?: number | null,
): readonly Fault[] => [
  ...told([warbands, ...RATIOS, bandSizes, hounds, tribes], force),
  ...commandFaults(force, empire, commander),
];

export const isLegal = (force: Force, empire: number, commander?: number | null): boolean =>
  structureFaults(force, empire, commander).length === 0;

/** CHR-ARM-02: legal, and of size 5 or more. */
export const isFieldReady = (force: Force, empire: number, commander?: number | null): boolean =>
  sizeOf(pvOf(force)) >= CONSTANTS.fieldMinSize && isLegal(force, empire, commander);
