export { completionsApi } from './habit-completions.api';
export { ideasApi } from './ideas.api';
export { applyChanges } from '../live/apply-changes';
export { createHeard } from '../live/heard';
export { followTabs } from '../live/refresh';
export { keepStream } from '../live/keep-stream';
export type { Completion, Week } from './habit-completions.api';
export type { Idea } from './ideas.api';
