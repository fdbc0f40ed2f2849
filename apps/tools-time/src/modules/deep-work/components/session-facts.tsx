import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { dayAt, formatDay } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import { forcedColors } from '@plainday/ui-theme';
import type { DeepWorkSession } from '../model/deep-work.schema';
import { barsOf, resultText } from '../model/track.logic';

const Bars = styled.span`
  display: inline-flex;
  gap: 3px;
  margin-inline-end: 8px;
  vertical-align: middle;
`;

const Bar = styled.span<{ $full: boolean }>`
  width: 12px;
  height: 6px;
  border: 1px solid ${({ $full }) => ($full ? 'var(--accent)' : 'var(--control)')};
  border-radius: 3px;
  background: ${({ $full }) => ($full ? 'var(--accent)' : 'transparent')};
  ${forcedColors} {
    border-color: CanvasText;
    ${({ $full }) => $full && 'background: Highlight; forced-color-adjust: none;'}
  }
`;

/** When a session was and how it went: a bar per cycle, the unfinished one open, and the same in words. */
export function SessionFacts({ session }: { readonly session: DeepWorkSession }) {
  const { startTime, distractions } = session;
  const words = [
    formatDay(dayAt(startTime, useDayRule()), { month: 'short', day: 'numeric' }),
    resultText(session),
    distractions === 0 ? 'no distractions' : plural(distractions, 'distraction'),
  ];
  return (
    <span>
      <Bars aria-hidden>
        {barsOf(session).map((full, index) => (
          <Bar key={index} $full={full} />
        ))}
      </Bars>
      {words.join(' · ')}
    </span>
  );
}
