import { type BattleEnd, readBattleEnd } from '@warmoot/systems/csw/campaign';
import type { DiceOptions } from '../muster/diceOptions.ts';
import { troopsIn } from '../muster/troops.ts';
import { Unanswerable } from '../muster/unanswerable.ts';
import { faultIn, jsonFile } from '../unit/jsonFile.ts';

export interface AftermathOptions extends DiceOptions {
  readonly winner?: 'blue' | 'red' | 'draw';
  readonly blue?: string;
  readonly red?: string;
  readonly blueRouted?: string;
  readonly redRouted?: string;
}

const lossesTyped = (typed = ''): { code: string; count: number }[] =>
  troopsIn(typed).map(({ type, count }) => ({ code: type.code, count }));

/** The end of a battle from flags, in the words of the file. */
const fromFlags = ({ winner, blue, red, blueRouted, redRouted }: AftermathOptions): unknown => {
  if (winner === undefined)
    throw new Unanswerable('Say who holds the field, --winner blue, red or draw, or name a file.');
  return {
    winner,
    sides: {
      blue: { eliminated: lossesTyped(blue), routedOff: lossesTyped(blueRouted) },
      red: { eliminated: lossesTyped(red), routedOff: lossesTyped(redRouted) },
    },
  };
};

export const battleTyped = (file: string | undefined, options: AftermathOptions): BattleEnd => {
  const reading = readBattleEnd(file === undefined ? fromFlags(options) : jsonFile(file));
  if (reading.ok) return reading.value;
  throw faultIn(file ?? 'the battle', reading);
};
