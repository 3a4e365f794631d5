/**
 * Letters among the orders (CHR-DIP-01, CHR-GRM): `LETTER Brakka, Corvane: text`, `LETTER ALL: text`, and `PRESS: text`,
 * which nobody has signed. A line that begins with ">" continues the letter above it.
 */

import { isSameName } from '../../orderText/names.ts';
import type { Finding } from './finding.ts';

export interface Letter {
  /** Numbers of the empires it goes to; all of them for the press. */
  readonly to: readonly number[];
  readonly signed: boolean;
  readonly text: string;
}

interface Correspondent {
  readonly id: number;
  readonly name: string;
}

interface LettersRead {
  readonly letters: readonly Letter[];
  readonly findings: readonly Finding[];
  /** The same text with empty lines instead of letters, so that all other lines keep their numbers. */
  readonly rest: string;
}

const HEAD = /^\s*(?:LETTER\s+(?<to>[^:]+?)|(?<press>PRESS))\s*:\s*(?<text>.*)$/iu;
const MORE = /^\s*>\s?(?<text>.*)$/u;

/** An order to a unit called Letter is not a letter. */
const headOf = (line: string): RegExpExecArray | null => {
  const head = HEAD.exec(line);
  return head?.groups?.to !== undefined && / [-–] /u.test(head.groups.to) ? null : head;
};

const unknown = (line: number, name: string): Finding => ({
  line,
  column: 1,
  code: 'E-10',
  clause: 'CHR-DIP-01',
  text: `No empire you can write to is called "${name}", so this letter is not sent.`,
});

/** `others` are the empires of players, without the writer. */
export const lettersIn = (text: string, others: readonly Correspondent[]): LettersRead => {
  const letters: Letter[] = [];
  const findings: Finding[] = [];
  let isOpen = false;
  const address = (names: string, line: number): number[] => {
    if (/^\s*ALL\s*$/iu.test(names)) return others.map(({ id }) => id);
    return names.split(',').flatMap((name) => {
      const found = others.find((other) => isSameName(other.name, name.trim()));
      if (found === undefined) findings.push(unknown(line, name.trim()));
      return found === undefined ? [] : [found.id];
    });
  };
  const read = (line: string, at: number): string => {
    const more = isOpen ? MORE.exec(line)?.groups?.text : undefined;
    if (more !== undefined) {
      const last = letters.pop()!;
      letters.push({ ...last, text: `${last.text}\n${more}`.trim() });
      return '';
    }
    const head = headOf(line)?.groups;
    isOpen = head !== undefined;
    if (head === undefined) return line;
    const signed = head.press === undefined;
    const to = signed ? address(head.to!, at + 1) : others.map(({ id }) => id);
    letters.push({ to, signed, text: head.text!.trim() });
    return '';
  };
  const rest = text
    .split('\n')
    .map((line, at) => read(line.replace(/\r$/u, ''), at))
    .join('\n');
  return { letters: letters.filter(({ to, text: words }) => to.length > 0 && words !== ''), findings, rest };
};
