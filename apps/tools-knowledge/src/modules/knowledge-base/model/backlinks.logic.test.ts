import { backlinkCounts, linkingEntries } from './backlinks.logic';
import { entryOf } from './entries.logic';
import { emptyDraft } from './entry.schema';

const entry = (title: string, content: string) =>
  entryOf({ ...emptyDraft, title, content }, { id: title, now: 0 });

const menu = entry('Menu', 'Of [[menu]] itself');
const entries = [menu, entry('Card', '[[MENU]] and [[Menu]]'), entry('Ink', 'For [[ menu ]].')];

test('[KB7] an entry knows who links to it, once each and not itself', () => {
  expect(backlinkCounts(entries).get('menu')).toBe(2);
  expect(linkingEntries(entries, menu).map(({ id }) => id)).toEqual(['Card', 'Ink']);
});
