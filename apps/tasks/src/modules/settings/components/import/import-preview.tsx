import { useEffect, useMemo, useState } from 'react';
import { Button, Meter } from '@plainday/ui-components';
import { useShell } from '@plainday/federation-contract';
import { announce, useOnline } from '@plainday/ui-patterns';
import { plural } from '@plainday/shared-utils';
import type { Ready } from '../../hooks/import/read-ready';
import { previewParts } from '../../model/archive/preview.logic';
import {
  amountOf,
  QUOTAS,
  type Choice,
  type Target,
} from '../../../../shared/import/apply/preview.logic';
import type { Answers } from '../../../../shared/import/plan';
import { amountText, holdsText } from '../../../../shared/import/words';
import { PartsTable } from './parts-table';
import { ImportQuestions } from './import-questions';
import { Columns, Counts, Foot, Head, Rows } from './import-style';
import { PreviewGroups } from './preview-groups';
import { PreviewRows } from './preview-rows';
import { SkippedRows } from './skipped-rows';

/** So many rows that cannot come in are named. */
const NAMED = 200;

interface ImportPreviewProps {
  readonly id: string;
  readonly ready: Ready;
  readonly onAnswer: (answers: Answers) => void;
  readonly onStart: (choice: Choice) => void;
  readonly onClose: () => void;
}

type Amount = ReturnType<typeof amountOf>;

function reasonNot({ tasks, projects }: Amount, { account }: Ready): string | null {
  if (account.tasks.length + tasks > QUOTAS.tasks) {
    return `An account keeps ${QUOTAS.tasks.toLocaleString('en-US')} tasks, and with these it would be more. Leave projects out, or empty the trash.`;
  }
  if (account.projects.length + projects > QUOTAS.projects) {
    return `An account keeps ${QUOTAS.projects} projects, and with these it would be more.`;
  }
  return null;
}

/** Why the numbers are those of this device; empty where they are those of the account. */
function keptText({ isKept, isUnanswered }: Ready): string {
  if (!isKept) return '';
  return isUnanswered
    ? 'What is in your account could not be read, so this is what is new to this device.'
    : 'There is no connection, so this is what is new to this device. What your account holds is asked when you are connected.';
}

/** Said by the page: a region that comes with its words is not heard. */
function KeptSentence({ text }: { readonly text: string }) {
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
  return text !== '' && <p>{text}</p>;
}

/** What a file would bring, row by row, before anything is sent. */
export function ImportPreview(props: ImportPreviewProps) {
  const { id, ready, onAnswer, onStart, onClose } = props;
  const { file, plan, preview, account } = ready;
  const isOnline = useOnline();
  const canAsk = isOnline && !ready.isKept;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Target>>(new Map());
  const [one, setOne] = useState<Target | null>(null);
  const [withChanges, setWithChanges] = useState(false);
  const [open, setOpen] = useState('');
  const { groups, skipped, known, changes } = preview;
  const targets = useMemo(() => {
    const own = new Map([...preview.targets, ...chosen]);
    if (!one) return own;
    return new Map([...own].map(([key, target]) => [key, target.kind === 'out' ? target : one]));
  }, [preview.targets, chosen, one]);
  const amount = useMemo(() => amountOf(preview, targets), [preview, targets]);
  const group = groups.find(({ key }) => key === open) ?? groups[0];
  const { modules } = useShell();
  const others = ready.tools?.fresh ?? 0;
  const fresh = amount.tasks + others;
  const there = known + (ready.tools?.known ?? 0);
  const changed = withChanges ? changes.size : 0;
  const total = fresh + changed;
  const isNothing = total + amount.projects === 0;
  const reason = reasonNot(amount, ready);
  const subject =
    total > 0 ? amountText(amount.tasks + changed, others) : plural(amount.projects, 'project');
  const parts = [
    { key: 'new', value: fresh, kind: 'filled' },
    { key: 'known', value: there, kind: 'outlined' },
    { key: 'cannot', value: skipped.length, kind: 'hatched' },
  ] as const;

  return (
    <>
      <div>
        <Head>
          <div>
            <h3 id={id}>{plan.kind}</h3>
            <p>
              {file.name} · {holdsText(plan)} · read on this device, nothing is sent yet
              {plan.guessedEncoding && ' · Western European letters (guessed)'}
            </p>
          </div>
        </Head>
        <KeptSentence text={keptText(ready)} />
        {ready.isUnanswered && isOnline && (
          <Button onClick={() => onAnswer(ready.answers)}>Try again</Button>
        )}
        <Meter
          label="What the file brings"
          text={`${fresh} new, ${there} already there, ${skipped.length} cannot come in`}
          parts={parts.filter(({ value }) => value > 0)}
          max={Math.max(1, fresh + there + skipped.length)}
        />
        <Counts>
          <li>
            <strong>{fresh}</strong> new
          </li>
          <li>
            <strong>{there}</strong> already there
            {changes.size === 0 ? ', left alone' : `, ${changes.size} changed at the source`}
          </li>
          {skipped.length > 0 && (
            <li data-cannot="">
              <strong>{skipped.length}</strong> cannot come in
            </li>
          )}
        </Counts>
      </div>
      {ready.tools && <PartsTable parts={previewParts(ready.tools.parts, modules)} />}
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
      {!group && skipped.length > 0 && (
        <Rows role="list" aria-label="Cannot come in">
          <SkippedRows skipped={skipped.slice(0, NAMED)} />
        </Rows>
      )}
      <ImportQuestions
        ready={ready}
        one={one}
        onOne={setOne}
        withChanges={withChanges}
        onChanges={setWithChanges}
        onAnswer={onAnswer}
        reason={reason}
      />
      <Foot>
        <p>
          {groups.length > 0 &&
            `${[...targets.values()].filter(({ kind }) => kind !== 'out').length} of ${plural(groups.length, 'project')} chosen. `}
          You can undo the whole import for 30 days.
        </p>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={isNothing || reason !== null || !canAsk}
          onClick={() => onStart({ targets, withChanges, total })}
        >
          {isNothing ? 'Nothing new' : canAsk ? `Import ${subject}` : 'Import when connected'}
        </Button>
      </Foot>
    </>
  );
}
