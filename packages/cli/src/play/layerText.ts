import type { Cell, ClauseId, Layer, Line, Mark, Place, Scene } from '@warmoot/kernel';
import { keyOf } from './board/hexLabels.ts';
import { inWords } from './board/looks.ts';
import { cited, sentence } from './names.ts';
import { cellAt } from './pieceText.ts';

/** A kind of mark is drawn by the first letter of its word that no other kind has. */
const lettersOf = (marks: readonly Mark[]): Map<string, string> => {
  const letters = new Map<string, string>();
  for (const { kind } of marks) {
    const taken = [...letters.values()];
    const free = [...kind.toLowerCase()].find((letter) => !taken.includes(letter));
    if (!letters.has(kind)) letters.set(kind, free ?? '?');
  }
  return letters;
};

const NUMBER = /^[\d.]+(?= )/;

/** The hex shows the number in a label: `r3` if three points are left. */
const signOf = ({ kind, label = '' }: Mark, letters: ReadonlyMap<string, string>): string =>
  `${letters.get(kind)}${NUMBER.exec(label)?.[0] ?? ''}`;

/** The text of each hex when these marks are shown. */
export const notesOf = (marks: readonly Mark[]): Map<string, string> => {
  const letters = lettersOf(marks);
  const notes = new Map<string, string>();
  for (const mark of marks)
    for (const place of mark.places) {
      if (!('q' in place)) continue;
      const note = notes.get(keyOf(place)) ?? '';
      const sign = signOf(mark, letters);
      if (!note.includes(sign)) notes.set(keyOf(place), `${note}${sign}`);
    }
  return notes;
};

/** Nobody reads more than this many of one kind; ask hex by hex instead. */
const MAX_PER_KIND = 8;
const MAX_HEXES = 12;

const saidOf = ({ kind, label }: Mark): string =>
  label === undefined ? inWords(kind) : `${inWords(kind)}, ${label}`;

const rulesOf = ({ rule }: Mark): ClauseId[] => (rule === undefined ? [] : [rule]);

const citedOf = (mark: Mark): string => `${saidOf(mark)}${cited(rulesOf(mark))}`;

/** A few hexes are named; many are only counted, since the board shows them. */
const hexesOf = ({ places }: Mark, scene: Scene): string =>
  places.length > MAX_HEXES
    ? `${places.length} hexes`
    : places.map((place) => cellAt(scene, place)?.id ?? '').join(' ');

/** What the letters on the board mean, and where more detail is available. */
export const layerText = (marks: readonly Mark[], scene: Scene, more: string): string[] =>
  [...lettersOf(marks)].flatMap(([kind, letter]) => {
    const same = marks.filter((mark) => mark.kind === kind);
    const [first] = same as [Mark, ...Mark[]];
    const sign = signOf(first, new Map([[kind, letter]]));
    if (sign !== letter) return [`  ${sign.padEnd(4)} ${citedOf(first)}`];
    if (same.length > MAX_PER_KIND)
      return [`  ${letter.padEnd(4)} ${inWords(kind)} in ${same.length} ways; ${more} shows which`];
    return same.map((mark) => `  ${letter.padEnd(4)} ${citedOf(mark)}: ${hexesOf(mark, scene)}`);
  });

/** What layers say about one hex: `Line of sight, 0512: blocked, the line of sight meets woods in 0411.` */
export const layersAt = (layers: readonly Layer[], { id, at }: Cell): Line[] => {
  const isHere = (place: Place): boolean => 'q' in place && keyOf(place) === keyOf(at);
  const lines = layers.flatMap((layer) =>
    layer
      .marks()
      .filter(({ places }) => places.some(isHere))
      .map((mark) => ({ text: sentence(`${layer.name}, ${id}: ${saidOf(mark)}`), rules: rulesOf(mark) })),
  );
  return lines.length > 0 ? lines : [{ text: `There is nothing to report about ${id}.` }];
};
