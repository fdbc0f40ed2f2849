const CLEAR = 'rgba(0, 0, 0, 0)';
const SIDES = ['top', 'right', 'bottom', 'left'];

const opacityLook = (opacity: number) => (opacity < 1 ? [`opacity:${opacity}`] : []);

/**
 * Declarations that paint a box as an element has it; empty where it has none. `isTurned`: its place is that after the
 * turn, which is not repeated then.
 */
export function boxLook(style: CSSStyleDeclaration, opacity: number, isTurned = true): string {
  const of = (name: string) => style.getPropertyValue(name);
  const look: string[] = [];
  if (of('background-color') !== CLEAR) look.push(`background-color:${of('background-color')}`);
  // Nothing that would have to be fetched.
  if (/^(url\("data:|[\w-]+-gradient\()/.test(of('background-image'))) {
    for (const name of ['image', 'position', 'size', 'repeat']) {
      look.push(`background-${name}:${of(`background-${name}`)}`);
    }
  }
  for (const side of SIDES) {
    const [width, line, color] = ['width', 'style', 'color'].map((part) =>
      of(`border-${side}-${part}`),
    );
    if (width !== '0px' && line !== 'none') look.push(`border-${side}:${width} ${line} ${color}`);
  }
  if (look.length === 0) return '';
  if (of('border-radius') !== '0px') look.push(`border-radius:${of('border-radius')}`);
  if (!isTurned && of('transform') !== 'none') look.push(`transform:${of('transform')}`);
  return [...look, ...opacityLook(opacity)].join(';');
}

/** What a line of text is written with, and its usual value: that need not be said. */
const WRITTEN = {
  color: '',
  'font-weight': '400',
  'font-size': '',
  'letter-spacing': 'normal',
  'font-variant-numeric': 'normal',
  'text-decoration-line': 'none',
  'text-transform': 'none',
  direction: 'ltr',
};

/** Declarations that write a line of text as an element does, or draw an icon in its colour; the height in CSS pixels. */
export function lineLook(style: CSSStyleDeclaration, height: number, opacity: number): string {
  const look = Object.entries(WRITTEN).flatMap(([name, usual]) => {
    const value = style.getPropertyValue(name);
    return value === usual ? [] : [`${name}:${value}`];
  });
  if (height > 0) look.push(`line-height:${Math.round(height * 4) / 4}px`);
  if (style.fill !== 'none' && height === 0) look.push(`fill:${style.fill}`);
  return [...look, ...opacityLook(opacity)].join(';');
}
