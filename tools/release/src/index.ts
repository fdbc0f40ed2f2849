export { remotes } from './record/parts';
export { publish } from './publish/publish';
export { rollback } from './publish/rollback';
export { Site } from './site/site';
