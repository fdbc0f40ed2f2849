/**
 * A text without empty lines before it and without space behind it. The indent of its first line stays, as it says
 * something: of lines below, or of code. A few spaces before a single line say nothing.
 */
export function trimmedText(text: string): string {
  const kept = text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
  return kept.includes('\n') ? kept : kept.replace(/^ {1,3}(?! )/, '');
}
