import { placeOf } from './places.mjs';

const CHECKS = [
  [/font(?:-size)?:[^;{}]*\d(?:\.\d+)?px/, 'pixels'],
  [/line-height:\s*\d+(?:\.\d+)?px/, 'pixels'],
  [/\bfont:(?!\s*(?:inherit\b|(?:\d+ )?var\(--type-|$))/, 'shorthand'],
  [/@media[^{]*\b(?:max|min)-width:\s*\d/, 'breakpoint'],
];

/** The theme defines the scale and the breakpoints; the public site has display sizes of its own. */
const FREE = { shorthand: /^apps\/marketing\// };
const DEFINES = /^libs\/ui\/theme\//;

/** Type and breakpoints are tokens: `font: 600 var(--type-small)`, `${phone} { … }`. */
export const typeScale = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      pixels: 'Use a step of the type scale, `var(--type-small)` or `var(--size-small)`, or rem.',
      shorthand: 'Use a step of the type scale: `font: 600 var(--type-small)`.',
      breakpoint:
        'Use `phone`, `tablet` or `upTo()` of @plainday/ui-theme instead of a raw breakpoint.',
    },
  },
  create(context) {
    const path = placeOf(context);
    if (DEFINES.test(path)) return {};
    const check = (node, text) => {
      for (const [pattern, messageId] of CHECKS) {
        if (pattern.test(text) && !FREE[messageId]?.test(path)) context.report({ node, messageId });
      }
    };
    return {
      TemplateElement: (node) => check(node, node.value.raw),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    };
  },
};
