import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOOL_PRESETS } from '@plainday/data-preferences';
import { settingAt } from './model/setting-at.logic';
import { settingsManifest } from './settings.manifest';

/** Groups without anything of their own: what stands in them is found. */
const MERE_GROUPS = [
  'Look',
  'Days',
  'Notifications and messages',
  'When Plainday is closed',
  'Plainday as an app',
  'Typing',
  'Account',
];

/** The words a heading begins with; one that is made of parts has none here. */
const HEADING = /<h2\b[^>]*>\s*([A-Z][^<{]+)/g;

const COMPONENTS = join(__dirname, 'components');

function titlesInCode(): string[] {
  const files = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const code = readFileSync(join(COMPONENTS, file), 'utf8');
      // A title that is made up while the page is drawn would be found by nobody; a plain row belongs to its group.
      const made = code.match(/<Setting(?:Group)?\s(?!\s*plain\b)[^>]*?\btitle=\{/g) ?? [];
      expect([file, made]).toEqual([file, []]);
      return [...code.matchAll(/<Setting(?:Group)?\b[^>]*?\btitle="([^"]+)"/g)];
    })
    .map(([, title = '']) => title)
    .filter((title) => !MERE_GROUPS.includes(title));
}

test('[issue 37] the palette finds every setting, and leads to nothing that is not there', () => {
  const places = (settingsManifest.commands ?? []).flatMap(({ at }) => at || []);
  expect(titlesInCode().length).toBeGreaterThan(10);
  const settings = titlesInCode().map(settingAt);
  expect([...new Set(places)].toSorted()).toEqual(
    [...settings, 'your-data', 'platform'].toSorted(),
  );
});

test('[issue 44] the palette finds what the pages of settings are headed and labelled with', () => {
  const headings = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(preferences|stored|feed|app)\/.*(?<!dialog)\.tsx$/.test(file))
    .flatMap((file) => [...readFileSync(join(COMPONENTS, file), 'utf8').matchAll(HEADING)])
    .map(([, text = '']) => text.trim());
  expect(headings).toEqual(expect.arrayContaining(['Your calendar feed', 'Other calendars']));
  const labels = [
    ...[...headings, ...titlesInCode(), ...MERE_GROUPS],
    ...TOOL_PRESETS.map(({ title }) => title),
    ...['End of day', 'Ask it to keep the data', 'Export with a passphrase', 'Platform'],
  ];
  const found = (settingsManifest.commands ?? []).map(({ title, words = [] }) => ({
    title,
    words,
  }));
  const isFound = (label: string) =>
    found.some(
      ({ title, words }) =>
        title.toLowerCase().includes(label.toLowerCase()) ||
        words.some((word) => word.startsWith(label.toLowerCase())),
    );
  expect(labels.filter((label) => !isFound(label))).toEqual([]);
});

test('the palette compares words in small letters', () => {
  const words = (settingsManifest.commands ?? []).flatMap((command) => command.words ?? []);
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
});
