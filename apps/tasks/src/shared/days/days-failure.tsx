import { ErrorState, OfflineState } from '@plainday/ui-patterns';

/** Why there are no days to see: no connection and nothing kept, or an answer that failed. */
export function DaysFailure({ onRetry }: { readonly onRetry: () => void }) {
  if (!navigator.onLine) return <OfflineState onRetry={onRetry} />;
  return (
    <ErrorState
      title="Your tasks could not be loaded"
      text="Check the connection, then try again."
      onRetry={onRetry}
    />
  );
}
