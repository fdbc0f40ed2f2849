import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { themeCss } from '@plainday/ui-theme';
import { siteCss } from '../../apps/marketing/src/site-css';
import { renderStaticFrame } from '../../apps/shell/src/start/frame/static-frame';

interface Snippet {
  readonly code: string;
  /** A style sheet, and not a module with styles in it. */
  readonly isPlain?: boolean;
}

function lint(snippets: readonly Snippet[]): string[][] {
  const script = join(__dirname, 'lint-snippets.mjs');
  const run = spawnSync(process.execPath, [script], {
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as string[][];
}

const styled = (css: string): Snippet => ({
  code: `import { styled } from 'styled-components';\nexport const A = styled.div\`\n  ${css}\n\`;\n`,
});

/** Styles that a supported browser does not know, or reads otherwise, and the rule that says so. */
const REFUSED: [css: string, rule: string][] = [
  // Chrome 125, Firefox 147, Safari 26.
  ['anchor-name: --a;', 'plugin/use-baseline'],
  // Chrome 117, Firefox 129, Safari 17.5: August 2024.
  ['@starting-style { opacity: 0; }', 'plugin/use-baseline'],
  ['transition-behavior: allow-discrete;', 'plugin/use-baseline'],
  // Not in Safari 17.5.
  ['view-transition-name: a;', 'plugin/use-baseline'],
  // Newer than the list in every engine, and some have none of it.
  ['color: contrast-color(red);', 'function-allowed-list'],
  ['color: if(else: red);', 'function-allowed-list'],
  ['@container style(--a: 1) { color: red; }', 'plainday/container-size'],
  ['@container scroll-state(stuck: top) { color: red; }', 'plainday/container-size'],
  ['max-height: 100vh;', 'unit-disallowed-list'],
  ['user-select: none;', 'plainday/prefixes'],
  ['backdrop-filter: blur(4px);', 'plainday/prefixes'],
  ['display: flex; flex: 1; min-height: 0;', 'plainday/column-basis'],
  ['flex: 1 1 0%; overflow-y: auto;', 'plainday/column-basis'],
  ['&::-webkit-scrollbar { width: 4px; }', 'selector-pseudo-element-disallowed-list'],
  ['&::-moz-progress-bar { color: red; }', 'selector-pseudo-element-disallowed-list'],
];

/** Styles that all of them read alike, or for which something stands in. */
const TAKEN = [
  'color: light-dark(#000, #fff);',
  '&:has(input) { color: red; }',
  'color: color-mix(in oklab, red 20%, blue);',
  '-webkit-user-select: none; user-select: none;',
  'text-wrap: pretty;',
  'flex: 1 1 auto; min-height: 0; overflow-y: auto;',
  'flex: 1; min-width: 0;',
  '@container (max-width: 40rem) { color: red; }',
  '@container rows (min-width: 10rem) and (max-width: 40rem) { color: red; }',
  'width: ${({ $size }) => sizeOf($size)}px;',
  '&::-webkit-details-marker { display: none; }',
];

const frame = /<style>([\s\S]*?)<\/style>/.exec(renderStaticFrame())?.[1] ?? '';
const SHEETS = [themeCss, frame, siteCss('/font.woff2')];

let refused: string[][];
let taken: string[][];
let sheets: string[][];

beforeAll(() => {
  const found = lint([
    ...REFUSED.map(([css]) => styled(css)),
    ...TAKEN.map(styled),
    ...SHEETS.map((code) => ({ code, isPlain: true })),
  ]);
  refused = found.splice(0, REFUSED.length);
  taken = found.splice(0, TAKEN.length);
  sheets = found;
});

test('styles that a supported browser lacks or reads otherwise are refused', () => {
  expect(
    refused.map((all, at) => [REFUSED[at]?.[0], all.map((text) => text.split(':')[0])]),
  ).toEqual(REFUSED.map(([css, rule]) => [css, [rule]]));
});

test('styles that all of them read alike are taken', () => {
  expect(taken.map((all, at) => [TAKEN[at], all])).toEqual(TAKEN.map((css) => [css, []]));
});

test('the theme, the first frame and the public pages keep to it, too', () => {
  expect(Math.min(...SHEETS.map(({ length }) => length))).toBeGreaterThan(500);
  expect(sheets).toEqual([[], [], []]);
});
