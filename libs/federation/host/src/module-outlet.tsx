import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Badge } from '@plainday/ui-components';
import { ErrorState, LoadingState } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { ModuleBoundary } from './module-boundary';
import { OpenGuard } from './open-guard';
import { endOpening } from './opening';
import { RemoteError, type RemoteFailure } from './remote-error';
import type { RemoteHost } from './remote-host';

export interface ModuleOutletProps {
  readonly host: RemoteHost;
  readonly moduleId: string;
  /** Name of the tool on the failure card, where the release does not know the module. */
  readonly fallbackTitle: string;
  /** Draws what stands in for the page, a skeleton or a failure card, inside a frame with the page's h1. */
  readonly renderFrame?: (state: ReactNode) => ReactNode;
  /** Stands on the card of a tool that does not run, beside Retry: a way to what it keeps. */
  readonly rescue?: ReactNode;
}

/** Nothing is wrong with the tool then: it only has to come. */
const isNetwork = (failure: RemoteFailure) => failure === 'unreachable' || failure === 'too-slow';

const bare = (state: ReactNode) => state;

/** A skeleton that flashes is worse than none: it waits this long. Milliseconds. */
const skeletonDelayMs = 150;

/** The place where the shell shows a module: its page, a skeleton while it loads, or why it cannot. */
export function ModuleOutlet({
  host,
  moduleId,
  fallbackTitle,
  renderFrame = bare,
  rescue,
}: ModuleOutletProps) {
  const state = useSyncExternalStore(
    (listener) => host.subscribe(listener),
    () => host.state(moduleId),
  );
  useEffect(() => host.preload(moduleId), [host, moduleId]);
  const tellStuck = useCallback(() => host.tellStuck([moduleId]), [host, moduleId]);

  if (state.status === 'failed') {
    return renderFrame(
      <ErrorState
        title={`${fallbackTitle} ${state.error.failure === 'crashed' ? 'has stopped' : 'could not be opened'}`}
        text={state.error.message}
        onRetry={() => void host.retry(moduleId)}
      >
        {!isNetwork(state.error.failure) && rescue}
      </ErrorState>,
    );
  }
  if (state.status !== 'ready') return renderFrame(<DelayedSkeleton key={moduleId} />);

  const { Page, isPrevious } = state;
  const { version, previous } = host.details(moduleId);
  return (
    <ModuleBoundary
      key={`${moduleId} ${isPrevious}`}
      onError={(error, stoodMs) => {
        endOpening(moduleId);
        void host.crashed(moduleId, error, stoodMs);
      }}
    >
      {isPrevious && (
        <PreviousVersion>
          <Badge>previous version</Badge>
        </PreviousVersion>
      )}
      <OpenGuard
        moduleId={moduleId}
        version={isPrevious ? previous : version}
        onStuck={tellStuck}
        renderStuck={(open) =>
          renderFrame(
            <ErrorState
              title={`${fallbackTitle} did not finish opening`}
              text={new RemoteError('frozen', moduleId).message}
              onRetry={open}
              retryLabel="Open it anyway"
            />,
          )
        }
      >
        <Page />
      </OpenGuard>
    </ModuleBoundary>
  );
}

function DelayedSkeleton() {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isVisible ? <LoadingState /> : null;
}

const PreviousVersion = styled.p`
  margin: 0 0 var(--space-2);
  text-align: right;
`;
