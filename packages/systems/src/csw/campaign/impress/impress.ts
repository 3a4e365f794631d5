import {
  type Clause,
  type Dice,
  firstRefusal,
  type Line,
  permit,
  refuse,
  type Verdict,
} from '@warmoot/kernel';
import { ANTICS, type Antic, GOON_SQUAD, type PressGround, VICTIMS } from '../data/impressment.ts';
import { tell, throwDice } from '../throwDice.ts';

/** A press gang sets out. */
export interface PressGang {
  readonly ground: PressGround;
  /** How the local people's alignment compares with the character's. */
  readonly alignment: 'same' | 'similar' | 'different';
  /** Regular units in the goon squad. */
  readonly squad: number;
  /** Gold available for fines (CSW-R-76). */
  readonly treasury: number;
  /** Victims of earlier days who are in no unit yet (CSW-IMP-08). */
  readonly heldBefore: number;
}

export interface PressResult {
  readonly victims: number;
  readonly units: number;
  readonly leftOver: number;
  readonly days: number;
  /** CSW-IMP-03 */
  readonly bribes: number;
  readonly fine: number;
  readonly horses: number;
  readonly squadLost: boolean;
  readonly lines: readonly Line[];
}

/** CSW-IMP-01 */
const notOnesOwnKind: Clause<PressGang> = ({ alignment }) =>
  alignment === 'different'
    ? permit
    : refuse('CSW-IMP-01', `the people there are of the ${alignment} alignment`);

/** CSW-IMP-02 */
const aFullSquad: Clause<PressGang> = ({ squad }) =>
  squad >= GOON_SQUAD
    ? permit
    : refuse('CSW-IMP-02', `the goon squad needs ${GOON_SQUAD} regular units and has ${squad}`);

export const checkPress = (press: PressGang): Verdict => firstRefusal([notOnesOwnKind, aFullSquad], press);

/** CSW-IMP-08 */
const MEN_IN_A_UNIT = 20;

/** CSW-IMP-05: fines come from the treasury; a squad that is not ransomed is lost (CSW-R-76). */
const antics = (antic: Antic, treasury: number, dice: Dice) => {
  const horses = antic.stealsHorses ? throwDice(dice, 1, 6, 'horses stolen') : { total: 0, rolls: [] };
  const fine = antic.fine ?? 0;
  const isPaid = fine <= treasury;
  const ending = fine === 0 ? '' : isPaid ? `, ${fine} GP` : `, ${fine} GP that nobody can pay: it is lost`;
  const loot = antic.stealsHorses ? `, ${horses.total} of them` : '';
  return {
    fine: isPaid ? fine : 0,
    horses: horses.total,
    squadLost: antic.lynched === true || !isPaid,
    text: `Antics: ${antic.text}${loot}${ending}.`,
    rolls: horses.rolls,
  };
};

/**
 * CSW-IMP-02 to CSW-IMP-05. Days and bribes depend on the units raised; a squad that raises none spends the days of one
 * and pays no bribes.
 */
export const impress = (press: PressGang, dice: Dice): PressResult => {
  const taken = throwDice(dice, 1, 6, `victims in the ${press.ground}`);
  const victims = VICTIMS[press.ground][taken.total - 1] as number;
  const second = throwDice(dice, 1, 6, 'antics of the goon squad');
  const antic: Antic = ANTICS[second.total - 1] as Antic;
  const doings = antics(antic, press.treasury, dice);
  const held = press.heldBefore + victims;
  const units = Math.floor(held / MEN_IN_A_UNIT);
  const gathering = throwDice(dice, 3 * Math.max(1, units), 6, 'days of gathering');
  const bribes = throwDice(dice, units, 6, 'bribes and hush money');
  const days = gathering.total - (antic.daysEarly ?? 0);
  return {
    victims,
    units,
    leftOver: held % MEN_IN_A_UNIT,
    days,
    bribes: bribes.total * 40,
    fine: doings.fine,
    horses: doings.horses,
    squadLost: doings.squadLost,
    lines: [
      tell(`${victims} victims are taken in the ${press.ground}.`, ['CSW-IMP-04'], taken.rolls),
      tell(doings.text, ['CSW-IMP-05', 'CSW-R-76'], [...second.rolls, ...doings.rolls]),
      tell(`The squad is out for ${days} days.`, ['CSW-IMP-02'], gathering.rolls),
      tell(`Bribes and hush money: ${bribes.total * 40} GP.`, ['CSW-IMP-03'], bribes.rolls),
      tell(`Units of ${MEN_IN_A_UNIT}: ${units}; men left over: ${held % MEN_IN_A_UNIT}.`, ['CSW-IMP-08']),
    ],
  };
};
