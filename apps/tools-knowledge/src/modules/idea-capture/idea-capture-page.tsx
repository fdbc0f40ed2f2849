import { useShell } from '@plainday/federation-contract';
import { isOnline } from '@plainday/shared-platform';
import { lazyPart, useIdleParts } from '@plainday/ui-components';
import { ErrorState, LoadingState, OfflineState, PageFrame } from '@plainday/ui-patterns';
import { IdeaBoard } from './components/idea-board';
import { useIdeas } from './hooks/use-ideas';
import { ideaCaptureManifest } from './idea-capture.manifest';

const Triage = lazyPart(
  async () => (await import(/* webpackChunkName: "idea-triage" */ './components/triage')).Triage,
  <LoadingState rows={2} />,
);
const PARTS = [Triage];

export function Page() {
  useIdleParts(PARTS);
  const { selection, navigate } = useShell();
  const ideas = useIdeas();
  const at = selection.kind === 'tool' ? selection.at : undefined;
  const goTo = (place?: string) =>
    navigate({ kind: 'tool', toolId: ideaCaptureManifest.id, ...(place ? { at: place } : {}) });

  if (ideas.status !== 'ready') {
    return (
      <PageFrame title={ideaCaptureManifest.heading} width={960}>
        {ideas.status === 'loading' ? (
          <LoadingState rows={3} />
        ) : !isOnline() ? (
          <OfflineState
            text="The ideas appear as soon as there is a connection."
            onRetry={() => void ideas.retry()}
          />
        ) : (
          <ErrorState
            title="The ideas could not be loaded"
            text="Nothing is lost. Check the connection and try again."
            onRetry={() => void ideas.retry()}
          />
        )}
      </PageFrame>
    );
  }
  if (at === 'triage') return <Triage ideas={ideas} onClose={() => goTo()} />;
  return <IdeaBoard ideas={ideas} at={at} goTo={goTo} />;
}
