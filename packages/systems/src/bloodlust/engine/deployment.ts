import { say } from '@warmoot/kernel';
import { toDeploy } from '../rules/setup/deploy.ts';
import { otherSide, type Side } from '../state/options.ts';
import { type BloodState, unitsOfSide } from '../state/state.ts';
import { isCommand } from '../state/unit.ts';
import { sideName } from '../words/names.ts';
import { goOn } from './sequence.ts';
import type { Tale } from './tale.ts';

/** The next command of a side that is not deployed yet. */
const nextCommand = (state: BloodState, side: Side): string | undefined =>
  unitsOfSide(state, side).find(
    (unit) => isCommand(unit) && toDeploy({ ...state, deploying: unit.id }).length > 0,
  )?.id;

/** BLD-SET-06: whole commands in turn; when all stand, the first turn begins. */
export const deployNext = (tale: Tale, side: Side) => {
  const own = nextCommand(tale.state, side);
  const who = own === undefined ? otherSide(side) : side;
  const deploying = own ?? nextCommand(tale.state, who);
  if (deploying === undefined) return goOn(tale);
  const general = tale.state.units[deploying]?.name ?? deploying;
  tale.tell(
    'stepBegan',
    say`The ${sideName(tale.state.options, who)} deploy the command of ${general}.`,
    ['BLD-SET-06'],
    { rest: { step: 'deploy', deploying, active: who, waiting: [who] } },
    { of: who },
  );
};
