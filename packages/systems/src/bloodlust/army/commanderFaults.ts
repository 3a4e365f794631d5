import { say } from '@warmoot/kernel';
import { COMMANDERS, type Commander } from '../data/points.ts';
import { type ArmyClause, counted } from './armyFault.ts';

const COMMANDER_NAMES: Readonly<Record<Commander, string>> = {
  'C-in-C': 'commander-in-chief',
  'sub-general': 'sub-general',
  'allied general': 'allied general',
  'magic user': 'magic user',
};

/** BLD-PTS-04. */
export const rightCommanders: ArmyClause = ({ commands }) =>
  (Object.keys(COMMANDERS) as Commander[]).flatMap((rank) => {
    const { least, most } = COMMANDERS[rank];
    const count = commands.filter(({ commander }) => commander === rank).length;
    if (count >= least && count <= most) return [];
    const because =
      count < least
        ? say`an army needs a ${COMMANDER_NAMES[rank]}`
        : say`an army has at most ${counted(most, COMMANDER_NAMES[rank])}, not ${count}`;
    return [{ rule: 'BLD-PTS-04', because }];
  });

/** BLD-PTS-04. */
export const magicOnlyInFantasy: ArmyClause = ({ list, commands }, { magic }) =>
  commands.flatMap(({ commander }, command) =>
    commander === 'magic user' && (list.setting !== 'FANTASY' || !magic)
      ? [
          {
            rule: 'BLD-PTS-04',
            because: 'a magic user can serve only in a fantasy army, in a battle with magic',
            at: { command },
          },
        ]
      : [],
  );

/** BLD-PTS-05. */
export const everyCommanderHasUnits: ArmyClause = ({ commands }) =>
  commands.flatMap(({ commander, units }, command) =>
    units.length === 0
      ? [{ rule: 'BLD-PTS-05', because: say`the ${COMMANDER_NAMES[commander]} has no unit`, at: { command } }]
      : [],
  );
