/** Orders that an empire keeps under a name: `USE Watch FOR Red Wolves, Guard` (CHR-ORD-01). */

const HEAD = /^\s*TEMPLATE\s+(.+?)\s*$/i;
const USE = /^\s*USE\s+(.+?)(?:\s+FOR\s+(.+?))?\s*$/i;
const UNIT = /\bUNIT\b/g;

const linesOf = (text: string): string[] => text.split(/\r?\n/);
const keyOf = (name: string): string => name.trim().toLowerCase();

/** The lines under each `TEMPLATE Name`. */
const templatesIn = (text: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of linesOf(text)) {
    const name = HEAD.exec(line)?.[1];
    if (name !== undefined) {
      open = [];
      found.set(keyOf(name), open);
    } else if (line.trim() !== '') open?.push(line.trim());
  }
  return found;
};

/** `UNIT` in a template stands for each unit in turn; without `FOR` the lines count as they are. */
const filledIn = (lines: readonly string[], units: string | undefined): string[] =>
  units === undefined
    ? [...lines]
    : units.split(',').flatMap((unit) => lines.map((line) => line.replace(UNIT, () => unit.trim())));

/**
 * What the templates say goes to the end of the file and leaves an empty line, so that every other line keeps its
 * number. A line that names no template stays, and its author reads that it cannot be understood.
 */
export const withTemplates = (text: string, templates: string | undefined): string => {
  const known = templatesIn(templates ?? '');
  const added: string[] = [];
  const lines = linesOf(text).map((line) => {
    const [, name, units] = USE.exec(line) ?? [];
    const template = name === undefined ? undefined : known.get(keyOf(name));
    if (template === undefined) return line;
    added.push(...filledIn(template, units));
    return '';
  });
  return added.length === 0 ? text : [...lines, ...added, ''].join('\n');
};
