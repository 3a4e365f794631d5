import { resolve } from 'node:path';
import { readOrdersOf, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { Said } from '../muster/answering.ts';
import type { Read } from './conduct.ts';
import { empireTyped } from './empireTyped.ts';
import { findingLines, strangerLine } from './findingLines.ts';
import { openFolder } from './folder.ts';
import { orderTexts } from './orderFiles.ts';

const linesOf = (read: Read): string[] =>
  read.findings.length === 0 ? [`${read.file}: nothing to say against it.`] : findingLines(read);

/** `campaign check DIR`: read with what each empire knows; nothing is sent. */
export const checkSaid = (dir: string, typed: { readonly empire?: string }): Said => {
  const folder = openFolder(resolve(dir));
  const { byEmpire, strangers } = orderTexts(folder);
  const wanted = typed.empire === undefined ? null : empireTyped(folder, typed.empire);
  const reads = [...byEmpire]
    .filter(([empire]) => wanted === null || empire === wanted)
    .map(([empire, { file, text }]): Read => {
      const { findings } = readOrdersOf(folder.match.viewOf(seatOf(empire)), empire, text);
      return { empire, file, text, findings };
    });
  const lines = [...reads.flatMap(linesOf), ...strangers.map(strangerLine)];
  return {
    lines: lines.length === 0 ? ['There are no orders yet.'] : lines,
    json: { files: reads.map(({ file, findings }) => ({ file, findings })), strangers },
  };
};
