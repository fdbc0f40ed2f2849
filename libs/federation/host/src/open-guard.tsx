import { useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '@plainday/shared-platform';
import { beginOpening, endOpening, isStuck } from './opening';

interface OpenGuardProps {
  readonly moduleId: string;
  readonly children: ReactNode;
  /** Drawn instead of a module that kept the page busy until its end; `open` draws it after all. */
  readonly renderStuck: (open: () => void) => ReactNode;
}

/**
 * An endless loop cannot be stopped from inside its page. But it can be remembered: a module that was being opened
 * when the page ended is not opened by itself again, neither after a reload nor in a new tab.
 */
export function OpenGuard({ moduleId, children, renderStuck }: OpenGuardProps) {
  const [isRefused, setRefused] = useState(() => isStuck(moduleId));
  if (isRefused) return renderStuck(() => setRefused(false));
  return <Opening moduleId={moduleId}>{children}</Opening>;
}

function Opening({ moduleId, children }: { moduleId: string; children: ReactNode }) {
  useState(() => beginOpening(moduleId));
  useEffect(() => {
    const end = () => endOpening(moduleId);
    void afterPaint().then(end);
    return end;
  }, [moduleId]);
  return children;
}
