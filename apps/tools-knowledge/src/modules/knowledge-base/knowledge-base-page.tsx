import { LoadingState, PageFrame } from '@plainday/ui-patterns';
import { KnowledgeBoard } from './components/knowledge-board';
import { useEntries } from './hooks/use-entries';
import { knowledgeBaseManifest } from './knowledge-base.manifest';

export function Page() {
  const entries = useEntries();
  if (entries.ready) return <KnowledgeBoard entries={entries} />;
  return (
    <PageFrame title={knowledgeBaseManifest.heading} width={960}>
      <LoadingState rows={3} />
    </PageFrame>
  );
}
