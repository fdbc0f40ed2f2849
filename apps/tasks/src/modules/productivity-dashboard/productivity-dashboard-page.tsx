import { useShell } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { EmptyState, ErrorState, LoadingState, PageFrame } from '@plainday/ui-patterns';
import { ChartColumn } from 'lucide';
import { CountedList } from './components/counted-list';
import { Overview } from './components/overview';
import { ProjectsList } from './components/projects-list';
import { usePlace } from './hooks/use-place';
import { useStatistics, type Statistics } from './hooks/use-statistics';
import { placeText, type Place } from './model/place';
import { productivityDashboardManifest } from './productivity-dashboard.manifest';

/** How it goes, in numbers (spec §2, Productivity Dashboard): each leads to the list it counted. */
export function Page() {
  const statistics = useStatistics();
  const place = usePlace();
  return (
    <PageFrame title={productivityDashboardManifest.heading} width={place ? 728 : 960}>
      {statistics.status === 'loading' && <LoadingState />}
      {statistics.status === 'error' && (
        <ErrorState
          title="Your tasks could not be loaded"
          text="Check the connection, then try again."
          onRetry={statistics.retry}
        />
      )}
      {statistics.status === 'ready' && <Content place={place} statistics={statistics} />}
    </PageFrame>
  );
}

interface ContentProps {
  readonly place: Place | null;
  readonly statistics: Statistics;
}

function Content({ place, statistics }: ContentProps) {
  const { navigate } = useShell();
  if (place?.kind === 'projects') return <ProjectsList statistics={statistics} />;
  if (place) return <CountedList key={placeText(place)} place={place} statistics={statistics} />;
  if (statistics.counted.length === 0 && statistics.projects.length === 0) {
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
  return <Overview statistics={statistics} />;
}
