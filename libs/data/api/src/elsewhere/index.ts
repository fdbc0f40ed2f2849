export { dropOldest } from './drop-oldest';
export { elsewhereApi } from './elsewhere.api';
export { keepGone } from './keep-gone';
export { flipOf } from './meet-other';
export { noteTrashed } from './note-trashed';
export { restoreOf } from './restore-of';
export { sameColumn } from '../rows/same-value';
export { sendEdit } from './send-edit';
export { EDITED, sendRemoval } from './send-removal';
