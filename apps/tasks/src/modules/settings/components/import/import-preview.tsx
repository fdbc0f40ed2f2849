import { useMemo, useState, useSyncExternalStore } from 'react';
import { Button, Meter, SegmentedControl } from '@plainday/ui-components';
import { Notice } from '@plainday/ui-patterns';
import { isOnline, onConnection } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import type { Ready } from '../../hooks/import/use-import';
import { QUOTAS, type Target } from '../../model/import/apply/preview.logic';
import type { ImportRows } from '../../model/import/apply/rows.logic';
import type { DateOrder } from '../../model/import/plan';
import { leftBehind } from '../../model/import/words';
import { Columns, Counts, Foot, Head, Questions } from './import-style';
import { PreviewGroups } from './preview-groups';
import { PreviewRows } from './preview-rows';

interface ImportPreviewProps {
  readonly id: string;
  readonly ready: Ready;
  readonly rowsFor: (ready: Ready, targets: ReadonlyMap<string, Target>) => ImportRows;
  readonly onOrder: (order: DateOrder) => void;
  readonly onStart: (targets: ReadonlyMap<string, Target>) => void;
  readonly onClose: () => void;
}

function reasonNot({ tasks, projects }: ImportRows, { account }: Ready): string | null {
  if (account.tasks.length + tasks.length > QUOTAS.tasks) {
    return `An account keeps ${QUOTAS.tasks.toLocaleString('en-US')} tasks, and with these it would be more. Leave projects out, or empty the trash.`;
  }
  if (account.projects.length + projects.length > QUOTAS.projects) {
    return `An account keeps ${QUOTAS.projects} projects, and with these it would be more.`;
  }
  return null;
}

/** What a file would bring, row by row, before anything is sent. */
export function ImportPreview(props: ImportPreviewProps) {
  const { id, ready, rowsFor, onOrder, onStart, onClose } = props;
  const { file, plan, preview, account, dateOrder } = ready;
  const online = useSyncExternalStore(onConnection, isOnline);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Target>>(new Map());
  const [open, setOpen] = useState('');
  const targets = useMemo(
    () => new Map([...preview.targets, ...chosen]),
    [preview.targets, chosen],
  );
  // eslint-disable-next-line react-hooks/exhaustive-deps -- follows from these alone
  const rows = useMemo(() => rowsFor(ready, targets), [ready, targets]);
  const { groups, skipped } = preview;
  const group = groups.find(({ key }) => key === open) ?? groups[0];
  const fresh = rows.tasks.length;
  const known = groups.reduce((sum, one) => sum + one.rows.length - one.fresh, 0);
  const isNothing = fresh + rows.projects.length === 0;
  const reason = reasonNot(rows, ready);
  const lost = leftBehind(plan);
  const subject = fresh > 0 ? plural(fresh, 'task') : plural(rows.projects.length, 'project');
  const parts = [
    { key: 'new', value: fresh, kind: 'filled' },
    { key: 'known', value: known, kind: 'outlined' },
    { key: 'cannot', value: skipped.length, kind: 'hatched' },
  ] as const;

  return (
    <>
      <div>
        <Head>
          <div>
            <h3 id={id}>{plan.kind}</h3>
            <p>
              {file.name} · {plural(plan.projects.length, 'project')},{' '}
              {plural(plan.tasks.length, 'task')} · read on this device, nothing is sent yet
              {plan.guessedEncoding && ' · Western European letters (guessed)'}
            </p>
          </div>
        </Head>
        <Meter
          label="What the file brings"
          text={`${fresh} new, ${known} already there, ${skipped.length} cannot come in`}
          parts={parts.filter(({ value }) => value > 0)}
          max={Math.max(1, fresh + known + skipped.length)}
        />
        <Counts>
          <li>
            <strong>{fresh}</strong> new
          </li>
          <li>
            <strong>{known}</strong> already there, left alone
          </li>
          {skipped.length > 0 && (
            <li data-cannot="">
              <strong>{skipped.length}</strong> cannot come in
            </li>
          )}
        </Counts>
      </div>
      {group && (
        <Columns>
          <PreviewGroups
            groups={groups}
            projects={account.projects}
            targets={targets}
            open={group.key}
            proposed={preview.targets}
            onTarget={(key, target) => setChosen(new Map([...chosen, [key, target]]))}
            onOpen={setOpen}
          />
          <PreviewRows key={group.key} group={group} skipped={group === groups[0] ? skipped : []} />
        </Columns>
      )}
      <Questions>
        {plan.question && (
          <div>
            {plan.question.example} is{' '}
            <SegmentedControl<DateOrder>
              label={`${plan.question.example} is written`}
              options={[
                { value: 'day-first', label: 'day first' },
                { value: 'month-first', label: 'month first' },
              ]}
              value={dateOrder ?? 'day-first'}
              onChange={onOrder}
            />{' '}
            for {plural(plan.question.count, 'date')}
          </div>
        )}
        {lost !== '' && (
          <p data-left="">
            <strong>Left behind:</strong> {lost}. What is text stays in the description.
          </p>
        )}
        {plan.missing && <p>{plan.missing}</p>}
        <p>Importing the same file again adds nothing twice.</p>
        {reason && <Notice tone="warning">{reason}</Notice>}
      </Questions>
      <Foot>
        <p>
          {[...targets.values()].filter(({ kind }) => kind !== 'out').length} of{' '}
          {plural(groups.length, 'project')} chosen. You can undo the whole import.
        </p>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={isNothing || reason !== null || !online}
          onClick={() => onStart(targets)}
        >
          {isNothing ? 'Nothing new' : online ? `Import ${subject}` : 'Import when connected'}
        </Button>
      </Foot>
    </>
  );
}
