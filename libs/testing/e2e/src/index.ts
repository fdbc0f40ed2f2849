export { expect } from '@playwright/test';
export {
  createAccount,
  createSession,
  createSignedIn,
  endSessions,
  mailsTo,
  newestLink,
  newPerson,
} from './account';
export { AuthPage } from './pages/auth-page';
export { expectNoViolations, expectNoViolationsOnPhone, type AxeRules } from './axe';
export { enterDay, enterTime, expectDay, expectTime } from './pages/date-fields';
export { DashboardPage } from './pages/dashboard-page';
export { denyDatabase } from './conditions/deny-database';
export { test, userTest } from './fixtures';
export { SITE, startGatewayProcess } from './gateway-process';
export { engineTest } from './engines/engine-test';
export { ENDED_BY_JUMP, holdClock, installClock } from './conditions/held-clock';
export { keepOnDevice } from './conditions/keep-on-device';
export { message } from './pages/messages';
export { stepTo } from './pages/step-to';
export { Noise } from './noise';
export { keptOffline, reloadOffline } from './conditions/offline';
export { openServerLine } from './conditions/server-line';
export { freePort, startProgram } from './program';
export { ROOT } from './root';
export { countOf, seed } from './seed';
export { SiteCopy } from './site-copy';
export { ownSiteTest } from './own-site';
export { TaskListPage } from './pages/task-list-page';
export { isStream, openListening, twoDevicesTest } from './two-devices';
export type { Account, Mail } from './account';
export type { GatewayProcess } from './gateway-process';
