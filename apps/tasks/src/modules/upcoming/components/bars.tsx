import type { FilledDay } from '../../../shared/days/days.logic';
import { formatDay } from '@plainday/domain-calendar';
import { phone } from '@plainday/ui-theme';
import { useDropZone } from '@plainday/ui-patterns/drop-zones';
import styled from 'styled-components';
import { saidStyle } from '../../../shared/facts-style';
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
      <span className="limit" aria-hidden>
        {shortDuration(limit)}
      </span>
      {days.map((day) => (
        <Bar key={day.key} day={day} limit={limit} move={move} />
      ))}
    </Row>
  );
}

interface BarProps {
  readonly day: FilledDay;
  readonly limit: number;
  readonly move: Move | null;
}

function Bar({ day, limit, move }: BarProps) {
  const { zoneRef } = useDropZone(`bar ${day.key}`);
  const after = afterMove(day, move);
  const height = (minutes: number) => Math.min(FULL_PX * 1.4, (minutes / limit) * FULL_PX);
  const stays = Math.min(day.minutes, after ?? day.minutes);
  const change = after === null ? 0 : Math.abs(after - day.minutes);
  const isTarget = move?.to === day.key;
  return (
    <a
      ref={zoneRef}
      href={`#day-${day.key}`}
      className={isTarget ? 'bar target' : 'bar'}
      onClick={(event) => {
        event.preventDefault();
        const group = document.getElementById(`day-${day.key}`);
        group?.scrollIntoView({ block: 'center' });
        group?.querySelector<HTMLElement>('[data-task-id], button')?.focus({ preventScroll: true });
      }}
    >
      {change > 0 && (
        <i
          className={after !== null && after > day.minutes ? 'comes' : 'leaves'}
          style={{ height: height(change) }}
        />
      )}
      <b style={{ height: height(stays) }} />
      <span className="said">{daySaid(day)}</span>
      <span aria-hidden>
        <span className="weekday">{`${formatDay(day.key, { weekday: 'narrow' })} `}</span>
        {Number(day.key.slice(-2))}
      </span>
    </a>
  );
}

const Row = styled.nav`
  position: relative;
  display: grid;
  grid-template-columns: repeat(14, minmax(0, 1fr));
  margin-bottom: 2px;
  border-bottom: 1px solid var(--line);
  &::before {
    content: '';
    position: absolute;
    inset: 10px 0 auto;
    border-top: 1px dashed var(--line-strong);
  }
  .limit {
    position: absolute;
    inset-inline-end: calc(100% + 8px);
    top: 1px;
    color: var(--text-3);
    font: var(--type-caption);
    white-space: nowrap;
  }
  .bar {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
    gap: 2px;
    min-width: 0;
    height: 78px;
    padding-bottom: 6px;
    border-radius: var(--radius-s);
    color: var(--text-2);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  .bar:hover {
    background: var(--sunken);
    color: var(--text);
  }
  ${saidStyle}
  .bar > span:last-child {
    margin-top: 4px;
    white-space: nowrap;
  }
  b,
  i {
    width: min(26px, 70%);
    min-height: 1px;
    border-radius: 3px;
    background: var(--control);
  }
  i {
    border: 1.5px solid var(--accent);
    background: var(--accent-soft);
  }
  i.leaves {
    border: 1.5px dashed var(--control);
    background: none;
  }
  .target {
    color: var(--accent-text);
    font-weight: 650;
  }
  ${phone} {
    .limit,
    .weekday {
      display: none;
    }
    .limit + .bar {
      min-width: 0;
    }
  }
  @media (forced-colors: active) {
    b {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
