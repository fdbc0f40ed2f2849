import type * as tools from './account-tools';

/** What people can do to their own account, apart from signing in and out. */
export type AccountTools = typeof tools;

/** Fetches what changes or deletes an account: rarely needed, so it is not on the way to the first paint. */
export function manageAccount(): Promise<AccountTools> {
  return import('./account-tools');
}
