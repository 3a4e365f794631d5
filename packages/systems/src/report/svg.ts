/** Numbers and names in a drawing. */

/** Tenths are enough for print and halve the file. */
export const rounded = (value: number): string => (Math.round(value * 10) / 10).toString();

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
