import { Button } from '@plainday/ui-components';
import { Notice } from '@plainday/ui-patterns';
import { plural } from '@plainday/shared-utils';
import type { RestoreStage } from '../../hooks/archive/use-restore';
import { restoreEnd } from '../../model/archive/words';
import { Head } from '../import/import-style';

interface RestoreResultProps {
  readonly id: string;
  readonly file: string;
  readonly stage: Extract<RestoreStage, { kind: 'done' }>;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What came back, and what to do where it ended before. */
export function RestoreResult({ id, file, stage, onAgain, onClose }: RestoreResultProps) {
  const { mode, restored } = stage;
  const { written, refused, failed } = restored;
  return (
    <div>
      <Head>
        <div>
          <h3 id={id}>{failed ? 'Not all of it is here' : 'The archive is back'}</h3>
          <p>
            {file} · {plural(written, 'row')} written
            {mode === 'add'
              ? '. Earlier imports, below, can undo it for 30 days.'
              : '. What was here before is in the archive that was just exported.'}
          </p>
        </div>
        {failed && (
          <Button variant="primary" onClick={onAgain}>
            Try again
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </Head>
      {failed && (
        <Notice tone="warning" role="alert">
          {restoreEnd(failed)}
        </Notice>
      )}
      {refused > 0 && (
        <Notice tone="warning">
          {plural(refused, 'row')} could not come in: the server does not take{' '}
          {refused === 1 ? 'it' : 'them'} as {refused === 1 ? 'it is' : 'they are'}.
        </Notice>
      )}
    </div>
  );
}
