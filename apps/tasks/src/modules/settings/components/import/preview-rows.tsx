import { useState } from 'react';
import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import { NO_REPEAT, priorityLabel, repeatSentence } from '@plainday/domain-tasks';
import { Button, Icon, SegmentedControl } from '@plainday/ui-components';
import { useLimit } from '@plainday/ui-patterns';
import { Equal, Plus, Replace } from 'lucide';
import type { PreviewGroup } from '../../../../shared/import/apply/preview.logic';
import type { PlannedTask, Skipped } from '../../../../shared/import/plan';
import { Head, Rows } from './import-style';
import { SkippedRows } from './skipped-rows';

/** So many rows are drawn at first, in one frame, and so many more at a time. */
const PAGE = 50;
const STATES = {
  new: { icon: Plus, word: 'New' },
  known: { icon: Equal, word: 'Already there' },
  changed: { icon: Replace, word: 'Changed there' },
};
type Shown = 'all' | 'not-new';

function factsOf({ due, priority, completed, deleted, parent, repeat }: PlannedTask): string {
  const facts: string[] = [];
  if (parent !== null) facts.push('Subtask');
  if (completed) facts.push('Completed');
  if (deleted) facts.push('To the trash');
  if (due) {
    const day = formatDay(dayKeyOf(due.at), { month: 'short', day: 'numeric', year: 'numeric' });
    facts.push(due.hasTime ? `${day}, ${timeOfDay(due.at)}` : day);
  }
  if (repeat) {
    const { pattern: repeat_pattern, interval: repeat_interval } = repeat;
    facts.push(repeatSentence({ ...NO_REPEAT, repeat_pattern, repeat_interval }));
  }
  if (priority !== 'medium') facts.push(priorityLabel(priority));
  return facts.join(' · ');
}

interface PreviewRowsProps {
  readonly group: PreviewGroup;
  /** Rows of the file that cannot come in. */
  readonly skipped: readonly Skipped[];
}

/** The rows of a project: new, already there, and what cannot come in. */
export function PreviewRows({ group, skipped }: PreviewRowsProps) {
  const [shown, setShown] = useState<Shown>('all');
  const [most, showMore] = useLimit(PAGE, PAGE);
  const rows = shown === 'all' ? group.rows : group.rows.filter(({ state }) => state !== 'new');
  const left = skipped.length + rows.length - most;
  const notNew = group.rows.length - group.fresh + skipped.length;
  return (
    <section aria-label={`Tasks of ${group.title}`}>
      <Head>
        <div>
          <h3>{group.title}</h3>
        </div>
        {notNew > 0 && (
          <SegmentedControl<Shown>
            label="Which rows are shown"
            options={[
              { value: 'all', label: `All ${group.rows.length + skipped.length}` },
              { value: 'not-new', label: `Not new ${notNew}` },
            ]}
            value={shown}
            onChange={setShown}
          />
        )}
      </Head>
      <Rows role="list">
        <SkippedRows skipped={skipped.slice(0, most)} />
        {rows.slice(0, Math.max(0, most - skipped.length)).map(({ task, state }) => (
          <li key={task.key} data-state={state}>
            <span>
              <Icon icon={STATES[state].icon} size={14} /> {STATES[state].word}
            </span>
            <span>
              <strong>{task.title}</strong>
              <small>{factsOf(task)}</small>
            </span>
          </li>
        ))}
      </Rows>
      {left > 0 && (
        <Button size="s" onClick={showMore}>
          Show more ({left})
        </Button>
      )}
    </section>
  );
}
