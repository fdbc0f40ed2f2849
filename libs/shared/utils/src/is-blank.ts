const BLANK =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- the class of invisible characters itself
  /^[\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]*$/;

/** True when a text shows nothing: empty, white space, or invisible characters only. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
