import { useId } from 'react';
import { Pencil, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { timeOfDay, type DayKey } from '@plainday/domain-calendar';
import { Button, ScaleBars, VisuallyHidden } from '@plainday/ui-components';
import { ListRow, RowList, SectionHeading, useLimit } from '@plainday/ui-patterns';
import { MOODS } from '../../../shared/moods';
import type { MoodEntry } from '../model/mood.schema';
import { dayLabel, entryName, energyLabel, moodLabel } from '../model/words.logic';

const RECENT = 7;
const MORE = 30;

const Steps = styled.span`
  display: inline-flex;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  [aria-hidden] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-width: 34px;
  }
`;

export interface RecentEntriesProps {
  /** Newest first. */
  readonly entries: readonly MoodEntry[];
  readonly today: DayKey;
  readonly onEdit: (entry: MoodEntry) => void;
  readonly onDelete: (entry: MoodEntry) => void;
}

/** The seven most recent entries, more on request. */
export function RecentEntries({ entries, today, onEdit, onDelete }: RecentEntriesProps) {
  const [limit, showMore] = useLimit(RECENT, MORE);
  const id = useId();
  const rule = useDayRule();
  const shown = entries.slice(0, limit);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>Recent entries</SectionHeading>
      <RowList label="Recent entries">
        {shown.map((entry) => (
          <ListRow
            key={entry.id}
            id={entry.id}
            name={entryName(entry, rule)}
            meta={`${dayLabel(entry.at, today, rule)}, ${timeOfDay(entry.at)}`}
            start={<EntrySteps entry={entry} />}
            actions={[
              { label: 'Edit', icon: Pencil, run: () => onEdit(entry) },
              { label: 'Delete', icon: Trash2, danger: true, run: () => onDelete(entry) },
            ]}
          >
            {entry.notes ?? `${moodLabel(entry.mood)}`}
          </ListRow>
        ))}
      </RowList>
      {entries.length > limit && (
        <Button size="s" variant="ghost" onClick={showMore}>
          Show more
        </Button>
      )}
    </section>
  );
}

function EntrySteps({ entry: { mood, energy } }: { readonly entry: MoodEntry }) {
  return (
    <Steps>
      <span>
        <span aria-hidden>
          {MOODS[mood - 1]?.emoji} {mood}
        </span>
        <VisuallyHidden>{`Mood ${mood} of 5, ${moodLabel(mood)}`}</VisuallyHidden>
      </span>
      {energy !== undefined && (
        <span>
          <span aria-hidden>
            <ScaleBars value={energy} size={14} /> {energy}
          </span>
          <VisuallyHidden>{`Energy ${energy} of 5, ${energyLabel(energy)}`}</VisuallyHidden>
        </span>
      )}
    </Steps>
  );
}
