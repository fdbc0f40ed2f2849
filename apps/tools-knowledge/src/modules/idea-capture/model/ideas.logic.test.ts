import { ideaDraftSchema, emptyDraft } from './idea.schema';
import {
  capturedText,
  draftOf,
  fieldsOf,
  filterIdeas,
  newIdea,
  resurfacedAfter,
  tagCounts,
  tagsOf,
} from './ideas.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const made = { id: 'i1', userId: 'u1', now: Date.UTC(2026, 9, 22, 12) };
const idea = newIdea(
  { title: ' Board game ', content: ' ', tags: 'Fun, family , ', category: 'creative' },
  made,
);
const all = { query: '', starredOnly: false, tag: null, archived: false };

test('[IC1] an idea needs a title', () => {
  const fits = (title: string) => ideaDraftSchema.safeParse({ ...emptyDraft, title }).success;
  expect([fits('A'), fits('  ')]).toEqual([true, false]);
});

test('[IC2] tags are split at commas, trimmed, and none comes empty or twice', () => {
  expect(tagsOf(' a, b ,,A, c d ')).toEqual(['a', 'b', 'c d']);
  expect(tagsOf('')).toEqual([]);
  expect(tagsOf(Array.from({ length: 30 }, (_, index) => `t${index}`).join(','))).toHaveLength(20);
});

test('[IC3] a new idea is captured, with medium priority', () => {
  expect(idea).toMatchObject({
    title: 'Board game',
    content: null,
    tags: ['Fun', 'family'],
    category: 'creative',
    priority: 'medium',
    status: 'captured',
    created_at: '2026-10-22T12:00:00.000Z',
  });
});

test.each(['board', 'FAMILY', 'dice'])(
  '[IC4] the search finds %p in title, tags or content',
  (query) => {
    const ideas = [
      { ...idea, content: 'With dice' },
      { ...idea, id: 'i2', title: 'Else', tags: [] },
    ];
    expect(filterIdeas(ideas, { ...all, query }).map(({ id }) => id)).toEqual(['i1']);
  },
);

test('[IC5] starred and tag narrow the list', () => {
  const ideas = [idea, { ...idea, id: 'i2', status: 'starred' as const, tags: ['work'] }];
  expect(filterIdeas(ideas, { ...all, starredOnly: true }).map(({ id }) => id)).toEqual(['i2']);
  expect(filterIdeas(ideas, { ...all, tag: 'FUN' }).map(({ id }) => id)).toEqual(['i1']);
  expect(tagCounts([idea, { ...idea, tags: ['fun'] }])).toEqual([
    { tag: 'Fun', count: 2 },
    { tag: 'family', count: 1 },
  ]);
});

test('[IC5][IC12] archived ideas are out of sight until one asks for them', () => {
  const ideas = [idea, { ...idea, id: 'i2', outcome: 'archived' as const }];
  expect(filterIdeas(ideas, all).map(({ id }) => id)).toEqual(['i1']);
  expect(filterIdeas(ideas, { ...all, archived: true }).map(({ id }) => id)).toEqual(['i2']);
});

test('[IC8] an idea opened and saved as it is stays as it is', () => {
  const { title, content, tags, category } = idea;
  expect(fieldsOf(draftOf(idea))).toEqual({ title, content, tags, category });
});

test('[IC9] an idea comes up again after thirty days, unless it was decided', () => {
  expect(resurfacedAfter(idea, '2026-11-21', UTC)).toBe(30);
  expect(resurfacedAfter(idea, '2026-12-21', UTC)).toBe(60);
  expect(resurfacedAfter(idea, '2026-11-20', UTC)).toBeNull();
  expect(resurfacedAfter(idea, '2026-10-22', UTC)).toBeNull();
  expect(resurfacedAfter({ ...idea, outcome: 'task' }, '2026-11-21', UTC)).toBeNull();
});

test('[IC9] the day of capture is told the short way', () => {
  const text = (today: string) => capturedText(idea, today, UTC);
  expect([text('2026-10-22'), text('2026-10-23'), text('2026-11-02'), text('2027-01-02')]).toEqual([
    'Today, 12:00',
    'Yesterday',
    'Oct 22',
    'Oct 22, 2026',
  ]);
});
