import { INCH, inEnglish, Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { readPosition } from '../casebook/position.ts';
import { bloodlust } from '../index.ts';
import { BloodOptionsSchema } from '../orders/options.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { BloodOptions } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { boundOf } from './bound.ts';
import { chargePreview } from './chargePreview.ts';
import { zoneMarks } from './deployView.ts';
import { fireTargets } from './fireView.ts';
import { reformGhost } from './ghost.ts';
import { reachMarks } from './reach.ts';
import { spellMarks, spellsOf } from './spellView.ts';
import { threatsTo, unitInWords } from './spoken.ts';
import { measured } from './tape.ts';
import { commandFor } from './wishes.ts';

const first = SCENARIOS.find(({ id }) => id === 'first')?.options as object;

type Words = Record<string, { at: [number, number, number] }>;

const positionOf = (step: string, units: Words, more: object = {}): BloodState => {
  const reading = readPosition({ options: { ...first, ...more }, active: 'blue', step, units });
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value.state as BloodState;
};

/** Knights (B04) in column 8 inches before the orc guard (R03); spears (B02) and bows (B03) of the elves behind. */
const facing = (step: string, more: object = {}): BloodState =>
  positionOf(
    step,
    {
      B01: { at: [20, 40, 180] },
      B02: { at: [30, 38, 180] },
      B03: { at: [52, 31, 180] },
      B04: { at: [48, 32, 180] },
      R01: { at: [48, 10, 0] },
      R02: { at: [30, 12, 0] },
      R03: { at: [48, 24, 0] },
    },
    more,
  );

const charge = { type: 'charge', unit: 'B04', target: 'R03' } as const;

test('[BLD-PLY-10] a charge is shown as it will be: the gap, the pose after conforming, fighters, table cell', () => {
  const preview = chargePreview(facing('charge', { dice: 'NONE' }), charge, 'hold');
  expect(preview).toMatchObject({ answer: 'hold', gap: 8 * INCH, counter: { ok: true } });
  // Its file stands on a file of the target (BLD-GEO-15): half a stand to the side.
  expect(preview?.ghost?.at).toEqual({ x: 48 * INCH + 200, y: (48 - 24) * INCH });
  const [elves, orcs] = preview?.strikers ?? [];
  expect(elves).toMatchObject({ id: 'B04', ofStands: 4, die: undefined });
  expect(orcs?.ledger[0]).toMatchObject({ rule: expect.stringMatching(/^BLD-WPN/) });
  const { table } = preview ?? {};
  expect(table?.rows[table.row]?.value).toBe(elves?.total);
  const [least, most = 99] = table?.columns[table.column] ?? [0, 0];
  expect(elves?.castings).toBeGreaterThanOrEqual(least);
  expect(elves?.castings).toBeLessThanOrEqual(most);
  expect(preview?.forecast?.fates).toHaveLength(1);
  expect([...(preview?.forecast?.losses.R03?.values() ?? [])]).toEqual([1]);
});

test('[BLD-PLY-10] with dice the chances add up, and a counter-charge changes them', () => {
  const state = facing('charge', { dice: 'TYPED' });
  const [hold, counter] = (['hold', 'counter'] as const).map((answer) =>
    chargePreview(state, charge, answer),
  );
  for (const preview of [hold, counter]) {
    const { fates, losses } = preview?.forecast ?? { fates: [], losses: {} };
    expect(fates.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const counts of Object.values(losses))
      expect([...counts.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  }
  expect(counter?.answer).toBe('counter');
  expect(counter?.ghost?.at).not.toEqual(hold?.ghost?.at);
});

test('[BLD-PLY-10] a charge that will be sealed is weighed in the same way', () => {
  const [alone, sealed] = (['ALTERNATING', 'SIMULTANEOUS'] as const).map((order) =>
    chargePreview(facing('charge', { dice: 'NONE', order }), charge, 'hold'),
  );
  expect(sealed?.strikers?.map(({ total, castings }) => [total, castings])).toEqual(
    alone?.strikers?.map(({ total, castings }) => [total, castings]),
  );
  expect(sealed?.forecast).toEqual(alone?.forecast);
});

test('[BLD-PLY-10] what the preview foresees without dice is what the engine then does', () => {
  const state = facing('charge', { dice: 'NONE' });
  const preview = chargePreview(state, charge, 'hold');
  const noDice = { roll: (): number => expect.fail('nobody rolls') };
  let now = state;
  let fell = 0;
  const give = (side: 'red' | 'blue', command: Parameters<typeof bloodlust.decide>[2]): void => {
    for (const event of bloodlust.decide(now, side, command, noDice)) {
      now = bloodlust.apply(now, event);
      fell = Math.max(fell, now.units.R03?.deeds.meleeHits ?? 0);
    }
  };
  give('blue', charge);
  give('blue', { type: 'endPhase' });
  if (now.step === 'respond') give('red', { type: 'endPhase' });
  if (now.step === 'move') give('blue', { type: 'endPhase' });
  const [lost] = preview?.forecast?.losses.R03?.keys() ?? [];
  expect(lost).toBeGreaterThan(0);
  expect(fell).toBe(lost);
});

test('[BLD-PLY-08] a column reaches an area of exact headings, a line two lanes, and a slip says what bounds it', () => {
  const state = facing('move');
  const [column] = reachMarks(state, state.units.B04!);
  expect(column?.areas?.length).toBe(2);
  const [line] = reachMarks(state, state.units.B02!);
  expect(line?.areas).toHaveLength(2);
  const far = bloodlust.meant?.(state as never, 'blue', ['B04'], { x: 48 * INCH, y: 40 * INCH });
  expect(far).toMatchObject({ type: 'move' });
  expect(bloodlust.check(state as never, 'blue', far!)).toEqual({ ok: true });
  expect(bloodlust.cost?.(state as never, 'blue', far!)).toBe(
    '7.0 of 9 in, stopped 1 in from High Orc guard',
  );
  const shorter = bloodlust.meant?.(state as never, 'blue', ['B04'], { x: 48 * INCH, y: 20 * INCH });
  expect(boundOf(state, state.units.B04!, shorter as never)).toBeUndefined();
});

test('[BLD-GEO-08] a second leg is added to a plan, and a plan is led elsewhere', () => {
  const state = facing('move');
  const meant = (x: number, y: number, plan?: object) =>
    bloodlust.meant?.(state as never, 'blue', ['B04'], { x: x * INCH, y: (48 - y) * INCH }, plan as never);
  const one = meant(48, 30);
  const two = meant(50, 28, { command: one, adds: true });
  expect(two).toMatchObject({ type: 'move', legs: [{ length: 2 * INCH }, {}] });
  expect(bloodlust.check(state as never, 'blue', two!)).toEqual({ ok: true });
  const elsewhere = meant(49.5, 28.5, { command: two, adds: false });
  expect(elsewhere).toMatchObject({ legs: [{ length: 2 * INCH }, {}] });
});

test('[BLD-PLY-09] targets come with the sum behind their hits', () => {
  const state = facing('fire');
  const [target] = fireTargets(state, state.units.B03!);
  expect(target).toMatchObject({ command: { type: 'fire', unit: 'B03', target: 'R03' } });
  expect(target?.says).toMatch(/÷|hit/);
});

test('the tape snaps to the nearest points of two bodies', () => {
  const state = facing('fire');
  const { length, names } = measured(
    state,
    { unit: 'B04', at: { x: 0, y: 0 } },
    { unit: 'R03', at: { x: 0, y: 0 } },
  );
  expect(length).toBe(8 * INCH);
  expect(names).toEqual(['Elf knights', 'High Orc guard']);
});

test('a unit is told by clock and inches, and by what threatens it', () => {
  const state = facing('fire');
  const plain = unitInWords(state, 'blue', 'B04').map(inEnglish);
  expect(plain).toContain('12 o’clock: High Orc guard, 8.0 in');
  expect(plain[1]).toBe('facing south');
  expect(threatsTo(state, 'R03').length).toBe(1);
});

test('a wish by things comes to the same order as pointing', () => {
  const state = facing('move');
  expect(commandFor(state, 'blue', 'B04', { kind: 'ahead', inches: 6 })).toMatchObject({
    legs: [{ length: 6 * INCH }],
  });
  const toward = commandFor(state, 'blue', 'B04', { kind: 'toward', thing: 'R03' });
  expect(bloodlust.check(state as never, 'blue', toward!)).toEqual({ ok: true });
  const before = commandFor(state, 'blue', 'B04', { kind: 'before', thing: 'R03', inches: 1.1 });
  expect(bloodlust.check(state as never, 'blue', before!)).toEqual({ ok: true });
});

test('an envelope is worked out while the mouse moves', () => {
  const state = facing('move');
  const times = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage().user;
    reachMarks({ ...state, units: { ...state.units } }, state.units.B04!);
    return (process.cpuUsage().user - start) / 1000;
  }).toSorted((a, b) => a - b);
  expect(times[4]).toBeLessThan(100); // a busy machine may be slow; the figure of a quiet one is printed
  console.info(`an envelope takes ${times[4]?.toFixed(1)} ms`);
});

test('[BLD-R-28] a formation is shown where it will stand: about the middle, in its new shape', () => {
  const state = facing('move');
  const order = { type: 'reform', unit: 'B04', formation: 'block', files: 4, heading: 360 } as const;
  const ghost = reformGhost(state, order);
  expect(ghost).toMatchObject({ name: 'Elf knights', facing: 180, badges: [] });
  expect(ghost?.bases?.files).toHaveLength(4);
  expect(ghost?.body?.width).toBe(4 * (ghost?.bases?.width ?? 0));
  // 48 in from the west; it stood 4 stands deep behind its front at 32 in, and is now one stand deep.
  const deep = ghost?.bases?.depth ?? 0;
  expect(ghost?.at).toEqual({ x: 48 * INCH, y: (48 - 32) * INCH - (4 * deep) / 2 + deep / 2 });
});

test('[BLD-SET-05] the zone of a unit is shown: 12 inches deep, on foot 6 from the short edges', () => {
  const options = BloodOptionsSchema.parse(first) as BloodOptions;
  const match = Match.begin(bloodlust, options, seededDice('zones'));
  if (match.pending[0]?.seat === 'red') match.submit('red', { type: 'endPhase' });
  const state = match.viewOf('blue') as unknown as BloodState;
  const corners = (unit?: string) => zoneMarks(state, 'blue', state.units[unit ?? ''])[0]?.areas?.[0];
  expect(corners('B02')).toEqual([
    { x: 6 * INCH, y: 0 },
    { x: 66 * INCH, y: 0 },
    { x: 66 * INCH, y: 12 * INCH },
    { x: 6 * INCH, y: 12 * INCH },
  ]);
  expect(corners('B04')?.[0]).toEqual({ x: 0, y: 0 });
  expect(corners()).toEqual(corners('B04'));
  expect(zoneMarks(state, 'red')).toEqual([]);
});

test('[BLD-PLY-09] odds are counted where castings can be lost, and nowhere else', () => {
  const state = facing('move');
  const order = { type: 'move' as const, unit: 'B04', legs: [{ length: INCH }] };
  const events = bloodlust.decide(state, 'blue', order, seededDice('no fight'));
  expect(bloodlust.gist?.(state, events, 'blue')).toEqual({});
});

test('[BLD-MAG-07] [BLD-MAG-08] the spells of a side are listed with whom they would strike, used ones with the reason', () => {
  const wizards = {
    armies: {
      red: {
        list: 'orcs',
        commands: [{ commander: 'C-in-C', units: [{ entry: 'ORC1', stands: 4, files: 4 }] }],
      },
      blue: {
        list: 'elves',
        commands: [
          { commander: 'C-in-C', units: [{ entry: 'ELF1', stands: 4, files: 4 }] },
          { commander: 'magic user', units: [{ entry: 'ELF3', stands: 4, files: 4 }] },
        ],
      },
    },
  };
  const units = {
    B01: { at: [10, 40, 180] },
    B02: { at: [20, 40, 180] },
    B03: { at: [48, 32, 180] },
    B04: { at: [60, 40, 180] },
    R01: { at: [10, 6, 0] },
    R02: { at: [48, 24, 0] },
  } as Words;
  const state = {
    ...positionOf('spell', units, wizards),
    usedSpells: { red: [], blue: ['Whirlwind'] },
  } as BloodState;
  const spells = spellsOf(state, 'blue');
  const named = (wanted: string) => spells.find(({ command }) => command.spell === wanted);
  expect(named('Sun Burst')).toMatchObject({ strikes: ['R02'], rule: 'BLD-MAG-08' });
  expect(named('Choking Mist')).toBeUndefined();
  expect(named('Whirlwind')?.refused).toMatchObject({ rule: 'BLD-MAG-07' });
  expect(spellMarks(state, 'blue', 'Sun Burst').map(({ kind }) => kind)).toEqual([
    'commandRange',
    'targetBody',
  ]);
  expect(spellMarks(state, 'blue', 'Nullify')).toEqual([]);
  expect(spellMarks(state, 'red', 'Sun Burst')).toEqual([]);
});
