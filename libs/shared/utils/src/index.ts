export { clamp } from './clamp';
export { debounce } from './debounce';
export { foldText, matchesText } from './fold-text';
export { isBlank } from './is-blank';
export { plural } from './plural';
export type { Debounced } from './debounce';
