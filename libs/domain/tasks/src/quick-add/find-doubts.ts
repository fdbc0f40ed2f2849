import { parseQuickAdd } from './parse-quick-add';
import type { QuickAddOptions, QuickAddToken } from './quick-add.types';

/**
 * What the text may mean, and is not read as: a length in a name (`15m hose`), a weekday in one (`Sunday Times`),
 * `1/2`. To be offered; put into `accept`, it is read. Nothing of a kind that the text says clearly.
 */
export function findDoubts(text: string, options: QuickAddOptions): readonly QuickAddToken[] {
  const { tokens } = parseQuickAdd(text, options);
  return parseQuickAdd(text, { ...options, accept: true }).tokens.filter(
    ({ kind }) => !tokens.some((sure) => sure.kind === kind),
  );
}
