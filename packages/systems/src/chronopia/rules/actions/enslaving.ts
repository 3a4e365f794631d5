/** Settlers and engineers caught by armies (CHR-ENS, CHR-ARM-09, CHR-R-88, CHR-R-125). */
import type { Dice, Roll } from '@warmoot/kernel';
import type { Edit, ReportText } from '../../engine/events.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import { armiesAt, isFriendlyToward, sameName, statementsOfKind, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, Unit } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { isOpenTo } from '../combat/openHexes.ts';
import { settlerGoods } from '../combat/settlerGoods.ts';
import { freeName, renamedLines } from '../commands/naming.ts';
import { canBeReached, captorsOf } from '../encounters/units.ts';
import { checkStep } from '../ground/checkStep.ts';
import { stepsHomeward } from '../ground/homeward.ts';
import { moverOf } from '../ground/mover.ts';

const ENSLAVED = 60;
const KILLED = 80;
const SLAIN = 50;
const MOVE = { pace: 'move' } as const;

/** CHR-R-125: away from the captor, toward the nearest own city, legal (CHR-RET-03); null if there is no such hex. */
const escapeHex = (campaign: Campaign, unit: Unit): Hex | null => {
  const mover = moverOf(campaign, unit);
  const open = stepsHomeward(campaign, mover, unit.at, MOVE);
  for (const step of [...open, ...([1, 2, 3, 4, 5, 6] as const)]) {
    const taken = checkStep(campaign, mover, unit.at, step, MOVE);
    if (taken.ok && isOpenTo(campaign, unit.owner, taken.to)) return taken.to;
  }
  return null;
};

/** CHR-ENS-04: it belongs to the captor from now on; its first owner is recorded (CHR-ENS-05). */
const asSlave = (campaign: Campaign, unit: Unit, captor: EmpireId): Partial<Unit> => ({
  owner: captor,
  name: freeName(campaign, captor, unit.name),
  enslavedFrom: unit.enslavedFrom ?? unit.owner,
  work: null,
  raisedTurn: campaign.turn,
});

type Fate = 'enslaved' | 'killed' | 'escaped';
const fateOf = ({ value }: Roll): Fate =>
  value <= ENSLAVED ? 'enslaved' : value <= KILLED ? 'killed' : 'escaped';

const numberedAs = (campaign: Campaign, owner: EmpireId, { name }: Unit): ReportText[] =>
  renamedLines(owner, name, freeName(campaign, owner, name));

const fateEdit = (campaign: Campaign, unit: Unit, captor: EmpireId, fate: Fate): Edit<Unit> => {
  if (fate === 'enslaved') return [unit.id, asSlave(campaign, unit, captor)];
  if (fate === 'killed') return [unit.id, null];
  const to = escapeHex(campaign, unit);
  return [unit.id, { work: null, ...(to !== null && { at: to, cameFrom: unit.at }) }];
};

const largest = (armies: readonly Army[]): Army =>
  [...armies].sort((a, b) => b.size - a.size || a.id - b.id)[0]!;

const fateLines = (
  { empires, ground }: Campaign,
  unit: Unit,
  captors: readonly Army[],
  fate: string,
): ReportText[] => {
  const where = labelOf(ground, unit.at);
  return [
    {
      to: [unit.owner],
      section: 'units',
      text: `${agreed(unit.name, 'was', 'were')} ${fate} in ${where} (${empires[largest(captors).owner]!.name}).`,
    },
    {
      to: [...new Set(captors.map(({ owner }) => owner))],
      section: 'units',
      text: `A band of ${unit.kind}s of ${empires[unit.owner]!.name} was ${fate} in ${where}.`,
    },
  ];
};

/** The roll of CHR-ENS-03 for one unit; the empire of the largest army gets the slaves. */
export const enslave = (tale: Tale, dice: Dice, unit: Unit, captors: readonly Army[]): void => {
  const die = roll(dice, 100, `enslave:${unit.name}`);
  const fate = fateOf(die);
  const captor = largest(captors).owner;
  tale.tell({
    type: 'enslaved',
    rules: ['CHR-ENS-03', 'CHR-R-125'],
    rolls: [die],
    about: { unit: unit.id, fate },
    change: { units: [fateEdit(tale.state, unit, captor, fate)] },
    told: [
      ...fateLines(tale.state, unit, captors, fate === 'escaped' ? 'caught, but got away' : fate),
      ...(fate === 'enslaved' ? numberedAs(tale.state, captor, unit) : []),
    ],
  });
  if (fate === 'killed') settlerGoods(tale, dice, unit, captors);
};

const kill = (tale: Tale, dice: Dice, unit: Unit, captors: readonly Army[]): void => {
  tale.tell({
    type: 'unitKilled',
    rules: ['CHR-ARM-09', 'CHR-R-88'],
    about: { unit: unit.id },
    change: { units: [[unit.id, null]] },
    told: fateLines(tale.state, unit, captors, 'killed'),
  });
  settlerGoods(tale, dice, unit, captors);
};

/** CHR-ENS-07: an army that tries to take slaves goes no further this turn. */
const stop = (tale: Tale, armies: readonly Army[]): void => {
  tale.tell({
    type: 'captorsStopped',
    rules: ['CHR-ENS-07'],
    about: { armies: armies.map(({ id }) => id) },
    change: {
      armies: armies.map(({ id, today }): Edit<Army> => [id, { today: { ...today, stopped: true } }]),
    },
  });
};

/** CHR-ENS-05: an army of its first empire, or of one that empire has declared Friendly or Allied. */
export const liberatorAmong = (
  campaign: Campaign,
  { enslavedFrom: from, owner: captor }: Unit,
  armies: readonly Army[],
): Army | undefined =>
  from === null
    ? undefined
    : armies.find(({ owner }) => owner !== captor && isFriendlyToward(campaign, from, owner));

const liberatorOf = (campaign: Campaign, unit: Unit): Army | undefined => {
  const outside = armiesAt(campaign, unit.at).filter(({ inside }) => !inside);
  return canBeReached(campaign, unit) ? liberatorAmong(campaign, unit, outside) : undefined;
};

/** It goes back to its empire; if that is gone, to the liberator. */
export const free = (tale: Tale, unit: Unit, liberator: Army, rolls: readonly Roll[] = []): void => {
  const { state } = tale;
  const from = unit.enslavedFrom!;
  const owner = state.empires[from]!.fallen === null ? from : liberator.owner;
  tale.tell({
    type: 'slaveFreed',
    rules: ['CHR-ENS-05', 'CHR-R-125'],
    ...(rolls.length > 0 && { rolls }),
    about: { unit: unit.id, owner },
    change: {
      units: [[unit.id, { owner, name: freeName(state, owner, unit.name), enslavedFrom: null, work: null }]],
    },
    told: [
      { to: [unit.owner], section: 'units', text: `${agreed(unit.name, 'was', 'were')} freed.` },
      {
        to: [...new Set([owner, liberator.owner])],
        section: 'units',
        text: `A band of ${unit.kind}s was freed in ${labelOf(state.ground, unit.at)}.`,
      },
      ...numberedAs(state, owner, unit),
    ],
  });
};

/** CHR-ENS-06: `SLAY unit [slot]`, in slot 1 unless another is named. */
const isToDie = (campaign: Campaign, unit: Unit): boolean =>
  unit.enslavedFrom !== null &&
  statementsOfKind(campaign, unit.owner, 'slay').some(
    ({ unit: name, slot }) => sameName(name, unit.name) && (slot || 1) === campaign.slot,
  );

const slay = (tale: Tale, unit: Unit, rolls: readonly Roll[]): void => {
  tale.tell({
    type: 'slaveSlain',
    rules: ['CHR-ENS-06', 'CHR-R-125'],
    ...(rolls.length > 0 && { rolls }),
    about: { unit: unit.id },
    change: { units: [[unit.id, null]] },
    told: [{ to: [unit.owner], section: 'units', text: `${agreed(unit.name, 'was', 'were')} slain.` }],
  });
};

/** A slave's captor and its liberators: if both act in one slot, chance decides. */
const settleSlave = (tale: Tale, dice: Dice, unit: Unit): void => {
  const liberator = liberatorOf(tale.state, unit);
  const isDoomed = isToDie(tale.state, unit);
  const rolls = liberator !== undefined && isDoomed ? [roll(dice, 100, `slay:${unit.name}`)] : [];
  if (isDoomed && (rolls[0]?.value ?? 0) <= SLAIN) slay(tale, unit, rolls);
  else if (liberator !== undefined) free(tale, unit, liberator, rolls);
};

const settleCaught = (tale: Tale, dice: Dice, unit: Unit): void => {
  const { armies, treatment } = captorsOf(tale.state, unit);
  if (treatment === 'spare') return;
  if (treatment === 'kill') kill(tale, dice, unit, armies);
  else {
    enslave(tale, dice, unit, armies);
    stop(tale, armies);
  }
};

/** At the end of a slot, by number (CHR-R-88): slaves first, then units that hostile armies have caught. */
export const settleUnits = (tale: Tale, dice: Dice): void => {
  for (const { id, kind, enslavedFrom } of unitsOf(tale.state)) {
    if (kind === 'scout') continue;
    if (enslavedFrom !== null) settleSlave(tale, dice, tale.state.units[id]!);
    const unit = tale.state.units[id];
    if (unit) settleCaught(tale, dice, unit);
  }
};
