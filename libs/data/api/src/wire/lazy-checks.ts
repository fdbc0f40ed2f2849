import type { ApiRequest } from './request';

type Check = (data: unknown) => unknown;

/**
 * Checks of answers that are downloaded with the first answer: neither they nor zod are needed before
 * the first paint.
 *
 * @example
 * const { checkedRead } = lazyChecks(() => import('./answers'));
 * query: () => checkedRead((db) => db.rpc('task_counts'), 'parseCounts')
 */
export function lazyChecks<Checks extends Readonly<Record<string, Check>>>(
  load: () => Promise<Checks>,
) {
  /** Checks an answer by the check of this name. */
  function checkAnswer<Name extends keyof Checks>(name: Name) {
    return async (data: unknown): Promise<Awaited<ReturnType<Checks[Name]>>> => {
      const checks = await load();
      return checks[name]?.(data) as Awaited<ReturnType<Checks[Name]>>;
    };
  }

  /** A read whose check is downloaded while the server answers, not after. */
  function checkedRead(run: ApiRequest['run'], name: keyof Checks): ApiRequest {
    return {
      run,
      prepare: () => void load().catch(() => undefined),
      check: checkAnswer(name),
    };
  }

  return { checkAnswer, checkedRead };
}
