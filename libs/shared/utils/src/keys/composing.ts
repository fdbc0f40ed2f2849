/** What of a key press tells that it belongs to an input method; a `KeyboardEvent` is one, and so is React's. */
export interface ComposedPress {
  readonly key: string;
  readonly keyCode?: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/** The code of a key that an input method has taken for itself. */
const TAKEN = 229;

/**
 * True while a key belongs to an input method, which makes words of several letters. Safari ends the word before it tells
 * of the Enter that has ended it: only the code says so then.
 */
export function isComposing(press: ComposedPress): boolean {
  const { keyCode, nativeEvent = press } = press;
  return nativeEvent.isComposing === true || keyCode === TAKEN;
}

/** True for an Enter that is meant for the field or the control, and not for an input method. */
export function isEnter(press: ComposedPress): boolean {
  return press.key === 'Enter' && !isComposing(press);
}
