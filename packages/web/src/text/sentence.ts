/** A sentence begins with a capital letter, wherever its first word came from. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
