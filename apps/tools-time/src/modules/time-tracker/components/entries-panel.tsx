import { styled } from 'styled-components';
import { useToday, useDayRule } from '@plainday/data-preferences';
import { dayAt, daysOfWeek, relativeDay } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import { Button, Chip } from '@plainday/ui-components';
import {
  EmptyLine,
  RowList,
  SectionHeading,
  useLimit,
  useNow,
  usePrinted,
} from '@plainday/ui-patterns';
import type { Entries } from '../hooks/use-entries';
import { overlapping } from '../model/day-totals.logic';
import type { TimeSession } from '../model/session.schema';
import { EntryRow } from './entry-row';

/** Recent time entries (spec §9), and how many more a click shows. */
const RECENT = 5;
const STEP = 20;

const Day = styled.li`
  padding: 12px 0 4px;
  color: var(--text-3);
  font: var(--type-caption);
`;

export interface EntriesPanelProps {
  readonly entries: Entries;
  /** Only entries of this project; undefined for all, null for those without one. */
  readonly filter: string | null | undefined;
  readonly onClearFilter: () => void;
  readonly onContinue: (entry: TimeSession) => void;
  readonly onEdit: (entry: TimeSession) => void;
}

/** The most recent entries, newest first, under the name of their day. */
export function EntriesPanel(props: EntriesPanelProps) {
  const { entries, filter, onClearFilter, onContinue, onEdit } = props;
  const [limit, showMore] = useLimit(RECENT, STEP);
  const isPrinted = usePrinted();
  const rule = useDayRule();
  const today = useToday(useNow('minute'));
  const overlaps = overlapping(entries.rows);
  const chosen = entries.rows.filter((row) => filter === undefined || row.project_id === filter);
  const monday = daysOfWeek(today)[0] ?? today;
  // Paper holds the week that the chart beside it counts.
  const shown = isPrinted
    ? chosen.filter(({ start_time: start }) => dayAt(Date.parse(start), rule) >= monday)
    : chosen.slice(0, limit);
  const filterName =
    filter === undefined ? null : (entries.projectOf(filter)?.title ?? 'No Project');

  return (
    <section aria-labelledby="recent-entries">
      <SectionHeading
        id="recent-entries"
        note={chosen.length > RECENT ? plural(chosen.length, 'entry', 'entries') : undefined}
        actions={
          filterName !== null && (
            <Chip removeLabel={`Show all entries, not only ${filterName}`} onRemove={onClearFilter}>
              {filterName}
            </Chip>
          )
        }
      >
        Recent entries
      </SectionHeading>
      {shown.length === 0 && (
        <EmptyLine>
          {filterName === null
            ? 'Entries appear here when you stop.'
            : `No entries of ${filterName} yet.`}
        </EmptyLine>
      )}
      <RowList label="Recent entries">
        {shown.map((entry, index) => {
          const day = dayAt(Date.parse(entry.start_time), rule);
          const before = shown[index - 1];
          const isNewDay = (before ? dayAt(Date.parse(before.start_time), rule) : today) !== day;
          return [
            isNewDay && <Day key={day}>{relativeDay(day, today, { weekday: true })}</Day>,
            <EntryRow
              key={entry.id}
              entry={entry}
              project={entries.projectOf(entry.project_id)}
              overlaps={overlaps.has(entry.id)}
              onContinue={onContinue}
              onEdit={onEdit}
              onDelete={entries.remove}
            />,
          ];
        })}
      </RowList>
      {chosen.length > shown.length && (
        <Button size="s" variant="ghost" onClick={showMore}>
          Show more
        </Button>
      )}
    </section>
  );
}
