import type { Middleware } from '@reduxjs/toolkit';
import { logger } from '@plainday/shared-platform';

/** Path to the first part of a value that would not survive JSON; null when all of it does. */
export function notPlain(value: unknown, path = 'arg'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, part] of Object.entries(value)) {
    // A field without a value is as good as absent; a gap in a list is not.
    if (part === undefined && !Array.isArray(value)) continue;
    const found = notPlain(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

interface Pending {
  readonly type: string;
  readonly meta?: { readonly arg?: { readonly endpointName: string; originalArgs?: unknown } };
}

/**
 * Refuses writes whose argument is more than plain data: writes are kept and sent again, later perhaps
 * by another page. Not in what is shipped.
 */
export const plainArguments: Middleware = () => (next) => (incoming) => {
  const { type, meta } = incoming as Pending;
  if (type === 'api/executeMutation/pending' && meta?.arg?.originalArgs !== undefined) {
    const found = notPlain(meta.arg.originalArgs);
    if (found) {
      const refusal = `The argument of ${meta.arg.endpointName} is not plain: ${found}`;
      // RTK turns what is thrown here into a failed write; the console says why, and fails a test.
      logger.error(refusal);
      throw new Error(refusal);
    }
  }
  return next(incoming);
};
