export { remotes } from './parts';
export { publish } from './publish';
export { rollback } from './rollback';
export { Site } from './site';
