/** A function whose calls are gathered: only the last one runs, once it has been quiet. */
export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Runs a waiting call now. */
  flush(): void;
  /** Forgets a waiting call. */
  cancel(): void;
}

/** Gathers calls until none has come for `milliseconds`. */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  milliseconds: number,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;

  function cancel(): void {
    clearTimeout(timer);
    waiting = undefined;
  }

  function flush(): void {
    const args = waiting;
    cancel();
    if (args) run(...args);
  }

  function debounced(...args: Args): void {
    clearTimeout(timer);
    waiting = args;
    timer = setTimeout(flush, milliseconds);
  }

  return Object.assign(debounced, { flush, cancel });
}
