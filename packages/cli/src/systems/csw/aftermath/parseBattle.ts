import { type BattleEnd, readBattleEnd } from '@warmoot/systems/csw/campaign';
import { UserError } from '../../../output/userError.ts';
import type { DiceOptions } from '../muster/diceOptions.ts';
import { findUnit, parseTroops, troopsIn, wordsIn } from '../muster/troops.ts';
import { faultIn, jsonFile } from '../unit/jsonFile.ts';

interface BattleOptions {
  readonly winner?: 'blue' | 'red' | 'draw';
  readonly blue?: string;
  readonly red?: string;
  readonly blueRouted?: string;
  readonly redRouted?: string;
  readonly blueArmy?: string;
  readonly redArmy?: string;
}
export interface AftermathOptions extends DiceOptions, BattleOptions {
  readonly full?: true;
}

interface Loss {
  readonly code: string;
  readonly count: number;
  readonly fellWith?: string;
}

/** `HF=3`, or `W2@HF` for a leader who fell with a unit (CSW-LRC-01). */
const parseLoss = (word: string): Loss => {
  const [lost = '', companion] = word.split('@');
  const { type, count } = parseTroops(lost);
  return {
    code: type.code,
    count,
    ...(companion === undefined ? {} : { fellWith: findUnit(companion).code }),
  };
};

const codesIn = (typed: string): string[] => troopsIn(typed).map(({ type }) => type.code);

const parseSide = (lost = '', routed = '', others = '') => {
  const eliminated = wordsIn(lost).map(parseLoss);
  const routedOff = wordsIn(routed).map(parseLoss);
  const army = [...eliminated, ...routedOff].map(({ code }) => code);
  return { eliminated, routedOff, army: [...army, ...codesIn(others)] };
};

/** The end of a battle from flags, in the words of the file. */
const fromFlags = (options: BattleOptions): unknown => {
  const { winner, blue, red, blueRouted, redRouted, blueArmy, redArmy } = options;
  if (winner === undefined)
    throw new UserError('Say who holds the field (--winner blue, red or draw), or name a file.');
  return {
    winner,
    sides: { blue: parseSide(blue, blueRouted, blueArmy), red: parseSide(red, redRouted, redArmy) },
  };
};

const fromFile = (file: string, options: BattleOptions): unknown => {
  const { winner, blue, red, blueRouted, redRouted, blueArmy, redArmy } = options;
  if ([winner, blue, red, blueRouted, redRouted, blueArmy, redArmy].some((each) => each !== undefined))
    throw new UserError('Name a file or describe the battle with options, not both.');
  return jsonFile(file);
};

export const parseBattle = (file: string | undefined, options: AftermathOptions): BattleEnd => {
  const reading = readBattleEnd(file === undefined ? fromFlags(options) : fromFile(file, options));
  if (reading.ok) return reading.value;
  throw faultIn(file === undefined ? 'The battle' : `The file ${file}`, reading);
};
