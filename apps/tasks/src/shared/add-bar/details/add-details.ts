export { linesIn } from '../../tasks-in/lines-in';
export { TagSuggest } from '../../tags/tag-suggest';
export { AddChips } from './add-chips';
export { chipsOf } from './chips.logic';
export { LinesPreview } from './lines-preview';
export { PasteOffer } from './paste-offer';
export { doubtsOf, readTask, readTitle } from '../read-title';
