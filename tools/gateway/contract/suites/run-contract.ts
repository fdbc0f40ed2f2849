import type { Driver, GatewayProcess } from '../support/gateway-process';
import { startGatewayProcess } from '../support/gateway-process';
import { addPerson } from '../support/people';
import { accountSuite } from './account.suite';
import { authSuite } from './auth.suite';
import { bookkeepingSuite } from './bookkeeping.suite';
import { calendarFeedSuite } from './calls/calendar-feed.suite';
import { copiesSuite } from './calls/copies.suite';
import { learningSuite } from './calls/learning.suite';
import { liveSuite } from './live.suite';
import { manyTasksSuite } from './calls/many-tasks.suite';
import { onConditionSuite } from './calls/on-condition.suite';
import { projectsSuite } from './calls/projects.suite';
import { recurrenceSuite } from './calls/recurrence.suite';
import { restoreSuite } from './calls/restore.suite';
import { takeBackSuite } from './calls/take-back.suite';
import { tablesSuite } from './calls/tables.suite';
import { taskActionsSuite } from './calls/task-actions.suite';
import { taskStatsSuite } from './calls/task-stats.suite';
import { taskColumnsSuite } from './calls/task-columns.suite';
import { tasksSuite } from './calls/tasks.suite';
import type { Contract } from './contract';
import { fuzzSuite } from './guard/fuzz.suite';
import { hostileSuite } from './guard/hostile.suite';
import { isolationSuite } from './guard/isolation.suite';
import { listsSuite } from './lists.suite';
import { plainListsSuite } from './plain-lists.suite';
import { plansSuite } from './plans.suite';
import { schemaSuite } from './schema.suite';
import { sessionsSuite } from './sessions.suite';
import { timeSuite } from './time.suite';
import { tokensSuite } from './guard/tokens.suite';

/** The whole contract against a fresh gateway on one driver. */
export function runContract(driver: Driver): void {
  describe(`contract on ${driver}`, () => {
    let running: GatewayProcess | undefined;
    const gateway = () => {
      if (running === undefined) {
        throw new Error('The gateway is not running.');
      }
      return running;
    };
    const contract: Contract = { driver, gateway, newPerson: () => addPerson(gateway()) };

    beforeAll(async () => {
      running = await startGatewayProcess(driver);
    });
    afterAll(async () => {
      await running?.dispose();
    });

    authSuite(contract);
    accountSuite(contract);
    sessionsSuite(contract);
    calendarFeedSuite(contract);
    tasksSuite(contract);
    taskColumnsSuite(contract);
    taskActionsSuite(contract);
    copiesSuite(contract);
    takeBackSuite(contract);
    manyTasksSuite(contract);
    onConditionSuite(contract);
    recurrenceSuite(contract);
    projectsSuite(contract);
    taskStatsSuite(contract);
    bookkeepingSuite(contract);
    restoreSuite(contract);
    tablesSuite(contract);
    learningSuite(contract);
    listsSuite(contract);
    plainListsSuite(contract);
    hostileSuite(contract);
    fuzzSuite(contract);
    isolationSuite(contract);
    tokensSuite(contract);
    liveSuite(contract);
    if (driver === 'postgres') {
      schemaSuite(contract);
      plansSuite(contract);
      timeSuite(contract);
    }
  });
}
