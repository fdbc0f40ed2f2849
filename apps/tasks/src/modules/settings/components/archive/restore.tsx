import { useId } from 'react';
import { Button, Progress } from '@plainday/ui-components';
import { LoadingState, Notice } from '@plainday/ui-patterns';
import { useRestore } from '../../hooks/archive/use-restore';
import { useFilePanel } from '../../hooks/use-file-panel';
import { useWaitingWords } from '../../hooks/use-waiting-words';
import { restoreRefusal } from '../../model/archive/words';
import { Head, Panel } from '../import/import-style';
import { PassphraseForm } from './passphrase-form';
import { RestorePreview } from './restore-preview';
import { RestoreResult } from './restore-result';

interface RestoreProps {
  readonly file: File;
  readonly onClose: () => void;
  /** Something came in. */
  readonly onEnd: () => void;
}

/** One archive: what it would bring, then what came back. */
export function Restore({ file, onClose, onEnd }: RestoreProps) {
  const id = useId();
  const { stage, read, open, start } = useRestore(file);
  const { kind } = stage;
  const panel = useFilePanel(kind, onEnd);
  const waiting = useWaitingWords(kind === 'running' && stage.isWaiting);

  return (
    <Panel as="section" ref={panel} tabIndex={-1} aria-labelledby={id}>
      {kind === 'reading' && (
        <div>
          <h3 id={id}>Reading {file.name}</h3>
          <LoadingState rows={3} />
        </div>
      )}
      {kind === 'sealed' && (
        <PassphraseForm
          id={id}
          file={file.name}
          isWrong={stage.isWrong}
          onOpen={open}
          onClose={onClose}
        />
      )}
      {kind === 'refused' && (
        <Head>
          <div>
            <h3 id={id}>{file.name}</h3>
            <p role="alert">{restoreRefusal(stage.code)} Nothing was changed.</p>
          </div>
          <Button onClick={onClose}>Close</Button>
        </Head>
      )}
      {kind === 'no-answer' && (
        <div>
          <h3 id={id}>{file.name}</h3>
          <Notice
            tone="warning"
            role="alert"
            action={{ label: 'Try again', run: read }}
            secondary={{ label: 'Close', run: onClose }}
          >
            What is in your account could not be read, so we cannot tell what is new.
          </Notice>
        </div>
      )}
      {kind === 'ready' && (
        <RestorePreview
          id={id}
          file={file.name}
          ready={stage.ready}
          onStart={(mode) => start(stage.ready, mode)}
          onClose={onClose}
        />
      )}
      {kind === 'running' && (
        <div>
          <Head>
            <div>
              <h3 id={id}>Restoring {file.name}</h3>
              <p>
                {stage.done.toLocaleString('en-US')} of {stage.total.toLocaleString('en-US')} rows.{' '}
                {waiting ?? 'Should it end, restore the archive once more to go on.'}
              </p>
            </div>
          </Head>
          <Progress
            label={`Restoring ${file.name}`}
            value={stage.done}
            max={Math.max(1, stage.total)}
          />
        </div>
      )}
      {kind === 'done' && (
        <RestoreResult id={id} file={file.name} stage={stage} onAgain={read} onClose={onClose} />
      )}
    </Panel>
  );
}
