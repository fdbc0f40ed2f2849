export { elsewhereApi } from './elsewhere.api';
export { keepGone } from './keep-gone';
export { restoreOf } from './restore-of';
export { sendEdit } from './send-edit';
