import { useId } from 'react';
import { Button } from '@plainday/ui-components';
import { LoadingState, Notice } from '@plainday/ui-patterns';
import { useImport } from '../../hooks/import/use-import';
import { useFilePanel } from '../../hooks/use-file-panel';
import { FORMATS, refusalText } from '../../../../shared/import/words';
import { Head, Panel } from './import-style';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import { ImportRunning } from './import-running';

interface ImportProps {
  readonly file: File;
  readonly onClose: () => void;
  /** Something came in or went out. */
  readonly onEnd: () => void;
}

/** One file: what it would bring, then what came in. */
export function Import({ file, onClose, onEnd }: ImportProps) {
  const id = useId();
  const { stage, ready, taking, read, start, stop, goOn, undo, takeBack } = useImport(file);
  const { kind } = stage;
  const panel = useFilePanel(kind, onEnd);

  return (
    <Panel as="section" ref={panel} tabIndex={-1} aria-labelledby={id}>
      {kind === 'reading' && (
        <div>
          <h3 id={id}>Reading {file.name}</h3>
          <LoadingState rows={2} />
        </div>
      )}
      {kind === 'refused' && (
        <div>
          <Head>
            <div>
              <h3 id={id}>{file.name}</h3>
              <p role="alert">
                {refusalText(stage.code)} It can be: {FORMATS}
              </p>
            </div>
            <Button onClick={onClose}>Close</Button>
          </Head>
        </div>
      )}
      {kind === 'no-answer' && (
        <div>
          <h3 id={id}>{file.name}</h3>
          <Notice
            tone="warning"
            role="alert"
            action={{ label: 'Try again', run: () => read(stage.answers) }}
            secondary={{ label: 'Close', run: onClose }}
          >
            What is in your account could not be read, so we cannot tell what is new.
          </Notice>
        </div>
      )}
      {kind === 'ready' && (
        <ImportPreview
          id={id}
          ready={stage.ready}
          onAnswer={read}
          onStart={(choice) => void start({ ready: stage.ready, choice })}
          onClose={onClose}
        />
      )}
      {kind === 'running' && <ImportRunning id={id} stage={stage} file={file.name} onStop={stop} />}
      {kind === 'done' && ready && (
        <ImportResult
          id={id}
          done={stage}
          taking={taking}
          plan={ready.plan}
          onUndo={() => void undo(stage.kept)}
          onGoOn={() => void goOn()}
          onTakeBack={(keepEdited) => void takeBack(stage.kept, keepEdited)}
          onClose={onClose}
        />
      )}
      {kind === 'gone' && (
        <Head>
          <div>
            <h3 id={id}>Import undone</h3>
            <p>
              {stage.left > 0
                ? `What you edited since is still here: ${stage.left}.`
                : 'Your account is as it was before.'}
            </p>
          </div>
          <Button onClick={onClose}>Close</Button>
        </Head>
      )}
    </Panel>
  );
}
