import { ShellContext } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { SessionCard } from './components/session-card';
import { useBreathing } from './hooks/use-breathing';
import { useVisitorShell } from './hooks/use-visitor-shell';

function Minute() {
  return <SessionCard breathing={useBreathing(systemClock)} now={systemClock.now} />;
}

/** The minute on its public page: the same card, without an account. */
export function Face() {
  return (
    <ShellContext value={useVisitorShell()}>
      <Minute />
    </ShellContext>
  );
}
