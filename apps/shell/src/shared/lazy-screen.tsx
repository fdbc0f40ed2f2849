import { use, type ComponentType } from 'react';

/** A screen in a chunk of its own that can be loaded before it is shown. */
export interface LazyScreen<Props> {
  /** Starts the download, once. A failed one is started again by the next call. */
  readonly preload: () => Promise<void>;
  /** Shows the screen at once when it is loaded, and suspends while it is not. */
  readonly Screen: ComponentType<Props>;
}

/** Like `React.lazy`, but a loaded screen renders without a pause, so that the first frame is never replaced by a spinner. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function preload(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Screen(props: Props) {
    if (!Loaded) use(preload());
    return Loaded && <Loaded {...props} />;
  }

  return { preload, Screen };
}
