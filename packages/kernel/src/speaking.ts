import type { Choice, Drill, NamedDrill } from './choice.ts';
import type { ExplainedFact, Inspection, Layer, SightLine } from './inspection.ts';
import type { Lesson, LessonStep } from './lesson/lesson.ts';
import type { Reference } from './reference.ts';
import type { ChartReading, GameCommand, GameEvent, Outcome, RuleSystem } from './ruleSystem.ts';
import { inEnglish, inWords, isSaid, type Words } from './said.ts';
import type { Card, CardRow, Mark, Piece, Scene, SceneSide, StandingFact, Waiting } from './scene.ts';
import type { Fate, Line } from './story.ts';
import type { Verdict } from './verdict.ts';

type Speak = (said: string) => string;

const maybe = <Key extends string>(key: Key, value: string | undefined, speak: Speak) =>
  (value === undefined ? {} : { [key]: speak(value) }) as { readonly [Each in Key]?: string };

const piece = <Counter extends Omit<Piece, 'at'>>(speak: Speak, counter: Counter): Counter => ({
  ...counter,
  name: speak(counter.name),
  ...maybe('kind', counter.kind, speak),
});

const card = (speak: Speak, each: Card): Card => ({
  ...each,
  ...maybe('name', each.name, speak),
  ...maybe('text', each.text, speak),
});

const mark = (speak: Speak, each: Mark): Mark => ({ ...each, ...maybe('label', each.label, speak) });

const side = (speak: Speak, each: SceneSide): SceneSide => ({
  ...each,
  name: speak(each.name),
  spoken: speak(each.spoken),
});

const fact = (speak: Speak, { label, value, is }: StandingFact): StandingFact => ({
  label: speak(label),
  value: speak(value),
  ...(is && {
    is:
      is.kind === 'track'
        ? { ...is, steps: is.steps.map((step) => ({ ...step, name: speak(step.name) })) }
        : is,
  }),
});

/** A terrain without a name is shown by its key; in another language it needs a name. */
const ground = (speak: Speak, all: Scene['ground']): Scene['ground'] => {
  if (all.kind === 'table')
    return { ...all, shapes: all.shapes.map((shape) => ({ ...shape, ...maybe('name', shape.name, speak) })) };
  const cells = all.cells.map((cell) => {
    const [word, name] = [cell.terrainName ?? cell.terrain, cell.name];
    const said = speak(word);
    if (said === word && (name === undefined || speak(name) === name)) return cell;
    return { ...cell, ...(said !== cell.terrain && { terrainName: said }), ...maybe('name', name, speak) };
  });
  return { ...all, cells };
};

const scene = (speak: Speak, all: Scene): Scene => ({
  ...all,
  title: speak(all.title),
  sides: all.sides.map((each) => side(speak, each)),
  ground: ground(speak, all.ground),
  pieces: all.pieces.map((each) => piece(speak, each)),
  ...(all.tray && {
    tray: all.tray.map((each): Waiting => ({ ...piece(speak, each), waits: speak(each.waits) })),
  }),
  ...(all.cards && {
    cards: all.cards.map(
      (row): CardRow => ({
        ...row,
        title: speak(row.title),
        cards: row.cards.map((each) => card(speak, each)),
      }),
    ),
  }),
  marks: all.marks.map((each) => mark(speak, each)),
  prompt: { ...all.prompt, text: speak(all.prompt.text), ...maybe('help', all.prompt.help, speak) },
  status: all.status.map((each) => fact(speak, each)),
});

const choice = (speak: Speak, each: Choice): Choice => ({
  ...each,
  verb: speak(each.verb),
  ...maybe('goal', each.goal, speak),
});

const fate = (speak: Speak, each: Fate): Fate => ({ ...each, who: speak(each.who), kind: speak(each.kind) });

/** Also the names of its pieces, its dice and its ledger. */
const explained = (speak: Speak, { fates, who, folds, rolls, modifiers }: Line): Partial<Line> => ({
  ...(who && { who: who.map(speak) }),
  ...(fates && { fates: fates.map((each) => fate(speak, each)) }),
  ...(folds && { folds: { who: folds.who, but: speak(folds.but) } }),
  ...(rolls && { rolls: rolls.map((roll) => ({ ...roll, ...maybe('why', roll.why, speak) })) }),
  ...(modifiers && { modifiers: modifiers.map((row) => ({ ...row, label: speak(row.label) })) }),
});

/** A line of the story in these words. It keeps its marks, so that it can still be translated again. */
const line = (speak: Speak, each: Line): Line => {
  const said = each.said ?? each.text;
  return { ...each, ...explained(speak, each), text: speak(said), ...(isSaid(said) && { said }) };
};

/** A line that came in English, in these words. */
export const lineIn = (words: Words, each: Line): Line => line((said) => inWords(words, said), each);

const shown = (speak: Speak, { label, value, ...more }: ExplainedFact): ExplainedFact => ({
  ...more,
  label: speak(label),
  value: speak(value),
  ...(more.modifiers && { modifiers: more.modifiers.map((row) => ({ ...row, label: speak(row.label) })) }),
});

const layer = (speak: Speak, { name, marks }: Layer): Layer => ({
  name: speak(name),
  marks: () => marks().map((each) => mark(speak, each)),
});

const inspection = (speak: Speak, { title, facts, layers }: Inspection): Inspection => ({
  title: speak(title),
  facts: facts.map((each) => shown(speak, each)),
  layers: layers.map((each) => layer(speak, each)),
});

const sightLine = (speak: Speak, each: SightLine): SightLine => ({
  ...each,
  says: speak(each.says),
  marks: each.marks.map((one) => mark(speak, one)),
});

const verdict = (speak: Speak, each: Verdict): Verdict =>
  each.ok ? each : { ...each, because: speak(each.because) };

const outcome = (speak: Speak, each: Outcome): Outcome => ({
  ...each,
  reason: speak(each.reason),
  ...(isSaid(each.reason) && { said: each.reason }),
});

const chart = (speak: Speak, reading: ChartReading): ChartReading => ({
  ...reading,
  sides: reading.sides.map(({ label, value, says }) => ({
    label: speak(label),
    value: speak(value),
    says: speak(says),
  })),
});

const drill = <Command>(speak: Speak, each: Drill<Command>): Drill<Command> => ({
  ...each,
  choice: choice(speak, each.choice),
  says: speak(each.says),
});

const named = <Command>(speak: Speak, each: NamedDrill<Command>): NamedDrill<Command> => ({
  verb: speak(each.verb),
  drill: () => {
    const found = each.drill();
    return found && drill(speak, found);
  },
});

const given = <Value>(value: Value | undefined, then: (value: Value) => Value): Value | undefined =>
  value === undefined ? undefined : then(value);

/** Everything a system says, translated by `speak`. Its decisions and events stay unchanged. */
const speaking = <State, Command extends GameCommand, Event extends GameEvent, View, Options>(
  system: RuleSystem<State, Command, Event, View, Options>,
  speak: Speak,
): RuleSystem<State, Command, Event, View, Options> => ({
  ...system,
  ...(system.sides && { sides: (options) => system.sides!(options).map((each) => side(speak, each)) }),
  check: (view, seat, command) => verdict(speak, system.check(view, seat, command)),
  outcome: (state) => given(system.outcome(state), (each) => outcome(speak, each)),
  describe: (view, command) => speak(system.describe(view, command)),
  choice: (view, seat, command) => choice(speak, system.choice(view, seat, command)),
  story: (before, event, seat) => system.story(before, event, seat).map((each) => line(speak, each)),
  scene: (view, seat) => scene(speak, system.scene(view, seat)),
  ...(system.chart && {
    chart: (before, events) => given(system.chart!(before, events), (each) => chart(speak, each)),
  }),
  ...(system.inspect && {
    inspect: (view, seat, subject) =>
      given(system.inspect!(view, seat, subject), (each) => inspection(speak, each)),
  }),
  ...(system.layers && {
    layers: (view, seat) => system.layers!(view, seat).map((each) => layer(speak, each)),
  }),
  ...(system.sightBetween && {
    sightBetween: (view, seat, from, to) =>
      given(system.sightBetween!(view, seat, from, to), (each) => sightLine(speak, each)),
  }),
  ...(system.warnings && {
    warnings: (view, seat, command) => system.warnings!(view, seat, command).map((each) => line(speak, each)),
  }),
  ...(system.cost && { cost: (view, seat, command) => given(system.cost!(view, seat, command), speak) }),
  ...(system.drills && {
    drills: (view, seat, subjects, earlier) =>
      system.drills!(view, seat, subjects, earlier).map((each) => named(speak, each)),
  }),
  ...(system.drillTo && {
    drillTo: (view, seat, subjects, place) =>
      given(system.drillTo!(view, seat, subjects, place), (each) => drill(speak, each)),
  }),
});

/** Charts and diagrams, said by `speak`. */
const spokenReference = (speak: Speak, { tables, diagrams }: Reference): Reference => ({
  tables: tables.map(({ title, says, columns, rows, ...more }) => ({
    ...more,
    title: speak(title),
    ...maybe('says', says, speak),
    columns: columns.map(speak),
    rows: rows.map((row) => row.map(speak)),
  })),
  diagrams: diagrams.map((each) => ({
    ...each,
    title: speak(each.title),
    says: speak(each.says),
    scene: scene(speak, each.scene),
  })),
});

/** Charts and diagrams in these words, or in English. */
export const referenceIn = (words: Words | undefined, all: Reference): Reference =>
  spokenReference((said) => (words === undefined ? inEnglish(said) : inWords(words, said)), all);

/** A lesson in these words. */
export const lessonIn = (words: Words, lesson: Lesson): Lesson => {
  const speak = (said: string): string => inWords(words, said);
  return { ...lesson, steps: lesson.steps.map((step) => spokenStep(speak, step)) };
};

/** A layer of the board goes by its name, so the task names it in the same language. */
const spokenStep = (speak: Speak, { task, ...step }: LessonStep): LessonStep => ({
  ...step,
  title: speak(step.title),
  says: speak(step.says),
  ...maybe('otherwise', step.otherwise, speak),
  task: task.kind === 'layer' ? { ...task, name: speak(task.name) } : task,
});

/** A system whose sentences are marked (`say`): it speaks English, and any language whose words it is given. */
export const speakingEnglish = <State, Command extends GameCommand, Event extends GameEvent, View, Options>(
  system: RuleSystem<State, Command, Event, View, Options>,
): RuleSystem<State, Command, Event, View, Options> => ({
  ...speaking(system, inEnglish),
  in: (words) => speaking(system, (said) => inWords(words, said)),
  marked: system,
});
