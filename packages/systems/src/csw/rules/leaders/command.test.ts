import { expect, test } from 'vitest';
import {
  battle,
  foot,
  giant,
  goblin,
  leader,
  ogre,
  priest,
  troll,
  unit,
  wizard,
} from '../../testkit/drawn.ts';
import { isCommanded } from './command.ts';

const commanded = (units: Parameters<typeof battle>[0]['units'], name = 'u'): boolean => {
  const stage = battle({ units, map: undefined } as never);
  return isCommanded(stage.battle, stage.unit(name));
};

test('[CSW-LDR-04] [CSW-R-18] a leader commands units within six hexes', () => {
  expect(commanded({ u: foot('blue', '0507'), l: leader('blue', '0501') })).toBe(true);
  expect(commanded({ u: foot('blue', '0508'), l: leader('blue', '0501') })).toBe(false);
  expect(commanded({ u: foot('blue', '0507'), l: leader('red', '0501') })).toBe(false);
});

test('[CSW-R-19] leaders, Giants and the routed need no commander', () => {
  expect(commanded({ u: leader('blue', '0507') })).toBe(true);
  expect(commanded({ u: giant('blue', '0507') })).toBe(true);
  expect(commanded({ u: foot('blue', '0507', 'N', { routed: true }) })).toBe(true);
});

test('[CSW-LDR-08] [CSW-R-57] Giants lead Ogres, Trolls and Goblins, and nobody else', () => {
  expect(commanded({ u: goblin('blue', '0507'), g: giant('blue', '0505') })).toBe(true);
  expect(commanded({ u: ogre('blue', '0507'), g: giant('blue', '0505') })).toBe(true);
  expect(commanded({ u: foot('blue', '0507'), g: giant('blue', '0505') })).toBe(false);
});

test('[CSW-LDR-08] Giants lead Gnolls and Gnomes too', () => {
  const led = (race: string): boolean => {
    const own = {
      code: 'XF',
      name: 'Own Foot',
      category: 'foot',
      points: 2,
      melee: 4,
      defence: 1,
      movement: 4,
    };
    const stage = battle({
      types: [{ ...own, race }],
      units: { u: unit('XF', 'blue', '0507'), g: giant('blue', '0505') },
    });
    return isCommanded(stage.battle, stage.unit('u'));
  };
  expect(['gnoll', 'gnome', 'troll', 'elf', 'dwarf'].map(led)).toEqual([true, true, true, false, false]);
  expect(commanded({ u: troll('blue', '0507'), g: giant('blue', '0505') })).toBe(true);
});

test('[CSW-LDR-08] [CSW-R-112] a routed Giant leads nobody, and neither does an Ogre', () => {
  expect(commanded({ u: goblin('blue', '0507'), g: giant('blue', '0505', { routed: true }) })).toBe(false);
  expect(commanded({ u: goblin('blue', '0507'), g: ogre('blue', '0505') })).toBe(false);
});

test('[CSW-LDR-04] a leader who has fallen or not yet arrived commands nobody', () => {
  for (const status of ['eliminated', 'toEnter', 'routedOff'] as const)
    expect(commanded({ u: foot('blue', '0507'), l: leader('blue', '0505', 'N', { status }) })).toBe(false);
});

test('[CSW-BGL-07] a leader in service under another gives no command', () => {
  expect(commanded({ u: foot('blue', '0507'), l: leader('blue', '0505', 'N', { serves: true }) })).toBe(
    false,
  );
});

test('[CSW-UND-06] only priests and the greater wizards command lesser undead', () => {
  const dead = foot('blue', '0507', 'N', { undead: true });
  expect(commanded({ u: dead, l: leader('blue', '0505') })).toBe(false);
  expect(commanded({ u: dead, l: priest('blue', '0505') })).toBe(true);
  expect(commanded({ u: dead, l: wizard('blue', '0505') })).toBe(true);
  expect(commanded({ u: dead, l: unit('Z1', 'blue', '0505') })).toBe(false);
});

test('[CSW-UND-06] [CSW-R-112] greater undead command the lesser, unless routed', () => {
  const wights = { code: 'WG', name: 'Wights', category: 'foot', race: 'other', traits: ['greaterUndead'] };
  const type = { ...wights, points: 6, melee: 6, defence: 2, movement: 4 };
  const led = (flags: { routed?: boolean }): boolean => {
    const stage = battle({
      types: [type],
      units: { u: foot('blue', '0507', 'N', { undead: true }), g: unit('WG', 'blue', '0505', 'N', flags) },
    });
    return isCommanded(stage.battle, stage.unit('u'));
  };
  expect([led({}), led({ routed: true })]).toEqual([true, false]);
});
