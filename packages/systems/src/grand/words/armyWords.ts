import { capital, say } from '@warmoot/kernel';
import type { EventOf } from '../engine/events.ts';
import type { Cause } from '../rules/armies/events.ts';
import { strengthOf } from '../state/army.ts';
import { armyIn } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { nameOfKingdom } from '../state/seats.ts';
import { nameOfArmy, nameOfGeneral } from './names.ts';
import { pointsText } from './points.ts';
import { ownerOf, QUIET, spotOf, type Words } from './telling.ts';

const MOVES: Readonly<Record<EventOf<'armyMoved'>['why'], (army: string, to: string) => string>> = {
  ordered: (army, to) => say`${army} marches to ${to}.`,
  forced: (army, to) => say`${army} goes home by way of ${to}.`,
  retreat: (army, to) => say`${army} falls back to ${to}.`,
  advance: (army, to) => say`${army} advances into ${to}.`,
  placed: (army, to) => say`${army} takes refuge in ${to}.`,
};

const LOSSES: Readonly<Partial<Record<Cause, (army: string, points: string) => string>>> = {
  battle: (army, points) => say`${army} loses ${points}.`,
  left: (army, points) => say`Mercenaries worth ${points} leave ${army}.`,
  'left unpaid': (army, points) => say`Unpaid mercenaries worth ${points} leave ${army}.`,
  'went over': (army, points) => say`Troops worth ${points} defect from ${army}.`,
  deserted: (army, points) => say`Mercenaries worth ${points} desert ${army}.`,
  eliminated: (army, points) => say`Mercenaries worth ${points} vanish from ${army}.`,
};

const REMOVALS: Readonly<Partial<Record<Cause, (army: string) => string>>> = {
  battle: (army) => say`${army} is no more.`,
  surrendered: (army) => say`${army} has no way out and surrenders.`,
  scattered: (army) => say`The survivors of ${army} scatter.`,
  'no room': (army) => say`What is left of ${army} has nowhere to go and is lost.`,
  eliminated: (army) => say`${army} is no more.`,
};

const COMING: Readonly<Partial<Record<Cause, (kingdom: string, points: string, place: string) => string>>> = {
  bought: (kingdom, points, place) => say`${kingdom} raises ${points} in ${place}.`,
  'free mercenaries': (kingdom, points, place) =>
    say`Mercenaries worth ${points} join ${kingdom} without pay in ${place}.`,
  hired: (kingdom, points, place) => say`Mercenaries worth ${points} arrive for ${kingdom} in ${place}.`,
  raised: (kingdom, points, place) => say`A great general raises ${points} for ${kingdom} in ${place}.`,
  ransomed: (kingdom, points, place) =>
    say`A ransomed leader worth ${points} is back with ${kingdom} in ${place}.`,
  're-formed': (kingdom, points, place) => say`Troops worth ${points} return to ${kingdom} in ${place}.`,
  'went over': (kingdom, points, place) => say`Defectors worth ${points} join ${kingdom} in ${place}.`,
};

const REASON_WORDS = {
  leader: (army: string) => say`${army} has no general and must go home.`,
  restock: (army: string) => say`${army} has lost its supplies and must go home.`,
  mourning: (army: string) => say`${army} mourns a prince and must go home.`,
} as const;

const LOST_GENERALS = {
  killed: (name: string) => say`General ${name} is killed.`,
  executed: (name: string) => say`General ${name} is executed.`,
  lost: (name: string) => say`General ${name} is lost.`,
  missing: (name: string) => say`General ${name} is missing.`,
} as const;

/** Armies and their generals. */
export const armyWords = {
  armyMoved: (before, { army, path, why }) => {
    const to = path.at(-1) as number;
    return {
      text: MOVES[why](capital(nameOfArmy(before, army)), nameOfSpot(before, to)),
      at: to,
      ...ownerOf(before, army),
    };
  },
  armySplit: (before, { army, part }) => ({
    text: say`A detachment of ${pointsText(before, strengthOf(part))} leaves ${nameOfArmy(before, army)}.`,
    of: part.owner,
    at: part.at,
  }),
  armiesMerged: (before, { into, from }) => ({
    text: say`${capital(nameOfArmy(before, from))} joins ${nameOfArmy(before, into)}.`,
    ...ownerOf(before, into),
    ...spotOf(before, into),
  }),
  armyRemoved: (before, { army, why }) => ({
    text: (REMOVALS[why] ?? REMOVALS.battle)?.(capital(nameOfArmy(before, army))) as string,
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  reasonGiven: (before, { army, reason }) => ({
    text: REASON_WORDS[reason](capital(nameOfArmy(before, army))),
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  reasonEnded: (before, { army, reason }) => ({
    text:
      reason === 'mourning'
        ? say`${capital(nameOfArmy(before, army))} is no longer in mourning.`
        : say`${capital(nameOfArmy(before, army))} is supplied again.`,
    ...ownerOf(before, army),
  }),
  troopsJoined: (before, { kingdom, troops, at, why }) => ({
    text: (COMING[why] ?? COMING.bought)?.(
      nameOfKingdom(kingdom),
      pointsText(before, strengthOf(troops)),
      nameOfSpot(before, at),
    ) as string,
    of: kingdom,
    at,
  }),
  troopsLost: (before, { army, troops, why }) => ({
    text: (LOSSES[why] ?? LOSSES.battle)?.(
      why === 'battle' ? capital(nameOfArmy(before, army)) : nameOfArmy(before, army),
      pointsText(before, strengthOf(troops)),
    ) as string,
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  generalAppointed: (before, { army, general }) => ({
    text: say`${nameOfGeneral(general)}, ability ${general.ability}, takes command of ${nameOfArmy(before, army)}.`,
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  generalLost: (before, { army, general, why }) => ({
    text: LOST_GENERALS[why](nameOfGeneral(general)),
    ...ownerOf(before, army),
    ...spotOf(before, army),
  }),
  generalGone: QUIET,
  experienceGained: (before, { army, general }) => {
    const had = armyIn(before, army)?.commander?.ability ?? 0;
    if (general.ability === had) return undefined;
    return {
      text: say`${nameOfGeneral(general)} is promoted to ability ${general.ability}.`,
      ...ownerOf(before, army),
    };
  },
} satisfies Partial<Words>;
