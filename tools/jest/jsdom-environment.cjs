// jsdom, with two short cuts that change no answer. For every element whose style is asked for it goes through all
// rules with a whole selector engine, and it makes every computed style anew. Queries by role ask for the style of each
// element and its parents: that was half of the processor time of the tests with a document.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { canMatch } = require('./can-match.cjs');

const matches = selectors.matchesDontThrow;
// Before jsdom itself is loaded: it takes the function over by its value.
selectors.matchesDontThrow = (element, selector) =>
  canMatch(selector, element) && matches(element, selector);

const { TestEnvironment } = require('jest-environment-jsdom');

/** Keeps computed styles for as long as jsdom keeps what they are computed from. */
function keepStyles(window) {
  const compute = window.getComputedStyle;
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (pseudo || !document) return compute(element, pseudo);
    const known = kept.get(document._styleCache ?? document)?.get(element);
    if (known) return known;
    const style = compute(element);
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache).set(element, style);
    return style;
  };
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    keepStyles(this.global);
  }
};
