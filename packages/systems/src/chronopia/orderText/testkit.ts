/**
 * Random order files that cover the whole grammar, and an empire whose names are hard to read. For tests and fuzzers.
 */
import type { Dice } from '@warmoot/kernel';
import type { Statement } from '../orders/orders.ts';
import type { Known } from './known.ts';
import { drawAction } from './testkit/actions.ts';
import { draw, type RandomSource, randomSource, some } from './testkit/hat.ts';
import { drawBattle, drawDiplomacy, drawLedger } from './testkit/statements.ts';

const isLabel = (label: string): boolean => /^(?:0[1-9]|[12][0-9])(?:0[1-9]|[12][0-9])(?: .+)?$/u.test(label);

/** Names that begin other names, contain keywords, end in numbers, or are written in other scripts. */
export const TRICKY: Known = {
  own: [
    { name: 'Firstborn Expeditionary Force', kind: 'army' },
    { name: 'Iron', kind: 'army' },
    { name: 'Iron Host', kind: 'army' },
    { name: 'Red Wolves', kind: 'army' },
    { name: 'Guard', kind: 'army' },
    { name: 'Guard 2', kind: 'army' },
    { name: 'Slavers', kind: 'army' },
    { name: 'Pay Masters', kind: 'army' },
    { name: 'Back to Back', kind: 'army' },
    { name: 'Men in Black', kind: 'army' },
    { name: 'Чёрная Сотня', kind: 'army' },
    { name: "Ångström's Élan", kind: 'army' },
    { name: 'Swift Eyes', kind: 'scout' },
    { name: 'Diggers', kind: 'engineer' },
    { name: 'Pilgrims', kind: 'settler' },
    { name: 'Whisper', kind: 'spy' },
    { name: 'Karsk', kind: 'city' },
    { name: 'Karsk 2', kind: 'city' },
    { name: 'Karsk Inside', kind: 'city' },
    { name: 'St. Al-Karsk', kind: 'city' },
  ],
  individuals: ['Verian', 'Verian 2', 'Meli', 'Learn Master', 'Old Man with Dog'],
  foreign: [
    { name: 'Hammerers', empire: 'Dwarves' },
    { name: 'Kill Squad', empire: 'Dwarves' },
    { name: 'Twin Host', empire: 'Dwarves' },
    { name: 'Twin Host', empire: 'Elves' },
    { name: 'Column 7', empire: 'Elves' },
  ],
  empires: [
    'Firstborn',
    'Firstborn Remnant',
    'Dwarves',
    'Elves',
    'Elves 0412',
    'House 2',
    'Order',
    'Lords in Exile',
  ],
  cities: [
    { name: 'Karsk', empire: 'Firstborn' },
    { name: 'Karsk 2', empire: 'Firstborn' },
    { name: 'Karsk Inside', empire: 'Firstborn' },
    { name: 'St. Al-Karsk', empire: 'Firstborn' },
    { name: 'Karsk', empire: 'Dwarves' },
    { name: 'Deephold', empire: 'Dwarves' },
    { name: 'Fort Military', empire: 'Order' },
    { name: 'Town With Tower', empire: 'Lords in Exile' },
  ],
  bands: [{ id: 'dow-giant', name: 'Marauding Giant' }, { id: 'dow-pirates' }],
  spells: [
    { id: 'Time Shards' },
    { id: 'Envision' },
    { id: 'Raise Risen' },
    { id: 'Raise Risen Archers' },
    { id: "Kurg's Fury" },
  ],
  profiles: [
    { id: 'fb-swordsmen', name: 'Firstborn Swordsmen' },
    { id: 'judge', name: 'Judge' },
    { id: 'chronomancer', name: 'Chronomancer' },
  ],
  isHex: isLabel,
};

const drawOrder = (hat: RandomSource): Statement => {
  const unit = draw(hat, [...hat.known.own.map(({ name }) => name), ...hat.given]);
  return { s: 'order', unit, actions: some(hat, 1, 3, drawAction) };
};

const drawStatement = (hat: RandomSource): Statement =>
  draw(hat, [drawOrder, drawOrder, drawOrder, drawLedger, drawDiplomacy, drawBattle])(hat);

/** Legal statements: names that are known or given, numbers and words of the right form. */
export const drawStatements = (dice: Dice, known: Known): Statement[] =>
  some(randomSource(dice, known), 1, 12, drawStatement);
