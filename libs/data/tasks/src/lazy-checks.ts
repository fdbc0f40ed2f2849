import type { ApiRequest } from '@plainday/data-api';

type Check = (data: unknown) => unknown;

/** Checks of answers that are fetched with the first answer: nothing of them is needed before the first paint. */
export function lazyChecks<Checks extends Readonly<Record<string, Check>>>(
  load: () => Promise<Checks>,
) {
  /** Checks an answer by the check of this name. */
  function checkAnswer<Name extends keyof Checks>(name: Name) {
    return async (data: unknown): Promise<ReturnType<Checks[Name]>> => {
      const checks = await load();
      return checks[name]?.(data) as ReturnType<Checks[Name]>;
    };
  }

  /** A read whose check is fetched while the server answers, not after. */
  function checkedRead(run: ApiRequest['run'], name: keyof Checks): ApiRequest {
    return {
      run: (db, userId) => {
        void load().catch(() => undefined);
        return run(db, userId);
      },
      check: checkAnswer(name),
    };
  }

  return { checkAnswer, checkedRead };
}
