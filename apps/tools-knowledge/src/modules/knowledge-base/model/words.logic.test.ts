import { entryOf } from './entries.logic';
import { emptyDraft, type EntryDraft } from './entry.schema';
import { dayText, excerptOf, momentText } from './words.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const excerpt = (draft: Partial<EntryDraft>) =>
  excerptOf(entryOf({ ...emptyDraft, title: 'T', ...draft }, { id: 'a', now: 0 }));

test.each([
  [{ content: '\n## **Paper** and [[Ink]]' }, 'Paper and Ink'],
  [{ content: '- [ ] ask [Mara](https://mara.example)' }, 'ask Mara'],
  [{ content: 'x', type: 'link', url: 'https://www.plainday.example/a/' }, 'plainday.example/a'],
  [{ content: 'x', type: 'link', url: 'mailto:mara@cafe.example' }, 'mara@cafe.example'],
  [{ content: '{\n  a: b', type: 'snippet' }, 'a: b'],
] satisfies [Partial<EntryDraft>, string][])('a row says of %j: %s', (draft, text) => {
  expect(excerpt(draft)).toBe(text);
});

test('days are told the short way, the hour only of today', () => {
  const at = '2026-11-21T08:52:00Z';
  const days = ['2026-11-21', '2026-11-22', '2026-12-01', '2027-01-01'];
  expect(days.map((day) => dayText(at, day, UTC))).toEqual([
    'Today',
    'Yesterday',
    'Nov 21',
    'Nov 21, 2026',
  ]);
  expect(momentText(at, '2026-11-21', UTC)).toBe('today, 08:52');
  expect(dayText('never', '2026-11-21', UTC)).toBe('');
});
