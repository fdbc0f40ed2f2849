import type { PictureFact } from '@plainday/data-device';
import { DASHBOARD_FRAME_ID } from '@plainday/shared-platform/start';

/** An icon, with the attributes that those of the frame have. */
export function drawIcon(shapes: PictureFact['icon'], size: number, stroke = 1.75): Element {
  const model = document.querySelector(`#${DASHBOARD_FRAME_ID} svg`) as Element;
  const svg = model.cloneNode() as Element;
  const add = (element: Element, attributes: Readonly<Record<string, string | number>>) => {
    for (const [name, value] of Object.entries(attributes))
      element.setAttribute(name, String(value));
    return element;
  };
  svg.append(
    ...shapes.map(([tag, attributes]) =>
      add(document.createElementNS(svg.namespaceURI, tag), attributes),
    ),
  );
  return add(svg, { width: size, height: size, 'stroke-width': stroke });
}
