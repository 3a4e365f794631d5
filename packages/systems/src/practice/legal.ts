import { firstRefusal, permit, type Seat, unreachable, type Verdict } from '@warmoot/kernel';
import { WOODS } from './board.ts';
import type { PracticeCommand } from './commands.ts';
import { checkAttack, legalTargets } from './rules/fighting/attack.ts';
import { checkHide } from './rules/hiding/hiding.ts';
import { checkMove, legalMoves } from './rules/movement/move.ts';
import { archersAreHidden, isTheirPart } from './rules/parts.ts';
import type { PracticeView } from './view.ts';

export const check = (view: PracticeView, seat: Seat, command: PracticeCommand): Verdict => {
  switch (command.type) {
    case 'hide':
      return checkHide({ view, seat, at: command.at });
    case 'move':
      return checkMove({ view, seat, band: command.band, to: command.to });
    case 'attack':
      return checkAttack({ view, seat, band: command.band, target: command.target });
    case 'endTurn':
      return firstRefusal([isTheirPart, archersAreHidden], { view, seat });
    case 'resign':
      return permit; // PRC-END-03; after the end MOT-01 refuses it
    default:
      return unreachable(command);
  }
};

/** Commands without a band: hiding, ending the turn. */
const TABLE = 'table';

export const subjects = (view: PracticeView, seat: Seat): string[] =>
  isTheirPart({ view, seat }).ok
    ? [...view.bands.filter((band) => band.side === seat && !band.used).map(({ id }) => id), TABLE]
    : [];

const tableCommands = (): PracticeCommand[] => [
  ...WOODS.map((at): PracticeCommand => ({ type: 'hide', at })),
  { type: 'endTurn' },
];

export function* legal(view: PracticeView, seat: Seat, subject: string): Generator<PracticeCommand> {
  if (subject === TABLE) {
    for (const command of tableCommands()) if (check(view, seat, command).ok) yield command;
    return;
  }
  const use = { view, seat, band: subject };
  for (const target of legalTargets(use)) yield { type: 'attack', band: subject, target };
  for (const to of legalMoves(use)) yield { type: 'move', band: subject, to };
}
