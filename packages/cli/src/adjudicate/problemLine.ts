import type { FileProblem } from './gatherCases.ts';

/** `ford.yaml:12: die 1 is written as 7, …`: one line, whatever the message was. */
export const problemLine = ({ file, line, says }: FileProblem, kind?: 'impossible' | 'defect'): string => {
  const place = line === undefined ? file : `${file}:${line}`;
  const sentence = says.replace(/[\s\p{Cc}]+/gu, ' ');
  return kind === 'defect'
    ? `${place}: an error in the program, not in the case; please report it: ${sentence}`
    : `${place}: ${sentence}`;
};
