import type { GameCommand, NamedDrill } from '@warmoot/kernel';
import type { Turn } from './choosing.ts';
import { submit } from './session.ts';
import type { Step } from './turn.ts';

const drillsOf = ({ session: { table } }: Turn): readonly NamedDrill<GameCommand>[] =>
  (table.system.drills?.(table.view as never, table.viewer, [], []) ?? []) as NamedDrill<GameCommand>[];

/** Orders to many pieces at once: `drill` lists them, `drill 2` gives the second. */
export const drill = async (turn: Turn, rest: string): Promise<Step> => {
  const { screen } = turn.session;
  const named = drillsOf(turn);
  const wanted = named[Number(rest) - 1];
  if (named.length === 0) screen.say('There are no orders for many pieces at once now.');
  else if (wanted === undefined) screen.write(...named.map(({ verb }, at) => `  drill ${at + 1}  ${verb}`));
  else return giveAll(turn, wanted);
  return 'ask again';
};

/** One command after the other; a refusal ends them, and what was done stays done. */
const giveAll = async (turn: Turn, { verb, drill: prepare }: NamedDrill<GameCommand>): Promise<Step> => {
  const { session } = turn;
  const commands = prepare()?.commands ?? [];
  if (commands.length === 0) session.screen.say(`No piece can do this now: ${verb}.`);
  for (const [done, command] of commands.entries()) {
    const submitted = await submit(session, session.table.viewer, command);
    if (submitted === undefined) return 'left';
    const { answer } = submitted;
    if (answer.ok) continue;
    if ('says' in answer) session.screen.say(answer.says);
    return done === 0 ? 'ask again' : 'acted';
  }
  return commands.length === 0 ? 'ask again' : 'acted';
};
