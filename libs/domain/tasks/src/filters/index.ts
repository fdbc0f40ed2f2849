export { compileFilter } from './compile-filter';
export type { FilterClock } from './compile-filter';
export { filterWords } from './filter-words';
export type { FilterNames } from './filter-words';
export { filterText, parseFilter } from './filter.schema';
export type { Condition, Filter } from './filter.schema';
export { conditionsOf, joined, tagsIn } from './edit-filter';
export { findRoots } from './find-roots';
