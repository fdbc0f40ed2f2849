import type { ApiRequest } from '@plainday/data-api';
import type * as answers from './answers';

type Answers = typeof answers;

/** The checks come with the first answer: nothing of them is needed before the first paint. */
const loadAnswers = () => import(/* webpackChunkName: "answers" */ './answers');

/** Checks an answer by one of the checks of `answers`. */
export function checkAnswer<Name extends keyof Answers>(name: Name) {
  return async (data: unknown): Promise<ReturnType<Answers[Name]>> => {
    const check = (await loadAnswers())[name] as (value: unknown) => ReturnType<Answers[Name]>;
    return check(data);
  };
}

/** A read whose checks are fetched while the server answers, not after. */
export function checkedRead(run: ApiRequest['run'], name: keyof Answers): ApiRequest {
  return {
    run: (db, userId) => {
      void loadAnswers().catch(() => undefined);
      return run(db, userId);
    },
    check: checkAnswer(name),
  };
}
