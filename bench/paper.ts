import { type Comparison, type Figure, holds, type Requirement } from './rounds.ts';

/** The columns of a table of 80 characters: a name, a number, and a remark. */
const WHAT = 45;
const NUMBER = 9;

const shown = (value: number): string => {
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(1)} k`;
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
};

const wrapped = (text: string): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= WHAT) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);

/** The number is printed beside the last line of a long name. */
const row = (what: string, number: string, says: string): string => {
  const lines = wrapped(what);
  const last = lines.pop() ?? '';
  return [...lines, `${last.padEnd(WHAT)}${number.padStart(NUMBER)} ${says}`].join('\n');
};

export const figureRow = ({ name, ours, unit }: Figure): string => row(name, shown(ours), unit);

export const comparedRows = ({ name, unit, ours, peer, peerName }: Comparison): string =>
  [
    row(name, shown(ours), unit),
    row(`  ${peerName}`, shown(peer), unit),
    row('  ours to theirs', (ours / peer).toFixed(2), 'times'),
  ].join('\n');

export const requirementRow = (requirement: Requirement): string => {
  const { name, ratio, must, bound } = requirement;
  return row(name, ratio.toFixed(2), `${must} ${bound}: ${holds(requirement) ? 'holds' : 'DOES NOT HOLD'}`);
};
