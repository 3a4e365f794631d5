import { nearest } from '@warmoot/kernel';

/** What can be typed besides a choice. */
const WORDS = {
  list: { usage: 'list [CODE]', meaning: 'show the choices again, all or those of one piece or hex' },
  odds: { usage: 'odds N', meaning: 'the odds of choice N, before you commit to it' },
  board: { usage: 'board [HEX]', meaning: 'show the board again' },
  cards: { usage: 'cards', meaning: 'show the cards in hand and on the table' },
  drill: { usage: 'drill [N]', meaning: 'orders for many pieces at once: list them, or give number N' },
  point: { usage: 'point CODE X Y [DEGREES]', meaning: 'send a piece to a spot on a free table, in inches' },
  about: {
    usage: 'about CODE',
    meaning: 'show a piece or hex, by code or name; also "about CODE reach"',
  },
  pieces: { usage: 'pieces', meaning: 'list every piece you can see, and where it is' },
  rule: { usage: 'rule ID', meaning: 'read a clause of the rulebook' },
  why: { usage: 'why', meaning: 'why the computer did what it just did' },
  done: { usage: 'done', meaning: 'finish this segment or step' },
  undo: {
    usage: 'undo',
    meaning: 'take back your last command (not after dice or a secret)',
  },
  resign: { usage: 'resign', meaning: 'resign the game' },
  help: { usage: 'help', meaning: 'this list' },
  quit: { usage: 'quit', meaning: 'leave the table' },
} as const satisfies Record<string, { usage: string; meaning: string }>;

export type Word = keyof typeof WORDS;
const ALL = Object.keys(WORDS) as Word[];

export type TypedInput =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'word'; readonly word: Word; readonly rest: string }
  | { readonly kind: 'json'; readonly text: string }
  /** A number, or words of a choice. */
  | { readonly kind: 'choice'; readonly text: string };

/** A word may be shortened as long as it stays unambiguous: `u`, `und`, `undo`. */
const matchWord = (typed: string): Word | undefined => {
  const meant = ALL.filter((word) => word.startsWith(typed));
  return ALL.find((word) => word === typed) ?? (meant.length === 1 ? meant[0] : undefined);
};

export const readInput = (line: string): TypedInput => {
  if (line === '') return { kind: 'nothing' };
  if (line.startsWith('{')) return { kind: 'json', text: line };
  const [first = '', ...rest] = line.split(/\s+/);
  const word = matchWord(first.toLowerCase());
  return word === undefined ? { kind: 'choice', text: line } : { kind: 'word', word, rest: rest.join(' ') };
};

/** Typing mistakes seldom affect the first letter. */
export const nearestWord = (typed: string): string | undefined => {
  const word = typed.split(' ')[0] as string;
  const alone = !typed.includes(' ');
  return nearest(word, ALL, 1).find((each) => alone && each[0] === word[0]?.toLowerCase());
};

export const helpText = (): string[] => [
  'Type the number of a choice, or enough of its words to match only that one,',
  'such as the code of a piece and a hex.',
  'You can also type a command as JSON, as in order files. Other words:',
  ...ALL.map((word) => `  ${WORDS[word].usage.padEnd(12)} ${WORDS[word].meaning}`),
];
