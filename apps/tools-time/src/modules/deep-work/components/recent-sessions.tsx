import { Timer, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { EmptyLine, ListRow, RowList, SectionHeading } from '@plainday/ui-patterns';
import { SessionLength } from '../../../shared/session-length';
import { useSaveEntry } from '../../../shared/use-save-entry';
import { useDeepWorkSaveEntryMutation } from '../api/deep-work.api';
import type { DeepWork } from '../hooks/use-deep-work';
import { toTimeEntry } from '../model/time-entry.logic';
import { DistractionSources } from './distraction-sources';
import { SessionFacts } from './session-facts';

/** Sessions that are listed (spec §9). */
const RECENT = 5;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  min-width: 0;
`;

/** The five most recent sessions, and what distracted most often in all of them. */
export function RecentSessions({ work }: { readonly work: DeepWork }) {
  const { sessions, remove } = work;
  const save = useSaveEntry(useDeepWorkSaveEntryMutation());
  return (
    <Side>
      <section aria-labelledby="recent-sessions">
        <SectionHeading id="recent-sessions">Recent sessions</SectionHeading>
        {sessions.length === 0 && <EmptyLine>Sessions appear here when you stop.</EmptyLine>}
        <RowList label="Recent sessions">
          {sessions.slice(0, RECENT).map((session) => (
            <ListRow
              key={session.id}
              id={session.id}
              name={session.title}
              narrow
              meta={<SessionFacts session={session} />}
              end={<SessionLength minutes={session.workMinutes} saved={session.saved} />}
              actions={[
                ...(session.saved
                  ? []
                  : [
                      {
                        label: 'Save as time entry',
                        icon: Timer,
                        run: () => save(toTimeEntry(session), session.title),
                      },
                    ]),
                { label: 'Delete', icon: Trash2, danger: true, run: () => remove(session) },
              ]}
            />
          ))}
        </RowList>
      </section>
      <DistractionSources sessions={sessions} />
    </Side>
  );
}
