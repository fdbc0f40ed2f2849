export { caretAt, putCaret } from './caret-at';
export { focusFirstInvalid, leadToInvalid } from './first-invalid';
export { keepFocus } from './keep-focus';
export { watchKeyboard } from './watch-keyboard';
export { Status } from './status';
export { useCovers } from './use-covers';
export { keysRest, restKeys } from './resting-keys';
export { goToMessage, leadToMessages } from './lead-to-messages';
