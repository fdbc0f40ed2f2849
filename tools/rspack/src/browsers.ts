import { readFileSync } from 'node:fs';
import { platformFile } from './workspace';

/**
 * The supported browsers, from `.browserslistrc`: the one list, from which come what is built for, the lints of styles
 * and APIs, and what people are told (ADR 0219).
 */
export const targets = readFileSync(platformFile('.browserslistrc'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** As people call them. Safari has one number on every system. */
const NAMES = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };

/** The supported browsers in words: `Chrome 123, Edge 123, …`. */
export const browserNames = Object.entries(NAMES)
  .map(([key, name]) => {
    const target = targets.find((query) => query.startsWith(`${key} >= `));
    if (!target) throw new Error(`.browserslistrc does not say from which ${name} on.`);
    return `${name} ${target.slice(target.lastIndexOf(' ') + 1)}`;
  })
  .join(', ')
  .replace(/, ([^,]*)$/, ' or $1');

/**
 * Two things that the oldest browsers of the list have and those before them lack: Chrome 123, Edge 123 and
 * Safari 17.5 brought the first, Firefox 128 the second (MDN's compatibility data). Another list needs another two.
 */
const isCurrent = `window.CSS&&CSS.supports&&CSS.supports('color','light-dark(#000,#fff)')&&window.CSSPropertyRule`;

const style = 'padding:24px;background:#fff;color:#222;font:16px/1.5 sans-serif';
const overAll = 'position:fixed;top:0;right:0;bottom:0;left:0;z-index:99';

/** What a page says to a browser before the list, for the start of its body. The script is one that any browser reads. */
function notice(text: string, attributes: string, then: string): string {
  const show = `document.getElementById('older').removeAttribute('hidden');${then}`;
  return `<p id="older" role="alert" hidden style="${attributes}">${text}</p><script>if(!(${isCurrent})){${show}}</script>`;
}

const needs = `This browser is too old for Plainday, which needs ${browserNames}, or a newer one.`;

/** Nothing is painted before the frame has come (`rel=expect`), which does not come where loading is stopped. */
const stopLoading = `document.head.removeChild(document.querySelector('[rel=expect]'));window.stop&&stop()`;

/** Stands over a page that has nothing to show without the app, and keeps the app from starting. */
export const appNotice = notice(
  `${needs} Nothing is lost: what you have written stays on the server and in this browser, and is there when it is up to date.`,
  `${style};${overAll}`,
  stopLoading,
);

/** Stands before a page that can be read without scripts and colours. */
export const pageNotice = notice(needs, style, '');
