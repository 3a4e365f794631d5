import { type Line, refusalSentence } from '@warmoot/kernel';
import {
  checkPress,
  IMPRESSED_CODE,
  impress,
  outfitCost,
  type PressGang,
  type PressGround,
  type PressResult,
  VICTIMS,
} from '@warmoot/systems/csw/campaign';
import { UNITS, unitTypeOf } from '@warmoot/systems/csw/units';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted, gold } from '../../../output/drawColumns.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { type DiceOptions, diceInHand } from './diceOptions.ts';
import { drawLines } from './drawLines.ts';
import { named, wholeNumber } from './named.ts';

export interface ImpressOptions extends DiceOptions {
  readonly alignment: PressGang['alignment'];
  readonly squad: string;
  readonly treasury: string;
  readonly held: string;
}

export const runImpress = (ground: string, options: ImpressOptions, page: Page): CommandOutput => {
  const press: PressGang = {
    ground: named('ground', ground, Object.keys(VICTIMS) as PressGround[]),
    alignment: options.alignment,
    squad: wholeNumber('--squad', options.squad, 0, 99),
    treasury: wholeNumber('--treasury', options.treasury, 0, 9_999_999),
    heldBefore: wholeNumber('--held', options.held, 0, 999),
  };
  const verdict = checkPress(press);
  if (!verdict.ok) throw new UserError(refusalSentence(`impress people in the ${press.ground}`, verdict));
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

/** CSW-UNT-01: what Light Foot carry. */
const LIGHT_FOOT = ['military pick', 'leather', 'small shield'];
const MEN_IN_A_UNIT = unitTypeOf(UNITS, IMPRESSED_CODE).men;

const armed = (units: number): Line[] => {
  const cost = outfitCost(LIGHT_FOOT, units * MEN_IN_A_UNIT);
  if (!cost.ok) throw new Error(cost.problem);
  return [
    {
      text: `Arming them as Light Foot with ${LIGHT_FOOT.join(', ')} costs ${gold(cost.value)}.`,
      rules: ['CSW-IMP-08', 'CSW-MUS-19'],
    },
    {
      text: 'Begin their Drill within the week (warmoot muster train drill --impressed), or they desert.',
      rules: ['CSW-IMP-06', 'CSW-R-143'],
    },
  ];
};

const raised = ({ units, leftOver, days, bribes, fine }: PressResult): string => {
  const what = units > 0 ? `${counted(units, 'unit')} of green, unarmed men` : 'No unit yet';
  const waiting =
    leftOver > 0 ? `, ${counted(leftOver, 'man', 'men')} held for the next (--held ${leftOver})` : '';
  return `${what}${waiting}, after ${counted(days, 'day')} and for ${gold(bribes + fine)}.`;
};

const summary = (pressed: PressResult): Line[] => [
  { text: raised(pressed) },
  ...(pressed.horses > 0
    ? [
        {
          text: `${counted(pressed.horses, 'horse')} stolen; ten mount a unit.`,
          rules: ['CSW-R-76'],
        },
      ]
    : []),
  ...(pressed.squadLost
    ? [{ text: 'The goon squad is lost, all four units of it.', rules: ['CSW-IMP-05'] }]
    : []),
  ...(pressed.units > 0 ? armed(pressed.units) : []),
];
