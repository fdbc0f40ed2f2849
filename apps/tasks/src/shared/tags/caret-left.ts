/** How far from the edge of a field a letter stands, in CSS pixels; no further than the field shows. */
export function caretLeft(field: HTMLInputElement, index: number): number {
  const style = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  const start = Number.parseFloat(style.paddingInlineStart) || 0;
  if (!context || style.direction === 'rtl') return start;
  context.font = style.font;
  const { width } = context.measureText(field.value.slice(0, index));
  return Math.max(0, Math.min(start + width - field.scrollLeft, field.clientWidth - start));
}
