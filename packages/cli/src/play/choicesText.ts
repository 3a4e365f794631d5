import type { Paint } from './board/canvas.ts';
import { FAINT } from './board/looks.ts';
import type { Choice, Group } from './choices.ts';
import { visibleLength } from './wrapText.ts';

const NUMBER = '1;36';
const HEADING_WIDTH = 20;

/** A number and its choice; choices that differ only in their goal share one beginning. */
interface Entry {
  readonly lead: string;
  readonly items: readonly { readonly number: number | undefined; readonly label: string }[];
}

const shortOf = ({ meaning: { verb, goal } }: Choice): string => `${verb} ${goal ?? ''}`;

/** Choices with one verb share a line, by goal: `move  1) 0303  2) 0402`; ambiguous ones are written in full. */
const entriesOf = (choices: readonly Choice[]): Entry[] => {
  const entries: Entry[] = [];
  const shorts = new Map<string, number>();
  for (const choice of choices) shorts.set(shortOf(choice), (shorts.get(shortOf(choice)) ?? 0) + 1);
  for (const choice of choices) {
    const { number, description, meaning } = choice;
    const isClear = shorts.get(shortOf(choice)) === 1;
    const verb = meaning.verb.toLowerCase();
    const lead = isClear && meaning.goal !== undefined ? verb : '';
    const last = entries.at(-1);
    const item = { number, label: isClear ? (meaning.goal ?? verb) : description };
    if (last !== undefined && lead !== '' && last.lead === lead)
      entries[entries.length - 1] = { lead, items: [...last.items, item] };
    else entries.push({ lead, items: [item] });
  }
  return entries;
};

const partsOf = ({ lead, items }: Entry, paint: Paint): string[] => {
  const parts = items.map(({ number, label }) => `${paint(NUMBER, `${number})`)} ${label}`);
  return lead === '' ? parts : [lead, ...parts];
};

/** Fills lines no wider than the given width; an entry with its own beginning starts a new line. */
const filled = (entries: readonly Entry[], paint: Paint, room: number): string[] => {
  const lines: string[] = [];
  for (const [n, entry] of entries.entries())
    for (const [i, part] of partsOf(entry, paint).entries()) {
      const line = lines.at(-1);
      const fits = line !== undefined && visibleLength(line) + 2 + visibleLength(part) <= room;
      const isApart = i === 0 && (entry.lead !== '' || (entries[n - 1]?.lead ?? '') !== '');
      if (!fits || isApart) lines.push(part);
      else lines[lines.length - 1] = `${line}  ${part}`;
    }
  return lines;
};

export const groupText = ({ heading, choices }: Group, paint: Paint, width: number): string[] => {
  const indent = Math.max(HEADING_WIDTH, heading.length + 3);
  return filled(entriesOf(choices), paint, width - indent).map(
    (line, i) => ` ${(i === 0 ? heading : '').padEnd(indent - 1)}${line}`,
  );
};

/** If there are too many choices, a subject shows only their number. */
const summaryText = ({ heading, choices }: Group, paint: Paint): string => {
  const [first, last] = [choices[0]?.number, choices.at(-1)?.number];
  const subject = `${heading} `.padEnd(HEADING_WIDTH - 1);
  return ` ${subject}${paint(NUMBER, `${first}-${last})`)} ${paint(FAINT, `"list ${heading.split(' ')[0]}"`)}`;
};

/** As much as fits into the given lines: everything, or only the numbers of the long groups. */
export const choicesText = (
  groups: readonly Group[],
  paint: Paint,
  width: number,
  maxLines: number,
): string[] => {
  const whole = groups.flatMap((group) => groupText(group, paint, width));
  if (whole.length <= maxLines) return whole;
  const about = groups.filter(({ heading }) => heading !== '');
  const others = groups
    .filter(({ heading }) => heading === '')
    .flatMap((group) => groupText(group, paint, width));
  const room = Math.max(MIN_SUMMARIES, maxLines - others.length - 1);
  const summaries = about
    .slice(0, room)
    .map((group) =>
      group.choices.length === 1 ? groupText(group, paint, width) : [summaryText(group, paint)],
    );
  return [...summaries.flat(), ...leftOut(about.slice(room), paint), ...others];
};

/** At least this many pieces are named, however small the screen. */
const MIN_SUMMARIES = 6;

const leftOut = (groups: readonly Group[], paint: Paint): string[] => {
  const [first] = groups;
  if (first === undefined) return [];
  const named = first.heading.split(' ')[0];
  return [
    paint(FAINT, ` and ${groups.length} more; "list ${named}" shows one of them, "list" shows them all`),
  ];
};
