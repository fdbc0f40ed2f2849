/** Fonts and the few rules that only the public pages have. */
export function siteCss(font: string): string {
  return `@font-face{font-family:'Inter Variable';font-display:swap;font-weight:100 900;src:url(${font}) format('woff2')}\
@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo');ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%;size-adjust:107.12%}\
html{scroll-padding-top:88px}body{font-size:16px;line-height:26px}\
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}`;
}
