import { type Line, lineOf, MODERATOR, type Roll, type Seat, say, unreachable } from '@warmoot/kernel';
import type { PracticeCommand } from './commands.ts';
import type { PracticeEvent } from './events.ts';
import { type Band, bandById, type PracticeState, type Side } from './state.ts';
import type { PracticeView } from './view.ts';

const SIDE_NAMES = { red: 'Red', blue: 'Blue' } as const;

const nameIn = (bands: readonly Band[], id: string): string => bandById(bands, id)?.name ?? id;

/** `move Red spears 1 to 0303` */
export const describe = (view: PracticeView, command: PracticeCommand): string => {
  switch (command.type) {
    case 'hide':
      return say`hide the archers in ${command.at}`;
    case 'move':
      return say`move ${nameIn(view.bands, command.band)} to ${command.to}`;
    case 'attack':
      return say`attack ${nameIn(view.bands, command.target)} with ${nameIn(view.bands, command.band)}`;
    case 'endTurn':
      return 'end your part of the turn';
    case 'resign':
      return 'give up';
    default:
      return unreachable(command);
  }
};

/** PRC-HID-02: only Blue and the moderator learn of a hidden move. */
const knowsOf = (band: Band | undefined, seat: Seat): boolean =>
  band?.hidden !== true || seat === band.side || seat === MODERATOR;

const textOf = (before: PracticeState, event: PracticeEvent, seat: Seat): string | undefined => {
  const name = (id: string): string => nameIn(before.bands, id);
  switch (event.type) {
    case 'begun':
      return 'Red comes for the mill; Blue holds the fords.';
    case 'archersHidden':
      return seat === 'blue' || seat === MODERATOR
        ? say`The archers hide in ${event.at}.`
        : 'Blue has hidden archers in the woods.';
    case 'bandMoved':
      return knowsOf(bandById(before.bands, event.band), seat)
        ? say`${name(event.band)} move to ${event.to}.`
        : undefined;
    case 'archersFound':
      return say`${name(event.by)} find the archers in ${event.at}.`;
    case 'archersCameOut':
      return say`The archers come into the open in ${bandById(before.bands, 'archers')?.at as string}.`;
    case 'attackRolled':
      return say`${name(event.band)} attack ${name(event.target)}: ${event.total}.`;
    case 'bandDestroyed':
      return say`${name(event.band)} are destroyed in ${event.at}.`;
    case 'partEnded':
      return event.side === 'red' ? 'Blue acts.' : say`Turn ${before.turn} ends.`;
    case 'matchEnded':
      return say`${event.reason}: ${SIDE_NAMES[event.winner]} wins.`;
    default:
      return unreachable(event);
  }
};

type Attack = Extract<PracticeEvent, { readonly type: 'attackRolled' }>;

/** Whose band acts or is struck; the archers are Blue's. */
const whose = ({ bands }: PracticeState, event: PracticeEvent): Side | undefined => {
  if (event.type === 'archersHidden' || event.type === 'archersCameOut') return 'blue';
  if (event.type === 'archersFound') return bandById(bands, event.by)?.side;
  return 'band' in event ? bandById(bands, event.band)?.side : undefined;
};

/** What a die was rolled for, in today's wording: older records use other words. */
const rollsFor = ({ bands }: PracticeState, { rolls = [], target }: Attack): Roll[] =>
  rolls.map((roll) => ({ ...roll, why: say`attack on ${nameIn(bands, target)}` }));

export const story = (before: PracticeState, event: PracticeEvent, seat: Seat): Line[] => {
  const text = textOf(before, event, seat);
  const line = text && lineOf(event, text, whose(before, event), event.type === 'partEnded');
  return line ? [event.type === 'attackRolled' ? { ...line, rolls: rollsFor(before, event) } : line] : [];
};
