import { lazyChecks } from './lazy-checks';

/** The checks of what tables and functions of tasks and projects answer. */
export const { checkAnswer, checkedRead } = lazyChecks(
  () => import(/* webpackChunkName: "answers" */ './answers'),
);
