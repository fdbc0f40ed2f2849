export { expect } from '@playwright/test';
export {
  createAccount,
  createSession,
  createSignedIn,
  mailsTo,
  newestLink,
  newPerson,
} from './account';
export { AuthPage } from './auth-page';
export { expectNoViolations, type AxeRules } from './axe';
export { DashboardPage } from './dashboard-page';
export { denyDatabase } from './deny-database';
export { test, userTest } from './fixtures';
export { ROOT, startGatewayProcess } from './gateway-process';
export { ENDED_BY_JUMP, holdClock, installClock } from './held-clock';
export { keepOnDevice } from './keep-on-device';
export { Noise } from './noise';
export { keptOffline } from './offline';
export { seed } from './seed';
export { SiteCopy } from './site-copy';
export { ownSiteTest } from './own-site';
export { TaskListPage } from './task-list-page';
export type { Account, Mail } from './account';
export type { GatewayProcess } from './gateway-process';
