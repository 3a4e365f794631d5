import { oddsOf } from '@warmoot/kernel';
import { rulesCommand } from '../rules/index.ts';
import { groupText } from './choicesText.ts';
import { chosen, type Turn } from './choosing.ts';
import { capital, sentence } from './names.ts';
import { oddsText } from './oddsText.ts';
import { pieceText } from './pieceText.ts';
import { wrapText } from './wrapText.ts';

/** The answers to questions a player may ask before deciding: nothing here changes the match. */

export const list = (turn: Turn, code: string): void =>
  code === '' ? turn.session.screen.choices(turn.groups, MAX_LINES) : listOne(turn, code);

/** Nobody reads more than a few pages: a longer list names its pieces, which can be listed one by one. */
const MAX_LINES = 60;

const listOne = ({ session: { screen }, groups }: Turn, code: string): void => {
  const found = groups.filter(({ heading }) => heading.toLowerCase().split(' ').includes(code.toLowerCase()));
  if (found.length === 0) screen.say(`You have nothing to choose about ${code}.`);
  for (const group of found) {
    screen.write(...groupText(group, screen.paint, screen.width));
    for (const { meaning } of group.unlisted()) {
      const said = `${meaning.verb.toLowerCase()} ${meaning.goal ?? ''}`.trim();
      screen.say(`There are more; type it in words, such as "${code} ${said}".`);
      break;
    }
  }
};

/** Good enough to decide by, and there in about a second even for a great battle. */
const LIMITS = { walks: 20_000, samples: 600, pairs: 60 };

export const odds = (turn: Turn, rest: string): void => {
  const { table, screen } = turn.session;
  const choice = rest === '' ? undefined : chosen(turn, rest);
  if (rest === '') screen.say('Odds of which choice? For example: odds 1');
  if (choice === undefined) return;
  screen.write(`If you ${choice.description}:`);
  const { system, view, viewer } = table;
  const lines = oddsText(oddsOf(system, view, viewer, choice.command, LIMITS));
  screen.write(...lines.flatMap((line) => wrapText(line, screen.width, 8)));
};

export const pieces = ({ session: { table, screen } }: Turn): void => {
  const { scene, codes } = table;
  for (const piece of scene.pieces) screen.say(pieceText(piece, scene, codes));
};

export const cards = ({ session: { table, screen } }: Turn): void =>
  (table.scene.cards ?? []).length === 0 ? screen.say('There are no cards here.') : screen.cards(table);

/** The same text as `warmoot rules`, including its message for an unknown clause. */
export const rule = async ({ session }: Turn, id: string): Promise<void> => {
  const { table, screen, projectRoot, streams } = session;
  if (id === '') return screen.say(`Which clause? For example: rule ${table.scene.prompt.rule ?? 'MOT-01'}`);
  const rules = rulesCommand(projectRoot, { ...streams, stderr: streams.stdout }).exitOverride();
  await rules.parseAsync([table.system.id, id], { from: 'user' }).catch(() => undefined);
};

/** Explains only public commands: the others would reveal the computer's secrets. */
export const why = ({ session: { screen }, explanations }: Turn): void => {
  const open = explanations.filter(({ lines, reasons }) => lines.length > 0 && reasons.length > 0);
  if (open.length === 0) screen.say('The computer has nothing to explain.');
  for (const { lines, reasons } of open)
    screen.write(
      ...wrapText(`  ${lines[0]?.text} ${sentence(capital(reasons.join('; ')))}`, screen.width, 4),
    );
};
