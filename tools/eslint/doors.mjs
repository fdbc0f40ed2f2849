import { readdirSync } from 'node:fs';

const APPS = readdirSync(new URL('../../apps/', import.meta.url));

/** Everything dangerous has one door (design §3, style 25). Each entry says where the door is. */
const IMPORTS = {
  zod: {
    name: 'zod',
    message: "Write `import * as z from 'zod/mini'`: all of zod weighs twenty times as much.",
  },
  icons: {
    name: 'lucide-react',
    message: "Import icon data from 'lucide' and draw it with <Icon> of @plainday/ui-components.",
  },
  supabase: {
    name: '@supabase/supabase-js',
    message: 'Only libs/data/supabase loads the client; ask it for getSupabase().',
  },
  toolkit: {
    group: ['@reduxjs/toolkit', '@reduxjs/toolkit/*'],
    message: 'Import what you need of Redux Toolkit from @plainday/data-api.',
  },
  redux: {
    name: 'react-redux',
    message:
      'Take useAppSelector and useAppDispatch from @plainday/data-api: a copy of its own sees no store.',
  },
  router: {
    group: ['react-router-dom', 'react-router', 'react-router/*'],
    message: 'Only the shell routes. A module navigates through useShell().',
  },
  apps: {
    group: APPS.flatMap((name) => [`@plainday/${name}`, `@plainday/${name}/*`]),
    message: 'Nothing imports an app: what two need belongs into libs.',
  },
  deep: {
    group: ['@plainday/*/src/*', '**/libs/*/*/src/**'],
    message: 'A library is entered through the doors in its package.json, not through src.',
  },
};

/** `no-restricted-imports` with every ban but the doors named in `open`. */
export function imports(...open) {
  const bans = Object.entries(IMPORTS).filter(([key]) => !open.includes(key));
  const entries = bans.map(([, ban]) => ban);
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths: entries
          .filter((ban) => 'name' in ban)
          .map((ban) => ({ ...ban, allowTypeImports: ban.name === '@supabase/supabase-js' })),
        patterns: entries.filter((ban) => 'group' in ban),
      },
    ],
  };
}

const SYNTAX = {
  star: {
    selector: 'ExportAllDeclaration',
    message: 'Name what you export: `export *` hides the API and breeds cycles.',
  },
  defaults: {
    selector: 'ExportDefaultDeclaration',
    message: 'Use a named export.',
  },
  html: {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'React text only: raw HTML is how scripts get in.',
  },
  innerHtml: {
    selector: 'AssignmentExpression > MemberExpression[property.name=/^(inner|outer)HTML$/]',
    message: 'React text only: raw HTML is how scripts get in.',
  },
  plain: {
    selector: "JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name='className']",
    message: 'Style a part of its own: plain class names are for windowed lists (ADR 0034).',
  },
  nativeDate: {
    selector:
      "JSXAttribute[name.name='type'] Literal[value=/^(date|time|datetime-local|month|week)$/]",
    message:
      'Use DateField and TimeField of @plainday/ui-patterns: each engine draws its own (ADR 0225).',
  },
  now: {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take a Clock from @plainday/shared-platform as an argument: clock.now().',
  },
  newDate: {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take a Clock from @plainday/shared-platform as an argument: new Date(clock.now()).',
  },
  wallDay: {
    selector:
      "ImportDeclaration[source.value='@plainday/domain-calendar'] > ImportSpecifier[imported.name=/^(dayKeyOf|startOfDay|endOfDay)$/]",
    message:
      'Days begin when the person says: dayAt, beginOf, endOf with useDayRule() or readPreferences() (decision 96). Where the clock on the wall is meant, list the file under WALL_DAYS.',
  },
  mod: {
    selector:
      ":not(LogicalExpression[operator='||']) > LogicalExpression[operator='||']" +
      ":matches([left.property.name='ctrlKey'][right.property.name='metaKey'], [left.property.name='metaKey'][right.property.name='ctrlKey']," +
      " [left.name='ctrlKey'][right.name='metaKey'], [left.name='metaKey'][right.name='ctrlKey'])",
    message: 'Use holdsMod from @plainday/shared-utils: on a Mac Ctrl is the system’s.',
  },
  composing: {
    selector:
      "MemberExpression[property.name='isComposing'], BinaryExpression[right.value='Enter']:matches([left.property.name='key'], [left.name='key'])",
    message:
      'Use isEnter or isComposing from @plainday/shared-utils: an Enter may end a word of an input method.',
  },
  deleteKeys: {
    selector: "Property[key.name='shortcut'] > Literal[value=/(^|[|] )delete( [|]|$)/]",
    message: 'Use DELETE_KEYS from @plainday/shared-utils: a MacBook has no Delete.',
  },
  focusItem: {
    selector:
      "JSXOpeningElement:matches([name.name='li'], :has(> JSXAttribute[name.name='role'][value.value='listitem'])) > JSXAttribute[name.name='tabIndex']",
    message:
      'Rows that take the focus are rows of a grid: readers leave no keys to a list item (ADR 0228).',
  },
  select: {
    selector:
      "MemberExpression[object.name='styled'][property.name='select'], JSXOpeningElement[name.name='select']",
    message: 'Use NativeSelect of the kit: WebKit draws a select of its own unless told not to.',
  },
  idle: {
    selector: "CallExpression[callee.name='requestIdleCallback']",
    message: 'Use whenIdle from @plainday/shared-platform: Safari has no requestIdleCallback.',
  },
  sizes: {
    selector: "NewExpression[callee.name='ResizeObserver']",
    message:
      'Use observeSizes from @plainday/shared-platform: it never begins too late for a frame.',
  },
  rawKeys: {
    selector:
      "ObjectExpression:has(> Property[key.name='label']) > Property[key.name='shortcut'] > Literal[value=/\\b(mod|ctrl|shift|alt)[+ ]|^Del$/i]," +
      " JSXAttribute[name.name='shortcut'] > Literal[value=/\\b(mod|ctrl|shift|alt)[+ ]|^Del$/i]",
    message: 'A menu shows keys as they stand on the keyboard: shortcutLabel(…, isMac()).',
  },
  frameHeading: {
    selector:
      "CallExpression[callee.property.name='getByRole'][callee.object.type='Identifier'][callee.object.name!='screen'][arguments.0.value='heading']" +
      " > ObjectExpression > Property[key.name='level'][value.value=1]",
    message:
      'Use dashboard.heading(): the first frame has a heading, too, and nothing listens behind it.',
  },
  bareClock: {
    selector: "CallExpression[callee.property.name='install'][callee.object.property.name='clock']",
    message:
      'Use installClock from @plainday/testing-e2e: it moves only while nothing is in flight.',
  },
  lostRead: {
    selector:
      "CallExpression[callee.property.name='unwrap'] > MemberExpression > CallExpression:matches([callee.property.name='dispatch'], [callee.name='dispatch']) Property[key.name='subscribe'][value.value=false]",
    message:
      'Use readQuery of @plainday/data-api: without a network it answers with what this device knows.',
  },
  impureChange: {
    selector:
      'CallExpression:matches([callee.name=/^(set(?!Timeout|Interval|Immediate)[A-Z]|(update|upsert)$)/], [callee.property.name=/^(set|update|upsert)$/])' +
      ' > :function CallExpression:matches([callee.name=/^(now|newId)$/], [callee.property.name="now"])',
    message: 'A change may be made twice: ask the clock, or make the id, before it.',
  },
};

/** Rows and cells that stand on a page by the hundred (ADR 0034). */
export const WINDOWED = [
  'apps/tasks/src/shared/task-rows/row/**/*.tsx',
  'apps/tasks/src/shared/days/{day-rows,row/day-row,row/day-row-buttons}.tsx',
  'apps/tasks/src/modules/eisenhower/components/matrix-card.tsx',
  'apps/tasks/src/modules/productivity-dashboard/components/lists/counted-row.tsx',
  'apps/tools-time/src/modules/calendar/components/{task-lines,days/*,month/*}.tsx',
];

/** Names that a library looks for or hands on, and those of the page before its script. */
export const NAMED_BY_OTHERS = [
  'libs/ui/components/src/marks/icon.tsx',
  'libs/ui/patterns/src/time/month/day-month.tsx',
  'apps/tools-knowledge/src/shared/markdown/markdown-parts.tsx',
  'apps/tools-knowledge/src/modules/mind-mapping/components/canvas/node-field.tsx',
  'apps/marketing/src/pictures/app-shot.tsx',
];

/** Where a day is that of the clock on the wall: forms with date and time, files with dates, the shell's own date. */
export const WALL_DAYS = [
  'libs/domain/*/src/**/*.ts',
  'apps/shell/src/dashboard/header/age.logic.ts',
  'apps/shell/src/offline/read-lists.ts',
  'apps/tasks/src/modules/settings/{components/{archive/restore-preview,import/{import-history,preview-rows},stored/{everything-card,ledger-row}}.tsx,model/{archive/readable/tasks-calendar,push}.logic.ts}',
  'apps/tasks/src/shared/{import/**/*,task-rows/bulk/copied}.ts',
  'apps/tasks/src/shared/task-rows/order/arrange.logic.ts',
  'apps/tools-time/src/modules/calendar/model/{blocks,move}.logic.ts',
  'apps/tools-time/src/modules/time-tracker/{components/still-working.tsx,model/{running,entry-form,strip}.logic.ts}',
  'apps/tools-wellbeing/src/modules/habits/api/habits.api.ts',
  'apps/tools-wellbeing/src/modules/mood-energy/{components/import-dialog.tsx,model/export.logic.ts}',
];

/** `no-restricted-syntax` with every ban but the ones named in `open`. */
export function syntax(...open) {
  const bans = Object.entries(SYNTAX).filter(([key]) => !open.includes(key));
  return { 'no-restricted-syntax': ['error', ...bans.map(([, ban]) => ban)] };
}

const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'];
const STORAGE_DOOR = 'Use @plainday/shared-platform or @plainday/data-device: they never throw.';

/** No browser storage but through its doors, whether named bare or through window. */
export const noStorage = {
  'no-restricted-globals': [
    'error',
    ...STORAGE.map((name) => ({ name, message: STORAGE_DOOR })),
    { name: 'event', message: 'Take the event as an argument.' },
  ],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      STORAGE.map((property) => ({ object, property, message: STORAGE_DOOR })),
    ),
  ],
};

/** In addition, for pure code: no timers, no network, no chance. */
export const noSideEffects = {
  'no-restricted-globals': [
    ...noStorage['no-restricted-globals'],
    ...['setTimeout', 'setInterval', 'fetch', 'window', 'document', 'navigator'].map((name) => ({
      name,
      message: 'This code is pure: pass in what it needs.',
    })),
  ],
};
