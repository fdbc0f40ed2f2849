export { publish, publishable, remotes, rollback } from './publish';
export { Site } from './site';
