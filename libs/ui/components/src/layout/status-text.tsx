import { VisuallyHidden } from './visually-hidden';

export interface StatusTextProps {
  /** A sentence; empty while there is nothing to say. */
  readonly text: string;
}

/**
 * Says a sentence to assistive technology alone, politely, each time it becomes another one. Each stands in an element
 * of its own: where the letters of one are changed into those of the next, Orca says nothing. It has no role: a reader
 * that passes while it is empty would read "status bar".
 */
export function StatusText({ text }: StatusTextProps) {
  return (
    <VisuallyHidden aria-live="polite">
      <span key={text}>{text}</span>
    </VisuallyHidden>
  );
}
