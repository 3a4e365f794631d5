import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginStep, runOn } from '../../engine/engine.ts';
import { beginTale } from '../../engine/tale.ts';
import { csw } from '../../index.ts';
import { battle, dwarf, foot, leader, type Stage } from '../../testkit/drawn.ts';
import { tell } from '../../testkit/testplay.ts';

type Words = Parameters<typeof battle>[0];
const below = { underground: true };

const open = (words: Partial<Words> = {}): Stage =>
  battle({
    map: { columns: 12, rows: 12 },
    modules: ['tunnels'],
    units: {
      d: dwarf('red', '0505', 'N', below),
      f: foot('red', '0808'),
      b: foot('blue', '0202', 'N', below),
      x: foot('blue', '0101'),
    },
    tunnels: [
      { knownTo: ['red'], cells: ['0506', '0505'], breaches: { '0506': 'red' } },
      { knownTo: ['blue'], cells: ['0202', '0203'], breaches: { '0202': 'blue' } },
    ],
    phasing: 'red',
    ...words,
  });

test('[CSW-P-20] whether there is anything to decide underground stays hidden: the owner always gets the step', () => {
  const stage = open({
    step: 'rally',
    units: { l: leader('red', '0505', 'N', below), x: foot('blue', '0101') },
    tunnels: [{ knownTo: ['red'], cells: ['0506', '0505'], breaches: { '0506': 'red' } }],
    terrain: { '0505': 'impassable' },
  });
  const tale = beginTale(stage.battle);
  beginStep(tale, 'tunnels', dice());
  runOn(tale, dice());
  expect(tale.state.step).toBe('tunnels');
  beginStep(tale, 'move', dice());
  runOn(tale, dice());
  expect(tale.state.step).toBe('move');
});

test('[CSW-P-20] only their owner sees questions about units underground', () => {
  const stage = open({ step: 'moveChecks' });
  const asked = {
    kind: 'retreat',
    side: 'red',
    cell: stage.cell('0505'),
    units: stage.ids('d'),
    choices: [stage.cell('0506')],
    attackers: [],
  } as const;
  const openTo = (units: number[]) =>
    csw.pending({ ...stage.battle, questions: [{ ...asked, units }] }).map((open) => open.openTo);
  expect(openTo(stage.ids('d'))).toEqual(['owner']);
  expect(openTo(stage.ids('f'))).toEqual(['all']);
});

test('[CSW-P-20] no step is skipped because of an enemy its side knows nothing about', () => {
  const stage = open({
    step: 'rally',
    units: { f: foot('red', '0505'), x: foot('blue', '0505', 'N', below) },
    tunnels: [{ knownTo: ['blue'], cells: ['0506', '0505'], breaches: { '0506': 'blue' } }],
  });
  const tale = beginTale(stage.battle);
  beginStep(tale, 'tunnels', dice());
  runOn(tale, dice());
  expect(tale.state.step).toBe('tunnels');
});

test('[CSW-P-20] whether somebody underground could rally stays hidden: their side always gets the step', () => {
  const asked = (words: Partial<Words>) => {
    const tale = beginTale(open({ step: 'halfStart', ...words }).battle);
    beginStep(tale, 'rally', dice());
    runOn(tale, dice());
    return tale.state.step;
  };
  expect(asked({})).toBe('rally');
  expect(
    asked({ phasing: 'blue', units: { d: dwarf('red', '0505', 'N', below), f: foot('blue', '0808') } }),
  ).not.toBe('rally');
});

test('[CSW-TUN-02] [CSW-TUN-11] coming up reveals where a unit comes up, wherever it was believed to be', () => {
  const stage = open({ step: 'tunnels' });
  const placements = [{ unit: stage.id('d'), hex: '0506' }];
  const collapse = tell(stage.battle, { type: 'collapse', hex: '0506', placements });
  const dig = tell(open({ step: 'move' }).battle, {
    type: 'tunnelMove',
    unit: stage.id('d'),
    path: ['0506'],
    surface: true,
  });
  const elsewhere = stage.battle.units.map((unit) =>
    unit.id === stage.id('d') ? { ...unit, cell: stage.cell('1010') } : unit,
  );
  for (const { events } of [collapse, dig]) {
    const up = events.filter((event) => event.type === 'unitsMarked' && event.change.underground === false);
    const heard = up.flatMap((event) => csw.story({ ...stage.battle, units: elsewhere }, event, 'blue'));
    expect(heard.map(({ text }) => text)).toEqual(['d comes up in 0506.']);
  }
});
