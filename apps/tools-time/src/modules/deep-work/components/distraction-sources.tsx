import { styled } from 'styled-components';
import { SectionHeading } from '@plainday/ui-patterns';
import { forcedColors } from '@plainday/ui-theme';
import type { DeepWorkSession } from '../model/deep-work.schema';
import { topSources, unnamed } from '../model/track.logic';

const Source = styled.li`
  display: grid;
  grid-template-columns: minmax(72px, 1fr) 2fr auto;
  align-items: center;
  gap: var(--space-3);
  padding-block: 6px;
  font: var(--type-small);
  overflow-wrap: anywhere;
`;

const Bar = styled.span`
  height: 6px;
  border-radius: 3px;
  background: var(--sunken);
  > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--amber);
    ${forcedColors} {
      background: CanvasText;
    }
  }
`;

const Rest = styled.p`
  padding-top: 6px;
  color: var(--text-3);
  font: var(--type-small);
`;

/** What distracted most often in all sessions, as bars, and how often nobody said what it was. */
export function DistractionSources({
  sessions,
}: {
  readonly sessions: readonly DeepWorkSession[];
}) {
  const sources = topSources(sessions.flatMap((session) => session.sources));
  const rest = unnamed(sessions);
  const most = sources[0]?.count ?? 0;
  if (most === 0) return null;
  return (
    <section aria-labelledby="sources">
      <SectionHeading id="sources">What pulled you away</SectionHeading>
      <ul>
        {sources.map(({ text, count }) => (
          <Source key={text}>
            <span dir="auto">{text}</span>
            <Bar aria-hidden>
              <span style={{ width: `${(100 * count) / most}%` }} />
            </Bar>
            <strong>{count}</strong>
          </Source>
        ))}
      </ul>
      {rest > 0 && <Rest>{rest} more without a name</Rest>}
    </section>
  );
}
