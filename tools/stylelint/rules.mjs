import styledSyntax from 'postcss-styled-syntax';
import baseline from 'stylelint-plugin-use-baseline';
import { columnBasis } from './column-basis.mjs';
import { containerSize } from './container-size.mjs';
import { prefixes } from './prefixes.mjs';

/**
 * What is newer than the supported browsers, or never came to all of them, and what stands in for it there. Nothing
 * rests on these; everything else that is newer is an error.
 */
const PROGRESSIVE = {
  // Without it the tap's answer of the system shows; the colours chosen for forced colours are its own.
  'forced-color-adjust': ['/.+/'],
  // Lines break as they come.
  'text-wrap': ['/.+/'],
  // A page scrolls on where a list ends.
  'overscroll-behavior': ['/.+/'],
  // A field is as high as its text all the same, by `GrowingArea`, and no hand is offered to pull it.
  resize: ['/.+/'],
  'field-sizing': ['content'],
  // What is out of sight is drawn all the same, a little later.
  'content-visibility': ['/.+/'],
  // Ticks in the colour of the system.
  'accent-color': ['/.+/'],
  // Bars of the system, light or dark by color-scheme.
  'scrollbar-width': ['/.+/'],
  'scrollbar-color': ['/.+/'],
  // The next name of the list.
  'font-family': ['ui-monospace'],
  // In every browser of the list, Safari by its prefix, which `plainday/prefixes` asks for.
  'user-select': ['/.+/'],
  'backdrop-filter': ['/.+/'],
  // Keeps text at its size where a phone is turned; Firefox does it only on phones.
  'text-size-adjust': ['/.+/'],
};

/** In every browser of the list since its oldest, and too young for the data's word. */
const LISTED = ['light-dark'];

/**
 * The functions that styles are written with. The data knows values by their property, and passes a function over that
 * it does not expect there, as `if()` and `contrast-color()`: another one is looked up for the supported browsers, then
 * named here.
 */
const FUNCTIONS = [
  'attr',
  'blur',
  'calc',
  'clamp',
  'color-mix',
  'counter',
  'cubic-bezier',
  'env',
  'fit-content',
  'format',
  'inset',
  'light-dark',
  'linear-gradient',
  'local',
  'max',
  'min',
  'minmax',
  'radial-gradient',
  'repeat',
  'repeating-linear-gradient',
  'rgb',
  'rotate',
  'scale',
  'translate',
  'url',
  'var',
  // Of the code around the styles: no new function of CSS has such a name.
  '/[A-Z.]/',
];

/** Selected text in the colours of the system. */
const COLOURS = ['selection'];

/** Parts of native fields that one engine has, and why the others need nothing. Any other is an error. */
const VENDOR_PARTS = [
  // The others draw no cross.
  '-webkit-search-cancel-button',
  // The others by `list-style: none`.
  '-webkit-details-marker',
  // Firefox by `appearance: textfield`.
  '-webkit-inner-spin-button',
  // All of the field opens the picker elsewhere.
  '-webkit-calendar-picker-indicator',
  // The others begin a date where text begins.
  '-webkit-date-and-time-value',
];

/** Reads the styles of a module; one without any is not worth a reading. */
export const customSyntax = {
  ...styledSyntax,
  parse: (code, options) =>
    styledSyntax.parse(String(code).includes('styled-components') ? code : '', options),
};

export const plugins = [baseline, columnBasis, containerSize, prefixes];

export const rules = {
  'plugin/use-baseline': [
    true,
    {
      available: 'widely',
      ignoreProperties: PROGRESSIVE,
      ignoreFunctions: LISTED,
      ignoreSelectors: COLOURS,
    },
  ],
  'selector-pseudo-element-disallowed-list': [
    [`/^-(?!(${VENDOR_PARTS.map((part) => part.slice(1)).join('|')})$)/`],
  ],
  'function-allowed-list': [FUNCTIONS],
  'plainday/container-size': true,
  // Of a phone's screen with the browser's bars away: what is that high is cut where they are there. `dvh` is what is seen.
  'unit-disallowed-list': [['vh']],
  'plainday/column-basis': true,
  'plainday/prefixes': true,
};
