/** A sentence begins with a capital letter, wherever its first word came from. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `Turn 3 of 15`, but `Set-up: Homes`: what is not a figure comes after a colon. */
export const labelled = (label: string, value: string): string =>
  /^\d/.test(value) ? `${label} ${value}` : `${label}: ${value}`;
