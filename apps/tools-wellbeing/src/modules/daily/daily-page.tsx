import { Button } from '@plainday/ui-components';
import {
  DeviceNotice,
  LoadingState,
  LocalBadge,
  PageFrame,
  PageSummary,
  RecoverNotice,
  TwoColumns,
} from '@plainday/ui-patterns';
import { DayCard } from './components/day-card';
import { MonthPanel } from './components/month-panel';
import { dailyManifest } from './daily.manifest';
import { useDaily } from './hooks/use-daily';
import { useHabitKeys } from './hooks/use-habit-keys';
import { countDone } from './model/daily.logic';
import { dayText } from './model/texts.logic';

export function Page() {
  const daily = useDaily();
  const { today, chosen, days, ready, toggle } = daily;
  const done = countDone(days.dayOf(chosen), days.knownOf(chosen));
  useHabitKeys(toggle);

  return (
    <PageFrame
      title={dailyManifest.heading}
      intro="Five habits, a mood and how the day went: a minute every evening."
      width={880}
      summary={
        <PageSummary>
          <span>
            {dayText(chosen)}
            {ready && ` · ${done} of 5`}
          </span>
          <LocalBadge status={daily.status} />
        </PageSummary>
      }
      actions={chosen !== today && <Button onClick={() => daily.choose(today)}>Today</Button>}
    >
      <DeviceNotice status={daily.status} />
      <RecoverNotice
        what="days"
        count={daily.recovery.lost.length}
        onDownload={daily.recovery.download}
      />
      {ready ? (
        <TwoColumns $side={316}>
          <DayCard daily={daily} />
          <MonthPanel daily={daily} />
        </TwoColumns>
      ) : (
        <LoadingState rows={5} />
      )}
    </PageFrame>
  );
}
