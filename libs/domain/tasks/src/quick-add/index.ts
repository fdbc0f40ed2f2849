export { findDoubts } from './find-doubts';
export { parseQuickAdd } from './parse-quick-add';
export { splitLines } from './split-lines';
export type { PastedLine } from './split-lines';
export type {
  QuickAddOptions,
  QuickAddRepeat,
  QuickAddResult,
  QuickAddToken,
  TokenKind,
} from './quick-add.types';
