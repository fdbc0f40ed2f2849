export { splitLines } from '@plainday/domain-tasks/quick-add';
export { AddChips } from './add-chips';
export { chipsOf } from './chips.logic';
export { PasteOffer } from './paste-offer';
export { doubtsOf, readTask, readTitle } from '../read-title';
