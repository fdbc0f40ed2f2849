import { useShell } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { EmptyState, ErrorState, LoadingState, PageFrame } from '@plainday/ui-patterns';
import { ChartColumn, Info } from 'lucide';
import { useState } from 'react';
import { CountedList } from './components/lists/counted-list';
import { Overview } from './components/overview';
import { RulesShown } from './components/use-rule';
import { ProjectsList } from './components/lists/projects-list';
import { usePlace } from './hooks/use-place';
import { useStatistics, type Statistics } from './hooks/use-statistics';
import { placeText, type ListPlace } from './model/place';
import { productivityDashboardManifest } from './productivity-dashboard.manifest';

/** How it goes, in numbers (spec §2, Productivity Dashboard): each leads to the list it counted. */
export function Page() {
  const statistics = useStatistics();
  const place = usePlace();
  const [isExplained, setExplained] = useState(false);
  const isOverview = !place && statistics.numbers;
  return (
    <PageFrame
      title={productivityDashboardManifest.heading}
      intro="What you got done, in numbers; click one to see the tasks behind it."
      width={place ? 728 : 960}
      actions={
        isOverview && (
          <Button
            size="s"
            variant="ghost"
            icon={Info}
            aria-pressed={isExplained}
            onClick={() => setExplained(!isExplained)}
          >
            How it is counted
          </Button>
        )
      }
    >
      <RulesShown value={isExplained}>
        <Content place={place} statistics={statistics} />
      </RulesShown>
    </PageFrame>
  );
}

interface ContentProps {
  readonly place: ListPlace | null;
  readonly statistics: Statistics;
}

function Content({ place, statistics }: ContentProps) {
  const { navigate } = useShell();
  const { status, numbers, retry } = statistics;
  if (status !== 'ready' && (place || !numbers)) {
    return status === 'loading' ? (
      <LoadingState />
    ) : (
      <ErrorState
        title="Your tasks could not be loaded"
        text="Check the connection, then try again."
        onRetry={retry}
      />
    );
  }
  if (place?.kind === 'projects') return <ProjectsList statistics={statistics} />;
  if (place) return <CountedList key={placeText(place)} place={place} statistics={statistics} />;
  if (!numbers) return null;
  if (numbers.shareOf({ kind: 'total' }).total === 0 && numbers.projects.length === 0) {
    return (
      <EmptyState
        icon={ChartColumn}
        title="Nothing to count yet"
        text="Numbers appear here with your first task."
      >
        <Button onClick={() => navigate({ kind: 'all' })}>Add a task</Button>
      </EmptyState>
    );
  }
  return <Overview numbers={numbers} statistics={statistics} />;
}
