import type { Seat, Seen } from '@warmoot/kernel';
import { centreOf } from '@warmoot/tabletop';
import type { BloodView } from '../knowledge/view.ts';
import { check } from '../orders/check.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { legal } from '../orders/legal.ts';
import { planned } from '../orders/planned.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { enemiesOf } from '../rules/movement/march.ts';
import { meant } from '../scene/meant.ts';
import { spotOf } from '../scene/tablePlace.ts';
import type { Side } from '../state/options.ts';

/** What these players order; the rest they leave. A command that undoes another would never let a step end. */
const ORDERED: readonly BloodCommand['type'][] = [
  'fire',
  'charge',
  'respond',
  'move',
  'reform',
  'turnToFace',
  'advance',
  'rally',
  'strategicMove',
];

/** BLD-PLY-13: pointing at the nearest enemies and the Key Feature, as a person would; `check` judges it. */
const pointed = (view: Seen<BloodView>, seat: Seat, id: string): BloodCommand[] => {
  const table = planned(view, seat as Side);
  const unit = table.units[id];
  if (view.step !== 'move' || unit === undefined || unit.pose === null || unit.deeds.hasMoved) return [];
  const here = centreOf(bodyOf(table, unit));
  const enemies = enemiesOf(table, unit)
    .map((enemy) => centreOf(bodyOf(table, enemy)))
    .map((at) => ({ at, square: (at.x - here.x) ** 2 + (at.y - here.y) ** 2 }))
    .toSorted((a, b) => a.square - b.square)
    .slice(0, 2)
    .map(({ at }) => at);
  const { width, height } = view.table;
  const middle = { x: width / 2, y: height / 2 };
  return [...enemies, middle].flatMap((at): BloodCommand[] => {
    const order = meant(table, seat, [id], spotOf(table, at));
    return order !== undefined && check(view, seat, order).ok ? [order] : [];
  });
};

/** The orders among which a computer player chooses for one unit. */
export const choicesFor = (
  view: Seen<BloodView>,
  seat: Seat,
  id: string,
  points: boolean,
): BloodCommand[] => [
  ...[...legal(view, seat, id)].filter(({ type }) => ORDERED.includes(type)),
  ...(points ? pointed(view, seat, id) : []),
];
