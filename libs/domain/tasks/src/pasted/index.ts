export { markReader } from './marks';
export type { MarkedLine } from './marks';
export { rowsOf } from './rows';
export { splitLines } from './split-lines';
export type { PastedLine } from './split-lines';
