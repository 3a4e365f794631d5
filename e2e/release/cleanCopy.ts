import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The project's files as a fresh clone has them, with changes that are not committed yet, minus what the image leaves
 * out.
 */
export const copyCleanly = (project: string, into: string): void => {
  const isLeftOut = leftOut(readFileSync(join(project, '.containerignore'), 'utf8'));
  for (const path of filesOf(project))
    if (!isLeftOut(path)) cpSync(join(project, path), join(into, path), { recursive: true });
};

const filesOf = (project: string): string[] =>
  execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(project, path)));

/** Patterns as container tools read them: from the top, `**` for any folders, `*` within a name. */
const leftOut = (text: string): ((path: string) => boolean) => {
  const patterns = text.split('\n').filter((line) => line !== '');
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/[.+^$(){}|[\]\\]/g, '\\$&')
      .replace(/\*\*\//g, '<folders>')
      .replace(/\*/g, '[^/]*')
      .replace(/<folders>/g, '(?:.*/)?'),
  );
  const pattern = new RegExp(`^(?:${sources.join('|')})(?:/|$)`);
  return (path) => pattern.test(path);
};
