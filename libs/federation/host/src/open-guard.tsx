import { useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '@plainday/shared-platform';
import { beginOpening, endOpening, isStuck } from './opening';

interface OpenGuardProps {
  readonly moduleId: string;
  /** The build that is drawn. */
  readonly version?: string | undefined;
  readonly children: ReactNode;
  /** Drawn instead of a module that kept the page busy until its end; `open` draws it after all. */
  readonly renderStuck: (open: () => void) => ReactNode;
  /** It is not drawn because of how it ended last time. */
  readonly onStuck?: () => void;
}

/**
 * An endless loop cannot be stopped from inside its page. But it can be remembered: a module that was being opened
 * when the page ended is not opened by itself again, neither after a reload nor in a new tab, until another build of
 * it is live.
 */
export function OpenGuard({ moduleId, version, children, renderStuck, onStuck }: OpenGuardProps) {
  const [isRefused, setRefused] = useState(() => isStuck(moduleId, version));
  useEffect(() => {
    if (isRefused) onStuck?.();
  }, [isRefused, onStuck]);
  if (isRefused) return renderStuck(() => setRefused(false));
  return (
    <Opening moduleId={moduleId} version={version}>
      {children}
    </Opening>
  );
}

function Opening({
  moduleId,
  version,
  children,
}: Pick<OpenGuardProps, 'moduleId' | 'version' | 'children'>) {
  useState(() => beginOpening(moduleId, version));
  useEffect(() => {
    const end = () => endOpening(moduleId);
    void afterPaint().then(end);
    return end;
  }, [moduleId]);
  return children;
}
