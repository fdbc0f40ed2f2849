import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '@plainday/shared-platform';

interface IdleComponentProps<Props extends object> {
  /** Must be the same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A component that nobody misses before the page is idle: nothing until then. */
export function IdleComponent<Props extends object>({ load, props }: IdleComponentProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    let gone = false;
    const cancel = whenIdle(() => {
      void load().then((component) => {
        if (!gone) setLoaded(() => component);
      });
    });
    return () => {
      gone = true;
      cancel();
    };
  }, [load]);

  return Loaded && <Loaded {...props} />;
}
