import { useId } from 'react';
import { NativeSelect, SegmentedControl, Switch } from '@plainday/ui-components';
import { DateField, Notice } from '@plainday/ui-patterns';
import { deviceZone } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import type { Ready } from '../../hooks/import/read-ready';
import { jointTitle, type Target } from '../../../../shared/import/apply/preview.logic';
import type { Answers, DateOrder } from '../../../../shared/import/plan';
import { leftBehind } from '../../../../shared/import/words';
import { ImportMoods } from './import-moods';
import { ImportColumns } from './import-columns';
import { Questions } from './import-style';

interface ImportQuestionsProps {
  readonly ready: Ready;
  /** Where everything goes; null for its own projects. */
  readonly one: Target | null;
  readonly onOne: (target: Target | null) => void;
  readonly withChanges: boolean;
  readonly onChanges: (withChanges: boolean) => void;
  readonly onAnswer: (answers: Answers) => void;
  /** Why it cannot be imported as it is. */
  readonly reason: string | null;
}

const zones = (own: string): readonly string[] => [
  ...new Set([own, ...Intl.supportedValuesOf('timeZone')]),
];

const valueOf = (target: Target) => (target.kind === 'into' ? target.id : target.kind);

/** What only the person can say of a file, asked where it leaves something open, and what stays behind. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const { ready, one, onOne, withChanges, onChanges, onAnswer, reason } = props;
  const { file, plan, preview, account, answers } = ready;
  const { order, baseDay, zone, events, kinds } = plan.asks;
  const id = useId();
  const lost = leftBehind(plan);
  const answer = (next: Answers) => onAnswer({ ...answers, ...next });
  const ownZone = deviceZone();
  return (
    <Questions>
      {kinds.length > 1 && (
        <div>
          This archive holds several things. Take{' '}
          <SegmentedControl
            label="Take from this archive"
            options={kinds.map(({ app, kind }) => ({ value: app, label: kind }))}
            value={plan.app}
            onChange={(app) => onAnswer({ app })}
          />{' '}
          now, and bring it again for the rest
        </div>
      )}
      <ImportColumns plan={plan} onColumns={(columns) => answer({ columns })} />
      {preview.groups.length > 1 && (
        <div>
          Goes to{' '}
          <SegmentedControl<'own' | 'one'>
            label="Goes to"
            options={[
              { value: 'own', label: 'Its own projects' },
              { value: 'one', label: 'One project' },
            ]}
            value={one ? 'one' : 'own'}
            onChange={(value) => onOne(value === 'one' ? { kind: 'joint' } : null)}
          />{' '}
          {one && (
            <NativeSelect
              aria-label="Everything goes into"
              value={valueOf(one)}
              onChange={({ currentTarget: { value } }) =>
                onOne(
                  value === 'joint' || value === 'none'
                    ? { kind: value }
                    : { kind: 'into', id: value },
                )
              }
            >
              <option value="joint">A new project: {jointTitle(file.name)}</option>
              <option value="none">No project</option>
              {account.projects.map((project) => (
                <option key={project.id} value={project.id}>
                  {project.title}
                </option>
              ))}
            </NativeSelect>
          )}
        </div>
      )}
      {order && (
        <div>
          {order.example} is{' '}
          <SegmentedControl<DateOrder>
            label={`${order.example} is written`}
            options={[
              { value: 'day-first', label: 'day first' },
              { value: 'month-first', label: 'month first' },
            ]}
            value={answers.dateOrder ?? 'day-first'}
            onChange={(dateOrder) => answer({ dateOrder })}
          />{' '}
          for {plural(order.count, 'date')}
        </div>
      )}
      {baseDay > 0 && (
        <div>
          <span id={`${id}-base`}>{plural(baseDay, 'date counts', 'dates count')} from</span>{' '}
          <DateField
            aria-labelledby={`${id}-base`}
            value={plan.baseDay}
            onChange={(day) => day !== '' && answer({ baseDay: day })}
          />
        </div>
      )}
      {zone > 0 && (
        <div>
          {plural(zone, 'time is', 'times are')} of{' '}
          <NativeSelect
            aria-label="Time zone of the file"
            value={answers.timeZone ?? ownZone}
            onChange={(event) => answer({ timeZone: event.currentTarget.value })}
          >
            {zones(ownZone).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </div>
      )}
      {events > 0 && (
        <div>
          <label>
            <Switch
              checked={answers.events === true}
              onChange={(event) => answer({ events: event.currentTarget.checked })}
            />{' '}
            Take {plural(events, 'event')} as tasks, but not those that are over
          </label>
        </div>
      )}
      <ImportMoods
        names={plan.asks.moods}
        answers={answers}
        onMoods={(moods) => answer({ moods })}
      />
      {preview.changes.size > 0 && (
        <div>
          <label>
            <Switch
              checked={withChanges}
              onChange={(event) => onChanges(event.currentTarget.checked)}
            />{' '}
            Take over what changed at the source: {plural(preview.changes.size, 'task')}
          </label>
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
  );
}
