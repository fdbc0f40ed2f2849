import { Check, Timer, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { formatMinutes } from '@plainday/domain-timer';
import { Icon } from '@plainday/ui-components';
import { ListRow, RowList, SectionHeading } from '@plainday/ui-patterns';
import type { DeepWork } from '../hooks/use-deep-work';
import { useSaveEntry } from '../hooks/use-save-entry';
import { topSources } from '../model/track.logic';
import { SessionFacts } from './session-facts';

/** Sessions that are listed (spec §9). */
const RECENT = 5;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  min-width: 0;
`;

const Length = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
  svg {
    color: var(--green);
  }
`;

const Source = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  padding-block: 6px;
  font: var(--type-small);
  overflow-wrap: anywhere;
`;

const None = styled.p`
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font: var(--type-small);
`;

/** The five most recent sessions, and what distracted most often in all of them. */
export function RecentSessions({ work }: { readonly work: DeepWork }) {
  const { sessions, remove } = work;
  const save = useSaveEntry();
  const sources = topSources(sessions.flatMap((session) => session.sources));
  return (
    <Side>
      <section aria-labelledby="recent-sessions">
        <SectionHeading id="recent-sessions">Recent sessions</SectionHeading>
        {sessions.length === 0 && <None>Sessions appear here when you stop.</None>}
        <RowList label="Recent sessions">
          {sessions.slice(0, RECENT).map((session) => (
            <ListRow
              key={session.id}
              id={session.id}
              name={session.title}
              meta={<SessionFacts session={session} />}
              end={
                <Length>
                  {session.saved && <Icon icon={Check} size={14} title="Saved as a time entry" />}
                  {formatMinutes(session.workMinutes)}
                </Length>
              }
              actions={[
                ...(session.saved
                  ? []
                  : [{ label: 'Save as time entry', icon: Timer, run: () => save(session) }]),
                { label: 'Delete', icon: Trash2, danger: true, run: () => remove(session) },
              ]}
            />
          ))}
        </RowList>
      </section>
      {sources.length > 0 && (
        <section aria-labelledby="sources">
          <SectionHeading id="sources">What pulled you away</SectionHeading>
          <ul>
            {sources.map(({ text, count }) => (
              <Source key={text}>
                <span dir="auto">{text}</span>
                <strong>{count}</strong>
              </Source>
            ))}
          </ul>
        </section>
      )}
    </Side>
  );
}
