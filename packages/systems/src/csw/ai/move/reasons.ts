import { NOWHERE } from '../../state/board.ts';
import type { Battle } from '../../state/state.ts';
import { hexName } from '../../words/describe.ts';
import type { Blow } from '../allot.ts';
import type { Band } from '../bands.ts';
import type { Appraisal } from './appraisal.ts';
import { type Exchange, enemiesBeside } from './contact.ts';
import { type Merits, meritsOf } from './score.ts';

/** The captain's reason when a place is better in this respect. */
const PHRASES: Readonly<Record<keyof Merits, string>> = {
  nearer: 'to come nearer to the enemy',
  safe: 'to keep out of reach of a stronger enemy',
  led: 'to stay within reach of a leader',
  ground: 'to stand on better ground',
  room: 'to make room for those behind',
  shots: 'to get a better shot',
  friends: 'to close up with friends',
  covered: "to get out of the enemy's fire",
  lane: 'to keep an escape route open',
};

const NAMES = Object.keys(PHRASES) as (keyof Merits)[];

/** The respect in which a band's destination most improves on its present hex. */
const betterIn = (battle: Battle, appraisal: Appraisal, band: Band, cell: number): keyof Merits => {
  const meritsAt = (at: number): Merits =>
    meritsOf(battle, appraisal, band, at, enemiesBeside(battle, appraisal, at).length > 0);
  const [here, there] = [meritsAt(band.cell), meritsAt(cell)];
  return NAMES.reduce((best, name) => (there[name] - here[name] > there[best] - here[best] ? name : best));
};

/** `it should cost the enemy 3.2 points and us 1.1` */
const balance = ({ dealt, taken }: Exchange): string =>
  `it should cost the enemy ${tenths(dealt / 2)} points and us ${tenths(taken / 2)}`;

export const strikeReason = (battle: Battle, exchange: Exchange, charges: boolean): string => {
  const where = hexName(battle, exchange.target?.cell ?? NOWHERE);
  return `${charges ? 'a charge on' : 'to strike at'} ${where}: ${balance(exchange)}`;
};

export const marchReason = (battle: Battle, appraisal: Appraisal, band: Band, cell: number): string =>
  cell === band.cell ? 'to turn their front to the enemy' : PHRASES[betterIn(battle, appraisal, band, cell)];

/** `12 factors promise most against it` */
export const shareText = ({ factors, target, gain }: Blow): string =>
  `${factors} factors against Defence Class ${target.defence} should cost the enemy ${tenths(gain / 2)} points`;

/** One decimal is enough for a reader. */
export const tenths = (value: number): string => String(Math.round(value * 10) / 10);
