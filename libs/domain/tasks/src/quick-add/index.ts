export { chosenKinds } from './chosen-kinds';
export { findDoubts } from './find-doubts';
export { parseQuickAdd } from './parse-quick-add';
export type { QuickAddOptions, QuickAddResult, QuickAddToken, TokenKind } from './quick-add.types';
