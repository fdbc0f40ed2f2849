import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { dayAt, formatDay, timeOfDay, type DayRule } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import type { Preview } from '../../hooks/use-preview';

const Seen = styled.div`
  padding: 10px 12px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  font: var(--type-small);
  p {
    color: var(--text-2);
  }
  li {
    display: flex;
    gap: 10px;
    padding-top: 4px;
    overflow-wrap: anywhere;
  }
  li > span:first-child {
    flex: none;
    min-width: 96px;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

/** When something begins; the day of a whole day has no zone. */
function beginning({ start, isDay }: Preview['next'][number], rule: DayRule): string {
  const day = isDay ? new Date(start).toISOString().slice(0, 10) : dayAt(start, rule);
  const name = formatDay(day, { month: 'short', day: 'numeric' });
  return isDay ? name : `${name}, ${timeOfDay(start)}`;
}

/** What stands in a calendar next, before it is kept. */
export function SeenCalendar({ count, next }: Preview) {
  const rule = useDayRule();
  return (
    <Seen>
      <p>{count === 0 ? 'No events' : plural(count, 'event')} in the next 30 days</p>
      <ul role="list">
        {next.map((event, index) => (
          <li key={index}>
            <span>{beginning(event, rule)}</span>
            <span dir="auto">{event.title}</span>
          </li>
        ))}
      </ul>
    </Seen>
  );
}
