import { useEffect, useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { Dialog } from '@plainday/ui-components/dialog';
import { LoadingState } from '@plainday/ui-patterns';
import { useAddActions } from '../actions/use-add-actions';
import { MOST_LINES, type AddDefaults, type DraftLine } from '../add-bar';
import { linesIn } from '../tasks-in/lines-in';
import { MakeTasks } from './make-tasks';
import { tasksIn } from '../tasks-in/tasks-in';

interface TakenDialogProps {
  readonly files: readonly File[];
  readonly defaults: AddDefaults;
  readonly onClose: () => void;
}

/** A pasted text has no name. */
async function readAll(files: readonly File[]): Promise<readonly DraftLine[]> {
  const found = files.map(async (file) =>
    file.name === '' ? linesIn(await file.text()) : tasksIn(file),
  );
  return (await Promise.all(found)).flat();
}

/** Looks at what was dropped or pasted, and shows which tasks it becomes. */
export function TakenDialog({ files, defaults, onClose }: TakenDialogProps) {
  const { navigate } = useShell();
  const { addMany } = useAddActions();
  const [lines, setLines] = useState<readonly DraftLine[] | null>(null);
  useEffect(() => {
    let isGone = false;
    readAll(files)
      .catch((error: unknown) => {
        logger.error('What was dropped could not be read.', error);
        return [];
      })
      .then(
        (found) => !isGone && setLines(found),
        () => undefined,
      );
    return () => void (isGone = true);
  }, [files]);

  if (lines !== null && lines.length > 0) {
    const left = lines.length - MOST_LINES;
    const note =
      left > 0
        ? {
            note: `${plural(left, 'more line')} would be too many at once: import the file in Your data.`,
          }
        : {};
    return (
      <MakeTasks
        {...note}
        lines={lines.slice(0, MOST_LINES)}
        defaults={defaults}
        onAdd={addMany}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      title={lines ? 'No tasks found' : 'Reading…'}
      onOpenChange={onClose}
      footer={
        lines && (
          <Button
            onClick={() => {
              onClose();
              navigate({ kind: 'tool', toolId: 'settings', at: 'your-data' });
            }}
          >
            Open Your data
          </Button>
        )
      }
    >
      {lines ? (
        <p>
          There are no tasks in {files.length > 1 ? 'these files' : 'it'} that we can read. Notes,
          habits, times and whole backups come in at Your data.
        </p>
      ) : (
        <LoadingState rows={3} />
      )}
    </Dialog>
  );
}
