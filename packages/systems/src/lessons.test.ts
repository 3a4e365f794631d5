import { type AnySystem, type GameCommand, type Lesson, LessonRun } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { SYSTEMS } from './registry.ts';

const taught = await Promise.all(
  SYSTEMS.map(async ({ rules, lessons = [] }) => ({
    system: await rules(),
    lessons: await Promise.all(lessons.map(({ load }) => load())),
  })),
);
const all = taught.flatMap(({ system, lessons }) =>
  lessons.map((lesson): [string, AnySystem, Lesson] => [`${system.id} ${lesson.id}`, system, lesson]),
);

test('every lesson has an id of its own', () => {
  const ids = SYSTEMS.flatMap(({ lessons = [] }) => lessons.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(all.map(([, , { id }]) => id)).toEqual(ids);
});

const commandsIn = ({ match }: LessonRun): string[] =>
  match.log.flatMap((item) => (item.kind === 'command' ? [JSON.stringify(item.command)] : []));

test.each(all)(
  '%s can be played from its first step to its last by its instructions',
  (_, system, lesson) => {
    const run = new LessonRun(system, lesson);
    for (const [at, step] of lesson.steps.entries()) {
      expect({ at, step: run.step }).toEqual({ at, step: at });
      if (step.task.kind === 'command') expect(run.give(step.task.command)).toMatchObject({ ok: true });
      else run.show();
    }
    expect(run.current).toBeUndefined();
  },
);

test.each(all)(
  '%s: what a learner is asked to try without success is refused by that rule',
  (_, system, lesson) => {
    const run = new LessonRun(system, lesson);
    for (const { task } of lesson.steps) {
      if (task.kind === 'refused')
        expect(run.give(task.command)).toMatchObject({ ok: false, rule: task.rule });
      run.show();
    }
  },
);

test.each(all)(
  '%s: every fixed die is rolled and every answer of the enemy is given',
  (_, system, lesson) => {
    const run = new LessonRun(system, lesson);
    for (const { dice = [], answers = [], task } of lesson.steps) {
      const [before, given] = [run.diceRolled, commandsIn(run).length];
      if (task.kind === 'command') run.give(task.command);
      else run.show();
      expect(run.diceRolled - before).toBe(dice.length);
      expect(commandsIn(run).slice(given)).toEqual(
        expect.arrayContaining(answers.map((each) => JSON.stringify(each))),
      );
    }
  },
);

test.each(all)('%s can be left after every step and resumed there', (_, system, lesson) => {
  const run = new LessonRun(system, lesson);
  while (run.current !== undefined) {
    run.show();
    const resumed = new LessonRun(system, lesson, JSON.parse(JSON.stringify(run.acts)));
    expect(resumed.step).toBe(run.step);
    expect(resumed.match.state).toEqual(run.match.state);
  }
});

test.each(all)('%s leads a learner back who does something else', (_, system, lesson) => {
  const run = new LessonRun(system, lesson);
  while (run.current?.task.kind !== 'command') run.show();
  const { step } = run;
  const before = run.match.state;
  const other = [...run.match.pending].find(({ seat }) => seat === lesson.seat)?.standIn;
  run.give(other as never);
  expect(run).toMatchObject({ step, hasStrayed: true });
  run.again(step);
  expect(run).toMatchObject({ step, hasStrayed: false });
  expect(run.match.state).toEqual(before);
  run.show();
  expect(run.step).toBe(step + 1);
});

/** Commands that can be undone and lead elsewhere than the one asked for. */
const strays = ({ system, lesson: { seat }, match, current }: LessonRun): GameCommand[] => {
  const view = match.viewOf(seat) as never;
  const keyOf = (command: GameCommand): string => JSON.stringify(system.choice(view, seat, command).place);
  const asked = current?.task.kind === 'command' ? keyOf(current.task.command) : '';
  const legal = [...system.subjects(view, seat)].flatMap((subject) => [...system.legal(view, seat, subject)]);
  return legal.filter((each) => each.type === 'move' && keyOf(each) !== asked);
};

test.each(all)('%s: an undo after straying leads back too', (_, system, lesson) => {
  const run = new LessonRun(system, lesson);
  const { match } = run;
  while (run.current?.task.kind !== 'command' || strays(run).length === 0) run.show();
  const { step } = run;
  const before = match.state;
  run.give(strays(run)[0] as GameCommand);
  expect(run.hasStrayed).toBe(true);
  run.undo();
  expect(run).toMatchObject({ step, hasStrayed: false });
  expect(match.state).toEqual(before);
});
