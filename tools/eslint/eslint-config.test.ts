import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const NX = '@nx/enforce-module-boundaries';
const BORDERS = 'plainday/module-borders';
const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const TYPE = 'plainday/type-scale';

const BASELINE = 'baseline-js/use-baseline';

const CLASS = 'export function A() {\n  return <p className="a" />;\n}\n';
const use = (source: string) => `import { x } from '${source}';\nexport const y = x;\n`;
const field = (label: string, hint: string) =>
  `export const x = <input aria-label="${label}" placeholder="${hint}" />;\n`;
const change = (call: string) => `export function make() {\n  ${call};\n}\n`;

/** path of the file, what it says, the one rule it breaks (null: none). */
const CASES: [path: string, code: string, rule: string | null][] = [
  // Apps, libraries and their tags
  ['apps/tasks/src/remote-x.ts', use('@plainday/shell'), IMPORTS],
  ['apps/tasks/src/remote-x.ts', use('@plainday/tools-time'), IMPORTS],
  ['apps/tasks/src/remote-x.ts', use('../../shell/src/app/x'), NX],
  ['apps/tasks/src/remote-x.ts', use('@plainday/federation-host'), NX],
  ['apps/shell/src/app/x.ts', use('@plainday/federation-host'), null],
  ['apps/shell/src/app/x.ts', use('@plainday/federation-dev-shell'), NX],
  ['apps/tasks/src/remote-x.ts', use('@plainday/ui-components'), null],
  ['apps/tasks/src/remote-x.ts', use('@plainday/testing-unit'), NX],
  ['apps/tasks/src/x.test.ts', use('@plainday/testing-unit'), null],
  ['apps/tasks/dev/x.ts', use('@plainday/testing-unit'), null],
  ['apps/tasks/dev/x.ts', use('@plainday/federation-dev-shell'), null],
  ['apps/tasks/src/remote-x.ts', use('@plainday/federation-dev-shell'), NX],
  ['apps/marketing/src/pages/x.ts', use('@plainday/ui-components'), null],
  ['apps/marketing/src/pages/x.ts', use('@plainday/data-api'), NX],
  ['apps/marketing/src/pages/x.ts', use('@plainday/auth-session'), NX],
  ['libs/domain/tasks/src/x.ts', use('@plainday/shared-utils'), null],
  ['libs/domain/tasks/src/x.ts', use('@plainday/data-api'), NX],
  ['libs/domain/tasks/src/x.ts', use('@plainday/ui-theme'), NX],
  ['libs/ui/components/src/x.ts', use('@plainday/data-api'), NX],
  ['libs/ui/components/src/x.ts', use('@plainday/federation-contract'), NX],
  ['libs/data/api/src/x.ts', use('@plainday/ui-components'), NX],
  ['libs/data/api/src/x.ts', use('@plainday/auth-session'), NX],
  ['libs/auth/session/src/x.ts', use('@plainday/data-api'), null],
  ['libs/federation/contract/src/x.ts', use('@plainday/shared-utils'), NX],
  ['libs/shared/utils/src/x.ts', use('@plainday/domain-tasks'), NX],
  ['libs/ui/theme/src/x.ts', use('@plainday/tasks'), IMPORTS],
  ['tools/release/src/x.ts', use('@plainday/federation-contract'), null],
  ['tools/release/src/x.ts', use('@plainday/data-api'), NX],

  // Reads
  [
    'apps/tasks/src/modules/notes/x.offers.ts',
    'export const rows = () => store.dispatch(list.initiate(undefined, { subscribe: false })).unwrap();\n',
    SYNTAX,
  ],
  [
    'apps/tasks/src/modules/notes/x.offers.ts',
    'export const rows = () => readQuery(store, list, undefined);\n',
    null,
  ],

  // Days
  [
    'apps/tools-time/src/modules/goals/hooks/x.ts',
    "import { dayKeyOf } from '@plainday/domain-calendar';\nexport const today = dayKeyOf(0);\n",
    SYNTAX,
  ],
  [
    'apps/tools-time/src/modules/goals/hooks/x.ts',
    "import { dayAt } from '@plainday/domain-calendar';\nexport const today = dayAt(0, { dayStartMinutes: 240 });\n",
    null,
  ],

  // Enter may end a word of an input method
  ['apps/tasks/src/x.ts', "export const a = (e: KeyboardEvent) => e.key === 'Enter';\n", SYNTAX],
  ['libs/ui/patterns/src/x.ts', 'export const a = (e: KeyboardEvent) => e.isComposing;\n', SYNTAX],
  [
    'apps/tasks/src/x.ts',
    "import { isEnter } from '@plainday/shared-utils';\nexport const a = (e: KeyboardEvent) => isEnter(e);\n",
    null,
  ],

  // Browser tests
  [
    'apps/tasks/e2e/x.spec.ts',
    "export const a = (page: Page) => page.getByRole('heading', { level: 1, name: 'Trash' });\n",
    SYNTAX,
  ],
  [
    'apps/shell/e2e/first-frame-x.spec.ts',
    "export const a = (page: Page) => page.getByRole('heading', { level: 1 });\n",
    null,
  ],
  [
    'apps/shell/e2e/first-frame.spec.ts',
    "export const a = (page: Page) => page.getByRole('heading', { level: 1 });\n",
    null,
  ],
  [
    'apps/tasks/e2e/x.spec.ts',
    "export const a = (page: Page) => page.locator('#root').getByRole('heading', { level: 1 });\n",
    null,
  ],
  [
    'apps/tasks/src/x.test.tsx',
    "export const a = () => screen.getByRole('heading', { level: 1 });\n",
    null,
  ],
  ['apps/tasks/e2e/x.spec.ts', 'export const a = (page: Page) => page.clock.install();\n', SYNTAX],

  // Keys and browsers
  [
    'apps/tasks/src/x.ts',
    'export const a = (e: KeyboardEvent) => e.ctrlKey || e.metaKey;\n',
    SYNTAX,
  ],
  [
    'apps/tasks/src/x.ts',
    'export const a = (e: KeyboardEvent) => e.ctrlKey || e.metaKey || e.altKey;\n',
    null,
  ],
  ['apps/tasks/src/x.ts', "export const A = { shortcut: 'delete' };\n", SYNTAX],
  [
    'apps/tasks/src/x.ts',
    "export const A = { label: 'Up', shortcut: 'mod+shift+arrowup' };\n",
    SYNTAX,
  ],
  ['apps/tasks/src/x.ts', "export const A = { label: 'Up', shortcut: 'Alt ↑' };\n", SYNTAX],
  ['apps/tasks/src/x.tsx', 'export const A = () => <B shortcut="Del" />;\n', SYNTAX],
  ['apps/tasks/src/x.ts', "export const A = { label: 'Pin', shortcut: 'P' };\n", null],
  ['apps/tasks/src/x.tsx', 'export const A = () => <li tabIndex={-1} />;\n', SYNTAX],
  ['apps/tasks/src/x.tsx', 'export const A = () => <p role="listitem" tabIndex={0} />;\n', SYNTAX],
  ['apps/tasks/src/x.tsx', 'export const A = () => <p role="row" tabIndex={0} />;\n', null],
  ['apps/tasks/src/x.ts', 'export const a = (f: () => void) => requestIdleCallback(f);\n', SYNTAX],
  ['apps/tasks/src/x.tsx', 'export const A = () => <select />;\n', SYNTAX],
  [
    'apps/tasks/src/x.tsx',
    "import { styled } from 'styled-components';\nexport const A = styled.select``;\n",
    SYNTAX,
  ],
  [
    'libs/shared/platform/src/x.ts',
    'export const a = (f: () => void) => requestIdleCallback(f);\n',
    null,
  ],

  // Modules of a remote
  ['apps/tools-time/src/modules/pomodoro/x.ts', use('../calendar/y'), BORDERS],
  ['apps/tools-time/src/modules/never-listed/x.ts', use('../pomodoro/y'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/hooks/x.ts', use('../../calendar/model/y'), BORDERS],
  ['apps/tools-time/src/shared/x.ts', use('../modules/pomodoro/y'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/x.ts', use('../../shared/y'), null],
  ['apps/tools-time/src/modules/pomodoro/model/x.ts', use('../hooks/y'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/api/x.ts', use('../components/y'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/hooks/x.ts', use('../components/y'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/components/x.ts', use('../hooks/y'), null],
  ['apps/tools-time/src/modules/pomodoro/model/x.ts', use('react'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/model/x.ts', use('@plainday/data-api'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/model/x.ts', use('@plainday/data-device'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/model/x.store.ts', use('@plainday/data-api'), BORDERS],
  ['apps/tools-time/src/modules/pomodoro/model/x.store.ts', use('@plainday/data-device'), null],

  // Public doors
  ['libs/ui/patterns/src/x.ts', use('./index'), 'plainday/no-own-index'],
  ['libs/ui/patterns/src/deep/x.ts', use('..'), 'plainday/no-own-index'],
  ['libs/ui/patterns/src/x.ts', use('@plainday/ui-patterns'), 'plainday/no-own-index'],
  ['libs/ui/patterns/src/x.ts', "export * from './y';\n", SYNTAX],
  ['libs/ui/patterns/src/x.ts', 'export default 1;\n', SYNTAX],
  ['apps/tasks/src/x.ts', use('@plainday/ui-components/src/icon'), IMPORTS],

  // What begins within another observer's call
  ['apps/tasks/src/x.ts', 'export const x = new ResizeObserver(() => undefined);\n', SYNTAX],
  [
    'libs/shared/platform/src/x.ts',
    'export const x = new ResizeObserver(() => undefined);\n',
    null,
  ],

  // What is read
  ['apps/tasks/src/x.tsx', field('Add a task', 'Add a task...'), 'plainday/said-once'],
  ['libs/ui/patterns/src/x.tsx', field('Details', 'Details'), null],
  ['apps/tasks/src/x.tsx', field('Tags', '# tags, with commas'), null],

  // Packages with one door
  ['apps/tasks/src/x.ts', use('zod'), IMPORTS],
  ['apps/tasks/src/x.ts', use('zod/mini'), null],
  ['apps/tasks/src/x.ts', use('lucide-react'), IMPORTS],
  ['apps/tasks/src/x.ts', use('@reduxjs/toolkit'), IMPORTS],
  ['apps/tasks/src/x.ts', use('@reduxjs/toolkit/query/react'), IMPORTS],
  ['libs/data/api/src/x.ts', use('@reduxjs/toolkit/query/react'), null],
  ['apps/tasks/src/x.ts', use('react-redux'), IMPORTS],
  ['libs/data/api/src/x.ts', use('react-redux'), null],
  ['apps/tasks/src/x.ts', use('react-router-dom'), IMPORTS],
  ['apps/shell/src/app/x.ts', use('react-router-dom'), null],
  ['libs/data/api/src/x.ts', use('@supabase/supabase-js'), IMPORTS],
  ['libs/data/supabase/src/x.ts', use('@supabase/supabase-js'), null],

  // Globals with one door
  ['apps/tasks/src/x.ts', "localStorage.getItem('a');\n", 'no-restricted-globals'],
  ['apps/tasks/src/x.ts', "window.localStorage.getItem('a');\n", 'no-restricted-properties'],
  ['libs/ui/theme/src/x.ts', 'sessionStorage.clear();\n', 'no-restricted-globals'],
  ['apps/tasks/src/x.ts', 'indexedDB.databases();\n', 'no-restricted-globals'],
  ['libs/shared/platform/src/x.ts', 'localStorage.clear();\n', null],
  ['apps/tasks/src/x.ts', 'export const a = Date.now();\n', SYNTAX],
  ['apps/tasks/src/x.ts', 'export const a = new Date();\n', SYNTAX],
  ['apps/tasks/src/x.ts', change('setBook((book) => ({ ...book, at: clock.now() }))'), SYNTAX],
  ['apps/tasks/src/x.ts', change('store.update(book, (now) => ({ ...now, id: newId() }))'), SYNTAX],
  ['apps/tasks/src/x.ts', change('setBook({ id: newId(), at: clock.now() })'), null],
  [
    'apps/tasks/src/x.ts',
    "export const a = { label: 'Up', shortcut: 'mod+shift+arrowup' };\n",
    SYNTAX,
  ],
  [
    'apps/tasks/src/x.ts',
    "export const a = { title: 'Up', shortcut: 'mod+shift+arrowup' };\n",
    null,
  ],
  ['apps/tasks/src/x.ts', change('setTimeout(() => show(clock.now()), 5)'), null],
  ['apps/tasks/src/x.ts', 'export const a = new Date(0);\n', null],
  ['apps/tasks/src/x.ts', "console.log('a');\n", 'no-console'],
  ['libs/domain/timer/src/x.ts', 'setTimeout(String, 1);\n', 'no-restricted-globals'],
  ['apps/tasks/src/modules/a/model/x.ts', "fetch('/a');\n", 'no-restricted-globals'],
  [
    'apps/tasks/src/x.tsx',
    "export function A() {\n  return <p dangerouslySetInnerHTML={{ __html: '' }} />;\n}\n",
    SYNTAX,
  ],
  ['apps/tasks/src/x.tsx', 'export const a = <input type="date" />;\n', SYNTAX],
  ['libs/ui/patterns/src/x.tsx', "export const a = <input type={'time'} />;\n", SYNTAX],
  ['apps/tasks/src/x.tsx', CLASS, SYNTAX],
  ['apps/tools-time/src/modules/goals/x.tsx', CLASS, SYNTAX],
  ['apps/tasks/src/shared/task-rows/row/x.tsx', CLASS, null],

  // Type scale and breakpoints
  ['apps/tasks/src/x.ts', 'export const a = `font: 600 14px/20px var(--font);`;\n', TYPE],
  ['apps/tasks/src/x.ts', 'export const a = `font-size: 13px;`;\n', TYPE],
  ['apps/tasks/src/x.ts', 'export const a = `font: 600 1rem var(--font);`;\n', TYPE],
  ['apps/tasks/src/x.ts', 'export const a = `@media (max-width: 640px) {}`;\n', TYPE],
  ['apps/tasks/src/x.ts', 'export const a = `font: 600 var(--type-small);`;\n', null],
  ['apps/tasks/src/x.test.ts', 'export const a = `font-size: 13px;`;\n', null],
  ['libs/ui/theme/src/x.ts', 'export const a = `@media (max-width: 640px)`;\n', null],

  // What a supported browser lacks
  ['apps/tasks/src/x.ts', change('navigator.wakeLock.request()'), BASELINE],
  ['apps/tasks/src/x.ts', 'export const a = () => new EyeDropper();\n', BASELINE],
  ['apps/tasks/src/x.ts', "export const a = new Notification('Tea');\n", BASELINE],
  ['libs/shared/platform/src/x.ts', 'export const a = () => Promise.try(String);\n', BASELINE],
  [
    'apps/shell/src/offline/worker/x.ts',
    'export const a = navigator.locks.query.name + navigator.vibrate(1);\n',
    BASELINE,
  ],
  ['libs/ui/patterns/src/x.ts', 'export const a = () => new CloseWatcher();\n', BASELINE],
  ['apps/tasks/src/x.ts', 'export const a = AbortSignal.timeout(8);\n', null],
  ['apps/tasks/src/x.ts', 'export const a = AbortSignal.any([]);\n', null],
  ['apps/tasks/src/x.ts', 'export const a = structuredClone({});\n', null],
  ['apps/tasks/src/x.test.ts', "export const a = new Notification('Tea');\n", null],

  // Names and sizes
  ['apps/tasks/src/BadName.ts', 'export const a = 1;\n', 'plainday/kebab-case-files'],
  ['apps/tasks/src/badFolder/x.ts', 'export const a = 1;\n', 'plainday/kebab-case-files'],
  ['apps/tasks/src/good-name.logic.test.ts', 'export const a = 1;\n', null],
  ['apps/tasks/src/x.ts', `export const a = 1;\n${'// line\n'.repeat(300)}`, 'max-lines'],
  ['apps/tasks/src/x.ts', 'export const a: any = 1;\n', '@typescript-eslint/no-explicit-any'],
];

test('forbidden imports, globals and names fail, allowed ones pass', () => {
  const input = JSON.stringify(CASES.map(([path, code]) => ({ path, code })));
  const script = join(ROOT, 'tools/eslint/lint-snippets.mjs');
  const run = spawnSync(process.execPath, [script], { cwd: ROOT, input, encoding: 'utf8' });
  expect(run.stderr).toBe('');

  const broken = JSON.parse(run.stdout) as string[][];
  const wrong = CASES.filter(([, , rule], index) => {
    const rules = broken[index] ?? [];
    return rule ? !rules.includes(rule) : rules.length > 0;
  });
  expect(wrong).toEqual([]);
  expect(broken).toHaveLength(CASES.length);
}, 120_000);
