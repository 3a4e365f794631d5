import { expect, test } from 'vitest';
import { battle, bow, foot, leader, wizard } from '../../testkit/drawn.ts';
import { play, tell } from '../../testkit/testplay.ts';

test('[CSW-P-17] [CSW-SKI-02] if an evader now stands in the way, the mover stops before him', () => {
  const stage = battle({
    units: {
      u: foot('blue', '0508', 'N'),
      s: bow('red', '0606', 'NE'),
      B: leader('blue', '0109'),
      R: leader('red', '0501', 'S'),
    },
    step: 'move',
    phasing: 'blue',
    modules: ['skirmishers'],
  });
  const path = ['0507', '0506', '0505', '0504'];
  const met = play(stage.battle, { type: 'move', units: stage.ids('u'), path });
  expect(stage.unit('u', met).cell).toBe(stage.cell('0507'));
  const evasion = ['0605', 'NW', '0505'];
  const after = play(met, { type: 'evade', unit: stage.id('s'), path: evasion, leaders: [] });
  expect(stage.unit('s', after).cell).toBe(stage.cell('0505'));
  expect(stage.unit('u', after)).toMatchObject({
    cell: stage.cell('0506'),
    spentHalf: 4,
    moveEnded: false,
  });
  expect(after.interrupted).toBeNull();
});

test('[CSW-MOV-01] [CSW-SET-07] a move and an entry are reported with the clause that permits them', () => {
  const stage = battle({
    units: { u: foot('blue', '0505', 'N'), due: foot('blue', 'N', { status: 'toEnter' }) },
    step: 'move',
    phasing: 'blue',
    sides: { blue: { friendlyEdge: 'north', entry: ['0301'] }, red: {} },
  });
  const moved = tell(stage.battle, { type: 'move', units: stage.ids('u'), path: ['0504'] });
  expect(moved.events).toMatchObject([{ type: 'unitsMoved', entering: false, rules: ['CSW-MOV-01'] }]);
  const entry = { units: stage.ids('due'), hex: '0301', facing: 'S', path: [] } as const;
  const entered = tell(stage.battle, { type: 'enter', ...entry, path: [...entry.path] });
  expect(entered.events).toMatchObject([{ type: 'unitsMoved', entering: true, rules: ['CSW-SET-07'] }]);
});

test('[CSW-UND-04] [CSW-P-17] undead whose commander falls on the way stop there, even if another side may act', () => {
  const after = (modules: ('opportunityFire' | 'undead' | 'caltrops')[]) => {
    const stage = battle({
      units: {
        w: wizard('blue', '0508', 'N', { hitsTaken: 1 }),
        z: foot('blue', '0508', 'N', { undead: true }),
        x: bow('red', '0502', 'S'),
        R: leader('red', '0501'),
      },
      step: 'move',
      phasing: 'blue',
      modules,
      caltrops: { '0507': 'placed' },
    });
    const path = ['0507', '0506', '0505'];
    const moved = play(stage.battle, { type: 'move', units: stage.ids('w', 'z'), path }, 1, 6);
    const passed = moved.questions.length > 0 ? play(moved, { type: 'pass', for: 'segment' }) : moved;
    return [
      stage.unit('w', passed).status,
      stage.unit('z', passed).cell === stage.cell('0507'),
      stage.unit('z', passed).dormant,
    ];
  };
  expect(after(['undead', 'caltrops'])).toEqual(['eliminated', true, true]);
  expect(after(['undead', 'caltrops', 'opportunityFire'])).toEqual(['eliminated', true, true]);
});
