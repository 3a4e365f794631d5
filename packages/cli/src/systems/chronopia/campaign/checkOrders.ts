import { resolve } from 'node:path';
import { readOrdersOf, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import type { Read } from './conduct.ts';
import { findEmpire } from './findEmpire.ts';
import { findingLines, unknownFileLine } from './findingLines.ts';
import { openFolder } from './folder.ts';
import { orderTexts } from './orderFiles.ts';

interface ReadSheet extends Read {
  readonly orders: number;
}

/** Only headers and comments: usually the wrong file was sent. */
const linesOf = (read: ReadSheet): string[] => {
  if (read.findings.length > 0) return findingLines(read);
  return [
    read.orders === 0
      ? `${read.file}: it has no orders; every army will hold.`
      : `${read.file}: no objections.`,
  ];
};

/** `campaign check DIR`: read with what each empire knows; nothing is sent. Exit code 1: something will not be done. */
export const checkOrders = (dir: string, typed: { readonly empire?: string }): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const { byEmpire, strangers } = orderTexts(folder);
  const wanted = typed.empire === undefined ? null : findEmpire(folder, typed.empire);
  const reads = [...byEmpire]
    .filter(([empire]) => wanted === null || empire === wanted)
    .map(([empire, { file, text }]): ReadSheet => {
      const read = readOrdersOf(folder.match.viewOf(seatOf(empire)), empire, text);
      return { empire, file, text, findings: read.findings, orders: read.file.statements.length };
    });
  const lines = [...reads.flatMap(linesOf), ...strangers.map(unknownFileLine)];
  return {
    failed: strangers.length > 0 || reads.some(({ findings }) => findings.length > 0),
    lines: lines.length === 0 ? ['There are no orders yet.'] : lines,
    json: { files: reads.map(({ file, findings }) => ({ file, findings })), strangers },
  };
};
