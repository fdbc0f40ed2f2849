import { useState } from 'react';
import { styled } from 'styled-components';
import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { DataTable, Notice } from '@plainday/ui-patterns';
import {
  guessColumns,
  guessMoods,
  previewImport,
  type ColumnMap,
  type CsvRow,
  type MoodMap,
} from '../model/daylio.logic';
import type { MoodEntry } from '../model/mood.schema';
import { moodLabel } from '../model/words.logic';
import { ImportMapping } from './import-mapping';
import { readCsv } from './read-csv';

const PREVIEWED = 5;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
`;

interface Loaded {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

export interface ImportDialogProps {
  /** Entries that are here already. */
  readonly here: readonly MoodEntry[];
  readonly onImport: (entries: readonly MoodEntry[]) => void;
  readonly onClose: () => void;
}

/** A file of Daylio: choose it, say what its columns and moods are, see what comes, import. */
export function ImportDialog({ here, onImport, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [columns, setColumns] = useState<ColumnMap>(() => guessColumns([]));
  const [moods, setMoods] = useState<MoodMap>({});
  const preview = file && previewImport(file.rows, columns, moods, here);

  async function handleFile(chosen: File | undefined) {
    if (!chosen) return;
    const read = await readCsv(chosen).catch(() => null);
    setFailed(read === null || read.rows.length === 0);
    setFile(read && read.rows.length > 0 ? read : null);
    if (!read) return;
    const guessed = guessColumns(read.columns);
    setColumns(guessed);
    setMoods(guessMoods(read.rows, guessed.mood));
  }

  function handleColumns(next: ColumnMap) {
    if (file && next.mood !== columns.mood) setMoods(guessMoods(file.rows, next.mood));
    setColumns(next);
  }

  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import from Daylio"
      description="A CSV file that Daylio has exported. It is read here and sent nowhere."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!preview || preview.entries.length === 0}
            onClick={() => {
              if (preview) onImport(preview.entries);
              onClose();
            }}
          >
            {preview && preview.entries.length > 0
              ? `Import ${plural(preview.entries.length, 'entry', 'entries')}`
              : 'Import'}
          </Button>
        </>
      }
    >
      <Body>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          data-autofocus=""
          onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
        />
        {failed && (
          <Notice tone="warning" role="alert">
            No rows could be read from this file.
          </Notice>
        )}
        {file && preview && (
          <>
            <ImportMapping
              file={file}
              columns={columns}
              moods={moods}
              onColumns={handleColumns}
              onMoods={setMoods}
            />
            <p role="status">
              {plural(preview.entries.length, 'new entry', 'new entries')}, {preview.known} already
              here, {preview.unread} without a day or a mood.
            </p>
            {preview.oddTimes.length > 0 && (
              <Notice tone="warning">
                {`${plural(preview.oddTimes.length, 'time')} could not be read, so these entries stand at noon: ${preview.oddTimes.slice(0, PREVIEWED).join(', ')}`}
                {preview.oddTimes.length > PREVIEWED && ' …'}
              </Notice>
            )}
            {preview.entries.length > 0 && (
              <DataTable
                label="Preview"
                columns={['When', 'Mood', 'Notes']}
                rows={preview.entries.slice(0, PREVIEWED).map(({ id, at, mood, notes }) => ({
                  key: id,
                  cells: [
                    `${formatDay(dayKeyOf(at), { month: 'short', day: 'numeric', year: 'numeric' })}, ${timeOfDay(at)}`,
                    `${mood} ${moodLabel(mood)}`,
                    (notes ?? '').slice(0, 60),
                  ],
                }))}
              />
            )}
          </>
        )}
      </Body>
    </ResponsiveDialog>
  );
}
