/** Rejects with `onTimeout()` when the work takes longer than `limitMs`. The timer never outlives the work. */
export async function withTimeLimit<T>(
  work: Promise<T>,
  limitMs: number,
  onTimeout: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
