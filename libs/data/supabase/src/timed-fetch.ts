/** How long a request may take before it counts as lost, in milliseconds. */
export const REQUEST_LIMIT_MS = 15_000;

/** fetch() that gives up: a server that never answers must not hold a write for ever. */
export async function timedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const outer = init?.signal;
  const handleAbort = (): void => limit.abort(outer?.reason);
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer in time', 'TimeoutError')),
    REQUEST_LIMIT_MS,
  );
  if (outer?.aborted) handleAbort();
  outer?.addEventListener('abort', handleAbort);
  try {
    return await fetch(input, { ...init, signal: limit.signal });
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', handleAbort);
  }
}
