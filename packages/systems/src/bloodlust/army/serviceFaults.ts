import { say } from '@warmoot/kernel';
import { MODELS, type Model } from '../data/models.ts';
import { type Army, type Entry, entryName } from './army.ts';
import type { ArmyClause } from './armyFault.ts';
import { placedUnits } from './entries.ts';

/** BLD-LST-12. */
export const lateOnlyInItsEra: ArmyClause = (army, { era }) =>
  placedUnits(army).flatMap(({ entry, at }) => {
    const name = entryName(entry);
    const isLate = name === 'Cannon' || /\blate\b/.test(name);
    return isLate && era === 'EARLY' && entry.of.setting === 'HISTORICAL'
      ? [{ rule: 'BLD-LST-12', because: say`${name} can serve only in the Late era`, at }]
      : [];
  });

const alignmentOf = (army: Army, entry: Entry): string | undefined => {
  const model: Model | undefined = entry.kind === 'model' ? MODELS[entry.model.model] : undefined;
  return model?.alignment ?? (entry.of === army.list ? undefined : entry.of.alignment);
};

/** BLD-PTS-06: good and evil never serve together; an army that chose no side has both or neither to answer for. */
export const goodWithoutEvil: ArmyClause = (army) => {
  const { alignment: printed } = army.list;
  const own = printed === 'any' ? army.alignment : printed;
  const placed = placedUnits(army).map((each) => ({ ...each, alignment: alignmentOf(army, each.entry) }));
  const side =
    own === 'good' || own === 'evil' ? own : placed.map(({ alignment }) => alignment).find(isPartisan);
  return placed.flatMap(({ alignment, entry, at }) =>
    isPartisan(alignment) && alignment !== side
      ? [
          {
            rule: 'BLD-PTS-06',
            because: say`${entryName(entry)}: ${alignment} troops cannot serve in an army that is ${side ?? ''}`,
            at,
          },
        ]
      : [],
  );
};

const isPartisan = (alignment: string | undefined): alignment is 'good' | 'evil' =>
  alignment === 'good' || alignment === 'evil';

/** BLD-R-87. */
export const magicCommandsSkeletons: ArmyClause = (army) =>
  placedUnits(army).flatMap(({ entry, commander, at }) =>
    entry.kind === 'troops' && entry.troops.flags.includes('sk') && commander !== 'magic user'
      ? [{ rule: 'BLD-R-87', because: say`only a magic user commands ${entry.troops.name}`, at }]
      : [],
  );

/** BLD-LST-13, BLD-FLY-01. */
export const twoFlyersWithoutPoints: ArmyClause = (army, { points }) => {
  const flyers = placedUnits(army).filter(
    ({ entry }) => entry.kind === 'model' && isFlyer(entry.model.model),
  );
  return points === undefined && army.list.setting === 'FANTASY' && flyers.length > 2
    ? [
        {
          rule: 'BLD-LST-13',
          because: say`without points a side has at most 2 units of flyers, not ${flyers.length}`,
        },
      ]
    : [];
};

const isFlyer = (name: keyof typeof MODELS): boolean => (MODELS[name] as Model).isFlyer === true;
