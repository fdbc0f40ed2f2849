export { remotes } from './record/parts';
export { publish } from './site/publish';
export { rollback } from './site/rollback';
export { Site } from './site/site';
