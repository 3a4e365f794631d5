/** Actions chosen by a press instead of typed: the words a unit may be given, added to its line of the text. */
import type { Action } from '../orders/orders.ts';
import { actionsOf } from '../orderText/check/applicable.ts';
import type { ActionWord } from '../orderText/keywords.ts';
import type { Known } from '../orderText/known.ts';

const WORDS: Readonly<Record<Action['a'], readonly ActionWord[]>> = {
  hold: ['Hold'],
  move: ['Move'],
  march: ['March'],
  patrol: ['Patrol'],
  besiege: ['Besiege'],
  join: ['Join'],
  split: ['Split'],
  disband: ['Disband'],
  recruit: ['Recruit'],
  buildBridge: ['Build Bridge'],
  buildRoad: ['Build Road'],
  workMine: ['Work Mine'],
  buildStructure: ['Build Supply Depot', 'Build Temple', 'Build Watchtower'],
  dig: ['Dig'],
  foundCity: ['Found City'],
  spyOnCity: ['Spy on City'],
  disrupt: ['Disrupt'],
  destroy: ['Destroy'],
  build: ['Build'],
  grow: ['Grow'],
  capitulate: ['Capitulate'],
  counterEspionage: ['Counter Espionage'],
  raiseEngineer: ['Raise Engineer'],
  raiseSpy: ['Raise Spy'],
  commissionScout: ['Commission Scout'],
  raiseTroops: ['Raise Troops'],
  spawnSettlers: ['Spawn Settlers'],
  abandonCity: ['Abandon City'],
};

/** The words that follow this unit's name; none if it is not the empire's own. */
export const actionWords = ({ own }: Known, unit: string): readonly ActionWord[] => {
  const kind = own.find(({ name }) => name === unit)?.kind;
  return kind === undefined ? [] : actionsOf(kind).flatMap((action) => WORDS[action]);
};

/** The text with one more action at the end of the unit's line, and where to write on. */
export const withAction = (
  text: string,
  unit: string,
  word: string,
): { readonly text: string; readonly caret: number } => {
  const lines = text.replace(/\n+$/u, '').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${unit} - `));
  if (at < 0) lines.push(`${unit} - ${word} `);
  else lines[at] = `${lines[at]!.trimEnd()}; ${word} `;
  const end = at < 0 ? lines.length : at + 1;
  return { text: `${lines.join('\n')}\n`, caret: lines.slice(0, end).join('\n').length };
};
