/** The press of a button with a text; React's event is one. */
interface Press {
  readonly clientX: number;
  readonly clientY: number;
  /** 0 where a key has pressed it. */
  readonly detail: number;
}

/** Safari before 18.4 has only the older of the two. */
interface OlderDocument {
  readonly caretPositionFromPoint?: Document['caretPositionFromPoint'];
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

/** Before which letter of a text was clicked; null for a key. The end where the browser cannot tell. */
export function caretAt({ clientX, clientY, detail }: Press): number | null {
  if (detail === 0) return null;
  const place: OlderDocument = document;
  const position = place.caretPositionFromPoint?.(clientX, clientY);
  if (position) return offsetIn(position.offsetNode, position.offset);
  const range = place.caretRangeFromPoint?.(clientX, clientY);
  return range ? offsetIn(range.startContainer, range.startOffset) : Infinity;
}

const offsetIn = (node: Node, offset: number) => (node instanceof Text ? offset : Infinity);

/** Puts the caret where `caretAt` says, or chooses all of the text for a key. */
export function putCaret(
  field: HTMLInputElement | HTMLTextAreaElement,
  caret: number | null,
): void {
  if (caret === null) return field.select();
  const at = Math.min(caret, field.value.length);
  field.setSelectionRange(at, at);
}
