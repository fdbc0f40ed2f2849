import { Button, Progress } from '@plainday/ui-components';
import type { Running } from '../../hooks/import/use-running';
import { useWaitingWords } from '../../hooks/use-waiting-words';
import { Head } from './import-style';

interface ImportRunningProps {
  readonly id: string;
  readonly stage: Extract<Running, { kind: 'running' }>;
  readonly file: string;
  readonly onStop: () => void;
}

/** How far an import has come. */
export function ImportRunning({ id, stage, file, onStop }: ImportRunningProps) {
  const { done, total, ending, isWaiting } = stage;
  const state =
    useWaitingWords(isWaiting) ??
    'You can go on working. Stop takes out again what came in. After a reload it can be undone, or goes on when the file is imported again.';
  return (
    <div>
      <Head>
        <div>
          <h3 id={id}>Importing {file}</h3>
          <p>
            {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} tasks
          </p>
        </div>
        <Button disabled={ending} onClick={onStop}>
          {ending ? 'Stopping' : 'Stop'}
        </Button>
      </Head>
      <Progress label={`Importing ${file}`} value={done} max={Math.max(1, total)} />
      <Head as="p">{state}</Head>
    </div>
  );
}
