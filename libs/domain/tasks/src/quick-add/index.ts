export { findDoubts } from './find-doubts';
export { parseQuickAdd } from './parse-quick-add';
export type {
  QuickAddOptions,
  QuickAddRepeat,
  QuickAddResult,
  QuickAddToken,
  TokenKind,
} from './quick-add.types';
