import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  expect([...new Set(places)].toSorted()).toEqual([...settings, 'your-data'].toSorted());
});
