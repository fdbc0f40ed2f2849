/** Work that must end when its ground is taken away, although nobody would tell it. */
export interface Pending {
  /** The work's outcome, or the substitute when the limit passed or `giveUp` was called first. */
  race<T>(work: Promise<T>, limitMs: number, substitute: (isLate: boolean) => T): Promise<T>;
  giveUp(): void;
}

export function newPending(): Pending {
  const waiting = new Set<() => void>();
  return {
    race<T>(work: Promise<T>, limitMs: number, substitute: (isLate: boolean) => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        function end(): void {
          clearTimeout(timer);
          waiting.delete(onGone);
        }
        function give(isLate: boolean): void {
          end();
          try {
            resolve(substitute(isLate));
          } catch (error) {
            reject(error as Error);
          }
        }
        const onGone = () => give(false);
        const timer = setTimeout(() => give(true), limitMs);
        waiting.add(onGone);
        work.then(resolve, reject).finally(end);
      });
    },
    giveUp() {
      for (const onGone of waiting) {
        onGone();
      }
      waiting.clear();
    },
  };
}
