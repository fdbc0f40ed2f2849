import { Button } from '@plainday/ui-components';
import { Notice } from '@plainday/ui-patterns';
import { plural } from '@plainday/shared-utils';
import type { RestoreStage } from '../../hooks/archive/use-restore';
import { restoreEnd } from '../../model/archive/words';
import { Head } from '../import/import-style';
import { Unremembered } from '../unremembered';

interface RestoreResultProps {
  readonly id: string;
  readonly file: string;
  readonly stage: Extract<RestoreStage, { kind: 'done' }>;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How it can be taken back. */
function wayBack({ mode, restored, isRemembered }: RestoreResultProps['stage']): string {
  if (mode === 'replace') return 'What was here before is in the archive that was just exported.';
  if (restored.written === 0) return '';
  return `Earlier imports, below, can undo it${isRemembered ? ' for 30 days' : ''}.`;
}

/** What came back, and what to do where it ended before. */
export function RestoreResult({ id, file, stage, onAgain, onClose }: RestoreResultProps) {
  const { mode, restored, isRemembered } = stage;
  const { written, refused, failed } = restored;
  return (
    <div>
      <Head>
        <div>
          <h3 id={id}>{failed ? 'Not all of it is here' : 'The archive is back'}</h3>
          <p>
            {file} · {plural(written, 'row')} written. {wayBack(stage)}
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
      {mode === 'add' && written > 0 && !isRemembered && <Unremembered />}
      {refused > 0 && (
        <Notice tone="warning">
          {plural(refused, 'row')} could not come in: the server does not take{' '}
          {refused === 1 ? 'it' : 'them'} as {refused === 1 ? 'it is' : 'they are'}.
        </Notice>
      )}
    </div>
  );
}
