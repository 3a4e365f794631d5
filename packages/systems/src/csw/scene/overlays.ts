import type { Mark } from '@warmoot/kernel';
import { isFrontFlat } from '../rules/facing/flats.ts';
import { blockedRefusal, outlookOn } from '../rules/sight/outlook.ts';
import { distance, NOWHERE, nextTo } from '../state/board.ts';
import { type Battle, boardIn, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { placeOf, placesOf } from './marks.ts';

/** CSW-P-05: the front hexes of a unit, and its rear hexes; a routed unit has only a rear (CSW-FAC-07). */
export const facingMarks = (battle: Battle, unit: Unit): Mark[] => {
  const board = boardIn(battle);
  const hexes = ([0, 1, 2, 3, 4, 5] as const).map((direction) => ({
    cell: nextTo(board, unit.cell, direction),
    front: !unit.routed && isFrontFlat(unit.facing, direction),
  }));
  const mark = (kind: string, front: boolean): Mark => ({
    kind,
    places: placesOf(
      battle,
      hexes.filter((hex) => hex.front === front && hex.cell !== NOWHERE).map(({ cell }) => cell),
    ),
    rule: 'CSW-FAC-02',
  });
  return [mark('front', true), mark('rear', false)].filter(({ places }) => places.length > 0);
};

/** CSW-P-06: how every hex looks from one, with a given range of sight. Blocked ones name what is in the way. */
export const sightMarks = (battle: Battle, from: number, limitInHexes: number): Mark[] => {
  const marks = new Map<string, Mark>();
  for (const cell of boardIn(battle).ids.keys()) {
    if (cell === from) continue;
    const { label, rule, ...mark } = sightMark(battle, from, cell, limitInHexes);
    const key = `${mark.kind} ${label}`;
    const places = [...(marks.get(key)?.places ?? []), placeOf(battle, cell)];
    marks.set(key, { ...mark, places, ...(label && { label }), ...(rule && { rule }) });
  }
  return [...marks.values()];
};

const sightMark = (battle: Battle, from: number, cell: number, limitInHexes: number): Mark => {
  const outlook = outlookOn(battle, from, cell, limitInHexes);
  if (outlook.how === 'seen') return { kind: 'seen', places: [] };
  if (outlook.how === 'dark')
    return { kind: 'dark', places: [], label: 'too dark to see', rule: 'CSW-NGT-04' };
  if (outlook.how === 'indirect')
    return { kind: 'indirect', places: [], label: 'indirect fire reaches it', rule: 'CSW-IND-01' };
  const { because } = blockedRefusal(battle, from, cell, outlook.blocked);
  return { kind: 'blocked', places: [], label: because, rule: outlook.blocked.rule };
};

/** CSW-MIS-04: how far its missiles carry, whatever is in the way. */
export const rangeMark = (battle: Battle, unit: Unit): Mark => {
  const board = boardIn(battle);
  const { rangeInHexes } = typeOf(battle, unit);
  const cells = [...board.ids.keys()].filter((cell) => distance(board, unit.cell, cell) <= rangeInHexes);
  return { kind: 'range', places: placesOf(battle, cells), label: 'within range', rule: 'CSW-MIS-04' };
};
