import type { PreviewPart } from '../../model/archive/preview.logic';
import { Parts } from './restore-style';

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
