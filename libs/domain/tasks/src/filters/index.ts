export { compileFilter } from './compile-filter';
export type { FilterClock } from './compile-filter';
export { filterWords } from './filter-words';
export type { FilterNames } from './filter-words';
export { readFilter } from './filter.schema';
export type { Condition, Filter } from './filter.schema';
export { conditionsOf, joined, tagsIn } from './edit-filter';
