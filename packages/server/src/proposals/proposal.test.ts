import { expect, test } from 'vitest';
import type { Chair, Table } from '../matches/table.ts';
import { type Proposal, waitingFor } from './proposal.ts';

const chair = (seat: string, person: string | null, bot: string | null = null): Chair => ({
  seat,
  person,
  bot,
  personName: person,
  awayUntil: null,
  substitute: null,
  entropy: null,
});

const tableOf = (...chairs: Chair[]) => ({ chairs }) as unknown as Table;
const by = (seat: string, ...agreed: string[]) => ({ seat, agreed }) as unknown as Proposal;

test('[MOT-15] with three seats and more, everybody else must agree', () => {
  const table = tableOf(chair('a', 'ann'), chair('b', 'bob'), chair('c', 'cid'), chair('d', 'dot'));
  expect(waitingFor(table, by('a'))).toEqual(['b', 'c', 'd']);
  expect(waitingFor(table, by('a', 'c'))).toEqual(['b', 'd']);
  expect(waitingFor(table, by('a', 'c', 'b', 'd'))).toEqual([]);
});

test('[MOT-15] open seats and computer players have no vote', () => {
  const table = tableOf(chair('a', 'ann'), chair('b', null), chair('c', null, 'random'), chair('d', 'dot'));
  expect(waitingFor(table, by('a'))).toEqual(['d']);
});

test('[MOT-15] a person with several seats answers once', () => {
  const table = tableOf(chair('a', 'ann'), chair('b', 'bob'), chair('c', 'bob'), chair('d', 'ann'));
  expect(waitingFor(table, by('a'))).toEqual(['b', 'c']);
  expect(waitingFor(table, by('a', 'c'))).toEqual([]);
});
