import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds a statement that only reads may run: who waits for a list has given up by then. */
const READ_LIMIT_MS = 3000;

const reading = new AsyncLocalStorage<true>();

/** Runs a request; what a reading one asks the database may take `READ_LIMIT_MS`. */
export function withTimeToRead<T>(
  { method }: Pick<Request, 'method'>,
  work: () => Promise<T>,
): Promise<T> {
  return method === 'GET' || method === 'HEAD' ? reading.run(true, work) : work();
}

/** How long a statement of the request that runs now may take; undefined where only the limit of all holds. */
export function timeToRead(): number | undefined {
  return reading.getStore() && READ_LIMIT_MS;
}
