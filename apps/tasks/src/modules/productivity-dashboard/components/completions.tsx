import { useState } from 'react';
import { formatDay, type Present } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { BarChart, DataTable } from '@plainday/ui-patterns';
import { ShellLink } from '../../../shared/shell-link';
import { selectionOf } from '../hooks/use-place';
import { mondaysOf } from '../model/counted.logic';
import type { Numbers } from '../model/numbers.logic';
import { weekText } from '../model/texts.logic';
import { Picture } from './completions-style';
import { Section } from './section';

const RULE =
  'Tasks ticked in each of the last eight weeks, Monday to Sunday, by the time of the tick. A task that was reopened does not count.';

interface CompletionsProps {
  readonly shareOf: Numbers['shareOf'];
  readonly present: Present;
}

/** Completions of the last weeks: as bars, and as a table when asked for. */
export function Completions({ shareOf, present }: CompletionsProps) {
  const [isTable, setTable] = useState(false);
  const weeks = mondaysOf(present).map((monday) => {
    const place = { kind: 'week', monday } as const;
    return { monday, place, count: shareOf(place).total };
  });
  const last = weeks.at(-1)?.monday;

  return (
    <Section
      id="completions"
      title="Completed in the last 8 weeks"
      rule={RULE}
      aside={
        <Button size="s" variant="ghost" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {isTable ? (
        <DataTable
          label="Completed tasks by week: table"
          columns={['Week', 'Completed']}
          rows={weeks.map(({ monday, place, count }) => ({
            key: monday,
            cells: [
              weekText(monday),
              <ShellLink
                key={monday}
                to={selectionOf(place)}
                aria-label={`${plural(count, 'task')} completed ${weekText(monday)}`}
              >
                {count}
              </ShellLink>,
            ],
          }))}
        />
      ) : (
        <Picture>
          <BarChart
            label="Completed tasks by week"
            height={120}
            bars={weeks.map(({ monday, count }) => ({
              key: monday,
              label: formatDay(monday, { month: 'short', day: 'numeric' }),
              value: count,
              note: String(count),
              text: `${weekText(monday)}: ${plural(count, 'task')} completed`,
              current: monday === last,
            }))}
            renderBar={({ key }, content) => (
              <ShellLink to={selectionOf({ kind: 'week', monday: key })}>{content}</ShellLink>
            )}
          />
        </Picture>
      )}
    </Section>
  );
}
