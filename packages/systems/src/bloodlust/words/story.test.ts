import { inEnglish, type Line, Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { bloodlust } from '../index.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { BloodOptionsSchema } from '../orders/options.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import type { BloodOptions } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';

const card = SCENARIOS.find(({ id }) => id === 'first')?.options as object;

/** A battle with what each seat reads, command by command. */
const told = (more: object, commands: (state: BloodState, seat: string) => readonly BloodCommand[]) => {
  const options = BloodOptionsSchema.parse({ ...card, ...more }) as BloodOptions;
  const match = Match.begin(bloodlust, options, seededDice('what is told'));
  const lines: Line[] = [];
  for (let given = 0; given < 30; given++) {
    const [open] = match.pending;
    if (open === undefined) break;
    const state = match.viewOf(open.seat) as unknown as BloodState;
    for (const command of [...commands(state, open.seat), { type: 'endPhase' } as const]) {
      let before = match.state as BloodState;
      const outcome = match.submit(open.seat, command);
      if (!outcome.ok) continue;
      for (const event of outcome.events) {
        lines.push(...bloodlust.story(before, event, 'blue'));
        before = bloodlust.apply(before, event);
      }
    }
  }
  return lines.map((line) => ({ ...line, text: inEnglish(line.text) }));
};

test('[BLD-PLY-12] a step is told when somebody is asked in it, and bookkeeping never', () => {
  const texts = told({}, () => []).map(({ text }) => text);
  expect(texts).toContain('Movement');
  for (const never of ['The shooting is over.', 'Earlier actions no longer count.', 'Rest'])
    expect(texts).not.toContain(never);
  expect(texts.filter((text) => /^Waiting|are done\.$/.test(text))).toEqual([]);
  expect(texts.filter((text, at) => text === texts[at + 1])).toEqual([]);
});

test('[BLD-PLY-12] what a unit does is told with its place, and a half opens a part of the story', () => {
  const lines = told({}, ({ step }, seat) =>
    step === 'move' && seat === 'blue' ? [{ type: 'move', unit: 'B02', legs: [{ length: 254 }] }] : [],
  );
  const move = lines.find(({ text }) => text === 'Spear guard move.');
  expect(move).toMatchObject({ who: ['Spear guard'], at: { x: expect.any(Number) } });
  expect(move).not.toHaveProperty('acts');
  expect(lines.find(({ text }) => text === 'The Elves begin their half.')).toMatchObject({ opens: true });
});

test('[BLD-R-77] sealed orders are told one by one as they come out, each with who acts', () => {
  const lines = told({ order: 'SIMULTANEOUS' }, ({ step }, seat) =>
    step === 'move' ? [{ type: 'move', unit: seat === 'blue' ? 'B02' : 'R02', legs: [{ length: 254 }] }] : [],
  );
  const opened = lines.findIndex(({ text }) => text === 'The orders of both sides are opened.');
  expect(opened).toBeGreaterThan(0);
  const acts = lines.slice(opened).flatMap(({ acts: ids }) => (ids ? [ids] : []));
  expect(
    acts
      .slice(0, 2)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(['B02', 'R02']);
});

test('[BLD-PLY-12] losses and routs are told as what happened to a unit', () => {
  const state = bloodlust
    .setup(BloodOptionsSchema.parse(card) as BloodOptions, seededDice('losses'))
    .reduce(bloodlust.apply, bloodlust.blank as BloodState);
  const lineOfChange = (change: object) =>
    bloodlust.story(
      state,
      { type: 'lost', text: 'Something happens.', rules: [], changes: { units: { R02: change } } },
      'blue',
    )[0]?.fates;
  const who = { side: 'red', who: 'Orc warriors', kind: 'Orc warriors' };
  expect(lineOfChange({ isRouted: true })).toEqual([{ is: 'routed', ...who }]);
  expect(
    lineOfChange({
      stands: [
        [4, 4],
        [4, 3],
        [4, 4],
        [4, 4],
      ],
    }),
  ).toEqual([{ is: 'hurt', ...who }]);
  expect(lineOfChange({ isAirborne: false })).toBeUndefined();
  // A line that names no side belongs to the side of its unit, so its own player is not shown it as news.
  const march = { type: 'moved', text: 'They march.', rules: [], changes: { units: { B02: {} } } } as const;
  expect(bloodlust.story(state, march, 'blue')[0]).toMatchObject({ of: 'blue' });
});
