import { lazyChecks } from '@plainday/data-api';

/** The checks of what tables and functions of tasks and projects answer. */
export const { checkAnswer, checkedRead } = lazyChecks(
  () => import(/* webpackChunkName: "answers" */ './answers'),
);
