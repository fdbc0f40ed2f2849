import { useShell, useToolPlace } from '@plainday/federation-contract';
import { lazyPart, useIdleParts } from '@plainday/ui-components';
import { LoadingState, PageFrame } from '@plainday/ui-patterns';
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
  const { navigate } = useShell();
  const ideas = useIdeas();
  const at = useToolPlace();
  const goTo = (place?: string) =>
    navigate({ kind: 'tool', toolId: ideaCaptureManifest.id, ...(place ? { at: place } : {}) });

  if (ideas.status === 'loading' && ideas.ideas.length === 0) {
    return (
      <PageFrame title={ideaCaptureManifest.heading} width={960}>
        <LoadingState rows={3} />
      </PageFrame>
    );
  }
  if (at === 'triage' && ideas.status === 'ready') {
    return <Triage ideas={ideas} onClose={() => goTo()} />;
  }
  return <IdeaBoard ideas={ideas} at={at} goTo={goTo} />;
}
