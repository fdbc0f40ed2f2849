import { Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { dayKeyOf, formatDay } from '@plainday/domain-calendar';
import { formatMinutes } from '@plainday/domain-timer';
import { plural } from '@plainday/shared-utils';
import { ListRow, RowList, SectionHeading } from '@plainday/ui-patterns';
import type { DeepWork } from '../hooks/use-deep-work';
import { resultText, topSources } from '../model/track.logic';

/** Sessions that are listed (spec §9). */
const RECENT = 5;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  min-width: 0;
`;

const Length = styled.span`
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
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
              meta={[
                formatDay(dayKeyOf(session.startTime), {
                  weekday: 'short',
                  month: 'short',
                  day: 'numeric',
                }),
                resultText(session),
                session.distractions === 0
                  ? 'no distractions'
                  : plural(session.distractions, 'distraction'),
              ].join(' · ')}
              end={<Length>{formatMinutes(session.workMinutes)}</Length>}
              actions={[
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
