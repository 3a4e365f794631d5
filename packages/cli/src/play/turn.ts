import { type GameCommand, INCH, type Place } from '@warmoot/kernel';
import { about } from './about.ts';
import * as answers from './answers.ts';
import { type Choice, choicesFor, ending } from './choices.ts';
import { chosen, type Turn } from './choosing.ts';
import type { Explanation } from './computers.ts';
import { drill } from './drill.ts';
import { type Session, submit } from './session.ts';
import { helpText, readInput, type Word } from './words.ts';

/** After a typed line: ask again, show the new situation, let the others continue, or leave. */
export type Step = 'ask again' | 'acted' | 'left' | 'waits';

/** One decision of the person at the table; `isFree` if the match waits for others but this person may act too. */
export const takeTurn = async (
  session: Session,
  explanations: readonly Explanation[],
  isFree = false,
): Promise<Step> => {
  const { table, screen, keyboard } = session;
  const groups = choicesFor(table.system, table.view, table.viewer, table.scene, table.codes);
  const turn: Turn = { session, groups, explanations, isFree };
  showSituation(turn);
  if (isFree)
    screen.say('Nobody is waiting for you: choose something, or press Enter to let the others continue.');
  for (;;) {
    const line = await keyboard.ask(`${screen.paint('1', table.viewer)}> `);
    if (line === undefined) return 'left';
    const step = await obey(turn, line);
    if (step !== 'ask again') return step;
  }
};

const showSituation = ({ session: { table, screen }, groups }: Turn): void => {
  screen.story(table.takeNews());
  screen.header(table.scene);
  screen.board(table);
  screen.cards(table);
  screen.battles(table);
  screen.prompt(table);
  screen.choices(groups);
};

const obey = async (turn: Turn, line: string): Promise<Step> => {
  const request = readInput(line);
  switch (request.kind) {
    case 'nothing':
      return turn.isFree ? 'waits' : 'ask again';
    case 'word':
      return OBEYED[request.word](turn, request.rest);
    case 'json':
      return giveJson(turn, request.text);
    case 'choice':
      return give(turn, chosen(turn, request.text));
  }
};

const give = async (turn: Turn, choice: Choice | undefined): Promise<Step> => {
  if (choice === undefined) return 'ask again';
  return send(turn, choice.command);
};

/** An empty line or the end of the input does not mean yes. */
const confirmed = async ({ session: { keyboard } }: Turn, question: string): Promise<boolean> =>
  /^y/i.test((await keyboard.ask(`${question} (yes or no) `)) ?? '');

/** Cautions about the command, if the rules permit it. */
const isSure = async (turn: Turn, command: Choice['command']): Promise<boolean> => {
  const { table, screen } = turn.session;
  const { system, view, viewer } = table;
  if (system.warnings === undefined || !system.check(view, viewer, command).ok) return true;
  const lines = system.warnings(view, viewer, command);
  screen.story(lines);
  return lines.length === 0 || confirmed(turn, 'Continue?');
};

const send = async (turn: Turn, command: Choice['command']): Promise<Step> => {
  const { session } = turn;
  if (!(await isSure(turn, command))) return 'ask again';
  const submitted = await submit(session, session.table.viewer, command);
  if (submitted === undefined) return 'left';
  const { answer } = submitted;
  if (answer.ok) return 'acted';
  if ('says' in answer) session.screen.say(answer.says);
  return 'ask again';
};

/** Where the fault is, unless its text names the field itself. */
const fieldOf = ({
  problem,
  at,
}: {
  readonly problem: string;
  readonly at: readonly (string | number)[];
}): string => (at.length === 0 || problem.includes(`"${at.at(-1)}"`) ? '' : ` (in "${at.join('.')}")`);

const giveJson = async (turn: Turn, text: string): Promise<Step> => {
  const { door, screen, table } = turn.session;
  const json = readJson(text);
  const reading = json === undefined ? undefined : door.readCommand(json);
  if (reading?.ok) return send(turn, reading.value as Choice['command']);
  if (reading === undefined) screen.say('This is not JSON; a command looks like {"type": "..."}.');
  else screen.say(`This is not a command of ${table.system.name}: ${reading.problem}${fieldOf(reading)}.`);
  return 'ask again';
};

type Handler = (turn: Turn, rest: string) => Step | Promise<Step>;

/** `12 9.5 90`: inches from the left and the upper edge, and a heading in degrees. */
const SPOT = /^(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)(?:[\s,]+(\d+))?$/;

const parseSpot = (text: string): Place | undefined => {
  const [, x, y, heading] = SPOT.exec(text) ?? [];
  if (x === undefined || y === undefined) return undefined;
  const spot = { x: Math.round(Number(x) * INCH), y: Math.round(Number(y) * INCH) };
  return heading === undefined ? spot : { ...spot, heading: Number(heading) % 360 };
};

/** Poses cannot all be listed, so the player types one: the rules turn it into a command and judge it. */
const point: Handler = async (turn, rest) => {
  const { table, screen } = turn.session;
  const [code = '', ...words] = rest.split(/\s+/);
  const piece = table.scene.pieces.find((each) => table.codes.of(each).toLowerCase() === code.toLowerCase());
  const spot = parseSpot(words.join(' '));
  if (table.scene.ground.kind !== 'table') screen.say('This board has hexes: type a piece and a hex.');
  else if (piece === undefined) screen.say(`There is no piece "${code}"; "pieces" lists all codes.`);
  else if (spot === undefined)
    screen.say('Where to? Type inches from the left and top edges, then degrees: point CODE 12 9.5 90');
  else {
    const command = table.system.meant?.(table.view, table.viewer, [piece.id], spot) as
      | GameCommand
      | undefined;
    if (command !== undefined) return send(turn, command);
    screen.say(`${piece.name} cannot do anything there.`);
  }
  return 'ask again';
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const staying =
  (answer: (turn: Turn, rest: string) => unknown): Handler =>
  async (turn, rest): Promise<Step> => {
    await answer(turn, rest);
    return 'ask again';
  };

const undo: Handler = ({ session: { table, screen } }) => {
  const verdict = table.undo();
  screen.say(
    verdict.ok ? 'You took back your last command.' : `Cannot undo: ${verdict.because} (${verdict.rule}).`,
  );
  return verdict.ok ? 'acted' : 'ask again';
};

/** It is never among the choices. */
const resign: Handler = async (turn) => {
  const { table, screen } = turn.session;
  const command = table.system.resignation as Choice['command'] | undefined;
  if (command === undefined) screen.say('You cannot resign in this game; "quit" leaves the table.');
  else if (await confirmed(turn, 'Resign?')) return send(turn, command);
  return 'ask again';
};

const done: Handler = (turn) => {
  const choice = ending(turn.groups);
  if (choice === undefined)
    turn.session.screen.say('You still have something to do; "list" shows your choices.');
  return give(turn, choice);
};

const OBEYED: Readonly<Record<Word, Handler>> = {
  list: staying(answers.list),
  odds: staying(answers.odds),
  board: staying(({ session: { screen, table } }, hex) => screen.board(table, hex)),
  cards: staying(answers.cards),
  drill,
  point,
  about: staying(about),
  pieces: staying(answers.pieces),
  rule: staying(answers.rule),
  why: staying(answers.why),
  done,
  undo,
  resign,
  help: staying(({ session: { screen } }) => screen.write(...helpText())),
  quit: () => 'left',
};
