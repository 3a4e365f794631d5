/** Dig Tunnel (CHR-EAC-05..07, CHR-UND-08, CHR-RAC-31, CHR-R-104). */
import type { Dice, Roll } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/index.ts';
import type { Change } from '../../engine/events.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Action } from '../../orders/orders.ts';
import {
  cellOn,
  type Ground,
  type Hex,
  hexCount,
  isBelow,
  NOWHERE,
  neighbour,
  otherLayer,
  TERRAIN_LETTERS,
  terrainAt,
} from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { Campaign, Unit } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { unitOrderIn } from '../execution/orders.ts';
import { entranceMark, hasEntrance, knowledgeOf, knowsEntrance, withMore } from '../ground/known.ts';
import { fails } from './duties.ts';
import { type Work, workOn } from './works.ts';

type Dig = Extract<Action, { a: 'dig' }>;

const workOf = ({ step }: Dig): Work =>
  step === 'ENTRANCE'
    ? { kind: 'dig ENTRANCE', actions: 4, what: 'an entrance', rules: ['CHR-EAC-06', 'CHR-R-104'] }
    : { kind: `dig ${step}`, actions: 2, what: 'a tunnel', rules: ['CHR-EAC-05', 'CHR-R-104'] };

/** Where the work leads, or NOWHERE if it is not possible. */
const goalOf = (campaign: Campaign, { at, owner }: Unit, { step }: Dig): Hex => {
  const { ground } = campaign;
  if (!isBelow(ground, at)) return NOWHERE;
  if (step === 'ENTRANCE') {
    const above = otherLayer(ground, at);
    const open =
      !['water', 'crag'].includes(terrainAt(ground, above)) && cityAt(campaign, above) === undefined;
    // CHR-HID-24: an undiscovered one does not prevent it
    const isThere = hasEntrance(campaign, at) && knowsEntrance(campaign, owner, at);
    return open && !isThere ? above : NOWHERE;
  }
  const beyond = typeof step === 'number' ? neighbour(ground, at, step) : NOWHERE;
  return beyond !== NOWHERE && terrainAt(ground, beyond) === 'rock' ? beyond : NOWHERE;
};

const dug = (ground: Ground, hex: Hex): Ground => {
  const cell = hex - hexCount(ground);
  return {
    ...ground,
    below: ground.below.slice(0, cell) + TERRAIN_LETTERS.tunnel + ground.below.slice(cell + 1),
  };
};

/** The record of finished work: digging on in the same turn carries no new danger. */
const DUG = { work: { kind: 'dug', done: 0 } };

/** A tunnel is dug and entered at once; the digger finds the entrance. */
const finished = (campaign: Campaign, unit: Unit, { step }: Dig, goal: Hex): Change => {
  if (step !== 'ENTRANCE')
    return {
      set: { ground: dug(campaign.ground, goal) },
      units: [[unit.id, { at: goal, cameFrom: unit.at, ...DUG }]],
    };
  const surface = cellOn(campaign.ground, goal);
  const { found } = knowledgeOf(campaign, unit.owner);
  return {
    sites: [[surface, { ...campaign.sites[surface], entrance: true }]],
    units: [[unit.id, DUG]],
    knowledge: [[unit.owner, { found: withMore(found, [entranceMark(campaign.ground, goal)]) }]],
  };
};

/** One draw on any turn with digging: not again in slot 2 when it has dug in slot 1. */
const hasFaced = (campaign: Campaign, unit: Unit): boolean =>
  campaign.slot === 2 &&
  /^d[iu]g/.test(unit.work?.kind ?? '') &&
  unitOrderIn(campaign, unit, 1).action.a === 'dig';

const cavesIn = ({ race }: Unit, die: Roll): boolean =>
  die.value <= (race === 'DW' ? CONSTANTS.caveIn.dwarf : CONSTANTS.caveIn.normal);

const bury = (tale: Tale, unit: Unit, die: Roll, isBuried: boolean): void => {
  tale.tell({
    type: isBuried ? 'caveIn' : 'dugSafely',
    rules: ['CHR-EAC-07', 'CHR-RAC-31', 'CHR-R-104'],
    rolls: [die],
    about: { unit: unit.id },
    ...(isBuried && { change: { units: [[unit.id, null]] } }),
    told: isBuried
      ? [
          {
            to: [unit.owner],
            section: 'units',
            text: `${agreed(unit.name, 'was', 'were')} buried by a cave-in.`,
          },
        ]
      : [],
  });
};

/** The danger draw comes before the work of the turn. */
export const dig = (tale: Tale, dice: Dice, unit: Unit, action: Dig): boolean => {
  const goal = goalOf(tale.state, unit, action);
  if (goal === NOWHERE) {
    fails(tale, unit, 'CHR-R-104', 'it cannot dig there');
    return false;
  }
  if (!hasFaced(tale.state, unit)) {
    const die = roll(dice, 100, `caveIn:${unit.name}`);
    const isBuried = cavesIn(unit, die);
    bury(tale, unit, die, isBuried);
    if (isBuried) return true;
  }
  return workOn(tale, unit, workOf(action), finished(tale.state, unit, action, goal));
};
