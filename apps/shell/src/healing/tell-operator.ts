import type { Trouble } from './fault-report.logic';

/** Reports a fault. What reports is downloaded with the first one. */
export function tellOperator(trouble: Trouble): void {
  void import(/* webpackChunkName: "faults" */ './report-fault').then(
    ({ reportFault }) => reportFault(trouble),
    () => undefined,
  );
}
