import { Button, Icon } from '@plainday/ui-components';
import { Notice } from '@plainday/ui-patterns';
import { plural } from '@plainday/shared-utils';
import { Ban, Undo2 } from 'lucide';
import type { Running } from '../../hooks/import/use-running';
import type { TakingBack } from '../../hooks/import/use-taking-back';
import type { ImportPlan } from '../../../../shared/import/plan';
import { amountText } from '../../../../shared/import/words';
import { isAnything, type Written } from '../../hooks/import/run-import';
import { Unremembered } from '../unremembered';
import { ImportEdited } from './import-edited';
import { saveSkipped } from './save-skipped';
import { Counts, Head, Rows } from './import-style';
import { SkippedRows } from './skipped-rows';

/** So many rows are named here; all of them are in the file to download. */
const NAMED = 5;

interface ImportResultProps {
  readonly id: string;
  readonly done: Extract<Running, { kind: 'done' }>;
  readonly taking: TakingBack;
  readonly onUndo: () => void;
  readonly onGoOn: () => void;
  readonly onTakeBack: (keepEdited: boolean) => void;
  readonly onClose: () => void;
  readonly plan: ImportPlan;
}

const WHY: Readonly<Record<NonNullable<Written['failed']>['why'], string>> = {
  'no-answer': 'the server does not answer',
  full: 'the account has no more room',
  refused: 'the server did not accept the rest',
};

/** What is not in yet, and why. */
function missingText({ written, total }: ImportResultProps['done']): string {
  const { tasks, changed, others, refused, failed } = written;
  if (!failed) return '';
  const left = total - tasks - changed - others - refused.length;
  const place = failed.from === undefined ? '' : `, from “${failed.from}” on`;
  const missing = `${left.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  return `${missing} did not come in${place}: ${WHY[failed.why]}. What came in stays; what is there is not added twice.`;
}

/** What came in, and the way back. */
export function ImportResult(props: ImportResultProps) {
  const { id, done, taking, plan, onUndo, onGoOn, onTakeBack, onClose } = props;
  const { kept, written, isRemembered } = done;
  const { tasks, projects, changed, others, refused, failed } = written;
  const isTaking = taking.kind === 'taking';
  return (
    <div>
      <Head>
        <div>
          <h3 id={id}>{amountText(tasks, others)} came in</h3>
          <p>
            {kept.kind}, {kept.file}
          </p>
        </div>
        <Button icon={Undo2} disabled={isTaking} onClick={onUndo}>
          {isTaking ? 'Taking back' : 'Undo import'}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Head>
      <Counts>
        <li>
          Came in: <strong>{amountText(tasks, others)}</strong>
          {projects > 0 && <>, {plural(projects, 'new project')}</>}
        </li>
        {changed > 0 && <li>Changed as at the source: {plural(changed, 'task')}</li>}
        {kept.known > changed && (
          <li>
            Already there:{' '}
            {plural(
              kept.known - changed,
              others > 0 ? 'entry' : 'task',
              others > 0 ? 'entries' : 'tasks',
            )}
            , unchanged
          </li>
        )}
        {kept.skipped > 0 && (
          <li data-cannot="">
            Could not: {plural(kept.skipped, 'row')}{' '}
            <Button size="s" onClick={() => saveSkipped(kept.file, plan)}>
              {kept.skipped === 1 ? 'Download this row' : `Download the ${kept.skipped} rows`}
            </Button>
          </li>
        )}
      </Counts>
      {kept.skipped > 0 && (
        <Rows role="list" aria-label="Could not come in">
          <SkippedRows skipped={plan.skipped.slice(0, NAMED)} />
        </Rows>
      )}
      {refused.length > 0 && (
        <Rows role="list" aria-label="Not accepted">
          {refused.map(({ task, why }) => (
            <li key={task.id} data-state="cannot">
              <span>
                <Icon icon={Ban} size={14} /> Cannot
              </span>
              <span>
                {task.title}: {why}
              </span>
            </li>
          ))}
        </Rows>
      )}
      {failed && (
        <Notice
          tone="warning"
          role="alert"
          {...(taking.kind === 'idle' && { action: { label: 'Go on', run: onGoOn } })}
        >
          {missingText(done)}
        </Notice>
      )}
      {!isRemembered && isAnything(written) && <Unremembered />}
      <ImportEdited taking={taking} onTakeBack={onTakeBack} />
    </div>
  );
}
