/**
 * Fonts and the few rules that only the public pages have. A font that comes late is left for the next page:
 * swapping it in would move what somebody reads already. What is below the first screen is laid out when the browser
 * is idle (`layOutLate`), or when somebody scrolls to it.
 */
export function siteCss(font: string): string {
  return `@font-face{font-family:'Inter Variable';font-display:optional;font-weight:100 900;src:url(${font}) format('woff2')}\
@font-face{font-family:'Inter Fallback';font-weight:100 599;src:local('Arial'),local('Liberation Sans'),local('Arimo');ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%;size-adjust:107.12%}\
@font-face{font-family:'Inter Fallback';font-weight:600 900;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Arimo Bold');ascent-override:94.98%;descent-override:23.65%;line-gap-override:0%;size-adjust:102%}\
html{scroll-padding-top:88px}main>*+*,main~footer{content-visibility:auto;contain-intrinsic-size:auto 800px}body{font-size:1rem;line-height:1.625}\
picture{display:block}.dark-only,html[data-theme='dark'] .light-only{display:none}html[data-theme='dark'] .dark-only{display:block}\
@media (prefers-color-scheme:dark){html:not([data-theme]) .light-only{display:none}html:not([data-theme]) .dark-only{display:block}}\
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}`;
}
