import { isOnline } from '@plainday/shared-platform';
import { ErrorState, LoadingState, OfflineState } from '@plainday/ui-patterns';
import type { Ideas } from '../hooks/use-ideas';

/** Why there are no ideas to see, or only those that were just captured. */
export function UnreadIdeas({ ideas }: { readonly ideas: Ideas }) {
  if (ideas.status === 'loading') return <LoadingState rows={3} />;
  if (!isOnline()) {
    return (
      <OfflineState
        text="The ideas appear as soon as there is a connection."
        onRetry={() => void ideas.retry()}
      />
    );
  }
  return (
    <ErrorState
      title="The ideas could not be loaded"
      text="Nothing is lost. Check the connection and try again."
      onRetry={() => void ideas.retry()}
    />
  );
}
