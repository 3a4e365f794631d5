import { type Fate, type Line, lineOf, MODERATOR, type Place, type Seat } from '@warmoot/kernel';
import { apply, type BloodEvent } from '../engine/events.ts';
import { stepText } from '../engine/stepText.ts';
import { spotOf } from '../scene/tablePlace.ts';
import type { BloodState } from '../state/state.ts';
import { hitsLeft, isCommand, type Unit } from '../state/unit.ts';

const HEADINGS: readonly BloodEvent['type'][] = ['begun', 'turnBegan'];

/** BLD-SEQ-04: a half is a part of the story, like a turn. */
const isHeading = ({ type, rules }: BloodEvent): boolean =>
  HEADINGS.includes(type) || (type === 'stepBegan' && rules.includes('BLD-SEQ-04'));

/** Events in which units do something, or something happens to them. */
const DEEDS: readonly BloodEvent['type'][] = [
  'deployed',
  'ordered',
  'charged',
  'answered',
  'moved',
  'contacted',
  'shot',
  'struck',
  'lost',
  'gone',
  'routed',
  'recoiled',
  'advanced',
  'rallied',
];

/** What is secret is told in full only to the side it belongs to. */
const textFor = ({ text, toOthers, of }: BloodEvent, seat: Seat): string =>
  toOthers === undefined || seat === of || seat === MODERATOR ? text : toOthers;

/** The units of an event, those who acted first; a declared charge changes none. */
const unitsOfEvent = (before: BloodState, { type, changes }: BloodEvent): readonly string[] => {
  if (!DEEDS.includes(type)) return [];
  const known = new Set(before.charges.map(({ unit }) => unit));
  const chargers = (changes.rest?.charges ?? []).map(({ unit }) => unit).filter((id) => !known.has(id));
  return [...new Set([...chargers, ...Object.keys(changes.units ?? {}), ...(changes.removed ?? [])])];
};

/** Where it happened: where the first of its units stands afterwards, or stood. */
const placeOfEvent = (before: BloodState, after: BloodState, ids: readonly string[]): Place | undefined => {
  for (const id of ids) {
    const pose = (after.units[id] ?? before.units[id])?.pose;
    if (pose) return spotOf(before, pose);
  }
  return undefined;
};

const changeOf = (was: Unit, now: Unit | undefined): Fate['is'] | undefined => {
  if (now === undefined) return 'lost';
  if (now.isRouted !== was.isRouted) return now.isRouted ? 'routed' : 'rallied';
  return hitsLeft(now) < hitsLeft(was) ? 'hurt' : undefined;
};

const fatesOf = (before: BloodState, after: BloodState, ids: readonly string[]): Fate[] =>
  ids.flatMap((id): Fate[] => {
    const was = before.units[id];
    const is = was && changeOf(was, after.units[id]);
    if (was === undefined || is === undefined) return [];
    const { side, name, profile } = was;
    return [{ is, side, who: name, kind: profile.name, ...(isCommand(was) ? { isLeader: true } : {}) }];
  });

/** BLD-R-77: what sealed orders come to is news for both sides, order by order. */
const isUnsealed = ({ options }: BloodState, { type }: BloodEvent): boolean =>
  options.order === 'SIMULTANEOUS' && (type === 'moved' || type === 'charged' || type === 'advanced');

/** That a step begins is told when somebody is asked in it; steps in which nothing happens are not told at all. */
const isSilent = (before: BloodState, { type, rules, changes }: BloodEvent): boolean => {
  if (type === 'ordered') return rules.includes('BLD-PLY-05') && before.options.order !== 'SIMULTANEOUS';
  const isAsked = (changes.rest?.waiting?.length ?? 0) > 0;
  return type === 'stepBegan' && !isAsked && !rules.includes('BLD-SEQ-04');
};

const lineText = (before: BloodState, event: BloodEvent, seat: Seat): string =>
  event.type === 'stepBegan' && event.rules.includes('BLD-PLY-03')
    ? stepText(before.step)
    : textFor(event, seat);

/** What a seat reads of an event: its sentence, where it happened, to whom, and with what losses. */
export const story = (before: BloodState, event: BloodEvent, seat: Seat): readonly Line[] => {
  if (isSilent(before, event)) return [];
  const after = apply(before, event);
  const ids = unitsOfEvent(before, event);
  const at = placeOfEvent(before, after, ids);
  const fates = fatesOf(before, after, ids);
  const side = event.of ?? before.units[ids[0] ?? '']?.side;
  return [
    {
      ...lineOf(event, lineText(before, event, seat), side, isHeading(event)),
      ...(event.kind === undefined ? {} : { kind: event.kind }),
      ...(at === undefined ? {} : { at, who: ids.flatMap((id) => before.units[id]?.name ?? []) }),
      ...(fates.length === 0 ? {} : { fates }),
      ...(isUnsealed(before, event) && ids.length > 0 ? { acts: ids } : {}),
    },
  ];
};
