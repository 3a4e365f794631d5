/** The grammar of English sentences that are put together from parts. */

/** `1 wound`, `3 wounds`, `0 models`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** At the beginning of a sentence; marks (`say`) before the first letter stay. */
export const capital = (said: string): string => said.replace(/\p{L}/u, (letter) => letter.toUpperCase());
