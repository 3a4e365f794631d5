import { type Prompt, type Seat, say } from '@warmoot/kernel';
import { whoDecides } from '../engine/decider.ts';
import type { Question } from '../engine/decisions.ts';
import type { StepName } from '../engine/sequence.ts';
import { isDue } from '../rules/movement/moveDesk.ts';
import { isLastCall } from '../rules/setup/entry.ts';
import { endInWords } from '../rules/victory/victory.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, isOnSurface } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { counted, hexName, namesAndSide, nameWithArticle, oneOrMore, sentence } from '../words/describe.ts';

interface Task extends Prompt {
  /** What the others wait for: `Waiting for Red to …`. */
  readonly wait: string;
}

const task = (text: string, help: string, rule: string, wait: string): Task => ({ text, help, rule, wait });

const SET_UP = task(
  'Set up your units: choose a hex and a facing for each.',
  'Units in one hex share a facing and may not exceed six stacking points.',
  'CSW-SET-06',
  'set up',
);
const FIRE = task(
  'Declare missile fire.',
  'The dice are rolled when both sides have declared.',
  'CSW-SEQ-06',
  'declare missile fire',
);
const MELEE = task(
  'Declare attacks on enemies in front of your units.',
  'The dice are rolled when both sides have declared.',
  'CSW-SEQ-07',
  'declare melee attacks',
);
const ADVANCE = task(
  'Advance into the hexes that your attacks have emptied.',
  'Only units that attacked the hex may advance; none has to.',
  'CSW-MEL-11',
  'advance',
);

/** CSW-P-14: what each step asks of the side that decides in it. */
const STEP_TASKS: Partial<Record<StepName, Task>> = {
  chooseSideA: task(
    'Choose which side begins every turn.',
    'You fight on home ground, so the choice is yours.',
    'CSW-SET-03',
    'choose Side A',
  ),
  setUpFirst: SET_UP,
  setUpSecond: SET_UP,
  halfStart: task(
    'Open or close your gates.',
    'You can only do this now.',
    'CSW-GAT-02',
    'open or close gates',
  ),
  rally: task(
    'Rally routed units.',
    'A leader must be with them or next to them; each hex may try once.',
    'CSW-RAL-01',
    'rally',
  ),
  tunnels: task(
    'Collapse tunnels or start new ones.',
    'Only foot units dig.',
    'CSW-TUN-01',
    'start or collapse tunnels',
  ),
  routMoves: task(
    'Move your routed units.',
    'They must move towards your own edge and may not move next to an enemy.',
    'CSW-ROU-05',
    'move routed units',
  ),
  move: task('Move your units.', 'Most units that move or turn cannot fire this turn.', 'CSW-SEQ-01', 'move'),
  fireFirst: FIRE,
  fireSecond: FIRE,
  meleeFirst: MELEE,
  meleeSecond: MELEE,
  advanceFirst: ADVANCE,
  advanceSecond: ADVANCE,
};

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

const retreatText = (battle: Battle, { units, cell }: Asked<'retreat'>): string => {
  const [who, hex] = [namesAndSide(battle, units), hexName(battle, cell)];
  return oneOrMore(
    units,
    say`Choose where ${who} in ${hex} retreats to.`,
    say`Choose where ${who} in ${hex} retreat to.`,
  );
};

const followText = (battle: Battle, { leaders, to }: Asked<'leadersFollow'>): string => {
  const [who, hex] = [namesAndSide(battle, leaders), hexName(battle, to)];
  return oneOrMore(leaders, say`Does ${who} go with them to ${hex}?`, say`Do ${who} go with them to ${hex}?`);
};

const opportunityText = (battle: Battle, { movers, cell }: Asked<'opportunity'>): string => {
  const [who, hex] = [namesAndSide(battle, movers), hexName(battle, cell)];
  return oneOrMore(
    movers,
    say`${who} enters ${hex}: fire or hold fire.`,
    say`${who} enter ${hex}: fire or hold fire.`,
  );
};

const evadeText = (battle: Battle, { movers, unit }: Asked<'evade'>): string => {
  const [who, whom] = [namesAndSide(battle, movers), namesAndSide(battle, [unit])];
  return oneOrMore(
    movers,
    say`${who} comes near ${whom}: evade or stand.`,
    say`${who} come near ${whom}: evade or stand.`,
  );
};

/** What each interruption asks. */
const questionTask = (battle: Battle, question: Question): Task => {
  switch (question.kind) {
    case 'retreat':
      return task(
        retreatText(battle, question),
        'The hexes they can go to are marked.',
        'CSW-MOR-09',
        'choose a retreat',
      );
    case 'leadersFollow':
      return task(
        followText(battle, question),
        say`The units in ${hexName(battle, question.from)} retreat there.`,
        'CSW-LDR-05',
        'decide whether leaders follow',
      );
    case 'chooseLoss':
      return task(
        say`Choose who takes a loss in ${hexName(battle, question.cell)}.`,
        say`Choose one of ${namesAndSide(battle, question.units)}.`,
        'CSW-CBT-06',
        'choose a loss',
      );
    case 'opportunity':
      return task(
        opportunityText(battle, question),
        'Units that fire now cannot fire in the missile segment that follows.',
        'CSW-OPF-04',
        'fire or hold fire',
      );
    case 'evade':
      return task(
        evadeText(battle, question),
        'A unit that evades cannot move in its next movement segment.',
        'CSW-SKI-02',
        'evade or stand',
      );
    case 'payBonus':
      return task(
        say`${question.company} will not march: pay a bonus, or lose the company.`,
        'The bonus counts among your losses; in a campaign it is paid in gold.',
        'CSW-MER-03',
        'pay a bonus or refuse it',
      );
    case 'placeDisplaced':
      return task(
        say`Choose where ${namesAndSide(battle, [question.unit])} goes to make room.`,
        'Mercenaries have changed sides there.',
        'CSW-MER-04',
        'make room',
      );
    case 'declineMelee':
      return task(
        say`${namesAndSide(battle, [question.unit])} may decline melee and step back, or stand.`,
        'The caltrops are left behind and do no harm.',
        'CSW-CAL-05',
        'decline melee or stand',
      );
  }
};

/** CSW-P-01: who must act now, and what to do. */
export const promptFor = (battle: Battle, seat: Seat): Prompt => {
  const { end } = battle;
  if (end !== null) return { text: sentence(endInWords(battle, end.reason)), rule: end.rule };
  const side = whoDecides(battle);
  const [question] = battle.questions;
  const now = question === undefined ? STEP_TASKS[battle.step] : questionTask(battle, question);
  if (side === null || now === undefined) return { text: 'Wait a moment.' };
  const { wait, ...prompt } = now;
  if (side !== seat)
    return { text: say`Waiting for ${nameWithArticle(battle, side)} to ${wait}.`, rule: now.rule as string };
  return { ...prompt, ...stillToCome(battle, side) };
};

/** Units that are not on the map yet, in the steps that can bring them there. */
const stillToCome = (battle: Battle, side: Side): Partial<Prompt> => {
  if (battle.step === 'setUpFirst' || battle.step === 'setUpSecond') return stillToPlace(battle, side);
  return battle.step === 'move' && battle.questions.length === 0 ? stillToEnter(battle, side) : {};
};

/** CSW-SET-07 */
const stillToEnter = (battle: Battle, side: Side): Partial<Prompt> => {
  const own = battle.units.filter((unit) => unit.side === side);
  const due = own.filter((unit) => isDue(battle, unit));
  if (due.length === 0) return {};
  const who = counted(due.length, 'unit', 'units');
  const text = own.some(isOnSurface)
    ? say`Move your units; ${who} may enter the map.`
    : say`Bring your army onto the map: ${who} may enter.`;
  return { text, ...entryHelp(battle, due, own) };
};

/** How an army enters, before its first unit does; later, that its time is running out. */
const entryHelp = (battle: Battle, due: readonly Unit[], own: readonly Unit[]): Partial<Prompt> => {
  if (due.some((unit) => isLastCall(battle, unit)))
    return { help: 'Units that do not enter this turn count as eliminated.', rule: 'CSW-SET-13' };
  return own.some(isOnSurface)
    ? {}
    : { help: 'Pick units beside the map, then a marked hex at its edge.', rule: 'CSW-SET-07' };
};

const stillToPlace = (battle: Battle, side: Side): Partial<Prompt> => {
  const waiting = battle.units.filter((unit) => unit.side === side && unit.status === 'toPlace').length;
  return waiting === 0
    ? { help: 'All units are placed.' }
    : { help: say`Still to place: ${counted(waiting, 'unit', 'units')}.` };
};
