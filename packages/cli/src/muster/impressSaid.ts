import { type Line, refusalSentence } from '@warmoot/kernel';
import {
  checkPress,
  impress,
  type Press,
  type Pressed,
  type PressGround,
  VICTIMS,
} from '@warmoot/systems/csw/campaign';
import type { Page } from '../rules/terminal.ts';
import type { Said } from './answering.ts';
import { type DiceOptions, diceInHand } from './diceOptions.ts';
import { counted, gold } from './drawColumns.ts';
import { drawLines } from './drawLines.ts';
import { named, wholeNumber } from './named.ts';
import { Unanswerable } from './unanswerable.ts';

export interface ImpressOptions extends DiceOptions {
  readonly alignment: Press['alignment'];
  readonly squad: string;
  readonly treasury: string;
  readonly held: string;
}

export const impressSaid = (ground: string, options: ImpressOptions, page: Page): Said => {
  const press: Press = {
    ground: named('ground', ground, Object.keys(VICTIMS) as PressGround[]),
    alignment: options.alignment,
    squad: wholeNumber('--squad', options.squad, 0, 99),
    treasury: wholeNumber('--treasury', options.treasury, 0, 9_999_999),
    heldBefore: wholeNumber('--held', options.held, 0, 999),
  };
  const verdict = checkPress(press);
  if (!verdict.ok) throw new Unanswerable(refusalSentence(`impress people in the ${press.ground}`, verdict));
  const { dice, source, note } = diceInHand(options);
  const pressed = impress(press, dice);
  return {
    json: { ...source, press, ...pressed },
    lines: [
      page.paint('bold', `The press gang in the ${press.ground}`),
      ...drawLines(pressed.lines, page),
      '',
      ...drawLines(summary(pressed), page, 0),
      '',
      page.paint('dim', note()),
    ],
  };
};

const summary = ({ units, days, bribes, fine, squadLost }: Pressed): Line[] => [
  {
    text: `${counted(units, 'unit')} of green, unarmed men after ${counted(days, 'day')}, for ${gold(bribes + fine)}.`,
  },
  ...(squadLost ? [{ text: 'The goon squad is lost.' }] : []),
  ...(units > 0
    ? [
        {
          text: 'Without Drill they desert at the week’s end or at their first battle.',
          rules: ['CSW-IMP-06'],
        },
      ]
    : []),
];
