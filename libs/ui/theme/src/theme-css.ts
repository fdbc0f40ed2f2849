import { colors } from './tokens';
import { coarse } from './breakpoints';
import { touchVariables, typeVariables } from './type';

const colorVariables = Object.entries(colors)
  .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark});`)
  .join('');

const spaces = Array.from(
  { length: 12 },
  (_, index) => `--space-${index + 1}:${(index + 1) * 4}px;`,
);

const measures = `${spaces.join('')}\
--radius-s:8px;--radius-m:11px;--radius-l:15px;--radius-full:999px;\
--shadow:0 1px 2px var(--shadow-near),0 8px 24px -8px var(--shadow-far);\
--font:'Inter Variable','Inter Fallback',system-ui,sans-serif;\
--dur:160ms;--ring:0 0 0 2px var(--bg),0 0 0 4px var(--accent);`;

const base = `\
*,*::before,*::after{box-sizing:border-box}\
body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,blockquote{margin:0;padding:0}\
ul,ol{list-style:none}fieldset{border:0;min-width:0}\
html{background:var(--bg);color:var(--text);-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-color:var(--line-strong) transparent}\
body{min-height:100dvh;font:var(--type-body);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;overflow-wrap:break-word}\
h1,h2,h3,h4{font:inherit;font-weight:600;text-wrap:balance}\
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}\
button{cursor:pointer}a{color:var(--accent-text)}\
:disabled{cursor:not-allowed}\
input[type=number]:not(:hover,:focus){appearance:textfield}input[type=number]:not(:hover,:focus)::-webkit-inner-spin-button{opacity:0}\
svg{display:block;flex-shrink:0}\
[hidden]{display:none!important}\
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}\
h1:focus-visible,main:focus-visible,[role='dialog']:focus-visible,[role='alertdialog']:focus-visible{outline:none}\
::selection{background:light-dark(#cfe0fd,#28457a)}\
::placeholder{color:var(--text-3);opacity:1}`;

/** Where a finger points: no small text in fields, whatever their style asks for, and a long press lifts and marks nothing. */
const touch = `${coarse}{input,select,textarea{font-size:var(--size-touch);${touchVariables}}\
[data-drag-id]{-webkit-touch-callout:none;-webkit-user-select:none;user-select:none}}`;

const stillness = `@media (prefers-reduced-motion:reduce){:root{--dur:0s}\
*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}`;

/**
 * Paper: black on white, without what one presses or types into, the heading of a form too, and without what floats. Rows are whole, and a short
 * group starts on the page that holds all of it: a longer one would leave much of a page empty, or a heading alone on it.
 */
const print = `@media print{\
:root:root,html[data-theme]{color-scheme:light;--bg:#fff;--surface:#fff;--sunken:#fff;--hover:#fff;--text:#000;--text-2:#222;--text-3:#444}\
body{min-height:0;-webkit-print-color-adjust:exact}\
nav,form,[role=dialog],[role=alertdialog],[role=radiogroup],[role=toolbar],[role=tablist],[role=status],[role=alert],[aria-label$='(F8)'],section:has(>:first-child+form:last-child),\
:is(input:not([type=checkbox],[type=radio]),select,textarea):not([role=row] *,li *){display:none!important}\
[role=row],li,tr,figure{break-inside:avoid}\
section:not(:has(:is([role=row],li):nth-child(8))){break-inside:avoid}}`;

/**
 * The whole theme as one style sheet: variables in light and dark, reset and base type.
 * Colours follow `color-scheme`, which follows the system until `html[data-theme]` says otherwise.
 * Pages that must paint before any script inline it; `GlobalStyle` is the same text.
 */
export const themeCss = `\
:root{color-scheme:light dark;${colorVariables}${measures}${typeVariables}}\
html[data-theme='light']{color-scheme:light}html[data-theme='dark']{color-scheme:dark}\
@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--control);--text-3:var(--text-2)}}\
${base}${touch}${stillness}${print}`;
