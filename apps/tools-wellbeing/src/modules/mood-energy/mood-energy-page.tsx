import { useState } from 'react';
import { Download, Ellipsis, Upload } from 'lucide';
import { styled } from 'styled-components';
import { useToday } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { saveCsv } from '@plainday/shared-platform';
import { lazyPart, MenuButton, useIdleParts } from '@plainday/ui-components';
import {
  DeviceNotice,
  focusHeading,
  LoadingState,
  LocalBadge,
  PageFrame,
  RecoverNotice,
  useNow,
} from '@plainday/ui-patterns';
import { tablet } from '@plainday/ui-theme';
import { EntryForm } from './components/entry-form';
import { MoodChart } from './components/mood-chart';
import { MoodFigures } from './components/mood-figures';
import { RecentEntries } from './components/recent-entries';
import { Together } from './components/together';
import { useEntries } from './hooks/use-entries';
import { moodEnergyManifest } from './mood-energy.manifest';
import { moodCsv } from './model/export.logic';
import type { MoodEntry } from './model/mood.schema';

const EntryDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mood-entry" */ './components/entry-dialog')).EntryDialog,
);
const PARTS = [EntryDialog];
/** Where files of other apps come in. */
const YOUR_DATA = { kind: 'tool', toolId: 'settings', at: 'your-data' } as const;

const Parts = styled.div`
  display: grid;
  gap: var(--space-8);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: var(--space-8);
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled.p`
  color: var(--text-2);
`;

export function Page() {
  useIdleParts(PARTS);
  const { navigate } = useShell();
  const { entries, status, ready, recovery, record, change, remove } = useEntries();
  const [editing, setEditing] = useState<MoodEntry | null>(null);
  const today = useToday(useNow('minute'));

  function handleDelete(entry: MoodEntry) {
    if (entries.length === 1) focusHeading();
    remove(entry);
  }

  return (
    <PageFrame
      title={moodEnergyManifest.heading}
      intro="Say how you feel, as often as you like; later you see what goes together with good days."
      width={856}
      summary={<LocalBadge status={status} />}
      actions={
        <MenuButton
          label="More actions"
          icon={Ellipsis}
          align="end"
          items={() => [
            { label: 'Import from Daylio', icon: Upload, onSelect: () => navigate(YOUR_DATA) },
            {
              label: 'Export as CSV',
              icon: Download,
              disabled: entries.length === 0,
              onSelect: () => saveCsv(`mood-energy-${today}.csv`, moodCsv(entries)),
            },
          ]}
        />
      }
    >
      <DeviceNotice status={status} />
      <RecoverNotice what="entries" count={recovery.lost.length} onDownload={recovery.download} />
      {!ready && <LoadingState rows={4} />}
      {ready && (
        <>
          <EntryForm onRecord={record} />
          {entries.length === 0 ? (
            <Hint>Your averages, trend and chart appear after the first entries.</Hint>
          ) : (
            <Parts>
              <MoodFigures entries={entries} today={today} />
              <MoodChart entries={entries} today={today} />
              <Columns>
                <RecentEntries
                  entries={entries}
                  today={today}
                  onEdit={setEditing}
                  onDelete={handleDelete}
                />
                <Together entries={entries} today={today} />
              </Columns>
            </Parts>
          )}
        </>
      )}
      {editing && (
        <EntryDialog
          entry={editing}
          onSave={(fields) => change(editing, fields)}
          onClose={() => setEditing(null)}
        />
      )}
    </PageFrame>
  );
}
