/** One of several ways to the same end. */
export interface Attempt<T> {
  readonly run: () => Promise<T>;
  /** Milliseconds after which the next attempt begins; this one may still win. */
  readonly limitMs: number;
}

export interface StaggerOptions<T> {
  /** The error of an attempt whose time is up. */
  readonly tooSlow: () => Error;
  /** Told of every failure, with the attempt's index. */
  readonly onFailure: (error: unknown, index: number) => void;
  /** A result that comes after all time was up. */
  readonly onLate: (value: T) => void;
}

/**
 * Makes attempts one after the other until one works. The next begins when one fails or has had its time; a slow
 * one is not given up, as slow is not dead: the first result counts, whichever attempt it comes from.
 * Rejects with the first error once the last attempt has failed or had its time.
 */
export function stagger<T>(
  attempts: readonly Attempt<T>[],
  { tooSlow, onFailure, onLate }: StaggerOptions<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    let isWon = false;
    let firstError: unknown;

    function begin(index: number): void {
      const attempt = attempts[index];
      if (!attempt) {
        isOver = true;
        reject(firstError);
        return;
      }
      let isLast = true;
      const goOn = (error: unknown) => {
        clearTimeout(timer);
        if (isWon || !isLast) return;
        isLast = false;
        firstError ??= error;
        onFailure(error, index);
        begin(index + 1);
      };
      const timer = setTimeout(() => goOn(tooSlow()), attempt.limitMs);
      attempt.run().then((value) => {
        clearTimeout(timer);
        if (isWon) return;
        isWon = true;
        if (isOver) onLate(value);
        else resolve(value);
      }, goOn);
    }

    begin(0);
  });
}
