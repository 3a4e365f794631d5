import { type Aftermath, afterBattle, type BattleSide } from '@warmoot/systems/csw/campaign';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import type { Page } from '../../../rules/terminal.ts';
import { diceInHand } from '../muster/diceOptions.ts';
import { drawLines } from '../muster/drawLines.ts';
import { drawLosses } from './drawLosses.ts';
import { drawReturns } from './drawReturns.ts';
import { type AftermathOptions, parseBattle } from './parseBattle.ts';

const drawSide = (side: BattleSide, aftermath: Aftermath, page: Page, isFull: boolean): string[] => {
  const { baggage, charges, field } = aftermath;
  return [
    page.paint('bold', `${side.name}, ${field === 'held' ? 'who hold the field' : 'who lost the field'}`),
    ...drawLosses(aftermath, page, isFull),
    ...drawReturns(side, aftermath, page),
    '',
    ...drawLines([...baggage.lines, ...charges], page),
  ];
};

/** Sections 35 to 37 for both sides, Blue first. */
export const runAftermath = (
  file: string | undefined,
  options: AftermathOptions,
  page: Page,
): CommandOutput => {
  const { blue, red } = parseBattle(file, options);
  const { dice, source, note } = diceInHand(options);
  const ends = [blue, red].map((side) => ({ side, aftermath: afterBattle(side.losses, dice) }));
  const [ofBlue, ofRed] = ends.map(({ side, aftermath }) => ({ name: side.name, ...aftermath }));
  return {
    json: { ...source, blue: ofBlue, red: ofRed },
    lines: [
      ...ends.flatMap(({ side, aftermath }) => [
        ...drawSide(side, aftermath, page, options.full === true),
        '',
      ]),
      page.paint('dim', note()),
    ],
  };
};
