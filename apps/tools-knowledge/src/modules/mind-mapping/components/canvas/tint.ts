/** A colour of the map in the theme that is shown: the same in the light, lighter in the dark. */
export function tintOf(color: string): string {
  return `light-dark(${color}, color-mix(in oklab, ${color} 68%, white))`;
}

/** Text on a filled colour. Only amber is too light for white. */
export function inkOn(color: string): string {
  return color === '#c47d10' ? '#1c1c1a' : '#ffffff';
}
