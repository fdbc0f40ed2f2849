export { startBackend } from './start-backend';
export type { Backend, BackendKeys, BackendMail, BackendOptions, DatabaseKind } from './types';
