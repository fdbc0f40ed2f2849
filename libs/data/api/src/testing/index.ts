export { completionsApi } from './habit-completions.api';
export { ideasApi } from './ideas.api';
export type { Completion, Week } from './habit-completions.api';
export type { Idea } from './ideas.api';
