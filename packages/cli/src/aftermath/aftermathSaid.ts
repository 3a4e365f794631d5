import { type Aftermath, afterBattle, type BattleSide } from '@warmoot/systems/csw/campaign';
import { unitTypeOf } from '@warmoot/systems/csw/units';
import type { Said } from '../muster/answering.ts';
import { diceInHand } from '../muster/diceOptions.ts';
import { counted } from '../muster/drawColumns.ts';
import { drawLines } from '../muster/drawLines.ts';
import type { Page } from '../rules/terminal.ts';
import { type AftermathOptions, battleTyped } from './battleTyped.ts';

const refilledText = ({ losses }: BattleSide, { refilled }: Aftermath): string[] => {
  const types = [...losses.eliminated, ...losses.routedOff].map(({ type }) => type);
  return refilled.map(({ code, men, units, waiting }) => {
    const { name, category } = unitTypeOf(types, code);
    const who = category === 'creature' ? counted(men, 'beast') : counted(men, 'man', 'men');
    const make = units > 0 ? `${counted(units, 'unit')} of ${name}` : `no whole unit of ${name}`;
    const rest = waiting > 0 ? `, ${waiting} ${units > 0 ? 'over' : 'to fill gaps'}` : '';
    return `${who} back: ${make}${rest}.`;
  });
};

const drawSide = (side: BattleSide, aftermath: Aftermath, page: Page): string[] => {
  const { units, leaders, baggage, field } = aftermath;
  const back = refilledText(side, aftermath).map((text) => ({ text, rules: ['CSW-CAS-04'] }));
  return [
    page.paint('bold', `${side.name}, ${field === 'held' ? 'who hold the field' : 'who lost the field'}`),
    ...(units.length + leaders.length === 0 ? ['  No losses.'] : []),
    ...drawLines(
      [...units, ...leaders].flatMap(({ lines }) => lines),
      page,
    ),
    ...(back.length > 0 ? ['', ...drawLines(back, page)] : []),
    '',
    ...drawLines(baggage.lines, page),
  ];
};

/** Sections 35 to 37 for both sides, Blue first. */
export const aftermathSaid = (file: string | undefined, options: AftermathOptions, page: Page): Said => {
  const { blue, red } = battleTyped(file, options);
  const { dice, source, note } = diceInHand(options);
  const ends = [blue, red].map((side) => ({ side, aftermath: afterBattle(side.losses, dice) }));
  const [ofBlue, ofRed] = ends.map(({ side, aftermath }) => ({ name: side.name, ...aftermath }));
  return {
    json: { ...source, blue: ofBlue, red: ofRed },
    lines: [
      ...ends.flatMap(({ side, aftermath }) => [...drawSide(side, aftermath, page), '']),
      page.paint('dim', note()),
    ],
  };
};
