import type { Consequence } from '../matches/liveMatch.ts';
import type { Table } from '../matches/table.ts';
import { sql } from '../store/statement.ts';
import { fallsAfter, proposalKey } from './proposal.ts';

/** Ends the proposals that a line has overtaken. This costs nothing for a table without proposals. */
export const proposalsAfter: Consequence = ({ table, after, isPublic }) => {
  const isOver = after.outcome !== undefined;
  const fallen = table.proposals.filter((proposal) => fallsAfter(proposal, isOver, isPublic));
  if (fallen.length === 0) return {};
  return {
    also: [
      ...fallen.map(
        ({ id }) => sql`update proposals set state = ${'fallen'} where match = ${table.id} and id = ${id}`,
      ),
      sql`update matches set table_version = table_version + 1 where id = ${table.id}`,
    ],
    cancelled: fallen.map((proposal) => proposalKey(table.id, proposal)),
  };
};

/** The same in memory, for readers of the log. */
export const withFallen = (table: Table, isOver: boolean, isPublic: boolean): Table =>
  table.proposals.some((proposal) => fallsAfter(proposal, isOver, isPublic))
    ? {
        ...table,
        tableVersion: table.tableVersion + 1,
        proposals: table.proposals.map((proposal) =>
          fallsAfter(proposal, isOver, isPublic) ? { ...proposal, state: 'fallen' } : proposal,
        ),
      }
    : table;
