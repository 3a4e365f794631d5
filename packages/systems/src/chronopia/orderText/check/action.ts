/** Possible faults in one action of a unit whose kind is known. */

import { foldName } from '../../../orderText/names.ts';
import { nearest } from '../../../orderText/nearest.ts';
import type { Action, Item, Qualifier } from '../../orders/orders.ts';
import { farthest } from '../../rules/ground/allowance.ts';
import { agreed, article, capital, counted } from '../../words/grammar.ts';
import { QUALIFIERS } from '../keywords.ts';
import type { UnitKind } from '../known.ts';
import { targetText } from '../print/words.ts';
import { isActionOf, isApplicable, neverMarches } from './applicable.ts';
import type { CheckWith, MoveAction, Problem } from './checkWith.ts';
import { itemsBought } from './names.ts';

interface Checking {
  readonly ask: CheckWith;
  readonly unit: string;
  readonly kind: UnitKind;
  /** How many actions it has. */
  readonly allowance: number;
  /** Its actions of this turn up to here. */
  readonly before: readonly Action[];
}
type Check = (at: Checking, action: Action) => readonly Problem[];

const one = (problem: Problem | undefined): readonly Problem[] => (problem === undefined ? [] : [problem]);

const qualifiersOf = (action: Action): readonly Qualifier[] => ('with' in action ? action.with : []);
const carriesFruit = (action: Action): boolean => qualifiersOf(action).some(({ q }) => q === 'FRUIT');

/** CHR-GRM-02. One more than usual is allowed with the fruit (CHR-R-56). */
export const tooMany: Check = ({ unit, allowance, before }, action) => {
  const isExtra = before.length === allowance && carriesFruit(action);
  if (before.length < allowance || isExtra) return [];
  const count = allowance === 0 ? 'no action' : allowance === 1 ? 'one action' : `${allowance} actions`;
  return [
    {
      code: 'E-07',
      rule: 'CHR-GRM-02',
      because: `${agreed(unit, 'has', 'have')} ${count} this turn, so this one is ignored`,
    },
  ];
};

const notOpen: Check = ({ unit, kind }, action) => {
  if (isActionOf(kind, action)) return [];
  return action.a === 'march' && neverMarches(kind)
    ? [{ code: 'E-06', rule: 'CHR-ARM-12', because: `${unit} cannot March, so it Moves` }]
    : [
        {
          code: 'E-03',
          rule: 'CHR-R-42',
          because: `${capital(article(kind))} cannot do this, so ${unit} holds`,
        },
      ];
};

/** CHR-R-42: a Patrol takes both actions of a turn, a siege is the last of them. */
const outOfPlace: Check = ({ unit, before }, { a }) => {
  const last = before.at(-1)?.a;
  if (a === 'patrol' && before.length > 0)
    return [{ code: 'E-11', rule: 'CHR-AAC-15', because: `A Patrol takes both actions, so ${unit} holds` }];
  if (last === 'patrol')
    return [
      {
        code: 'E-07',
        rule: 'CHR-AAC-15',
        because: 'The Patrol before it takes both actions, so this one is ignored',
      },
    ];
  if (last === 'besiege')
    return [
      {
        code: 'E-11',
        rule: 'CHR-AAC-14',
        because: `Besiege must be the last action, so ${unit} holds first and then besieges`,
      },
    ];
  return [];
};

const uselessQualifiers: Check = ({ kind }, action) =>
  qualifiersOf(action)
    .filter((qualifier) => !isApplicable(kind, action, qualifier))
    .map(({ q }) => ({
      code: 'E-12',
      rule: 'CHR-GRM-04',
      because: `${QUALIFIERS[q]} does not apply to this action of ${article(kind)} and is ignored`,
    }));

const tooFar = ({ unit, kind }: Checking, { a, steps }: MoveAction): Problem | undefined => {
  const most = kind === 'spy' || kind === 'city' ? 0 : farthest(kind, a);
  if (steps.length <= most) return undefined;
  const because = `${unit} can go at most ${counted(most, 'hex', 'hexes')}, so the rest of the path is cut off`;
  return { code: 'E-05', rule: 'CHR-ARM-12', because };
};

const badWay: Check = (at, action) => {
  if (action.a !== 'move' && action.a !== 'march') return [];
  return one(tooFar(at, action) ?? at.ask.mayGo?.(at.unit, action, at.before));
};

/** Anything that is not on the empire's map counts as unknown, whether hidden or not (CHR-HID-24). */
const unseenTargets: Check = ({ ask, unit }, action) =>
  qualifiersOf(action)
    .flatMap((qualifier) => {
      if (qualifier.q === 'PREFER') return qualifier.targets;
      return (qualifier.q === 'follow' || qualifier.q === 'engage') && qualifier.target
        ? [qualifier.target]
        : [];
    })
    .filter((target) => ask.sees?.(target) === false)
    .map((target) => ({
      code: 'E-10',
      rule: 'CHR-GRM-04',
      because: `${targetText(target)} is not on your map, so ${unit} may not find it`,
    }));

const unknownTroops = (ask: CheckWith, { profile }: Item): Problem[] => {
  const { profiles } = ask.known;
  if (
    profiles.some(({ id, name }) => [id, name].some((each) => each && foldName(each) === foldName(profile)))
  )
    return [];
  const meant = nearest(
    foldName(profile).split(' '),
    profiles.map(({ id }) => id),
  );
  const because = `No troops are called "${profile}"`;
  return [{ code: 'E-14', rule: 'CHR-GRM-04', because, ...(meant !== undefined && { nearest: meant }) }];
};

const badTroops: Check = ({ ask }, action) => itemsBought(action).flatMap((item) => unknownTroops(ask, item));

const CHECKS: readonly Check[] = [outOfPlace, uselessQualifiers, badWay, unseenTargets, badTroops];

/** An action that will not be carried out at all is reported once. */
export const actionProblems: Check = (at, action) => {
  const undone = [tooMany, notOpen].map((check) => check(at, action)).find((found) => found.length > 0);
  if (undone !== undefined) return undone;
  return CHECKS.flatMap((check) => check(at, action));
};
