import type { ListedTable } from '@warmoot/server/admin';
import { counted, drawColumns } from '../output/drawColumns.ts';
import type { Page } from '../rules/terminal.ts';
import { plain, whenText } from './words.ts';

export const drawTables = (tables: readonly ListedTable[], page: Page): string[] =>
  tables.length === 0
    ? ['No tables.']
    : drawColumns(
        [
          { head: 'id' },
          { head: 'status' },
          { head: 'last move (UTC)' },
          { head: 'lines', figures: true },
          { head: 'title, seats' },
        ],
        tables.map(({ id, status, movedAt, lines, title, seats }) => [
          id,
          status,
          whenText(movedAt),
          String(lines),
          plain(`${title} (${seats.join(', ')})`),
        ]),
        page,
        0,
      );

export const tableText = ({ title, status, lines, seats }: ListedTable): string =>
  plain(`“${title}”, ${status}, ${counted(lines, 'line')} of log, ${seats.join(', ')}`);
