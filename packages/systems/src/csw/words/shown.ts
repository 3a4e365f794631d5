import type { Fate, Line, LineKind, Place } from '@warmoot/kernel';
import type { CswEvent } from '../engine/events.ts';
import { STEPS } from '../engine/sequence.ts';
import { NOWHERE } from '../state/board.ts';
import { unitsAt } from '../state/occupancy.ts';
import { type Battle, boardIn, isLeader } from '../state/state.ts';
import type { UnitId } from '../state/unit.ts';
import { kindOf } from './describe.ts';
import { type StoryContext, seenOf } from './storyWriter.ts';
import { unitsIn } from './whose.ts';

/** The hex of an event: the one it names, otherwise where its first unit is. */
const cellOf = (before: Battle, event: CswEvent): number => {
  if (event.type === 'attackRolled' || event.type === 'attackDeclared') return event.attack.target;
  if (event.type === 'unitsMoved' || event.type === 'unitsWent') return event.path.at(-1) ?? NOWHERE;
  if (event.type === 'workChanged') return event.work.cell;
  if ('cell' in event && typeof event.cell === 'number') return event.cell;
  const [first] = unitsIn(before, event);
  return first === undefined ? NOWHERE : (before.units[first]?.cell ?? NOWHERE);
};

/** CSW-TUN-02: underground events show their hex only to seats that can see there. */
const isSeen = (context: StoryContext, event: CswEvent): boolean => {
  const ids = unitsIn(context.before, event);
  return seenOf(context, ids).length === ids.length;
};

const placeOf = (context: StoryContext, event: CswEvent): Place | undefined => {
  const cell = cellOf(context.before, event);
  return cell === NOWHERE || !isSeen(context, event) ? undefined : boardIn(context.before).grid.hexes[cell];
};

const FATES: Partial<Record<CswEvent['type'], Fate['is']>> = {
  unitEliminated: 'lost',
  unitsDeserted: 'lost',
  unitLate: 'lost',
  hitTaken: 'hurt',
  unitsRouted: 'routed',
  unitsRallied: 'rallied',
};

const fateOf = (battle: Battle, id: UnitId, fate: Fate['is']): Fate[] => {
  const unit = battle.units[id];
  if (unit === undefined) return [];
  const { side, name } = unit;
  return [
    { is: fate, side, who: name, kind: kindOf(name), ...(isLeader(battle, unit) && { isLeader: true }) },
  ];
};

/** Everybody learns of a loss; other fates only of units that the seat sees (CSW-TUN-02). */
const fatesOf = (context: StoryContext, event: CswEvent): Fate[] => {
  const fate = FATES[event.type];
  if (fate === undefined) return [];
  const ids = unitsIn(context.before, event);
  const known = fate === 'lost' ? ids : seenOf(context, ids);
  return known.flatMap((id) => fateOf(context.before, id, fate));
};

const KINDS: Partial<Record<CswEvent['type'], LineKind>> = {
  unitPlaced: 'move',
  unitsMoved: 'move',
  hexTurned: 'move',
  chargeDeclared: 'move',
  unitsWent: 'morale',
  unitLeftMap: 'morale',
  moraleRolled: 'morale',
  unitsRouted: 'morale',
  rallyRolled: 'morale',
  unitsRallied: 'morale',
  hitTaken: 'loss',
  unitEliminated: 'loss',
  unitsDeserted: 'loss',
  unitLate: 'loss',
};

/** The kind of a declared attack follows from the segment, that of a rolled one from the event. */
const kindIn = ({ step }: Battle, event: CswEvent): LineKind | undefined => {
  if (event.type === 'attackRolled')
    return event.kind === 'missile' || event.kind === 'opportunity' ? 'fire' : 'melee';
  if (event.type === 'attackDeclared' || event.type === 'attackWithdrawn')
    return STEPS[step].segment === STEPS.fireFirst.segment ? 'fire' : 'melee';
  if (event.type === 'unitsWent' && event.how === 'advance') return 'melee';
  return KINDS[event.type];
};

/** Those in the target hex of an attack; underground only those who fight there are concerned. */
const struckIn = (before: Battle, event: CswEvent): UnitId[] => {
  if (event.type !== 'attackRolled' && event.type !== 'attackDeclared') return [];
  const { target, underground } = event.attack;
  return underground ? [] : unitsAt(before, target).map(({ id }) => id);
};

const namesIn = (context: StoryContext, event: CswEvent): string[] => {
  const { before } = context;
  const ids = seenOf(context, [...new Set([...unitsIn(before, event), ...struckIn(before, event)])]);
  return ids.flatMap((id) => before.units[id]?.name ?? []);
};

/** CSW-P-11: what an event is about, its hex and the fate of its units, as far as this seat may see them. */
export const shown = (
  context: StoryContext,
  event: CswEvent,
): Pick<Line, 'at' | 'fates' | 'kind' | 'who'> => {
  const at = placeOf(context, event);
  const fates = fatesOf(context, event);
  const kind = kindIn(context.before, event);
  const who = namesIn(context, event);
  return {
    ...(at && { at }),
    ...(fates.length > 0 && { fates }),
    ...(kind && { kind }),
    ...(who.length > 0 && { who }),
  };
};
