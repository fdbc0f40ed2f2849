import type { PictureFact } from '@plainday/data-device';

/** The shapes of an icon as data; undefined for a drawing of another kind. */
export function shapesOf(drawing: Element | null): PictureFact['icon'] | undefined {
  if (drawing?.getAttribute('viewBox') !== '0 0 24 24') return undefined;
  return [...drawing.children].map((shape) => [
    shape.tagName,
    Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
  ]);
}
