export { clamp } from './clamp';
export { debounce } from './debounce';
export { foldText, matchesText } from './fold-text';
export { formatBytes } from './format-bytes';
export { isBlank } from './is-blank';
export { plural } from './plural';
export type { Debounced } from './debounce';
