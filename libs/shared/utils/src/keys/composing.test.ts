import { isComposing, isEnter } from './composing';

/** The order of events as browsers give it when Enter ends a word of an input method, and when it is meant. */
it.each([
  ['Chromium and Firefox, a word ends', { key: 'Enter', keyCode: 229, isComposing: true }, false],
  ['Safari, a word has just ended', { key: 'Enter', keyCode: 229, isComposing: false }, false],
  ['an engine without codes, a word ends', { key: 'Enter', isComposing: true }, false],
  ['Enter as such', { key: 'Enter', keyCode: 13, isComposing: false }, true],
  ['another key', { key: 'a', keyCode: 65, isComposing: false }, false],
])('%s', (_, press, commits) => {
  expect(isEnter(press)).toBe(commits);
  // As React hands it on.
  const { key, keyCode } = press as { key: string; keyCode?: number };
  expect(isEnter({ key, keyCode, nativeEvent: press })).toBe(commits);
});

it('[F9] tells of other keys that belong to an input method, too', () => {
  expect(isComposing({ key: 'Escape', keyCode: 229, isComposing: false })).toBe(true);
  expect(isComposing({ key: 'Escape', keyCode: 27, isComposing: false })).toBe(false);
});
