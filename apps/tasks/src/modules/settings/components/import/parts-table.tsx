import styled from 'styled-components';
import type { PreviewPart } from '../../model/archive/preview.logic';

const Parts = styled.div`
  && {
    padding-block: 8px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 5px 0 5px 12px;
    text-align: end;
    color: var(--text-2);
    font-weight: 400;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody th {
    color: var(--text);
    font-weight: 550;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  td[data-new] {
    color: var(--accent-text);
    font-weight: 600;
  }
`;

interface PartsTableProps {
  readonly parts: readonly PreviewPart[];
}

/** What each tool would get, and what of it is here already. */
export function PartsTable({ parts }: PartsTableProps) {
  return (
    <Parts>
      <table>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">New</th>
            <th scope="col">Already there</th>
            <th scope="col">Different</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.title}>
              <th scope="row">{part.title}</th>
              <td data-new={part.fresh > 0 || undefined}>{part.fresh}</td>
              <td>{part.same}</td>
              <td>{part.different}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Parts>
  );
}
