import type { FilledDay } from '../../../shared/days/days.logic';
import { formatDay } from '@plainday/domain-calendar';
import { phone, upTo } from '@plainday/ui-theme';
import { VisuallyHidden } from '@plainday/ui-components';
import { useDropZone } from '@plainday/ui-patterns/drop-zones';
import styled from 'styled-components';
import { shortDuration } from '../../../shared/days/words.logic';
import { afterMove, daySaid, type Move } from '../model/upcoming.logic';

/** Height of a bar at the common capacity, in CSS pixels. */
const FULL_PX = 40;

interface BarsProps {
  readonly days: readonly FilledDay[];
  readonly move: Move | null;
}

/** Where is room? A bar for each day, against the line of what a day may hold; a bar leads to its day. */
export function Bars({ days, move }: BarsProps) {
  const limit = Math.max(60, ...days.map(({ capacity }) => capacity));
  return (
    <Row aria-label="Planned time by day">
      <Limit aria-hidden>{shortDuration(limit)}</Limit>
      {days.map((day) => (
        <DayBar key={day.key} day={day} limit={limit} move={move} />
      ))}
    </Row>
  );
}

interface DayBarProps {
  readonly day: FilledDay;
  readonly limit: number;
  readonly move: Move | null;
}

function DayBar({ day, limit, move }: DayBarProps) {
  const { zoneRef } = useDropZone(`bar ${day.key}`);
  const after = afterMove(day, move);
  const height = (minutes: number) => Math.min(FULL_PX * 1.4, (minutes / limit) * FULL_PX);
  const stays = Math.min(day.minutes, after ?? day.minutes);
  const change = after === null ? 0 : Math.abs(after - day.minutes);
  const isLess = after === null || after <= day.minutes;
  return (
    <Column
      ref={zoneRef}
      href={`#day-${day.key}`}
      $target={move?.to === day.key}
      onClick={(event) => {
        event.preventDefault();
        const group = document.getElementById(`day-${day.key}`);
        group?.scrollIntoView({ block: 'center' });
        group?.querySelector<HTMLElement>('[data-task-id], button')?.focus({ preventScroll: true });
      }}
    >
      {change > 0 && <Change $less={isLess} style={{ height: height(change) }} />}
      <Stays style={{ height: height(stays) }} />
      <VisuallyHidden>{daySaid(day)}</VisuallyHidden>
      <Name aria-hidden>
        <Weekday>{`${formatDay(day.key, { weekday: 'narrow' })}\u00a0`}</Weekday>
        {Number(day.key.slice(-2))}
      </Name>
    </Column>
  );
}

const Row = styled.nav`
  position: relative;
  display: grid;
  grid-template-columns: repeat(14, minmax(0, 1fr));
  /* Two weeks below one another where a day would be narrower than 24 px (WCAG 2.5.8). */
  ${upTo(400)} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  margin-bottom: 2px;
  border-bottom: 1px solid var(--line);
  &::before {
    content: '';
    position: absolute;
    inset: 10px 0 auto;
    border-top: 1px dashed var(--line-strong);
  }
`;

const Limit = styled.span`
  position: absolute;
  inset-inline-end: calc(100% + 8px);
  top: 1px;
  color: var(--text-3);
  font: var(--type-caption);
  white-space: nowrap;
  ${phone} {
    display: none;
  }
`;

const Column = styled.a<{ readonly $target: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: 2px;
  min-width: 0;
  height: calc(54px + 1.5rem);
  padding-bottom: 6px;
  border-radius: var(--radius-s);
  color: ${({ $target }) => ($target ? 'var(--accent-text)' : 'var(--text-2)')};
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $target }) => ($target ? 650 : 400)};
  text-decoration: none;
  &:hover {
    background: var(--sunken);
    color: ${({ $target }) => ($target ? 'var(--accent-text)' : 'var(--text)')};
  }
`;

const Stays = styled.b`
  width: min(26px, 70%);
  min-height: 1px;
  border-radius: 3px;
  background: var(--control);
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Change = styled.i<{ readonly $less: boolean }>`
  width: min(26px, 70%);
  min-height: 1px;
  border: ${({ $less }) => ($less ? '1.5px dashed var(--control)' : '1.5px solid var(--accent)')};
  border-radius: 3px;
  background: ${({ $less }) => ($less ? 'none' : 'var(--accent-soft)')};
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin-top: 4px;
`;

const Weekday = styled.span`
  ${phone} {
    display: none;
  }
`;
