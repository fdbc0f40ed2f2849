import { NativeSelect } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import type { Column, ImportPlan } from '../../../../shared/import/plan';
import { COLUMN_WORDS } from '../../../../shared/import/words';
import { Table } from './import-style';

interface ImportColumnsProps {
  readonly plan: ImportPlan;
  readonly onColumns: (columns: ReadonlyMap<number, Column>) => void;
}

/** What each column of a table holds, with its first cells beside it; open where something is to be said. */
export function ImportColumns({ plan: { table }, onColumns }: ImportColumnsProps) {
  if (!table) return null;
  const { names, columns, first, isGuessed, unsure } = table;
  const matched = [...columns.values()].filter((column) => column !== 'ignored').length;

  function choose(at: number, value: string): void {
    const next = new Map(
      [...columns].filter(([index, column]) => index !== at && column !== value),
    );
    const column = Object.keys(COLUMN_WORDS).find((name) => name === value) as Column | undefined;
    if (column) next.set(at, column);
    onColumns(next);
  }

  return (
    <details open={isGuessed || unsure >= 0 || undefined}>
      <summary>
        Columns: {matched} of {plural(names.length, 'column')} matched
        {isGuessed && '. Please say what each of them holds'}
        {unsure >= 0 &&
          !columns.has(unsure) &&
          `. Is ${names[unsure]} a time of the day, or how long it takes?`}
      </summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">In the file</th>
            <th scope="col">Becomes</th>
            <th scope="col">For example</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>
                <NativeSelect
                  aria-label={`${name} becomes`}
                  value={columns.get(at) ?? ''}
                  onChange={(event) => choose(at, event.currentTarget.value)}
                >
                  <option value="">Text in the description</option>
                  {Object.entries(COLUMN_WORDS).map(([column, words]) => (
                    <option key={column} value={column}>
                      {words}
                    </option>
                  ))}
                </NativeSelect>
              </td>
              <td>{first[at]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
