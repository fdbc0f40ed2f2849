import { css, styled } from 'styled-components';
import { Check } from 'lucide';
import type { Priority } from '@plainday/domain-tasks';
import { Icon } from '@plainday/ui-components';
import { forcedColors } from '@plainday/ui-theme';

const high = css`
  border: 2px solid var(--red);
  background: var(--red-soft);
`;

const Round = styled.span<{ $dashed: boolean; $high: boolean }>`
  flex-shrink: 0;
  display: inline-block;
  width: 10px;
  height: 10px;
  border: 1.5px ${({ $dashed }) => ($dashed ? 'dashed' : 'solid')} var(--control);
  border-radius: 50%;
  ${({ $high }) => $high && high}
`;

const Done = styled.span`
  flex-shrink: 0;
  display: inline-grid;
  width: 10px;
  height: 10px;
  place-items: center;
  color: var(--accent-text);
`;

/** The ring of an open task. Decoration: what it says is said in words beside it. */
export function TaskRing({ priority }: { readonly priority: Priority }) {
  return <Round aria-hidden $dashed={false} $high={priority === 'high'} />;
}

/** The ring of a repeat to come. */
export function RepeatRing() {
  return <Round aria-hidden $dashed $high={false} />;
}

/** The tick of a completed task. */
export function DoneTick() {
  return (
    <Done aria-hidden>
      <Icon icon={Check} size={12} stroke={2.5} />
    </Done>
  );
}

const Dots = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: 3px;
  i {
    width: 6px;
    height: 6px;
    border: 1.5px solid var(--control);
    border-radius: 50%;
    &[data-done] {
      border-color: var(--text-2);
      background: var(--text-2);
    }
    ${forcedColors} {
      &[data-done] {
        background: CanvasText;
      }
    }
  }
`;

/** More dots than these are a number. */
const DOTS = 6;

/** Habits of a day as dots, filled where they were kept. */
export function HabitDots({
  habits,
}: {
  readonly habits: readonly { readonly id: string; readonly done?: boolean }[];
}) {
  const kept = habits.filter(({ done }) => done).length;
  if (habits.length > DOTS) return <span aria-hidden>{`${kept}/${habits.length}`}</span>;
  return (
    <Dots aria-hidden>
      {habits.map(({ id, done }) => (
        <i key={id} data-done={done || undefined} />
      ))}
    </Dots>
  );
}

/** A short bar: tracked time in the switches. */
export const TrackedMark = styled.span`
  display: inline-block;
  width: 13px;
  height: 5px;
  border-radius: 3px;
  background: var(--control);
  forced-color-adjust: none;
`;

/** The square of a calendar of others, in its colour; tasks are round. Decoration: its name is said in words. */
export const EventMark = styled.span<{ readonly $color?: string | undefined }>`
  flex-shrink: 0;
  display: inline-block;
  width: 9px;
  height: 9px;
  margin-inline: 0.5px;
  border-radius: 2px;
  background: ${({ $color }) => $color ?? 'var(--control)'};
  forced-color-adjust: none;
`;
