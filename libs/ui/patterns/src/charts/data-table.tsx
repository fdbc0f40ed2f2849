import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DataTableProps {
  /** Name of the table. */
  readonly label: string;
  /** Heads of the columns; the first names the rows. */
  readonly columns: readonly string[];
  /** Each row: its key and its cells, the first of which names it. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const Box = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid var(--accent);
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 6px var(--space-3) 6px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }
  th + th,
  td {
    text-align: end;
  }
  td a {
    display: inline-block;
    min-width: 24px;
    min-height: 24px;
    color: var(--accent-text);
  }
  thead th {
    color: var(--text-3);
    font: 500 var(--type-caption);
  }
`;

/** Numbers as a table. It scrolls sideways by itself where it is too wide. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <Box role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
