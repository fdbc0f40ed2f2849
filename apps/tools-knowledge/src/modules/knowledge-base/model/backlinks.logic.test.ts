import { backlinkCounts, linkingEntries } from './backlinks.logic';
import { entryOf } from './entries.logic';
import { emptyDraft } from './entry.schema';

const entry = (title: string, content: string) =>
  entryOf({ ...emptyDraft, title, content }, { id: title, now: 0 });

const menu = entry('Menu', 'Of [[menu]] itself');
const entries = [menu, entry('Card', '[[MENU]] and [[Menu]]'), entry('Ink', 'For [[ menu ]].')];

test('[KB7] an entry knows who links to it, once each and not itself', () => {
  expect(backlinkCounts(entries).get('Menu')).toBe(2);
  expect(linkingEntries(entries, menu).map(({ id }) => id)).toEqual(['Card', 'Ink']);
});

test('[KB12] a link by path leads to the file that lay there, and counts for it alone', () => {
  const at = (id: string, path: string, content: string) => ({
    ...entry('README', content),
    id,
    path,
  });
  const one = at('one', 'Vault/One/README', 'See [[Two/README|the other]].');
  const two = at('two', 'Vault/Two/README', 'Back to [[One/README]].');
  const all = [one, two, entry('Index', '[[one/readme]] [[Vault/Two/README]]')];
  expect(linkingEntries(all, two).map(({ id }) => id)).toEqual(['one', 'Index']);
  expect([...backlinkCounts(all)].sort()).toEqual([
    ['one', 2],
    ['two', 2],
  ]);
});
