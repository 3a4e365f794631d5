import { text } from './index.ts';

const wordsFor = (bot: string): readonly [name: string, says: string] | undefined => {
  const { bots } = text.lobby.table;
  return (bots as unknown as Readonly<Record<string, readonly [string, string]>>)[bot];
};

/** What a computer player is called; one the page does not know goes by its own name. */
export const botName = (bot: string): string => wordsFor(bot)?.[0] ?? bot;

/** Its name, and what to expect of it. */
export const botInWords = (bot: string): string => wordsFor(bot)?.join(': ') ?? bot;
