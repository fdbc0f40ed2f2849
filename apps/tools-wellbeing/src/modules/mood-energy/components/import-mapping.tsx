import { styled } from 'styled-components';
import { NativeSelect } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { MOODS } from '../../../shared/moods';
import type { ColumnMap, CsvRow, MoodMap } from '../model/daylio.logic';

const PARTS: readonly { readonly part: keyof ColumnMap; readonly label: string }[] = [
  { part: 'date', label: 'Day' },
  { part: 'time', label: 'Time' },
  { part: 'mood', label: 'Mood' },
  { part: 'energy', label: 'Energy (1 to 5)' },
  { part: 'title', label: 'Title' },
  { part: 'note', label: 'Note' },
  { part: 'activities', label: 'Activities' },
];

const Group = styled.fieldset`
  min-width: 0;
  legend {
    padding-bottom: var(--space-2);
    font: 600 var(--type-small);
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: var(--space-3);
`;

export interface ImportMappingProps {
  readonly file: { readonly columns: readonly string[]; readonly rows: readonly CsvRow[] };
  readonly columns: ColumnMap;
  readonly moods: MoodMap;
  readonly onColumns: (columns: ColumnMap) => void;
  readonly onMoods: (moods: MoodMap) => void;
}

/** What the columns of a file hold, and which step each of its moods is. */
export function ImportMapping(props: ImportMappingProps) {
  const { file, columns, moods, onColumns, onMoods } = props;
  return (
    <>
      <Group>
        <legend>Columns</legend>
        <Fields>
          {PARTS.map(({ part, label }) => (
            <FormField key={part} label={label}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={columns[part]}
                  onChange={(event) => onColumns({ ...columns, [part]: event.currentTarget.value })}
                >
                  <option value="">None</option>
                  {file.columns.map((column) => (
                    <option key={column}>{column}</option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
          ))}
        </Fields>
      </Group>
      <Group>
        <legend>Moods of the file</legend>
        <Fields>
          {Object.keys(moods).map((name) => (
            <FormField key={name} label={name}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={moods[name] ?? ''}
                  onChange={(event) =>
                    onMoods({ ...moods, [name]: Number(event.currentTarget.value) || undefined })
                  }
                >
                  <option value="">Leave out</option>
                  {MOODS.map(({ label }, index) => (
                    <option key={label} value={index + 1}>
                      {index + 1} {label}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
          ))}
        </Fields>
      </Group>
    </>
  );
}
