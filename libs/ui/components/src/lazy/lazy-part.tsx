import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** On `window`, when a part of the page could not be fetched: the shell says so. */
export const PART_FAILED = 'plainday:part-failed';

/** How a part that cannot be fetched is closed again, where it knows one of these. */
interface Closable {
  readonly onOpenChange?: (open: boolean) => void;
  readonly onClose?: () => void;
}

/** A component that is fetched when it is first drawn. */
export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & {
  /** Fetches it ahead. Never rejects: whoever opens it tries again. */
  readonly preload: () => Promise<void>;
};

/**
 * Fetches a menu, a dialog or a bar when it is first needed. Unlike with `React.lazy`, one that fails fails alone: the
 * page around it stays, it is closed again with a word why, and the next try fetches anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;

  async function fetchPart(): Promise<boolean> {
    try {
      Loaded ??= await load();
      return true;
    } catch {
      return false;
    }
  }

  const standIn = (props: Props) => (typeof fallback === 'function' ? fallback(props) : fallback);

  function Part(props: Props) {
    const [, setTries] = useState(0);
    // Nothing stands in for a part that does not come: the page is as it was until the next try.
    const [failed, setFailed] = useState<Props | null>(null);

    useEffect(() => {
      if (Loaded) return undefined;
      let isGone = false;
      void fetchPart().then((isHere) => {
        if (isGone) return;
        if (isHere) return setTries((known) => known + 1);
        setFailed(props);
        window.dispatchEvent(new Event(PART_FAILED));
        close(props);
      });
      return () => void (isGone = true);
      // Drawn again from outside, as by a new selection, it is a new try.
    }, [props]);

    if (Loaded) return <Loaded {...props} />;
    return failed === props ? null : standIn(props);
  }

  return Object.assign(Part, { preload: async () => void (await fetchPart()) });
}

function close({ onOpenChange, onClose }: Closable): void {
  onOpenChange?.(false);
  onClose?.();
}
