export { startBackend } from './start-backend';
export type { DatabaseKind } from './database/database';
export type { Backend, BackendKeys, BackendMail, BackendOptions } from './types';
