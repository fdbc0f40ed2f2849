import { Button } from '@plainday/ui-components';
import { Notice } from '@plainday/ui-patterns';
import { plural } from '@plainday/shared-utils';
import { Undo2 } from 'lucide';
import type { Stage } from '../../hooks/import/use-import';
import { Counts, Head } from './import-style';

interface ImportResultProps {
  readonly id: string;
  readonly stage: Extract<Stage, { kind: 'done' }>;
  readonly onUndo: () => void;
  readonly onTakeBack: (keepEdited: boolean) => void;
  readonly onClose: () => void;
}

/** What came in, and the way back. */
export function ImportResult({ id, stage, onUndo, onTakeBack, onClose }: ImportResultProps) {
  const { result, edited, undoing } = stage;
  const { tasks, projects, known, skipped, failed, file, kind } = result;
  return (
    <div>
      <Head>
        <div>
          <h3 id={id}>{plural(tasks.length, 'task')} came in</h3>
          <p>
            {kind}, {file}
          </p>
        </div>
        <Button icon={Undo2} disabled={undoing} onClick={onUndo}>
          {undoing ? 'Taking back' : 'Undo import'}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Head>
      <Counts>
        <li>
          Came in: <strong>{plural(tasks.length, 'task')}</strong>
          {projects.length > 0 && <>, {plural(projects.length, 'new project')}</>}
        </li>
        {known > 0 && <li>Already there: {plural(known, 'task')}, unchanged</li>}
        {skipped > 0 && <li data-cannot="">Could not: {plural(skipped, 'row')}</li>}
      </Counts>
      {failed && (
        <Notice tone="warning" role="alert">
          The rest was not accepted. Import the file again to go on where it ended, or undo what
          came in.
        </Notice>
      )}
      {edited !== null && (
        <Notice
          tone="warning"
          role="alert"
          action={{ label: 'Keep them', run: () => onTakeBack(true) }}
          secondary={{ label: 'Take them out too', run: () => onTakeBack(false) }}
        >
          {plural(edited, 'of these tasks was edited', 'of these tasks were edited')} since.
        </Notice>
      )}
    </div>
  );
}
