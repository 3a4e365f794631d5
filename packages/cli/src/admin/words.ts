/** `2026-11-16 20:32`, in UTC: the same on every machine and sortable. */
export const whenText = (at: number | null): string =>
  at === null ? 'never' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Names and chat come from strangers: no escape sequence of theirs reaches the terminal. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');
