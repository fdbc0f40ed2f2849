export { filtersApi, useFiltersListQuery } from './filters.api';
export type { SavedFilter } from './filters.api';
