import { useState } from 'react';
import { Download, Ellipsis, Plus } from 'lucide';
import { styled } from 'styled-components';
import { useDayRule, useToday } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { Button, Card, lazyPart, MenuButton, useIdleParts } from '@plainday/ui-components';
import {
  DeviceNotice,
  ErrorState,
  LoadingState,
  PageFrame,
  TwoColumns,
  useNow,
} from '@plainday/ui-patterns';
import { DayStrip } from './components/day-strip';
import { EntriesPanel } from './components/entries-panel';
import { StillWorking } from './components/still-working';
import { TimerForm } from './components/timer-form';
import { WeekPanel } from './components/week-panel';
import { useEntries } from './hooks/use-entries';
import { useExport } from './hooks/use-export';
import { useTracker } from './hooks/use-tracker';
import { secondsInDay } from './model/day-totals.logic';
import { toEntry } from './model/running.logic';
import type { TimeSession } from './model/session.schema';
import { stripOf } from './model/strip.logic';
import { timeTrackerManifest } from './time-tracker.manifest';

const EntryDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "time-tracker-entry" */ './components/entry-dialog'))
      .EntryDialog,
);
const PARTS = [EntryDialog];

const TimerCard = styled(Card)`
  margin-bottom: 28px;
  padding: 0;
`;

export function Page() {
  useIdleParts(PARTS);
  const { user } = useShell();
  const entries = useEntries();
  const tracker = useTracker();
  const exportCsv = useExport(entries);
  /** What the dialog is open for: an entry, or null for a new one. */
  const [editing, setEditing] = useState<TimeSession | null | undefined>();
  const [filter, setFilter] = useState<string | null | undefined>();
  const now = useNow('minute');
  const rule = useDayRule();
  const today = useToday(now);
  const { running } = tracker;
  // What runs counts as an entry up to now, unless it was logged a moment ago.
  const current = running && toEntry(running, now, user.id);
  const isLogged = entries.rows.some(({ id }) => id === running?.id);
  const tracked = current && !isLogged ? [current, ...entries.rows] : entries.rows;

  return (
    <PageFrame
      title={timeTrackerManifest.heading}
      intro="Start the clock when you begin and stop it when you are done: the week adds itself up."
      width={816}
      actions={
        <>
          <Button icon={Plus} onClick={() => setEditing(null)}>
            Add entry
          </Button>
          <MenuButton
            label="More"
            icon={Ellipsis}
            align="end"
            items={() => [
              {
                label: 'Export as CSV',
                icon: Download,
                disabled: entries.rows.length === 0,
                onSelect: exportCsv,
              },
            ]}
          />
        </>
      }
    >
      <DeviceNotice status={tracker.status} />
      <StillWorking tracker={tracker} />
      <TimerCard aria-busy={!tracker.ready}>
        <TimerForm tracker={tracker} projects={entries.projects} />
        <DayStrip
          strip={stripOf(tracked, now, rule)}
          seconds={secondsInDay(tracked, today, rule)}
          projectOf={entries.projectOf}
          runningId={running?.id}
          onEdit={(id) => setEditing(entries.rows.find((row) => row.id === id))}
        />
      </TimerCard>
      {entries.status === 'loading' && <LoadingState />}
      {entries.status === 'error' && (
        <ErrorState
          title="Your time entries could not be loaded"
          text="The timer above works meanwhile."
          onRetry={entries.retry}
        />
      )}
      {(entries.status === 'ready' || entries.rows.length > 0) && (
        <TwoColumns $side={344}>
          <EntriesPanel
            entries={entries}
            filter={filter}
            onClearFilter={() => setFilter(undefined)}
            onContinue={({ task_name: taskName, project_id: projectId, task_id: taskId }) =>
              tracker.startNext({ taskName, projectId, taskId })
            }
            onEdit={setEditing}
          />
          <WeekPanel entries={entries} tracked={tracked} filter={filter} onFilter={setFilter} />
        </TwoColumns>
      )}
      {editing !== undefined && (
        <EntryDialog
          key={editing?.id}
          entry={editing}
          projects={entries.projects}
          onSave={(columns) => (editing ? entries.edit(editing, columns) : entries.add(columns))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </PageFrame>
  );
}
