const MAX_TITLE = 60;

/** Marks of where a clause comes from: `[core] [design]`, `[source] with [completion] rows.`, `S+R-28 —`, `src —`. */
const ORIGIN = /^(?:\[[^\]]*\]\s*)+(?:(?:for|with) [^.:]*[.:]\s*)?|^(?:S|C|src|der)(?:\+[^—]*)?\s—\s/;

/** A clause's bold lead if it has one, else its first phrase. */
export const titleOf = (text: string): string => {
  const words = text.trim().replace(ORIGIN, '');
  const lead = /^\*\*(.+?)\*\*/.exec(words);
  return shortened(plain(lead ? lead[1]! : firstPhrase(words)));
};

/** A single word before a colon ("Map: Board 1 alone.") says too little, so the next phrase is added. */
const firstPhrase = (words: string): string =>
  /^(?:[^.:;]{1,11}: )?.+?(?=[.:;](?:\s|$)|$)/.exec(words)?.[0] ?? words;

const plain = (words: string): string =>
  words
    .replace(/[`*]|\\(?=\|)/g, '')
    .replace(/\s*[([](?:[A-Z]{3}-)?[A-Z]+-\d+[^)\]]*[)\]]/g, '')
    .replace(/\s*\([^)]*$/, '')
    .replace(/[.:;,]+$/, '')
    .trim();

const shortened = (title: string): string => {
  if (title.length <= MAX_TITLE) return title;
  const cut = title.slice(0, MAX_TITLE + 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:(–—-]+$/, '')} …`;
};
