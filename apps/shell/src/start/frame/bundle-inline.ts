import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minifySync } from '@swc/core';

import type * as askEarly from '../inline/ask-early';
import type * as chooseFrame from '../inline/choose-frame';
import type * as drawKept from '../inline/draw-kept';
import type * as fetchTool from '../inline/fetch-tool';
import type * as fillMenus from '../inline/fill-menus';
import type * as fillPage from '../inline/fill-page';
import type * as keepTyped from '../inline/keep-typed';

/** The scripts of `inline/`, with the function that each of them is. */
const SCRIPTS = {
  'ask-early': 'askEarly',
  'choose-frame': 'chooseFrame',
  'draw-kept': 'drawKept',
  'fetch-tool': 'fetchTool',
  'fill-menus': 'fillMenus',
  'fill-page': 'fillPage',
  'keep-typed': 'keepTypedLines',
} satisfies {
  'ask-early': keyof typeof askEarly;
  'choose-frame': keyof typeof chooseFrame;
  'draw-kept': keyof typeof drawKept;
  'fetch-tool': keyof typeof fetchTool;
  'fill-menus': keyof typeof fillMenus;
  'fill-page': keyof typeof fillPage;
  'keep-typed': keyof typeof keepTyped;
};

export type InlineScript = keyof typeof SCRIPTS;

const FLAGS = ['--bundle', '--format=iife', '--target=es2022', '--loader=ts'];
/** Smaller than what the bundler itself makes of it: what is used once goes where it is used. */
const SMALL = { compress: { passes: 3 }, mangle: true };

const bundled = new Map<string, string>();

/**
 * Scripts that run one after the other, as one text small enough to stand in the page, with what they take from the
 * libraries and no more. The program is asked, not its package: that one refuses to run under jsdom.
 */
export function bundleInline(...names: readonly InlineScript[]): string {
  const input = names
    .map((name) => `import { ${SCRIPTS[name]} } from './${name}'; ${SCRIPTS[name]}();`)
    .join('\n');
  const known = bundled.get(input);
  if (known !== undefined) return known;
  const program = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  const cwd = join(import.meta.dirname, '../inline');
  const text = minifySync(
    execFileSync(program, FLAGS, { cwd, input, encoding: 'utf8' }),
    SMALL,
  ).code;
  bundled.set(input, text);
  return text;
}
