import { expect, test } from 'vitest';
import { opened } from '../../scenarios/testkit.ts';
import { boardOf, cellOfId } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, withUnit } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge } from '../../testkit/testplay.ts';
import { entryCellsFor, lateUnits } from './entry.ts';

const unitNamed = (battle: Battle, side: Side, name: string): Unit =>
  battle.units.find((unit) => unit.side === side && unit.name === name) as Unit;
const entries = (battle: Battle, side: Side, name: string) =>
  entryCellsFor(battle, unitNamed(battle, side, name)).map((cell) => boardIn(battle).ids[cell]);
const standing = (battle: Battle, side: Side, ...hexes: readonly string[]): Battle => {
  const own = battle.units.filter((unit) => unit.side === side);
  return hexes.reduce(
    (state, hex, at) =>
      withUnit(state, own[at]!.id, { status: 'onMap', cell: cellOfId(boardIn(battle), hex) }),
    battle,
  );
};

test('[CSW-SET-07, CSW-R-84] a unit may enter by any hex of its entry edge that no enemy holds', () => {
  const battle = opened('tours');
  expect(entries(battle, 'red', 'Light Foot 1')).toHaveLength(17);
  const held = standing(battle, 'blue', '0105', '0106');
  expect(entries(held, 'red', 'Light Foot 1')).toHaveLength(15);
  expect(entries(held, 'red', 'Light Foot 1')).not.toContain('0105');
  const friends = standing(battle, 'red', '0105');
  expect(entries(friends, 'red', 'Light Foot 2')).toHaveLength(17);
});

test('[CSW-SET-10] if every entry hex is blocked, the nearest along the border serve, in either direction', () => {
  const battle = standing(opened('morgarten'), 'blue', '0108', '0109', '0110');
  expect(entries(battle, 'red', 'Heavy Cavalry 1')).toEqual(['0107', '0111']);
  const further = standing(opened('morgarten'), 'blue', '0108', '0109', '0110', '0107');
  expect(entries(further, 'red', 'Heavy Cavalry 1')).toEqual(['0111']);
});

test('[CSW-S07-04] Mongols enter by any edge at least five hexes from every Silesian', () => {
  const battle = standing(opened('liegnitz'), 'blue', '0109');
  const open = entries(battle, 'red', 'Horse Bow 1');
  expect(open).not.toContain('0113');
  expect(open).toContain('0114');
  expect(open).toContain('2217');
  expect(open).toHaveLength(74 - 9);
});

test('[CSW-S07-04] a Mongol who comes too near learns why, and so does one who enters at no edge', () => {
  const battle = { ...standing(opened('liegnitz'), 'blue', '0109'), step: 'move', phasing: 'red' } as const;
  const { id } = unitNamed(battle, 'red', 'Horse Bow 1');
  const by = (hex: string) => judge(battle, { type: 'enter', units: [id], hex, facing: 'SE', path: [] });
  expect(inPlainEnglish(by('0114'))).toEqual({ ok: true });
  expect(inPlainEnglish(by('0113'))).toMatchObject({
    rule: 'CSW-S07-04',
    because: 'an enemy is less than 5 hexes from 0113',
  });
  expect(inPlainEnglish(by('1109'))).toMatchObject({
    rule: 'CSW-SET-07',
    because: 'Horse Bow 1 does not enter by 1109',
  });
});

test('[CSW-S07-04] the nearest Silesian counts, not the farthest, and each side counts its own enemies', () => {
  const battle = standing(opened('liegnitz'), 'blue', '0109', '2209');
  const open = entries(battle, 'red', 'Horse Bow 1');
  expect(open).toHaveLength(74 - 18);
  expect(open).not.toContain('2213');
  const gone = opened('liegnitz');
  expect(entries(gone, 'red', 'Horse Bow 1')).toHaveLength(74);
});

test('[CSW-S07-04] if no edge hex is that far, the free ones farthest from the Silesians serve', () => {
  const { ids } = boardOf(opened('liegnitz').setup.field);
  const edge = opened('liegnitz').setup.sides.red.entry.map((cell) => ids[cell] as string);
  const guarded = standing(opened('liegnitz'), 'blue', ...edge.filter((_, at) => at % 4 !== 0));
  const open = entries(guarded, 'red', 'Horse Bow 1');
  expect(open.length).toBeGreaterThan(0);
  expect(open.every((hex) => edge.includes(hex as string))).toBe(true);
  expect(open.some((hex) => unitsOn(guarded, hex as string))).toBe(false);
});

const unitsOn = (battle: Battle, hex: string): boolean =>
  battle.units.some((unit) => unit.status === 'onMap' && boardIn(battle).ids[unit.cell] === hex);

test('[CSW-SET-13, CSW-R-84] a unit not on the map at the end of the second turn after its entry turn is late', () => {
  const late = (turn: number) => lateUnits({ ...opened('dorylaeum'), turn }).length;
  expect([late(3), late(4), late(5)]).toEqual([0, 0, 32]);
  expect(lateUnits({ ...opened('tours'), turn: 2 })).toEqual([]);
  expect(lateUnits({ ...opened('tours'), turn: 3 })).toHaveLength(43);
});

test('[CSW-SET-13] a set-up may let units wait longer, or without limit', () => {
  const battle = opened('tours');
  const red = { ...battle.setup.sides.red, entryGrace: null };
  const patient = { ...battle, turn: 9, setup: { ...battle.setup, sides: { ...battle.setup.sides, red } } };
  expect(lateUnits(patient)).toEqual([]);
});
